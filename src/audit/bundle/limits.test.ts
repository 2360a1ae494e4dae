// The limits of what a verifier reads, each with the largest input that passes it.
import { expect, test } from 'vitest'
import { utf8 } from '../proofs/bytes.ts'
import { readBundle } from './bundle-file.ts'
import { readPolicy } from './policy.ts'

test('a bundle has at most 64 MiB', () => {
  const bytes = new Uint8Array(64 * 1024 * 1024 + 1).fill(0x20)
  expect(() => readBundle(bytes)).toThrow('longer than 64 MiB')
  expect(() => readBundle(bytes.subarray(1))).toThrow('not JSON')
})

test('a policy has at most 100,000 bytes', () => {
  const quorum = 'quorum none\n'
  const largest = `#${'x'.repeat(100_000 - quorum.length - 2)}\n${quorum}`
  expect(readPolicy(utf8(largest))).toEqual({ logs: [], quorum: undefined, witnesses: [] })
  expect(() => readPolicy(utf8(`#${largest}`))).toThrow('longer than 100,000 bytes')
})
