// That a page reads which identifier led to a record from the data of a finding, never from its words.
import { expect, test } from 'vitest'
import { Finding } from '../../../contract/vocabulary/finding.ts'
import { identifierFound } from './identifier-found.ts'

const citation = (id: string) => ({
  source: 'gleif-lei',
  id,
  url: 'https://e.org',
  snapshotDate: '2026-11-19',
})
const subject = { name: 'Acme', lei: '984500ACMEROBOTICS38', registrationNumber: '00445790' }
const finding = (but: Partial<Finding>): Finding =>
  Finding.parse({
    id: 'risk:resolved-by-identifier:gleif-lei:1',
    scorer: 'risk',
    kind: 'resolved-by-identifier',
    severity: 'info',
    statement: 'The domain of the subject leads to xyzzy by its LEI.',
    points: 0,
    citations: [citation('1')],
    ...but,
  })

test('of an entry by its own parameters, of what cites it by those of the entry', () => {
  const entry = finding({ parameters: { identifier: 'registration' } })
  const citing = finding({ kind: 'dissolved', citations: [citation('1')] })
  const found = { name: 'register number', value: '00445790', record: '1' }
  for (const one of [entry, citing])
    expect(identifierFound(one, { findings: [citing, entry], subject })).toEqual(found)
  const strange = finding({ kind: 'dissolved', citations: [citation('2')] })
  expect(identifierFound(strange, { findings: [strange, entry], subject })).toBeUndefined()
})

test('not of an entry of an older run, whatever its sentence says', () => {
  const entry = finding({})
  expect(identifierFound(entry, { findings: [entry], subject })).toBeUndefined()
  const unknown = finding({ parameters: { identifier: 'toString' } })
  expect(identifierFound(unknown, { findings: [unknown], subject })).toBeUndefined()
})
