import { expect, test } from 'vitest'
import { problemBodyOf } from '../../../contract/problems/problem-body.ts'
import { isDone, refusedLine, withLines, withOutcome } from './lines.ts'

const texts = (...of: readonly string[]) => of.map((text, i) => ({ at: i + 1, text }))

test('every listed line is confirmed at first and has an id of its own, also after more are added', () => {
  const first = withLines([], texts('a', 'b'))
  const all = withLines(first, texts('b', 'c'))
  expect(all.map(({ text, at, chosen }) => [text, at, chosen])).toEqual([
    ['a', 1, true],
    ['b', 2, true],
    ['c', 2, true],
  ])
  expect(new Set(all.map(({ id }) => id)).size).toBe(3)
})

test('a signal that was accepted can be listed again: it may have been withdrawn since', () => {
  const [line] = withLines([], texts('a')) as [ReturnType<typeof withLines>[number]]
  const done = withOutcome(line, { kind: 'known', entry: 'e_1' })
  expect(withLines([done], texts('a')).map(isDone)).toEqual([true, false])
})

test('what the ledger holds already is done; a refusal of one signal stays with it; any other stops the rest', () => {
  const problem = (code: Parameters<typeof problemBodyOf>[0]) => problemBodyOf(code, { entry: 'e_1' }, 'r')
  expect(refusedLine(problem('duplicate_signal'))).toEqual({ kind: 'known', entry: 'e_1' })
  for (const code of ['near_duplicate', 'invalid_value', 'payload_too_large', 'unknown_axis'] as const)
    expect(refusedLine(problem(code))?.kind, code).toBe('refused')
  for (const code of ['rate_limited', 'missing_credentials', 'internal', 'invalid_session_token'] as const)
    expect(refusedLine(problem(code)), code).toBeUndefined()
})
