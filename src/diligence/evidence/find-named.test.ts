// Of the cases that name the subject the gravest are told, however many there are and whatever their ids.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OpenStore } from '../../platform/store/store.ts'
import { openEmptyStore } from '../../platform/store/testing/open-empty-store.ts'
import { conditionOf } from '../rules/conditions.ts'
import { assessDiligence } from '../rules/scorecard.ts'
import { asking } from './testing/asking.ts'
import { record, role, suit } from './testing/records.ts'

let folder: string
let store: OpenStore

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-named-'))
  store = await openEmptyStore(join(folder, 'store.sqlite'))
})
afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

const old = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    record(
      String(at).padStart(6, '0'),
      suit('Ilsa Dorran', {
        status: 'closed',
        filed: '2001-01-01',
        terminated: '2002-01-01',
        docketNumber: String(at),
      }),
    ),
  )

test('an open case of a regulator is not lost behind older dockets, and the cut is a condition', async () => {
  const open = suit('Ilsa Dorran', {
    caption: 'Securities and Exchange Commission v. Ilsa Dorran',
    parties: [{ name: 'Ilsa Dorran', role: 'defendant', derivedFrom: 'caption' }],
  })
  const ask = await asking(store.sources, { courtlistener: [...old(600), record('zzz', open)] })
  const { evidence } = await ask({ name: 'Ilsa Dorran', type: 'person' })
  const { findings, conditions } = assessDiligence(evidence)
  expect(findings[0]).toMatchObject({ kind: 'enforcement', points: 60 })
  expect(findings.filter(({ scorer }) => scorer === 'litigation')).toHaveLength(200)
  expect(conditions).toContainEqual(
    conditionOf('cases_not_listed', { parameters: { cases: 601, listed: 200 } }),
  )
})

test('of roles of one name the cut is a condition as well', async () => {
  const roles = Array.from({ length: 201 }, (_, at) =>
    record(String(at), role('Ilsa Dorran', `gb-coh:${String(at).padStart(8, '0')}`)),
  )
  const ask = await asking(store.sources, { 'gb-ch-psc': roles })
  const { evidence } = await ask({ name: 'Ilsa Dorran', type: 'person' })
  expect(evidence.records).toHaveLength(200)
  expect(evidence.cuts).toEqual([
    conditionOf('roles_not_listed', { parameters: { roles: 201, listed: 200 } }),
  ])
})

test('a source with more records of the name than are read says so', async () => {
  const ask = await asking(store.sources, { courtlistener: old(5_001) })
  const { evidence } = await ask({ name: 'Ilsa Dorran', type: 'person' })
  expect(evidence.cuts).toContainEqual(
    conditionOf('records_not_read', { source: 'courtlistener', parameters: { read: 5000 } }),
  )
}, 60_000)

test('the owner of patents is found by its name, credited with them, and is no entry of a register', async () => {
  const owner = record(
    'a',
    {
      kind: 'party',
      ref: 'owner',
      partyKind: 'organization',
      names: [{ full: 'Quillfern Robotics, Inc.', kind: 'primary', quality: 'strong' }],
    },
    { kind: 'metric', org: 'record:a', metric: 'patents', value: 4, unit: 'patent' },
  )
  const ask = await asking(store.sources, { 'us-patents': [owner] })
  const { evidence } = await ask({ name: 'Quillfern Robotics Inc', type: 'company' })
  expect(evidence.resolved).toEqual([])
  const { findings, notes } = assessDiligence(evidence)
  expect(findings).toMatchObject([{ scorer: 'upside', kind: 'patents', points: 4 }])
  expect(notes.map(({ code }) => code)).toContain('not_in_registry')
  const another = await ask({ name: 'Marwen Holdings Inc', type: 'company' })
  expect(assessDiligence(another.evidence).findings).toEqual([])
})
