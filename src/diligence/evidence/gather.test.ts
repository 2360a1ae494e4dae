// What a run gathers from a real store, from invented records.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { OpenStore } from '../../platform/store/store.ts'
import { openEmptyStore } from '../../platform/store/testing/open-empty-store.ts'
import { byText } from '../../base/by-text.ts'
import { conditionOf } from '../rules/conditions.ts'
import type { AskedSubject } from '../rules/asked-subject.ts'
import type { RolePart } from '../../sources/model/record.ts'
import { assessDiligence } from '../rules/scorecard.ts'
import { RecordsAltered } from '../../sources/snapshots/whole-record.ts'
import type { SourceStore } from '../../sources/ports.ts'
import { pinOf, SnapshotGone, type SourcePin } from './pinned-source.ts'
import { asking, type Loaded } from './testing/asking.ts'
import {
  leiOf,
  listed,
  MANIFESTS,
  numbered,
  party,
  putInForce,
  record,
  role,
  suit,
} from './testing/records.ts'

const LEI = leiOf('5299QUILL')
const PARENT = leiOf('5299PETREL')

let folder: string
let store: OpenStore

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-gather-'))
  store = await openEmptyStore(join(folder, 'store.sqlite'))
})
afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

const register: Loaded = {
  'gleif-lei': [
    record(
      LEI,
      numbered(
        'Quillfern Robotics Limited',
        { scheme: 'lei', value: LEI },
        { scheme: 'gb-coh', value: '00999001', country: 'GB' },
      ),
    ),
    record(PARENT, numbered('Amber Petrel Lines S.A.', { scheme: 'lei', value: PARENT })),
  ],
  'gb-ch-psc': [
    record(
      '00999001/a',
      role('Ilsa Dorran', 'gb-coh:00999001', { birth: { value: '1951-02', raw: '1951-02' } }),
    ),
    record('00999001/b', role('Tobias Marwen', 'gb-coh:00999001', { role: 'beneficial-owner' })),
  ],
  'gleif-rr': [
    record('a', {
      kind: 'relation',
      from: `lei:${LEI}`,
      to: `lei:${PARENT}`,
      relationKind: 'ultimate-parent',
    }),
    record('b', {
      kind: 'relation',
      from: `lei:${leiOf('CHILD')}`,
      to: `lei:${LEI}`,
      relationKind: 'direct-parent',
    }),
  ],
  'un-sc': [
    listed('9', 'Ilsa Dorran', { partyKind: 'person', births: [{ value: '1951-02-03', raw: '3 Feb 1951' }] }),
    listed('10', 'Amber Petrel Lines S.A.'),
  ],
  courtlistener: [record('500', suit('Quillfern Robotics')), record('501', suit('Somebody Else'))],
}

describe('a company', () => {
  test('resolved by its LEI is found in other registers by their numbers, and its director and parent are screened', async () => {
    const ask = await asking(store.sources, register)
    const { evidence } = await ask({ name: 'Quillfern Robotics', type: 'company', lei: LEI.toLowerCase() })
    expect(evidence.resolved.map(({ by, record: { sourceId } }) => [by, sourceId])).toEqual([
      ['lei', 'gleif-lei'],
    ])
    expect(evidence.records.map(({ record: r, match }) => [r.sourceId, r.recordId, match?.level])).toEqual([
      ['courtlistener', '500', 'strong'],
      ['gb-ch-psc', '00999001/a', undefined],
      ['gb-ch-psc', '00999001/b', undefined],
      ['gleif-rr', 'a', undefined],
    ])
    expect(evidence.screened.map(({ who, name, match }) => [who.kind, name, match.dobAgree])).toEqual([
      ['parent', 'Amber Petrel Lines S.A.', null],
      ['role', 'Ilsa Dorran', true],
    ])
    const { verdict, findings } = assessDiligence(evidence)
    // a name, a month of birth and a country confirm no one (D-2)
    expect(verdict).toBe('enhanced_diligence')
    expect(findings.filter(({ kind }) => kind === 'officer-sanctions-name')).toHaveLength(2)
    expect(
      findings.filter(({ kind }) => kind === 'parent-company').map(({ parameters }) => parameters?.['party']),
    ).toEqual(['Amber Petrel Lines S.A.'])
  })

  test('resolved by its number is screened under the name the register has, too', async () => {
    const ask = await asking(store.sources, register)
    const { evidence } = await ask({ name: 'Harmless Ventures', type: 'company', lei: PARENT })
    expect(
      evidence.screened.map(({ who, name, record: { recordId } }) => [who.kind, name, recordId]),
    ).toEqual([['subject', 'Amber Petrel Lines S.A.', '10']])
  })

  test('that is found nowhere has empty evidence and every source', async () => {
    const ask = await asking(store.sources, register)
    const { evidence, sources } = await ask({ name: 'Vellacott Harbour', type: 'company' })
    expect(evidence).toMatchObject({ screened: [], resolved: [], records: [], requiredLists: ['un-sc'] })
    expect(evidence.sources.map(({ id, status }) => [id, status])).toEqual(
      MANIFESTS.filter(({ supplementary }) => supplementary !== true)
        .map(({ id }) => id)
        .filter((id) => id !== 'us-sec-submissions')
        .toSorted(byText)
        .map((id) => [id, id in register ? 'current' : 'never_synced']),
    )
    expect(sources.map(({ id }) => id)).toEqual(evidence.sources.map(({ id }) => id))
  })
})

