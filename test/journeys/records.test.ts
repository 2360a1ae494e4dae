// The record behind a citation can be read whole, in the snapshot of the run and in others, and says what it was before.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenStore, openStore } from '../../src/platform/store/store.ts'
import { loadList, sampleOf } from '../support/lists.ts'
import { createWorld, type World } from '../support/world.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-records-'))
const SAMPLE = readFileSync(join(sampleOf('un-sc'), 'consolidated.xml'), 'utf8')

let store: OpenStore
let world: World
let key: string
let record: { source: string; id: string; recordHash: string; parts: Part[]; history: Version[] }

interface Part {
  readonly kind: string
  readonly ref?: string
  readonly names?: readonly { readonly full: string }[]
}
interface Version {
  readonly recordHash: string
  readonly since: { readonly id: string } | null
  readonly until: { readonly id: string } | null
  readonly parts: readonly Part[]
  readonly altered?: true
}

const fetched = (input: Record<string, unknown>) => world.call(key, 'get_record', input)
const nameIn = (parts: readonly Part[]): string =>
  parts.find(({ kind }) => kind === 'party')?.names?.[0]?.full ?? ''

beforeAll(async () => {
  store = await openStore({ kind: 'sqlite', path: join(folder, 'store.sqlite') })
  world = await createWorld({ store })
  key = (await world.tenant('free', ['run'])).key
  await loadList(world.ports.store, 'un-sc')
})
afterAll(async () => {
  await world.close()
  rmSync(folder, { recursive: true })
})

test('a citation of a run leads to the record, with all its parts and what its listing forbids', async () => {
  const [snapshot] = await world.ports.store.sources.snapshots('un-sc')
  if (snapshot === undefined) throw new Error('nothing is loaded')
  for await (const [first] of world.ports.store.sources.recordsOf(snapshot)) {
    if (first === undefined) continue
    const name = nameIn(JSON.parse(first.parts) as readonly Part[])
    const run = await world.call(key, 'run_diligence', { subject: { name } })
    const findings = run.body['findings'] as unknown as readonly {
      citations: { source: string; id: string }[]
    }[]
    const citation = findings[0]?.citations[0]
    expect(citation).toMatchObject({ source: 'un-sc', id: first.recordId })
    const answer = await fetched({ source: citation?.source, id: citation?.id })
    expect(answer.status, answer.text).toBe(200)
    expect(answer.body).toMatchObject({
      source: 'un-sc',
      id: first.recordId,
      locator: first.locator,
      recordHash: first.recordHash,
      snapshot: { id: snapshot.id, snapshotDate: '2026-11-01' },
      measures: [{ measure: 'asset_freeze', source: 'un-sc' }],
      history: [{ recordHash: first.recordHash, since: { id: snapshot.id }, until: null }],
    })
    expect(answer.body['parts']).toEqual(JSON.parse(first.parts))
    const [extract] = answer.body['extracts'] as unknown as readonly { file: string; text: string }[]
    expect(extract?.file).toBe('consolidated.xml')
    expect(extract?.text).toMatch(/^<(INDIVIDUAL|ENTITY)>[\s\S]*<\/\1>$/)
    expect(SAMPLE).toContain(extract?.text)
    expect(extract?.text).toContain(`<REFERENCE_NUMBER>${first.recordId}</REFERENCE_NUMBER>`)
    record = answer.body as unknown as typeof record
  }
})

test('a record that changed shows both versions, and each snapshot the one it held', async () => {
  const [older] = await world.ports.store.sources.snapshots('un-sc')
  const name = nameIn(record.parts)
  const [first = ''] = name.split(' ')
  const path = join(folder, 'consolidated.xml')
  writeFileSync(path, SAMPLE.replace(`>${first}<`, '>RENAMED<'))
  await loadList(world.ports.store, 'un-sc', path, '2026-11-02')
  const { source, id } = record
  const now = (await fetched({ source, id })).body as unknown as typeof record
  expect(nameIn(now.parts)).toContain('RENAMED')
  expect(now.history.map(({ parts }) => nameIn(parts).includes('RENAMED'))).toEqual([true, false])
  expect(now.history[1]).toMatchObject({ since: { id: older?.id }, until: now.history[0]?.since })
  const then = await fetched({ source, id, snapshot: older?.id })
  expect(then.body).toMatchObject({ recordHash: record.recordHash, parts: record.parts })
})

test('what no snapshot holds is not found, and a record that was altered is not shown as the one that was taken in', async () => {
  const { source, id } = record
  for (const input of [
    { source, id: 'nothing' },
    { source: 'eu-fsf', id },
    { source, id, snapshot: 'un-sc@000000000000' },
  ])
    expect(await fetched(input)).toMatchObject({ status: 404, body: { error: 'not_found' } })
  expect((await fetched({ source: 'UN SC', id })).status).toBe(400)
  const ofRecord = store.db.updateTable('source_records').set({ parts: '[]' }).where('record_id', '=', id)
  await ofRecord.where('until_seq', 'is not', null).execute()
  const { history } = (await fetched({ source, id })).body as unknown as typeof record
  expect(history.map(({ altered, parts }) => [altered ?? false, parts.length > 0])).toEqual([
    [false, true],
    [true, false],
  ])
  await ofRecord.execute()
  expect(await fetched({ source, id })).toMatchObject({ status: 500, body: { error: 'internal' } })
})
