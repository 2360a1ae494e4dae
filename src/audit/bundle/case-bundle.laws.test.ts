// No single flipped bit of the bundle of a case passes, and no decision that was rewritten, dropped, swapped or invented.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { JsonObject } from '../../base/json.ts'
import { sha256Hex } from '../../base/sha256.ts'
import { utf8 } from '../proofs/bytes.ts'
import { factsSaid } from './bundle-facts.ts'
import { acceptedFlips, expectCutsRefused, placesIn, replaced, withoutStacks } from './testing/damage.ts'
import { BUNDLE_KEY, BUNDLE_ORIGIN, bytesOfBundle, verified } from './testing/sample-bundle.ts'
import { caseLog, sampleCase } from './testing/sample-case.ts'

const cases = ['case-1', 'case-2', 'case-3'].map((id) => sampleCase(id))
const log = caseLog(cases)
const trust = { keys: [BUNDLE_KEY], pin: log.checkpoint(4) }
const bundle = log.bundle(1, { from: 4 })

withoutStacks()

test('every decision is named, with who made it, when, why and on which evidence', () => {
  const report = verified(bytesOfBundle(bundle), trust)
  expect(report.outcome).toBe('verified')
  expect(report.facts).toMatchObject({ kind: 'case', case: 'case-2', first: 0, withheld: 0 })
  const evidence = (seq: number): string =>
    sha256Hex(
      `{"comparison":{},"listed":{"records":["un-sc ${seq}"]},"subject":{"names":["petra lindqvist"]}}`,
    )
  expect(factsSaid(report.facts)).toEqual([
    'Case case-2, 3 decisions.',
    ...['false_positive', 'true_match', 'closed'].flatMap((state, seq) => [
      `Decision ${seq + 1}, 2026-11-20T09:30:00.000Z, ${state}, by Dana Wójcik (key_01)${seq === 1 ? ', proposed by Olu' : ''}.`,
      `  Evidence ${evidence(seq)}. Reason: Another person: the passport says so “${seq}” 😀.`,
    ]),
    `Audit hash ${report.facts?.auditHash}.`,
    `Log ${BUNDLE_ORIGIN}, 9 leaves.`,
  ])
  expect(report.limits.join(' ')).toContain('the newest decision')
})

test('an erased decision leaves its record, and no name', () => {
  const erased = bytesOfBundle({ ...bundle, decisions: [null, null, null] })
  expect(new TextDecoder().decode(erased)).not.toContain('Dana')
  const report = verified(erased, trust)
  expect([report.outcome, report.facts?.withheld]).toEqual(['verified', 3])
  expect(factsSaid(report.facts)).toContain('  Its reason and evidence are not in the file.')
})

test('every single flipped bit of a bundle is refused', () => {
  const its = caseLog([sampleCase('case-1'), sampleCase('case-2', 2)])
  const pinned = { ...trust, pin: its.checkpoint(3) }
  const bytes = bytesOfBundle(its.bundle(1, { from: 3, after: 1 }))
  expect(verified(bytes, pinned).outcome).toBe('verified')
  expect(acceptedFlips(bytes, pinned)).toEqual([])
})

test('every cut of a bundle, and any run of bytes cut out, doubled or put in, is refused', () => {
  expectCutsRefused(bytesOfBundle(bundle), trust)
})

test('a case with any number of decisions in a log of any size verifies, from any decision on', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 6 }),
      fc.nat(),
      (counts, seed) => {
        const its = caseLog(counts.map((count, at) => sampleCase(`c-${at}`, count)))
        const [at, from] = [seed % counts.length, seed % (its.size + 1)]
        const after = seed % (counts[at] ?? 1)
        const report = verified(bytesOfBundle(its.bundle(at, { from, after })), {
          keys: [BUNDLE_KEY],
          pin: its.checkpoint(from),
        })
        expect(report.outcome).toBe('verified')
        expect(report.facts).toMatchObject({ first: after, records: (counts[at] ?? 0) - after })
      },
    ),
  )
})