test('filings brought in for one company are never missing or stale for another', async () => {
  const filer = (recordId: string, name: string) =>
    record(recordId, numbered(name, { scheme: 'cik', value: recordId }))
  const ask = await asking(store.sources, {
    'us-sec-submissions': [filer('0000000007', 'Marwen Optics Inc')],
    'gb-ch-basic': [record('7', numbered('Vellacott Harbour plc', { scheme: 'cik', value: '0000000009' }))],
  })
  const statusFor = async (subject: AskedSubject): Promise<string | undefined> => {
    const { evidence } = await ask(subject)
    return evidence.sources.find(({ id }) => id === 'us-sec-submissions')?.status
  }
  expect(await statusFor({ name: 'Marwen Optics Inc', type: 'company' })).toBe('current')
  expect(await statusFor({ name: 'Amber Petrel Lines', type: 'company' })).toBeUndefined()
  // a filer whose filings were not brought in: nothing is known of them
  expect(await statusFor({ name: 'Vellacott Harbour plc', type: 'company' })).toBe('never_synced')
})

test('a supplementary source counts once it is brought in, and is not missing before', async () => {
  const about = async (loaded: Loaded): Promise<unknown> => {
    const ask = await asking(store.sources, loaded)
    const { evidence, sources } = await ask({ name: 'Vellacott Harbour', type: 'company' })
    expect(sources.map(({ id }) => id)).toEqual(evidence.sources.map(({ id }) => id))
    return evidence.sources.find(({ id }) => id === 'ca-sema')?.status
  }
  expect(await about({})).toBeUndefined()
  expect(await about({ 'ca-sema': [listed('1', 'Amber Petrel Lines')] })).toBe('current')
})

test('a record of a register that was changed in the store decides nothing', async () => {
  const ask = await asking(store.sources, { 'gb-ch-basic': [record('7', party('Vellacott Harbour plc'))] })
  await store.db.updateTable('source_records').set({ parts: '[]' }).where('record_id', '=', '7').execute()
  await expect(ask({ name: 'Vellacott Harbour plc', type: 'company' })).rejects.toThrow(RecordsAltered)
})

test('a person needs no company register, and is found where it holds a role', async () => {
  const ask = await asking(store.sources, register)
  const { evidence } = await ask({ name: 'DORRAN Ilsa', type: 'person', birthDate: '1951-02-03' })
  expect(evidence.sources.map(({ id }) => id)).toEqual([
    'courtlistener', 'gb-ch-psc', 'un-sc', 'us-ofac-sdn', 'us-sec-formd', 'us-sec-litigation',
  ]) // prettier-ignore
  expect(evidence.records.map(({ record: r, match }) => [r.recordId, match?.dobAgree])).toEqual([
    ['00999001/a', true],
  ])
  expect(evidence.screened.map(({ who }) => who.kind)).toEqual(['subject'])
})

