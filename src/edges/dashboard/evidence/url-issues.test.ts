// A dead source is told beside the field it was typed in.
import { expect, test } from 'vitest'
import { problemBodyOf } from '../../../contract/problems/problem-body.ts'
import { atFields } from './signal-form.tsx'

const DEAD = 'http://dead.test/page'

test('a finding about a URL moves to every field that holds it; others stay where they are', () => {
  const value = { source_url: DEAD, comparables: [{ name: 'A' }, { name: 'B', source_url: DEAD }] }
  const issues = [
    { path: DEAD, message: 'unreachable' },
    { path: 'value.amount', message: 'is required' },
  ]
  expect(atFields(problemBodyOf('head_check_failed', { issues }, 'r'), value).issues).toEqual([
    { path: 'value.source_url', message: 'unreachable' },
    { path: 'value.comparables[1].source_url', message: 'unreachable' },
    { path: 'value.amount', message: 'is required' },
  ])
  const none = problemBodyOf('duplicate_signal', {}, 'r')
  expect(atFields(none, value)).toBe(none)
})