describe('a bundle is not verified', () => {
  const of = (change: Readonly<Record<string, unknown>>) =>
    verified(bytesOfBundle({ ...bundle, ...change }), trust).outcome
  const drop = <T>(list: readonly T[], at: number): T[] => list.toSpliced(at, 1)

  test('without a record in the middle, with all that belongs to it', () => {
    const without = (at: number) => ({
      records: drop(bundle.records, at),
      proofs: drop(bundle.proofs, at),
      receipts: drop(bundle.receipts, at),
      decisions: drop(bundle.decisions, at),
    })
    expect(of(without(1))).toBe('invalid')
  })

  test('with decisions swapped, left out, of another case, or changed', () => {
    const [first, second, third] = bundle.decisions
    const other = log.bundle(0).decisions
    for (const decisions of [
      [second, first, third],
      [first, second],
      [first, second, third, third],
      [other[0], second, third],
      [{ ...first, decision: first?.decision.replace('Dana', 'Jana') }, second, third],
      [{ ...first, salt: second?.salt }, second, third],
    ])
      expect(of({ decisions })).toBe('invalid')
  })

  /** A log whose digests are right, by a server that seals another decision than its record says. */
  const outcomeOf = (its: ReturnType<typeof sampleCase>) => {
    const made = caseLog([its])
    return verified(bytesOfBundle(made.bundle(0)), { keys: [BUNDLE_KEY], pin: made.checkpoint() }).outcome
  }

  test.each([
    ['another state', { state: 'closed' }],
    ['another time', { at: '2020-01-01T00:00:00.000Z' }],
    ['another person', { by: { id: 'member-9', name: 'Dana Wójcik' } }],
    ['no name', { by: { id: 'key_01' } }],
    ['another decision', { id: 'event-x' }],
    ['no reason', { reason: 7 }],
    ['no evidence', { evidence: null }],
    ['evidence with a fraction', { evidence: { subject: 0.5 } }],
  ] as const)('where a record has the digest of a decision with %s', (_what, change) => {
    const decision = (whole: JsonObject, seq: number) => (seq === 0 ? { ...whole, ...change } : whole)
    expect(outcomeOf(sampleCase('case-2', 3, { decision }))).toBe('invalid')
  })

  test('with records that are of no decision, or of one decision twice', () => {
    for (const change of [{ state: 'open' }, { state: 7 }, { event: 7 }, { digest: null }, { event: 'x' }]) {
      const its = sampleCase('case-2', 3, { data: (data) => ({ ...data, ...change }) })
      expect(outcomeOf({ ...its, decisions: [null, null, null] })).toBe('invalid')
    }
  })
})

test('no other decisions, in any order and with any change, continue the pin', () => {
  const pool = [...cases, sampleCase('case-4'), sampleCase('case-5', 4)]
  fc.assert(
    fc.property(
      fc.shuffledSubarray(pool, { minLength: 2 }),
      fc.nat({ max: 9 }),
      fc.boolean(),
      (chosen, at, changes) => {
        const place = at % chosen.length
        const history = chosen.map((each, index) =>
          changes && index === place
            ? sampleCase(each.id, each.entries.length, {
                decision: (decision) => ({ ...decision, reason: 'Because.' }),
              })
            : each,
        )
        const forged = caseLog(history)
        const honest = history[0] === cases[0] && history[1] === cases[1]
        const { outcome } = verified(bytesOfBundle(forged.bundle(place, { from: 4 })), trust)
        expect(outcome === 'verified').toBe(honest)
      },
    ),
  )
})

test('any value in any place of a bundle is answered, and never with "verified" unless it is the one that was there', () => {
  const whole = JSON.stringify(bundle)
  fc.assert(
    fc.property(
      fc.constantFrom(...placesIn(bundle)),
      fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary' }), fc.maxSafeInteger()),
      (place, by) => {
        const text = JSON.stringify(replaced(bundle, place, by))
        // why: a decision may be left out, and then the report says so
        const isWithheld = place.length === 2 && place[0] === 'decisions' && by === null
        expect(verified(utf8(text), trust).outcome === 'verified').toBe(text === whole || isWithheld)
      },
    ),
    { numRuns: 1_000 },
  )
})
