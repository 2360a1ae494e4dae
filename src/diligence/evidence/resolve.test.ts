// Which registry entries a subject is taken for.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OpenStore } from '../../platform/store/store.ts'
import { openEmptyStore } from '../../platform/store/testing/open-empty-store.ts'
import { conditionOf } from '../rules/conditions.ts'
import type { AskedSubject } from '../rules/asked-subject.ts'
import type { Resolved } from '../rules/evidence.ts'
import type { FundingPart, PartyIdentifier } from '../../sources/model/record.ts'
import { entries, found, resolving } from './testing/asking.ts'
import { leiOf, numbered, party, record } from './testing/records.ts'

let folder: string
let store: OpenStore

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-resolve-'))
  store = await openEmptyStore(join(folder, 'store.sqlite'))
})
afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

const cik = (value: string): PartyIdentifier => ({ scheme: 'cik', value })
const house = (value: string): PartyIdentifier => ({ scheme: 'gb-coh', value, country: 'GB' })
const registration = (value: string, country: string): PartyIdentifier => ({
  scheme: 'registration',
  value,
  country,
})
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

test('by a UK number as it is written, without its zeros and in small letters', async () => {
  const loaded = { 'gb-ch-basic': [record('SC012345', numbered('Something Else Ltd', house('SC012345')))] }
  for (const registrationNumber of ['SC012345', 'sc12345', ' SC 12345 '])
    expect(
      entries(await resolving(store.sources, acme({ registrationNumber, jurisdiction: 'GB' }), loaded)),
    ).toEqual(['registration gb-ch-basic SC012345'])
  expect(entries(await resolving(store.sources, acme({ registrationNumber: 'SC012345' }), loaded))).toEqual(
    [],
  )
})

test('by a CIK where it is written as one, else only when the name is near as well', async () => {
  const loaded = { 'us-sec-submissions': [record('0001234567', numbered('Zebulon Corp', cik('0001234567')))] }
  const by = async (name: string, registrationNumber: string, jurisdiction = 'US') =>
    entries(
      await resolving(store.sources, { name, type: 'company', registrationNumber, jurisdiction }, loaded),
    )
  const hit = ['cik us-sec-submissions 0001234567']
  expect(await by('Acme Robotics', 'CIK 1234567')).toEqual(hit)
  expect(await by('Acme Robotics', '0001234567')).toEqual(hit)
  expect(await by('Zebulon', '1234567')).toEqual(hit)
  expect(await by('Acme Robotics', '1234567')).toEqual([])
  expect(await by('Acme Robotics', '0001234567', 'US-DE')).toEqual([])
})

test('a register number that several registers of a country give needs the name as well', async () => {
  const loaded = {
    'gleif-lei': [
      record(
        'A',
        numbered('Acme Robotics GmbH', { scheme: 'lei', value: leiOf('A') }, registration('HRB 12345', 'DE')),
      ),
      record(
        'B',
        numbered(
          'Zebulon Holding GmbH',
          { scheme: 'lei', value: leiOf('B') },
          registration('HRB 12345', 'DE'),
        ),
      ),
      record(
        'C',
        numbered('Acme Robotics AG', { scheme: 'lei', value: leiOf('C') }, registration('HRB 12345', 'AT')),
      ),
    ],
  }
  const resolution = await resolving(
    store.sources,
    acme({ registrationNumber: 'hrb-12345', jurisdiction: 'DE' }),
    loaded,
  )
  expect(entries(resolution)).toEqual(['registration gleif-lei A'])
})

test('by the host of the website; one that several companies name needs the name as well', async () => {
  const site = (id: string, name: string, url: string) =>
    record(id, party(name, { websites: [url], identifiers: [cik(id)] }))
  const loaded = {
    'us-sec-submissions': [
      site('1', 'Zebulon Corp', 'https://www.zebulon.example/en'),
      site('2', 'Acme Robotics Inc', 'https://sites.example/acme'),
      site('3', 'Petrel Lines', 'http://sites.example/petrel'),
    ],
  }
  expect(entries(await resolving(store.sources, acme({ domain: 'zebulon.example' }), loaded))).toContain(
    'domain us-sec-submissions 1',
  )
  expect(
    entries(await resolving(store.sources, acme({ domain: 'https://www.sites.example' }), loaded)),
  ).toEqual(['domain us-sec-submissions 2'])
})

