// Every refusal is told to people in their words, and says what to do next.
import { expect, test } from 'vitest'
import { problemBodyOf } from '../../../contract/problems/problem-body.ts'
import { type ProblemCode, problems } from '../../../contract/problems/problems.ts'
import { problemWords } from './problem-words.ts'

/** What a program has to know and nobody else. */
const FOR_PROGRAMS =
  /[`{}<>_]|\/v1|\b(?:POST|GET|API|HTTP|JSON|HEAD|REST|MCP|URL|UTF-8|headers?|body|operations?|calls?|tokens?|sessions?|requests?|retry|Bearer|submit_signal)\b/i

const codes = Object.keys(problems) as ProblemCode[]

test.each(codes)('%s has words for people, which say what to do', (code) => {
  const said = problemWords(
    problemBodyOf(code, { detail: 'The key would be expired', retryAfterSeconds: 20, entry: 'e7' }, 'r'),
  )
  expect(said).not.toMatch(FOR_PROGRAMS)
  expect(said).toMatch(/^[A-Z][^]*[.?!] ?[A-Z][^]*\.$|^[A-Z][^]*: [^]*\.$/)
  expect(said.length).toBeLessThan(220)
})

test('where the service alone knows the reason, it is told, without its advice to programs', () => {
  const expired = problemBodyOf('invalid_request', { detail: 'The key would be expired already' }, 'r')
  expect(problemWords(expired)).toBe('The key would be expired already. Correct it and try again.')
  const off = problemBodyOf('not_available', { detail: 'This source is not fetched here' }, 'r')
  expect(problemWords(off)).toMatch(/^This source is not fetched here\. Ask the operator/)
  expect(problemWords({ ...off, error: 'of_a_newer_server', message: 'As it says.' })).toBe('As it says.')
})

test('how long to wait is told as people count', () => {
  const busy = (retryAfterSeconds: number) =>
    problemWords(problemBodyOf('rate_limited', { retryAfterSeconds }, 'r'))
  expect(busy(1)).toContain('Wait 1 second,')
  expect(busy(3_600)).toContain('Wait 60 minutes,')
})
