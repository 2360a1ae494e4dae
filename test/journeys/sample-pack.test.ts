// The sample pack, without which nobody could try diligence offline: that it is read to the last line, stands for every source,
// gives the three runs of the demo what they promise, and is never mistaken for the real lists.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogue } from '../../src/sources/catalogue/catalogue.ts'
import { openSnapshot } from '../../src/sources/files/snapshot-files.ts'
import type { SnapshotFacts } from '../../src/sources/model/source.ts'
import type { SourceRecord } from '../../src/sources/model/record.ts'
import { SUBJECTS } from '../../src/edges/cli/commands/demo-diligence.ts'
import { loadSamplePack, SAMPLE_PACK } from '../../src/installation/sample-pack.ts'
import { bodyOf, createWorld, NOW, type World } from '../support/world.ts'

const lineOf = /^(?!\s*$).+/gm
const row = /^"/gm

/** What makes a record in the main file of each source, and how many lines come before the first. */
const WRITTEN: Readonly<Record<string, readonly [file: string, record: RegExp, headers?: number]>> = {
  'us-ofac-sdn': ['sdn.csv', /^\d+,/gm],
  'us-ofac-cons': ['cons_prim.csv', /^\d+,/gm],
  'un-sc': ['consolidated.xml', /<(?:INDIVIDUAL|ENTITY)>/g],
  'eu-fsf': ['xmlFullSanctionsList_1_1.xml', /<sanctionEntity /g],
  'uk-fcdo': ['UK-Sanctions-List.csv', /,Primary Name,(?!.*,Cyrillic,)/g],
  'us-csl': ['consolidated.csv', lineOf, 1],
  'us-sec-formd': ['FORMDSUBMISSION.tsv', lineOf, 1],
  'us-sec-tickers': ['company_tickers.json', /"cik_str": (\d+)/g],
  'us-sec-submissions': ['CIK0000320193.json', /"cik"/g],
  'us-sec-litigation': ['litigation-releases.rss', /<item>/g],
  'gleif-lei': ['gleif-goldencopy-lei2-golden-copy.csv', row, 1],
  'gleif-rr': ['gleif-goldencopy-rr-golden-copy.csv', row, 1],
  'gb-ch-basic': ['BasicCompanyDataAsOneFile.csv', row],
  'gb-ch-psc': ['persons-with-significant-control-snapshot.txt', /^\{"company_number"/gm],
  courtlistener: ['dockets.csv', row],
  'us-sbir': ['award_data_no_abstract.csv', lineOf, 1],
  'ch-seco': ['consolidated-list.xml', /<target /g],
  'wb-debarred': ['SANCTIONED_FIRM.json', /"SUPP_ID"/g],
  'us-sam-exclusions': ['SAM_Exclusions_Public_Extract_V2_26305.CSV', lineOf, 1],
  'au-dfat': ['sheet1.xml', /<row (?!r="1")(?!r="5")/g],
  'jp-meti-eul': ['sheet1.xml', /<row /g, 2],
  'ua-nsdc': ['nsdc-actions.jsonl', lineOf],
  'us-patents': ['g_assignee_disambiguated.tsv', /"(sample-\w+)"/g],
  'gb-ch-disqualified': ['Prod192_0001.txt', /^1/gm],
  'wikidata-peps': ['wikidata-peps.jsonl', /"P31"/g],
  'gb-gazette-insolvency': ['gazette-insolvency.json', /"f:notice-code"/g],
  'ca-sema': ['sema-lmes.xml', /<record>/g],
  'icij-offshoreleaks': ['nodes-entities.csv', lineOf, 1],
}

interface Read {
  readonly records: readonly SourceRecord[]
  readonly facts: readonly SnapshotFacts[]
}
const packed = new Map<string, Read>()
let world: World
let key: string

beforeAll(async () => {
  for (const [id, source] of catalogue) {
    const { files } = await openSnapshot(join(SAMPLE_PACK, id), source.manifest.sets)
    const facts: SnapshotFacts[] = []
    const records: SourceRecord[] = []
    for await (const record of source.read(files, { found: (fact) => facts.push(fact) })) records.push(record)
    packed.set(id, { records, facts })
  }
  world = await createWorld()
  await loadSamplePack(world.ports.store.sources, new Date(NOW).toISOString())
  key = (await world.tenant('free')).key
})
afterAll(() => world.close())

test('a record of the pack has the date of the pack, whenever it is loaded', async () => {
  const later = await createWorld()
  await loadSamplePack(later.ports.store.sources, '2031-05-17T09:00:00.000Z')
  const { sources } = bodyOf(
    await later.call((await later.tenant('free')).key, 'list_sources', {}),
  ) as unknown as { readonly sources: readonly { readonly snapshotDate: string; readonly status: string }[] }
  await later.close()
  expect(new Set(sources.map(({ snapshotDate, status }) => `${snapshotDate} ${status}`))).toEqual(
    new Set(['2026-11-01 sample']),
  )
})

interface Run {
  readonly verdict: string
  readonly conditions: readonly { code: string; text: string }[]
  readonly findings: readonly { kind: string; citations: readonly { source: string; id: string }[] }[]
}
async function run(subject: object): Promise<Run> {
  const answer = await world.call(key, 'run_diligence', { subject })
  expect(answer.status, answer.text).toBe(200)
  return answer.body as unknown as Run
}

const partiesOf = (id: string) =>
  packed.get(id)?.records.flatMap(({ parts }) => parts.filter((part) => part.kind === 'party')) ?? []

test('every source has its folder, loads from it, and is listed as a sample', async () => {
  const folders = readdirSync(SAMPLE_PACK, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(folders.map(({ name }) => name).toSorted()).toEqual([...catalogue.keys()].toSorted())
  const { sources } = (await world.call(key, 'list_sources', {})).body as unknown as {
    sources: readonly { id: string; status: string; records: number }[]
  }
  expect(sources.map(({ id, status }) => [id, status])).toEqual(
    [...catalogue.keys()].toSorted().map((id) => [id, 'sample']),
  )
  for (const { id, records } of sources) expect(records, id).toBe(packed.get(id)?.records.length)
})

test.each(Object.entries(WRITTEN))(
  '%s: every record that was written is read, and nothing is left out',
  (id, [file, record, headers = 0]) => {
    const folder = join(SAMPLE_PACK, id)
    const text = readFileSync(join(folder, file), 'utf8').replace('\u001a\n', '')
    const written = new Set([...text.matchAll(record)].map((match) => match[1] ?? match.index)).size - headers
    const others = id === 'us-sec-submissions' ? readdirSync(folder).length - 1 : 0
    expect(packed.get(id)?.records.length).toBe(written + others)
    for (const fact of packed.get(id)?.facts ?? []) expect(Object.keys(fact)).toEqual(['asOf'])
  },
)

test('every line of a companion file is read as well', () => {
  const listed = (id: string): string => JSON.stringify(partiesOf(id))
  for (const [id, file] of [
    ['us-ofac-sdn', 'alt.csv'],
    ['us-ofac-cons', 'cons_alt.csv'],
  ] as const)
    // prettier-ignore
    for (const [, name = ''] of readFileSync(join(SAMPLE_PACK, id, file), 'utf8').matchAll(/ka","([^"]+)"/g))
      expect(listed(id)).toContain(`"full":"${name}"`)
  const addresses = readFileSync(join(SAMPLE_PACK, 'us-ofac-sdn/add.csv'), 'utf8').matchAll(
    /-0- ,"([A-Z]\w+)/g,
  )
  for (const [, city = ''] of addresses) expect(listed('us-ofac-sdn')).toContain(city)
  const filings = packed.get('us-sec-formd')?.records ?? []
  for (const { parts } of filings) expect(parts.map(({ kind }) => kind)).toEqual(['party', 'funding'])
  for (const { parts } of packed.get('courtlistener')?.records ?? [])
    expect(parts).toMatchObject([{ court: { level: 'Federal District' } }])
})

test('nothing of it leads to a private person', () => {
  for (const entry of readdirSync(SAMPLE_PACK, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const text = readFileSync(join(entry.parentPath, entry.name), 'utf8')
    expect(text, entry.name).not.toMatch(/\w@\w|\(?\d{3}\)?[ -]\d{3}-\d{4}/)
  }
  for (const id of catalogue.keys())
    for (const party of partiesOf(id))
      if (party.partyKind === 'person') expect(party.addresses ?? [], party.names[0]?.full).toEqual([])
})

test('the three runs of the demo end as they promise', async () => {
  const [clean, namesake, misspelt] = await Promise.all(SUBJECTS.map(({ subject }) => run(subject)))
  expect(clean).toMatchObject({
    verdict: 'proceed_with_conditions',
    conditions: [{ code: 'sample_data', severity: 'coverage' }],
  })
  expect(clean?.findings.filter(({ kind }) => kind.startsWith('sanction'))).toEqual([])

  expect(namesake?.verdict).toBe('enhanced_diligence')
  expect(namesake?.findings.map(({ kind }) => kind)).toContain('sanctions-alert')
  const [, person] = SUBJECTS
  const listed = await run({ ...person.subject, birthDate: '1984-01-08' })
  expect(listed.verdict).toBe('do_not_proceed')

  expect(misspelt?.verdict).toBe('enhanced_diligence')
  expect(misspelt?.findings[0]?.citations).toMatchObject([{ source: 'us-ofac-sdn', id: '18782' }])
})

test('whoever is asked about, of the pack or not, nobody may proceed without the condition that names the sample', async () => {
  const names = [...catalogue.keys()].flatMap((id) =>
    partiesOf(id).map(({ partyKind, names: [name] }) => ({
      name: name?.full ?? id,
      ...(partyKind === 'person' && { type: 'person' }),
      ...(partyKind === 'organization' && { type: 'company' }),
    })),
  )
  const verdicts = new Set<string>()
  for (const subject of [
    ...names,
    { name: 'Zephyr Bakehouse Cooperative Ltd', type: 'company' },
    { name: 'Nemo' },
  ]) {
    const { verdict, conditions } = await run(subject)
    verdicts.add(verdict)
    expect(verdict, subject.name).not.toBe('proceed')
    expect(conditions[0]?.text, subject.name).toMatch(
      /^Sample data in use, not the real lists: all \d+ sources\.$/,
    )
  }
  // a name alone confirms no one
  expect([...verdicts].toSorted()).toEqual(['enhanced_diligence', 'proceed_with_conditions'])
})