test('by name with its score; another country contradicts, another LEI or another number of its register is somebody else', async () => {
  const lei = leiOf('A')
  const loaded = {
    'gb-ch-basic': [
      record('00000001', numbered('ACME ROBOTICS LIMITED', house('00000001'))),
      record('00000002', numbered('Acme Robotics Ltd', house('00000002'))),
    ],
    'gleif-lei': [
      record(lei, numbered('Acme Robotics Limited', { scheme: 'lei', value: lei }, house('00000001'))),
    ],
    'us-sec-formd': [
      record(
        'f',
        party('Acme Robotics Inc', { identifiers: [cik('9')], countries: ['US'] }),
        funding('cik:9', '2026-01-01'),
      ),
    ],
  }
  const byName = await resolving(store.sources, acme({ country: 'GB' }), loaded)
  expect(entries(byName).toSorted()).toEqual([
    'name gb-ch-basic 00000001',
    'name gb-ch-basic 00000002',
    `name gleif-lei ${lei}`,
    'name us-sec-formd f',
  ])
  expect(byName.resolved.map(({ match }) => match?.countryAgree)).toEqual([null, null, null, false])
  const byLei = await resolving(store.sources, acme({ lei }), loaded)
  expect(entries(byLei)).toEqual([`lei gleif-lei ${lei}`, 'name us-sec-formd f'])
  expect(found(byLei)).toEqual(['00000001 identifier'])
  expect(entries(await resolving(store.sources, acme({ lei: leiOf('B') }), loaded))).not.toContain(
    `name gleif-lei ${lei}`,
  )
})

test('at most 10 entities, the best first; how many namesakes are left is said', async () => {
  const namesakes = Array.from({ length: 30 }, (_, at) =>
    record(
      String(at),
      party('Acme Robotics Ltd', {
        identifiers: [house(String(at).padStart(8, '0'))],
        countries: [at === 29 ? 'GB' : 'FR'],
      }),
    ),
  )
  const asked = (but: Partial<AskedSubject>) =>
    resolving(store.sources, acme(but), { 'gb-ch-basic': namesakes })
  const { resolved, cuts } = await asked({ country: 'GB' })
  expect(resolved).toHaveLength(10)
  expect(resolved[0]?.record.recordId).toBe('29')
  expect(cuts).toEqual([])
  expect((await asked({})).cuts).toEqual([conditionOf('entries_not_read', { parameters: { entries: 20 } })])
})

test('an identifier tells how the names compare, and that of another company takes no namesake in', async () => {
  const lei = leiOf('PRAB')
  const loaded = {
    'gleif-lei': [record(lei, numbered('Prabhneet Limited', { scheme: 'lei', value: lei }))],
    'us-sec-submissions': [record('0000000009', numbered('Acme Robotics Inc', cik('0000000009')))],
  }
  const levels = ({ resolved }: { resolved: readonly Resolved[] }) =>
    resolved.map(({ by, record: { sourceId }, nameMatch }) => [by, sourceId, nameMatch?.level])
  const other = await resolving(store.sources, acme({ lei }), loaded)
  expect(levels(other)).toEqual([['lei', 'gleif-lei', 'none']])
  expect(other.resolved[0]?.nameMatch).toMatchObject({
    query: 'Acme Robotics',
    matchedName: 'Prabhneet Limited',
    identifierAgree: null,
  })
  const own = await resolving(store.sources, { name: 'PRABHNEET LTD', type: 'company', lei }, loaded)
  expect(levels(own)).toEqual([['lei', 'gleif-lei', 'strong']])
  const person = await resolving(store.sources, { name: 'Prabhneet Limited', type: 'person', lei }, loaded)
  expect(levels(person)).toEqual([['lei', 'gleif-lei', 'none']])
})
