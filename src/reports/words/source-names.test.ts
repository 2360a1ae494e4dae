import { expect, test } from 'vitest'
import { withNames } from './source-names.ts'

test('sources are called by their names, but not within other words and addresses', () => {
  const sources = [
    { id: 'un-sc', name: 'UN list' },
    { id: 'eu-fsf', name: 'EU list ($1)' },
  ]
  expect(withNames('Required list un-sc is stale; un-sc, eu-fsf.', sources)).toBe(
    'Required list UN list is stale; UN list, EU list ($1).',
  )
  expect(withNames('https://a.org/un-sc/x un-sc-2 run-sc', sources)).toBe(
    'https://a.org/un-sc/x un-sc-2 run-sc',
  )
  const nested = [
    { id: 'un-sc', name: 'List of un (eu-fsf)' },
    { id: 'eu-fsf', name: 'EU list' },
  ]
  expect(withNames('un-sc and eu-fsf', nested)).toBe('List of un (eu-fsf) and EU list')
  expect(withNames('un-sc', [])).toBe('un-sc')
})
