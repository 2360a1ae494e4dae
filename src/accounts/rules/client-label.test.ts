// The name of a client in the ids of its keys, and those ids.
import { expect, test } from 'vitest'
import { agentKeyId, isAgentKeyId, keyIdInToken, personBehind } from '../../call/agent-key-id.ts'
import { clientLabel } from './client-label.ts'

const ACCOUNT = '01K9Z3T0Z8Q4W7X2M5N9R3C1KD'
const NEW = '01K9Z3T0Z8Q4W7X2M5N97K2M4P'

test.each([
  ['Claude', 'claude.ai', 'claude.ai'],
  ['Claude', 'Claude.ai:8443', 'claude.ai-8443'],
  ['claude.ai', null, '~claude-ai'],
  ['My agent!', null, '~my-agent'],
  ['小助手', null, '~agent'],
  ['a'.repeat(24), null, `~${'a'.repeat(23)}`],
])('%s at %s is %s: words never look like a host', (name, host, label) => {
  expect(clientLabel(name, host)).toBe(label)
})

test('the id names client and person, and fits an entry of the audit log', () => {
  const id = agentKeyId('claude.ai', ACCOUNT, NEW)
  expect(id).toBe(`agent:claude.ai:${ACCOUNT}:7K2M4P`)
  expect(personBehind(id)).toBe(ACCOUNT)
  const exact = 'agent.hosting.of.example'
  expect(agentKeyId(exact, ACCOUNT, NEW)).toContain(`:${exact}:`)
  const long = agentKeyId(`x${exact}`, ACCOUNT, NEW)
  expect(long).toBe(`agent:*${exact.slice(1)}:${ACCOUNT}:7K2M4P`)
  expect(long.length).toBeLessThanOrEqual(64)
})

test('ids of keys and accounts are no agents, and a token carries 26 characters for an agent', () => {
  for (const id of [ACCOUNT, `dashboard:${ACCOUNT}`]) {
    expect(isAgentKeyId(id)).toBe(false)
    expect(personBehind(id)).toBe(id)
    expect(keyIdInToken(id)).toBe(id)
  }
  const [one, other] = ['7K2M4P', '7K2M4Q'].map((end) => keyIdInToken(`agent:claude.ai:${ACCOUNT}:${end}`))
  expect(one).toMatch(/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/)
  expect(one).not.toBe(other)
})
