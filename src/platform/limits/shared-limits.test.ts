import { afterEach, describe, expect, test } from 'vitest'
import { createServer } from 'node:net'
import { probeLimitsServer, sharedLimits } from './shared-limits.ts'
import type { OpenLimits } from './counted-limits.ts'
import { memoryLimits } from './memory-limits.ts'
import { SIZES } from './testing/sizes.ts'
import { startValkey, valkeyAbsent, valkeyProgram, type ValkeyServer } from './testing/valkey-server.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

async function valkey(options: Parameters<typeof startValkey>[0] = {}): Promise<ValkeyServer> {
  const server = await startValkey(options)
  ends.push(() => server.process.exitCode === null && server.process.signalCode === null && server.stop())
  return server
}

/** The counters of one server, and what was said of Valkey since. */
function counters(url: string): OpenLimits & { readonly said: (string | undefined)[] } {
  const said: (string | undefined)[] = []
  const limits = sharedLimits(url, SIZES, (away) => said.push(away))
  ends.push(() => limits.close())
  return { ...limits, said }
}

/** Waits until a server counts in Valkey: what it counts is seen by another connection. */
const connected = (limits: OpenLimits, witness: OpenLimits, mark: string) =>
  expect
    .poll(async () => {
      await limits.consume('pro', mark)
      return (await witness.peek('pro', mark)).remaining
    })
    .toBeLessThan(50)

describe.skipIf(valkeyProgram === undefined)(
  `limits in Valkey${valkeyProgram === undefined ? ` (${valkeyAbsent})` : ''}`,
  () => {
    test('of 12 parallel requests to two servers exactly the limit gets through, and no key names its subject', async () => {
      const server = await valkey()
      const [one, two] = [counters(server.url), counters(server.url)]
      await connected(one, two, 'a')
      await connected(two, one, 'b')
      const states = await Promise.all(
        Array.from({ length: 12 }, (_, i) => (i % 2 ? one : two).consume('free', 'account ann@example.com')),
      )
      expect(states.filter(({ allowed }) => allowed)).toHaveLength(5)
      for (const { limit, remaining, resetMs } of states.filter(({ allowed }) => !allowed)) {
        expect([limit, remaining]).toEqual([5, 0])
        expect(resetMs).toBeGreaterThan(0)
        expect(resetMs).toBeLessThanOrEqual(60_000)
      }
      for (const each of [one, two])
        expect(await each.peek('free', 'account ann@example.com')).toMatchObject({ allowed: false })
      expect(await one.consume('sign-in', 'account ann@example.com')).toMatchObject({ remaining: 1 })
    })

    test('two servers count attempts on an account by the hour, as one server counts in its memory', async () => {
      const server = await valkey()
      const [one, two] = [counters(server.url), counters(server.url)]
      await connected(one, two, 'a')
      await connected(two, one, 'b')
      const memory = memoryLimits(SIZES)
      const names = [
        'sign-in',
        'sign-in-account',
        'sign-in',
        'sign-in-account',
        'sign-in',
        'sign-in-account',
      ] as const
      for (const [at, name] of names.entries()) {
        const shared = await (at % 4 < 2 ? one : two).consume(name, 'account ann@example.com')
        const { resetMs, resetAt, ...own } = await memory.consume(name, 'account ann@example.com')
        expect(shared).toMatchObject(own)
        expect(Math.abs(shared.resetMs - resetMs)).toBeLessThan(30_000)
        expect(Math.abs(shared.resetAt - resetAt)).toBeLessThan(30)
      }
    })

    test('while Valkey is gone or hangs every request is counted in memory; afterwards it counts again', async () => {
      const server = await valkey()
      const port = Number(new URL(server.url).port)
      const [one, two] = [counters(server.url), counters(server.url)]
      await connected(one, two, 'a')

      server.process.kill('SIGSTOP')
      const hung = await Promise.all(Array.from({ length: 6 }, () => one.consume('free', 'key')))
      expect(hung.filter(({ allowed }) => allowed)).toHaveLength(5)
      expect(one.said.at(-1)).toBeDefined()
      server.process.kill('SIGCONT')
      await connected(one, two, 'b')
      expect(one.said.at(-1)).toBeUndefined()

      await server.stop()
      const gone = await Promise.all(Array.from({ length: 6 }, () => two.consume('free', 'other')))
      expect(gone.filter(({ allowed }) => allowed)).toHaveLength(5)
      await valkey({ port })
      await connected(two, one, 'c')
      expect(two.said.at(-1)).toBeUndefined()
    })

    test('a wrong password is said, without the password, and requests are counted in memory', async () => {
      const server = await valkey()
      const url = new URL(server.url)
      url.password = 'wrong-password'
      const limits = counters(url.href)
      await expect.poll(() => limits.said.at(-1)).toBeDefined()
      const states = await Promise.all(Array.from({ length: 6 }, () => limits.consume('free', 'key')))
      expect(states.filter(({ allowed }) => allowed)).toHaveLength(5)
      expect(limits.said).not.toContain(undefined)
      await expect(probeLimitsServer(url.href)).rejects.toThrow(/^WRONGPASS$/)
      await probeLimitsServer(server.url)
    })
  },
)

test('where nothing listens the limits hold from the first request', async () => {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((done) => probe.once('listening', done))
  const address = probe.address()
  await new Promise((done) => probe.close(done))
  const url = `redis://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const limits = counters(url)
  const states = await Promise.all(Array.from({ length: 6 }, () => limits.consume('free', 'key')))
  expect(states.filter(({ allowed }) => allowed)).toHaveLength(5)
  await expect.poll(() => limits.said.at(-1)).toBe('ECONNREFUSED')
  await expect(probeLimitsServer(url)).rejects.toThrow('ECONNREFUSED')
})
