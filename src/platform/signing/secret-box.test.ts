// A secret opens under the ring that sealed it, for its owner alone, and unaltered.
import { expect, test } from 'vitest'
import { createSecretBox } from './secret-box.ts'

const secretOf = (id: string, fill: number) => ({ id, secret: Buffer.alloc(32, fill) })
const old = secretOf('s1', 1)
const fresh = secretOf('s2', 2)
const OWNER = 'workspace/webhook'

test('a sealed secret opens for its owner, and shows nothing of itself', () => {
  const box = createSecretBox([old])
  const sealed = box.seal('whsec_abc', OWNER)
  expect(sealed).not.toContain('abc')
  expect(box.seal('whsec_abc', OWNER)).not.toBe(sealed)
  expect(box.open(sealed, OWNER)).toBe('whsec_abc')
  expect(box.open(sealed, 'workspace/another')).toBeUndefined()
})

test('after a rotation of the ring it opens while the old secret is in the ring', () => {
  const sealed = createSecretBox([old]).seal('whsec_abc', OWNER)
  const rotated = createSecretBox([fresh, old])
  expect(rotated.open(sealed, OWNER)).toBe('whsec_abc')
  expect(rotated.isNewest(sealed)).toBe(false)
  expect(rotated.isNewest(rotated.seal('whsec_abc', OWNER))).toBe(true)
  expect(createSecretBox([fresh]).open(sealed, OWNER)).toBeUndefined()
  expect(createSecretBox([secretOf('s1', 3)]).open(sealed, OWNER)).toBeUndefined()
})

test('no altered text opens', () => {
  const box = createSecretBox([old])
  const [id, text = ''] = box.seal('whsec_abc', OWNER).split(':')
  const bytes = Buffer.from(text, 'base64url')
  for (let at = 0; at < bytes.length; at++) {
    const altered = Buffer.from(bytes)
    altered[at] = (altered[at] ?? 0) ^ 1
    expect(box.open(`${id}:${altered.toString('base64url')}`, OWNER)).toBeUndefined()
  }
  for (const nothing of ['', 's1', 's1:', 's1:AAAA', ':']) expect(box.open(nothing, OWNER)).toBeUndefined()
})
