// Each bound of signing in holds where it is put.
import { expect, test } from 'vitest'
import { foreignness } from './browser.ts'
import { createCredentialThrottle } from './credential-throttle.ts'

test.each([
  [100, (origin: string) => origin],
  [101, (origin: string) => origin.slice(0, 100)],
])('a refusal tells the first 100 characters of a foreign origin: of %i', (length, told) => {
  const origin = `https://${'a'.repeat(length - 8)}`
  const refused = foreignness({
    sessionCookie: undefined,
    workspaceId: undefined,
    method: 'POST',
    origin,
    fetchSite: undefined,
    ownOrigin: 'https://assay.test',
    keepsCookie: true,
  })
  expect(refused?.extras.detail).toContain(`The page is at ${told(origin)}, but`)
})

test('10,000 good keys are let in from an address full of wrong ones, and one more starts the memory again', async () => {
  let allowed = true
  const state = () => Promise.resolve({ allowed, limit: 1, remaining: 0, resetMs: 1_000, resetAt: 0 })
  const throttle = createCredentialThrottle({ consume: state, peek: state })
  const ask = (key: string) => throttle.check('192.0.2.1', key, () => Promise.resolve('found'))
  for (let i = 0; i < 10_000; i++) await ask(`key${i}`)
  allowed = false
  expect(await ask('key0')).toBe('found')
  await ask('key0')
  allowed = true
  await ask('key10000')
  allowed = false
  await expect(ask('key1')).rejects.toMatchObject({ code: 'rate_limited', retryAfterSeconds: 1 })
})
