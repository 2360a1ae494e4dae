// Of one who runs or owns a company, how many roles are told.
import { expect, test } from 'vitest'
import { found, record, role as roleOf } from '../rules/testing/evidence.ts'
import { roleHoldersOf } from './role-holders.ts'

test.each([
  [10, 10],
  [11, 10],
])('of %i roles of one person %i are told', (count, told) => {
  const records = Array.from({ length: count }, (_, at) =>
    record('gb-ch-psc', String(at), [
      roleOf('Ilsa Dorran', { org: `gb-coh:${String(at).padStart(8, '0')}` }),
    ]),
  )
  const holders = roleHoldersOf(
    { name: 'Quillfern', type: 'company' },
    { resolved: [], records: found(...records) },
  )
  expect(holders.map(({ name, who }) => [name, who.length])).toEqual([['Ilsa Dorran', told]])
})
