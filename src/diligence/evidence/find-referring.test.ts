// Which records are told of a subject once its entries in the registries are known.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OpenStore } from '../../platform/store/store.ts'
import { openEmptyStore } from '../../platform/store/testing/open-empty-store.ts'
import type { AskedSubject } from '../rules/asked-subject.ts'
import type { FundingPart, PartyIdentifier } from '../../sources/model/record.ts'
import { entries, found, resolving } from './testing/asking.ts'
import { leiOf, numbered, party, record, role, suit } from './testing/records.ts'

let folder: string
let store: OpenStore

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-referring-'))
  store = await openEmptyStore(join(folder, 'store.sqlite'))
})
afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

const cik = (value: string): PartyIdentifier => ({ scheme: 'cik', value })
const house = (value: string): PartyIdentifier => ({ scheme: 'gb-coh', value, country: 'GB' })
const funding = (org: string, filed: string): FundingPart => ({
  kind: 'funding',
  org,
  instrument: 'reg-d',
  filed,
})
const acme = (but: Partial<AskedSubject> = {}): AskedSubject => ({
  name: 'Acme Robotics',
  type: 'company',
  ...but,
})

test('the newest filing stands for a company no register has; the others are told of it', async () => {
  const filing = (id: string, filed: string) =>
    record(id, numbered('Acme Robotics Inc', cik('0000000009')), funding('cik:0000000009', filed))
  const loaded = {
    'us-sec-formd': [filing('a', '2024-01-01'), filing('b', '2026-01-01'), filing('c', '2025-01-01')],
  }
  const resolution = await resolving(store.sources, acme(), loaded)
  expect(entries(resolution)).toEqual(['name us-sec-formd b'])
  expect(found(resolution)).toEqual(['a strong', 'c strong'])
})

test('what other issuers of a filing, subsidiaries and companies it owns have is not told of the subject', async () => {
  const lei = leiOf('A')
  const loaded = {
    'us-sec-submissions': [
      record('0000000009', numbered('Acme Robotics Inc', cik('0000000009'), { scheme: 'lei', value: lei })),
    ],
    'us-sec-formd': [
      record(
        'joint',
        numbered('Zebulon Fund', cik('0000000008')),
        party('Acme Robotics Inc', { ref: 'issuer-2', identifiers: [cik('0000000009')] }),
        funding('cik:0000000008', '2026-01-01'),
      ),
      record('other', numbered('Zebulon Fund', cik('0000000008')), funding('cik:0000000008', '2026-02-01')),
    ],
    'gleif-rr': [
      record('up', {
        kind: 'relation',
        from: `lei:${lei}`,
        to: `lei:${leiOf('P')}`,
        relationKind: 'direct-parent',
      }),
      record('down', {
        kind: 'relation',
        from: `lei:${leiOf('S')}`,
        to: `lei:${lei}`,
        relationKind: 'direct-parent',
      }),
    ],
    'gb-ch-psc': [
      record(
        '00000007/x',
        numbered('Acme Robotics Inc', { scheme: 'lei', value: lei }),
        role('Acme Robotics Inc', 'gb-coh:00000007', { person: 'self', personKind: 'organization' }),
      ),
    ],
  }
  const resolution = await resolving(store.sources, acme({ lei }), loaded)
  expect(entries(resolution)).toEqual(['lei us-sec-submissions 0000000009'])
  expect(found(resolution)).toEqual(['up identifier', 'joint identifier'])
})

test('a record found through an entity of a near name is no surer than that entity', async () => {
  const lei = leiOf('A')
  const loaded = {
    'gb-ch-basic': [
      record('00000001', party('Acme Robotics Ltd', { identifiers: [house('00000001')], countries: ['GB'] })),
    ],
    'gleif-lei': [
      record(lei, numbered('Renamed Ventures Ltd', { scheme: 'lei', value: lei }, house('00000001'))),
    ],
    'gleif-rr': [
      record('up', {
        kind: 'relation',
        from: `lei:${lei}`,
        to: `lei:${leiOf('P')}`,
        relationKind: 'direct-parent',
      }),
    ],
  }
  const { resolved, records } = await resolving(store.sources, acme({ country: 'US' }), loaded)
  expect(resolved.map(({ match }) => match?.countryAgree)).toEqual([false])
  expect(records.map(({ record: r, match }) => [r.recordId, match?.countryAgree])).toEqual([
    [lei, false],
    ['up', false],
  ])
})

test('cases of the name are told with their score, those of a near key but another name are not', async () => {
  const loaded = {
    courtlistener: [
      record('1', suit('ROBOTICS, ACME')),
      record('2', suit('Acme Robotics Germany')),
      record('3', suit('Zebulon')),
    ],
  }
  expect(found(await resolving(store.sources, acme(), loaded))).toEqual(['1 strong'])
})

test('a person of unknown kind is found in its roles, a company that a register has is not', async () => {
  const loaded = {
    'gb-ch-psc': [
      record('00000001/a', role('Ilsa Dorran', 'gb-coh:00000001')),
      record('00000001/b', role('Acme Robotics Ltd', 'gb-coh:00000001')),
    ],
    'gb-ch-basic': [record('00000002', numbered('Acme Robotics Ltd', house('00000002')))],
  }
  expect(found(await resolving(store.sources, { name: 'Ilsa Dorran' }, loaded))).toEqual([
    '00000001/a strong',
  ])
  expect(found(await resolving(store.sources, { name: 'Acme Robotics Ltd' }, loaded))).toEqual([])
})
