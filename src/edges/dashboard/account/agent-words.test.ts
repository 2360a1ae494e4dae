// Words for an agent: a person must not be told that an agent asks for less than it does.
import { expect, test } from 'vitest'
import { ENDPOINTS } from '../../mcp/tool-groups.ts'
import { agentPurpose } from './agent-words.ts'

test('each endpoint has a purpose of its own, and an unknown address is shown as it is', () => {
  const said = Object.values(ENDPOINTS).map((path) => agentPurpose(`https://assay.example.com${path}`))
  expect(said).toEqual(['Assessments', 'Diligence', 'Portfolios, alerts and cases'])
  expect(agentPurpose('https://assay.example.com/mcp/later')).toBe('https://assay.example.com/mcp/later')
})
