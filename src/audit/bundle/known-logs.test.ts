// A log that was verified once cannot be set back or rewritten without the next verification showing it, although no pin is given.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type KnownLogs, readKnownLogs, rememberedPin, rememberLog, writeKnownLogs } from './known-logs.ts'
import { utf8 } from '../proofs/bytes.ts'
import { assessmentLog, sampleAssessment, type SampleAssessmentBundle } from './testing/sample-assessment.ts'
import { BUNDLE_KEY, bytesOfBundle, verified } from './testing/sample-bundle.ts'

const AT = '2026-11-25T09:00:00.000Z'
const assessments = ['session-1', 'session-2', 'session-3', 'session-4'].map((id) => sampleAssessment(id))
const log = assessmentLog(assessments)
const rewritten = assessmentLog([
  sampleAssessment('session-1', { change: (data) => ({ ...data, category: 'fintech' }) }),
  ...assessments.slice(1),
])
const keys = [BUNDLE_KEY]

/** Verifies without a pin, as the command does. */
function verifyNext(known: KnownLogs, bundle: SampleAssessmentBundle, given: readonly string[] = keys) {
  const file = bytesOfBundle(bundle)
  const pin = rememberedPin(known, file, { keys: given })
  const trust = { keys: given, ...(pin !== undefined && { pin: utf8(pin.checkpoint) }) }
  const report = verified(file, trust)
  const next = rememberLog(known, { file, trust, report, at: AT })
  return { outcome: report.outcome, known: next, size: next.get(BUNDLE_KEY)?.size }
}
/** The trail of the first assessment in the log as it was with this number of leaves, continuing an earlier size. */
const trail = (size: number, from?: number, its = log): SampleAssessmentBundle =>
  its.bundle(0, { size, ...(from !== undefined && { from }) })

test('the first trail is not verified without a pin, and is remembered; those that continue it are verified', () => {
  const first = verifyNext(new Map(), trail(3))
  expect(first).toMatchObject({ outcome: 'untrusted', size: 3 })
  const second = verifyNext(first.known, trail(5, 3))
  expect(second).toMatchObject({ outcome: 'verified', size: 5 })
  expect(verifyNext(second.known, trail(8, 5))).toMatchObject({ outcome: 'verified', size: 8 })
})

test('a file is never verified against its own checkpoint', () => {
  const { known } = verifyNext(new Map(), trail(3))
  expect(verifyNext(known, trail(3))).toMatchObject({ outcome: 'untrusted', size: 3 })
})

test('any log that is set back or rewritten is never verified, and changes nothing that is remembered', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 3, max: 8 }),
      fc.integer({ min: 2, max: 8 }),
      fc.boolean(),
      fc.boolean(),
      (size, next, isRewritten, hasProof) => {
        const { known } = verifyNext(new Map(), trail(size))
        const from = hasProof && next >= size ? size : undefined
        const answer = verifyNext(known, trail(next, from, isRewritten ? rewritten : log))
        const isHonest = !isRewritten && from !== undefined
        expect(answer.outcome === 'verified').toBe(isHonest)
        expect(answer.size).toBe(isHonest ? next : size)
        if (isRewritten && next === size) expect(answer.outcome).toBe('invalid')
      },
    ),
  )
})

test('what is remembered is found by the key that the reader gives, and not by what a file says of itself', () => {
  const { known } = verifyNext(new Map(), trail(3))
  expect([...known.keys()]).toEqual(keys)
  expect(rememberedPin(known, bytesOfBundle(trail(5, 3)), { keys: [] })).toBeUndefined()
  const policy = utf8(`log ${BUNDLE_KEY}\nquorum none\n`)
  expect(rememberedPin(known, bytesOfBundle(trail(5, 3)), { policy })?.size).toBe(3)
  // a trail without a known key, or that contradicts itself, is not remembered
  expect(verifyNext(new Map(), trail(3), []).size).toBeUndefined()
  const forged = { ...trail(3), records: trail(3).records.toReversed() }
  expect(verifyNext(new Map(), forged).size).toBeUndefined()
})

describe('the list', () => {
  test('is read as it was written', () => {
    const { known } = verifyNext(new Map(), trail(3))
    expect(readKnownLogs(writeKnownLogs(known))).toEqual(known)
    expect(readKnownLogs(writeKnownLogs(new Map()))).toEqual(new Map())
  })

  test('that is cut off, or is another file, is refused', () => {
    const text = writeKnownLogs(verifyNext(new Map(), trail(3)).known)
    for (let length = 0; length < text.length - 1; length++)
      expect(() => readKnownLogs(text.slice(0, length)), String(length)).toThrow('not a list of known logs')
    for (const other of ['{}', 'null', '[]', '{"format":"assay-known-logs/v2","logs":{}}'])
      expect(() => readKnownLogs(other)).toThrow('not a list of known logs')
    const { format } = JSON.parse(text) as { format: string }
    for (const entry of [null, 1, {}, { checkpoint: 'x', at: AT, file: 'f' }])
      expect(() => readKnownLogs(JSON.stringify({ format, logs: { key: entry } }))).toThrow()
  })
})
