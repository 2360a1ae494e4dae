// What the conformance suite may find fault with is held to its words: a regression does not hide behind an excuse.
import { expect, test } from 'vitest'
import { isExcused } from './conformance/excuses.ts'

const failure = (errorMessage?: string) => ({
  id: 'x',
  status: 'FAILURE',
  ...(errorMessage !== undefined && { errorMessage }),
})

test.each([
  ['a', 'tools-call-image', 'Failed: Tool test_image_content not found'],
  ['a', 'server-stateless', "Not testable: server does not list the diagnostic tool 'test_logging_tool' in"],
  ['b', 'logging-set-level', 'Failed: Method not found'],
  ['b', 'tasks-lifecycle', 'Tool slow_compute not found'],
  [
    'b',
    'elicitation-sep1330-enums',
    'Failed: MCP error -32602: Tool test_elicitation_sep1330_enums not found',
  ],
])('profile %s, %s: what is absent or not offered is excused', (profile, scenario, message) => {
  expect(isExcused(profile, scenario, failure(message))).toBe(true)
})

test.each([
  ['a', 'tools-call-image', 'Failed: MCP error -32603: Internal error'],
  ['a', 'tools-call-simple-text', 'Failed: Tool start not found'],
  ['a', 'caching', 'ttlMs is missing'],
  ['b', 'tools-call-image', 'Failed: Tool test_image_content not found'],
  ['b', 'tasks-lifecycle', 'the server answered 500'],
  ['b', 'elicitation-sep1330-enums', 'Failed: MCP error -32603: Internal error'],
  ['b', 'input-required-result-tampered-state', 'the server accepted a state that was tampered with'],
  ['b', 'logging-set-level', 'Failed: Internal error'],
  ['b', 'json-schema-2020-12', 'Tool start has a schema of another draft'],
  ['b', 'server-sse-polling', undefined],
])('profile %s, %s: anything else is a fault: %s', (profile, scenario, message) => {
  expect(isExcused(profile, scenario, failure(message))).toBe(false)
})
