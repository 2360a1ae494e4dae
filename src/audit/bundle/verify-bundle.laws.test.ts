// No single flipped bit of a bundle passes, except in a signature of a key that the reader does not know.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { utf8 } from '../proofs/bytes.ts'
import { flipped, signerOf } from '../proofs/testing/sample-log.ts'
import { writeNoteKey } from '../proofs/signed-note.ts'
import { acceptedFlips, expectCutsRefused, withoutStacks } from './testing/damage.ts'
import {
  BUNDLE_KEY,
  BUNDLE_ORIGIN,
  BUNDLE_SIGNER,
  bundleLog,
  bytesOfBundle,
  rechained,
  sampleErasure,
  sampleRun,
  verified,
} from './testing/sample-bundle.ts'

const runs = ['run-1', 'run-2', 'run-3'].map((id) => sampleRun(id, { steps: 0 }))
const log = bundleLog(runs)
const trust = { keys: [BUNDLE_KEY], pin: log.checkpoint(5) }

withoutStacks()

test('every single flipped bit of a bundle is refused', () => {
  const bytes = bytesOfBundle(log.bundle(1, { from: 5 }))
  expect(verified(bytes, trust).outcome).toBe('verified')
  expect(acceptedFlips(bytes, trust)).toEqual([])
})

test('flipped bits of a bundle of an erased run are refused, in every byte', () => {
  const erasures = new Map([[1, sampleErasure(runs[1] ?? sampleRun('run-2'))]])
  const bytes = bytesOfBundle(bundleLog(runs, undefined, erasures).bundle(1, { from: 5, receipts: false }))
  expect(verified(bytes, trust).outcome).toBe('verified')
  expect(acceptedFlips(bytes, trust, 5)).toEqual([])
})

test('every single flipped bit of the envelope of a bundle is refused, in a rotation too', () => {
  const later = signerOf(BUNDLE_ORIGIN, 22)
  for (const signers of [[BUNDLE_SIGNER], [later, BUNDLE_SIGNER]]) {
    const bytes = bytesOfBundle(
      bundleLog(runs, signers).bundle(1, { from: 5, receipts: false, envelope: true }),
    )
    const known = { ...trust, keys: signers.map(writeNoteKey) }
    const report = verified(bytes, known)
    expect(report.outcome).toBe('verified')
    expect(report.steps.find(({ step }) => step === 'envelope')?.state).toBe('proved')
    const text = Buffer.from(bytes)
    const [from, to] = [text.indexOf('"envelope":'), text.indexOf('"checkpoint":')]
    const accepted = Array.from({ length: (to - from) * 8 }, (_, at) => from * 8 + at).filter(
      (bit) => verified(flipped(bytes, bit), known).outcome === 'verified',
    )
    expect(accepted).toEqual([])
  }
})

test('flipped bits of a bundle with an indent are refused', () => {
  const bytes = utf8(`${JSON.stringify(log.bundle(1, { from: 5 }), null, 2)}\n`)
  expect(verified(bytes, trust).outcome).toBe('verified')
  expect(acceptedFlips(bytes, trust, 13)).toEqual([])
})

test('a flipped bit in a signature of an unknown key is refused too, because every copy must be the same', () => {
  const surplus = signerOf('another.example/w1', 2)
  const cosigned = bundleLog(runs, [BUNDLE_SIGNER, surplus]).bundle(1, { from: 5 })
  const bytes = bytesOfBundle(cosigned)
  expect(verified(bytes, trust).outcome).toBe('verified')
  expect(acceptedFlips(bytes, trust, 13)).toEqual([])
})

test('every cut of a bundle, and any run of bytes cut out, doubled or put in, is refused', () => {
  expectCutsRefused(bytesOfBundle(log.bundle(1, { from: 5 })), trust)
})

