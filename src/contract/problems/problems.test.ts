// What problems advise holds wherever it is read: in REST, over MCP, on a command line.
import { expect, test } from 'vitest'
import { operations, sharedProblems } from '../index.ts'
import type { Operation } from '../operations/operation.ts'
import { problemMessage, problems } from './problems.ts'

const tools: readonly Operation[] = Object.values(operations).filter(
  (operation: Operation) => operation.forAgents !== undefined,
)

/** About a request as HTTP carries it: no tool call is answered with them. */
const OF_HTTP = new Set([
  'missing_credentials',
  'invalid_api_key',
  'expired_api_key',
  'payload_too_large',
  'unsupported_media_type',
  'idempotency_key_reused',
])

test('no advice that can answer a tool call asks for what only a caller of REST can do', () => {
  const codes = new Set(tools.flatMap((tool) => [...sharedProblems(tool), ...tool.problems]))
  for (const code of codes) {
    if (OF_HTTP.has(code)) continue
    expect(problems[code].advice, code).not.toMatch(/Idempotency-Key|POST|GET|\/v1|\{|Send the API key/)
  }
})

test('what leads to a new session says first how to go on with the old one', () => {
  for (const code of ['invalid_session_token', 'expired_session_token', 'session_key_mismatch'] as const)
    expect(problems[code].advice, code).toMatch(
      /^(?:Copy|Use) .*Only if you have n.* call start, which opens a new, empty session\.$/,
    )
  // why none: check_progress takes the same token, and refuses it for the same reason
  expect(problems.invalid_session_token).not.toHaveProperty('next')
  expect(problems.invalid_session_token.advice).toContain('list_sessions')
})

test('what can be called again later says when', () => {
  for (const code of ['quota_exceeded', 'rate_limited', 'overloaded'] as const) {
    expect(problems[code].retryable, code).toBe(true)
    expect(problems[code].advice, code).toContain('retry_after_seconds')
  }
})

test('a message is two sentences, whatever its first one ends with', () => {
  const { advice } = problems.internal
  expect(problemMessage('internal')).toBe(`The request failed on our side. ${advice}`)
  expect(problemMessage('internal', 'It failed.')).toBe(`It failed. ${advice}`)
  expect(problemMessage('internal', 'Is it there?')).toBe(`Is it there? ${advice}`)
})
