// Damage to the file of a bundle that every kind of bundle must withstand.
import fc from 'fast-check'
import { afterAll, beforeAll, expect } from 'vitest'
import { concatBytes } from '../../proofs/bytes.ts'
import { flipped } from '../../proofs/testing/sample-log.ts'
import type { BundleTrust } from '../verify-bundle.ts'
import { verified } from './sample-bundle.ts'

/** Refusals of the tests of this file have no stack: it is not read, and takes a part of the time. */
export function withoutStacks(): void {
  const { stackTraceLimit } = Error
  beforeAll(() => void (Error.stackTraceLimit = 0))
  afterAll(() => void (Error.stackTraceLimit = stackTraceLimit))
}

/** The flipped bits with which the file still verifies: of every bit, or of one in `stride`. An odd stride meets every bit of a byte. */
export function acceptedFlips(bytes: Uint8Array, trust: BundleTrust, stride = 1): readonly number[] {
  return Array.from({ length: Math.floor((bytes.length * 8) / stride) }, (_, at) => at * stride).filter(
    (bit) => verified(flipped(bytes, bit), trust).outcome === 'verified',
  )
}

/** Expects that every cut of the file, and any run of bytes cut out, doubled or put in, is refused. */
export function expectCutsRefused(bytes: Uint8Array, trust: BundleTrust): void {
  for (let length = 0; length < bytes.length; length++)
    expect(verified(bytes.subarray(0, length), trust).outcome).toBe('malformed')
  fc.assert(
    fc.property(
      fc.nat({ max: bytes.length - 1 }),
      fc.nat({ max: 40 }),
      fc.uint8Array({ minLength: 1, maxLength: 4 }),
      (from, length, more) => {
        const to = Math.min(from + length + 1, bytes.length)
        const [before, part, after] = [bytes.subarray(0, from), bytes.subarray(from, to), bytes.subarray(to)]
        for (const changed of [
          concatBytes(before, after),
          concatBytes(before, part, part, after),
          concatBytes(before, more, part, after),
        ])
          expect(verified(changed, trust).outcome).not.toBe('verified')
      },
    ),
  )
}

/** Every place in a value, as the members that lead to it. */
export function placesIn(value: unknown, at: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [at]
  return [at, ...Object.entries(value).flatMap(([name, member]) => placesIn(member, [...at, name]))]
}

/** The value with another one at a place. */
export function replaced(value: unknown, [name, ...rest]: readonly string[], by: unknown): unknown {
  if (name === undefined) return by
  const members = value as Readonly<Record<string, unknown>>
  const member = replaced(members[name], rest, by)
  return Array.isArray(value) ? value.with(Number(name), member) : { ...members, [name]: member }
}