test('no choice of other runs, in any order and with any change, continues the pin', () => {
  const pool = [...runs, ...['run-4', 'run-5'].map((id) => sampleRun(id))]
  fc.assert(
    fc.property(
      fc.shuffledSubarray(pool, { minLength: 2 }),
      fc.nat({ max: 9 }),
      fc.boolean(),
      (chosen, at, emptied) => {
        const place = at % chosen.length
        const history = chosen.map((run, index) =>
          emptied && index === place
            ? rechained(run, (each) => ({ ...each, data: { ...each.data, x: 1 } }))
            : run,
        )
        const forged = bundleLog(history)
        // the pin holds the first run and two of three leaves of the second
        const honest = history[0] === runs[0] && history[1] === runs[1]
        const { outcome } = verified(bytesOfBundle(forged.bundle(place, { from: 5 })), trust)
        expect(outcome === 'verified').toBe(honest)
      },
    ),
  )
})

test('a bundle of any number of records in a log of any size verifies', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 0, max: 30 }),
      fc.nat(),
      (count, steps, seed) => {
        const its = bundleLog(Array.from({ length: count }, (_, at) => sampleRun(`run-${at}`, { steps })))
        const [at, from] = [seed % count, seed % (its.size + 1)]
        const report = verified(bytesOfBundle(its.bundle(at, { from })), {
          keys: [BUNDLE_KEY],
          pin: its.checkpoint(from),
        })
        expect(report.outcome).toBe('verified')
        expect(report.facts?.log).toEqual({ origin: BUNDLE_ORIGIN, size: its.size })
      },
    ),
  )
})

/** Every place in a value, as the members that lead to it. */
function placesIn(value: unknown, at: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [at]
  return [at, ...Object.entries(value).flatMap(([name, member]) => placesIn(member, [...at, name]))]
}

function replaced(value: unknown, [name, ...rest]: readonly string[], by: unknown): unknown {
  if (name === undefined) return by
  const members = value as Readonly<Record<string, unknown>>
  const member = replaced(members[name], rest, by)
  return Array.isArray(value) ? value.with(Number(name), member) : { ...members, [name]: member }
}

test('any value in any place of a bundle is answered, and never with "verified" unless it is the one that was there', () => {
  const bundle = log.bundle(1, { from: 5 })
  const whole = JSON.stringify(bundle)
  fc.assert(
    fc.property(
      fc.constantFrom(...placesIn(bundle)),
      fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary' }), fc.maxSafeInteger()),
      (place, by) => {
        const text = JSON.stringify(replaced(bundle, place, by))
        expect(verified(utf8(text), trust).outcome === 'verified').toBe(text === whole)
      },
    ),
    { numRuns: 1_000 },
  )
})

test('any bytes are answered: as a file, as a policy, as a pin and as a key', () => {
  const bytes = bytesOfBundle(log.bundle(1, { from: 5 }))
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.string({ unit: 'binary' }), (any, text) => {
      expect(verified(any, trust).outcome).toBe('malformed')
      expect(verified(bytes, { ...trust, pin: any }).outcome).toBe('malformed')
      expect(verified(bytes, { ...trust, policy: any }).outcome).toBe('malformed')
      expect(verified(bytes, { ...trust, keys: [text] }).outcome).toBe('malformed')
    }),
  )
})

test('in a rotation every flipped bit is refused by a reader with both keys, and by one with one key all but the signatures of the other', () => {
  const later = signerOf(BUNDLE_ORIGIN, 22)
  const bytes = bytesOfBundle(bundleLog(runs, [later, BUNDLE_SIGNER]).bundle(1, { from: 5 }))
  const both = { ...trust, keys: [BUNDLE_KEY, writeNoteKey(later)] }
  expect(verified(bytes, both).outcome).toBe('verified')
  expect(acceptedFlips(bytes, both, 7)).toEqual([])
  // of the receipts of the key that the reader does not know
  const text = Buffer.from(bytes)
  const [from, to] = [text.indexOf('"receipts":'), text.indexOf('"previous":')]
  expect(verified(bytes, trust).outcome).toBe('verified')
  const surplus = acceptedFlips(bytes, trust, 7)
  expect(surplus.filter((bit) => bit < from * 8 || bit > to * 8)).toEqual([])
  expect(surplus.length).toBeGreaterThan(0)
})
