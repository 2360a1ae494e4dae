// A trail is never longer than what a verifier reads, whatever the size of the ledger and however often it is scored.
import { expect, test } from 'vitest'
import { demandRoom, newestThatFit } from './trail-bounds.ts'

const MIB = 1_048_576
const refusal = (seq: number, data: string): unknown => {
  try {
    demandRoom(seq, data)
    return undefined
  } catch (error) {
    return (error as { readonly code: string }).code
  }
}

test('a session is scored at most 1,000 times', () => {
  expect(refusal(999, '{}')).toBeUndefined()
  expect(refusal(1_000, '{}')).toBe('too_many_scorings')
})

test('a session is scored less often where its records are large: together they have at most 32 MiB', () => {
  // two bytes for the quotes, and 1,000 for the rest of the entry
  const of = (bytes: number): string => 'x'.repeat(bytes - 1_002)
  expect(refusal(31, of(MIB))).toBeUndefined()
  expect(refusal(31, of(MIB + 1))).toBe('too_many_scorings')
  expect(refusal(63, of(MIB / 2))).toBeUndefined()
  expect(refusal(64, of(MIB / 2))).toBe('too_many_scorings')
  // quotes are escaped in the file
  expect(refusal(31, '"'.repeat(MIB / 2))).toBe('too_many_scorings')
})

test('a trail has at most 24 MiB of values: what the newest scoring rests on, and then the newest', () => {
  const of = (name: string, mib: number) => ({ name, value: 'x'.repeat(mib * MIB - 1_004 - name.length) })
  const names = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name)
  const whole = [of('pitch.0', 1), of('assessment.0', 11), of('assessment.1', 12)]
  expect(newestThatFit(whole)).toEqual(whole)
  // one byte more
  const longer = whole.map((each) => ({ ...each, value: `${each.value}x` }))
  expect(names(newestThatFit(longer))).toEqual(['pitch.0', 'assessment.1'])
  const often = ['pitch.0', 'assessment.0', 'assessment.1', 'assessment.2', 'assessment.3']
  expect(names(newestThatFit(often.map((name) => of(name, 6))))).toEqual([
    'pitch.0',
    'assessment.1',
    'assessment.2',
    'assessment.3',
  ])
  expect(newestThatFit([])).toEqual([])
})