test('whoever holds a role beside the person asked about is not screened, whatever kind is told', async () => {
  const board = [role('Ilsa Dorran', 'gb-coh:00999001'), role('Wilhelmina Ost', 'gb-coh:00999001')]
  const lists = { 'un-sc': [listed('9', 'Wilhelmina Ost', { partyKind: 'person' })] } as const
  const ask = await asking(store.sources, { ...lists, 'gb-ch-psc': [record('00999001/a', ...board)] })
  for (const type of ['person', undefined] as const) {
    const { evidence } = await ask({ name: 'Ilsa Dorran', ...(type && { type }) })
    expect(evidence.records.map(({ record: { recordId } }) => recordId)).toEqual(['00999001/a'])
    expect(evidence.screened).toEqual([])
  }
  const company = await ask({ name: 'Quillfern', registrationNumber: '999001', jurisdiction: 'GB' })
  expect(company.evidence.screened.map(({ name }) => name)).toEqual(['Wilhelmina Ost'])
})

test('a list that was never loaded leads to no clean result', async () => {
  const ask = await asking(store.sources, { 'un-sc': [] })
  const { evidence, sources } = await ask({ name: 'Vellacott Harbour', type: 'company' })
  expect(evidence.sources.find(({ id }) => id === 'un-sc')).toEqual({
    id: 'un-sc',
    title: 'The list un-sc',
    status: 'never_synced',
    scorers: ['sanctions'],
  })
  expect(sources.find(({ id }) => id === 'un-sc')).toEqual({
    id: 'un-sc',
    status: 'never_synced',
    snapshot: null,
  })
  expect(assessDiligence(evidence).verdict).toBe('insufficient_data')
})

test('the order in which records were taken in changes nothing', async () => {
  const reversed = Object.fromEntries(
    Object.entries(register)
      .toReversed()
      .map(([id, records]) => [id, records.toReversed()]),
  )
  const subject: AskedSubject = { name: 'Quillfern Robotics', type: 'company', lei: LEI }
  const ask = await asking(store.sources, register)
  const { evidence } = await ask(subject)
  expect((await ask(subject)).evidence).toEqual(evidence)
  const other = await openEmptyStore(join(folder, 'other.sqlite'))
  const again = await (await asking(other.sources, reversed))(subject)
  await other.close()
  // the content of a snapshot names it, and the files are in another order
  const unnamed = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value).replaceAll(/@[0-9a-f]{12}/g, '@'))
  expect(unnamed(again.evidence)).toEqual(unnamed(evidence))
})

describe('pinned snapshots', () => {
  test('give the old answer after the list has changed, with the status of then', async () => {
    const ask = await asking(store.sources, { 'un-sc': [listed('9', 'Amber Petrel Lines')] })
    const subject: AskedSubject = { name: 'Amber Petrel Lines', type: 'company' }
    const before = await ask(subject)
    await putInForce(
      store.sources,
      'un-sc',
      [listed('10', 'Ilsa Dorran', { partyKind: 'person' })],
      '2026-11-21',
    )
    await putInForce(store.sources, 'gleif-lei', register['gleif-lei'] ?? [], '2026-11-21')
    expect((await ask(subject)).evidence.screened).toEqual([])
    const pins = before.sources.map(pinOf)
    const again = await ask(subject, JSON.parse(JSON.stringify(pins)) as SourcePin[])
    expect(again).toEqual(before)
    expect(again.evidence.sources.find(({ id }) => id === 'gleif-lei')?.status).toBe('never_synced')
  })

  test('that are no longer stored are refused, not replaced by newer ones', async () => {
    const ask = await asking(store.sources, {})
    const pins = [{ id: 'un-sc', status: 'current', snapshotId: 'un-sc@000000000000' }] as const
    await expect(ask({ name: 'Ilsa Dorran' }, pins)).rejects.toThrow(SnapshotGone)
    await expect(ask({ name: 'Ilsa Dorran' }, pins)).rejects.toThrow('un-sc@000000000000 of un-sc')
  })
})

test('what is removed while it is read is read again, from the snapshot that took its place', async () => {
  let asked = 0
  const overtaken: SourceStore = {
    ...store.sources,
    async withKeys(...call) {
      if (asked++ === 0) {
        for (const day of ['2026-11-21', '2026-11-22'])
          await putInForce(
            store.sources,
            'gleif-lei',
            [record(LEI, numbered(`Named on ${day}`, { scheme: 'lei', value: LEI }))],
            day,
          )
        await store.sources.removeSpare('gleif-lei')
      }
      return store.sources.withKeys(...call)
    },
  }
  const ask = await asking(overtaken, { 'gleif-lei': register['gleif-lei'] ?? [] })
  const { evidence, sources } = await ask({ name: 'Quillfern Robotics', lei: LEI })
  const [newest] = await store.sources.snapshots('gleif-lei')
  expect(sources.find(({ id }) => id === 'gleif-lei')?.snapshot).toEqual(newest)
  expect(evidence.resolved.map(({ record: { parts } }) => JSON.stringify(parts))).toEqual([
    expect.stringContaining('Named on 2026-11-22'),
  ])
})

