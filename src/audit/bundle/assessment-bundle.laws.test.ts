// No single flipped bit of the bundle of an assessment passes, and no history that was rewritten.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { utf8 } from '../proofs/bytes.ts'
import { assessmentLog, sampleAssessment } from './testing/sample-assessment.ts'
import { acceptedFlips, expectCutsRefused, withoutStacks } from './testing/damage.ts'
import { BUNDLE_KEY, BUNDLE_ORIGIN, bytesOfBundle, sampleErasure, verified } from './testing/sample-bundle.ts'

const assessments = ['session-1', 'session-2', 'session-3'].map((id) => sampleAssessment(id))
const log = assessmentLog(assessments)
const trust = { keys: [BUNDLE_KEY], pin: log.checkpoint(3) }
const bundle = log.bundle(1, { from: 3 })

withoutStacks()

test('every single flipped bit of a bundle is refused', () => {
  const bytes = bytesOfBundle(bundle)
  expect(verified(bytes, trust).outcome).toBe('verified')
  expect(acceptedFlips(bytes, trust)).toEqual([])
})

test('every single flipped bit of the bundle of an erased assessment is refused, and the bundle says what was erased', () => {
  const [, assessment = sampleAssessment('x')] = assessments
  const its = assessmentLog(assessments, new Map([[1, sampleErasure(assessment)]]))
  const bytes = bytesOfBundle(its.bundle(1, { from: 3 }))
  const report = verified(bytes, trust)
  expect(report).toMatchObject({
    outcome: 'verified',
    facts: { auditHash: assessment.entries.at(-1)?.hash, disclosed: [], withheld: 0 },
  })
  expect(report.facts?.erased?.names).toEqual(assessment.disclosures.map(({ name }) => name).toSorted())
  expect(acceptedFlips(bytes, trust)).toEqual([])
})

test('every cut of a bundle, and any run of bytes cut out, doubled or put in, is refused', () => {
  expectCutsRefused(bytesOfBundle(bundle), trust)
})

test('an assessment with any number of scorings in a log of any size verifies, and its report names each scoring', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 6 }),
      fc.nat(),
      (counts, seed) => {
        const its = assessmentLog(counts.map((scorings, at) => sampleAssessment(`s-${at}`, { scorings })))
        const [at, from] = [seed % counts.length, seed % (its.size + 1)]
        const report = verified(bytesOfBundle(its.bundle(at, { from })), {
          keys: [BUNDLE_KEY],
          pin: its.checkpoint(from),
        })
        expect(report.outcome).toBe('verified')
        expect(report.facts).toMatchObject({
          kind: 'assessment',
          session: `s-${at}`,
          records: counts[at],
          log: { origin: BUNDLE_ORIGIN, size: its.size },
        })
      },
    ),
  )
})

test('no other scorings, in any order and with any change, continue the pin', () => {
  const pool = [...assessments, sampleAssessment('session-4'), sampleAssessment('session-5', { scorings: 3 })]
  fc.assert(
    fc.property(
      fc.shuffledSubarray(pool, { minLength: 2 }),
      fc.nat({ max: 9 }),
      fc.boolean(),
      (chosen, at, changes) => {
        const place = at % chosen.length
        const history = chosen.map((each, index) =>
          changes && index === place
            ? sampleAssessment(each.id, {
                scorings: each.entries.length,
                change: (data) => ({ ...data, category: 'fintech' }),
              })
            : each,
        )
        const forged = assessmentLog(history)
        // the pin holds the first assessment and one of two leaves of the second
        const honest = history[0] === assessments[0] && history[1] === assessments[1]
        const { outcome } = verified(bytesOfBundle(forged.bundle(place, { from: 3 })), trust)
        expect(outcome === 'verified').toBe(honest)
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
  const whole = JSON.stringify(bundle)
  fc.assert(
    fc.property(
      fc.constantFrom(...placesIn(bundle)),
      fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary' }), fc.maxSafeInteger()),
      (place, by) => {
        const text = JSON.stringify(replaced(bundle, place, by))
        // why: values may be withheld, and then the report counts their digests
        const isWithheld = place.join() === 'disclosures' && JSON.stringify(by) === '[]'
        expect(verified(utf8(text), trust).outcome === 'verified').toBe(text === whole || isWithheld)
      },
    ),
    { numRuns: 1_000 },
  )
})