test('somebody without any letter in the name is found nowhere, and nothing breaks', async () => {
  const ask = await asking(store.sources, register)
  const { evidence } = await ask({ name: '...' })
  expect(evidence).toMatchObject({ screened: [], resolved: [], records: [] })
})

/** People who own the company, each with a name of their own, and the list that names them all. */
const owners = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const letters = [at % 26, Math.floor(at / 26) % 26, Math.floor(at / 676)].map((n) =>
      String.fromCodePoint(97 + n),
    )
    return `Ve${letters[0]}o${letters[1]}ra Qui${letters[1]}la${letters[2]}`
  })
const ownedBy = (names: readonly string[], but: (at: number) => Partial<RolePart> = () => ({})) =>
  names.map((name, at) =>
    record(`00999001/${at}`, role(name, 'gb-coh:00999001', { role: 'beneficial-owner', ...but(at) })),
  )

test('every owner of a company is screened, the last of the alphabet like the first', async () => {
  const names = [...owners(59), 'Zaddam Hussein']
  const ask = await asking(store.sources, {
    ...register,
    'gb-ch-psc': ownedBy(names, () => ({ nationality: 'British,Iraqi' })),
    'un-sc': [listed('9', 'Zaddam Hussein', { partyKind: 'person', nationalities: ['IQ'] })],
  })
  const { evidence } = await ask({ name: 'Quillfern Robotics Limited', type: 'company', lei: LEI })
  expect(evidence.screened.map(({ name, match }) => [name, match.countryAgree])).toEqual([
    ['Zaddam Hussein', true],
  ])
  expect(assessDiligence(evidence).verdict).toBe('enhanced_diligence')
})

test('of more than 2,000 names those who decide today are screened, and the cut is a condition', async () => {
  const names = owners(2_100)
  const decide = names.slice(200).filter((_, at) => at % 50 === 0)
  const gone = { value: '2020-01-01', raw: '2020-01-01' }
  const ask = await asking(store.sources, {
    'gb-ch-psc': ownedBy(names, (at) => (at < 200 ? { to: gone } : {})),
    'un-sc': decide.map((name, at) => listed(String(at), name, { partyKind: 'person' })),
  })
  const { evidence } = await ask({ name: 'Quillfern', registrationNumber: '999001', jurisdiction: 'GB' })
  const screened = new Set(evidence.screened.map(({ name }) => name))
  expect(decide.filter((name) => !screened.has(name))).toEqual([])
  expect(assessDiligence(evidence).conditions).toContainEqual(
    conditionOf('names_not_screened', { parameters: { names: 2101, screened: 2000 } }),
  )
}, 60_000)

test('every name of an entry and every parent is screened', async () => {
  const former = owners(12).map((full) => ({ full, kind: 'previous', quality: 'strong' }) as const)
  const parents = owners(24).slice(12)
  const leiAt = (at: number): string => leiOf(`PARENT${String.fromCodePoint(65 + at)}`)
  const ask = await asking(store.sources, {
    'gleif-lei': [
      record(LEI, {
        ...numbered('Quillfern Robotics Limited', { scheme: 'lei', value: LEI }),
        names: [{ full: 'Quillfern Robotics Limited', kind: 'primary', quality: 'strong' }, ...former],
      }),
      ...parents.map((name, at) => record(leiAt(at), numbered(name, { scheme: 'lei', value: leiAt(at) }))),
    ],
    'gleif-rr': parents.map((_, at) =>
      record(String(at), {
        kind: 'relation',
        from: `lei:${LEI}`,
        to: `lei:${leiAt(at)}`,
        relationKind: 'direct-parent',
      }),
    ),
    'un-sc': owners(24).map((name, at) => listed(String(at), name)),
  })
  const { evidence } = await ask({ name: 'Quillfern Robotics', type: 'company', lei: LEI })
  expect(new Set(evidence.screened.map(({ name }) => name))).toEqual(new Set(owners(24)))
})
