// `assay sources diff` between snapshots of a real list: names, fields, limits, and what it refuses.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStore } from '../../src/platform/store/store.ts'
import { assay, assayJson } from '../support/process.ts'
import { sampleOf } from '../support/lists.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-diff-'))
const environment = { ASSAY_DATA_DIR: join(folder, 'data') }
const SAMPLE = readFileSync(join(sampleOf('un-sc'), 'consolidated.xml'), 'utf8')
const ENTRY = /<INDIVIDUAL>[^]*?<\/INDIVIDUAL>/
const FIRST = ENTRY.exec(SAMPLE)?.[0] ?? ''
const id = /<REFERENCE_NUMBER>(.*?)<\/REFERENCE_NUMBER>/.exec(FIRST)?.[1]?.trim()
const given = /<FIRST_NAME>(.*?)<\/FIRST_NAME>/.exec(FIRST)?.[1] ?? ''

interface Diff {
  readonly from: { readonly id: string }
  readonly to: { readonly id: string }
  readonly counts: Readonly<Record<string, number>>
  readonly added: readonly { readonly id: string; readonly name: string }[]
  readonly removed: readonly { readonly id: string; readonly name: string }[]
  readonly changed: readonly {
    readonly id: string
    readonly name: string
    readonly changes: readonly {
      readonly field: string
      readonly removed: string[]
      readonly added: string[]
    }[]
  }[]
}
const diff = (...args: readonly string[]) => assayJson<Diff>(['sources', 'diff', ...args], environment)

async function bring(day: string, text: string): Promise<void> {
  const path = join(folder, 'consolidated.xml')
  writeFileSync(path, text.replaceAll(/dateGenerated="[0-9-]*/g, `dateGenerated="${day}`))
  expect((await assay(['sources', 'import', 'un-sc', path, '--below-floor'], environment)).code).toBe(0)
}

beforeAll(async () => {
  await bring('2026-11-01', SAMPLE)
  const renamed = FIRST.replace(`>${given}<`, '>RENAMED<')
  const remarked = renamed.replace('Invented &amp; kept for tests.', 'x'.repeat(201))
  expect(remarked).not.toBe(renamed)
  await bring('2026-11-02', SAMPLE.replace(FIRST, remarked))
})
afterAll(() => rmSync(folder, { recursive: true }))

test('a record that changed has its name and each field with what came and went', async () => {
  const { counts, added, removed, changed } = await diff('un-sc')
  expect(counts).toMatchObject({ added: 0, removed: 0, changed: 1 })
  expect([added, removed]).toEqual([[], []])
  expect(changed).toMatchObject([{ id, name: expect.stringContaining('RENAMED') as string }])
  const [names] = changed[0]?.changes.filter(({ field }) => field === 'party.names') ?? []
  expect(names?.removed[0]).toContain(given)
  expect(names?.added[0]).toContain('RENAMED')
  const { out } = await assay(['sources', 'diff', 'un-sc'], environment)
  expect(out).toContain(`~ ${id} RENAMED`)
  expect(out).toMatch(/ {6}party\.names - .*\n {6}party\.names \+ RENAMED/)
})

test('lines for people cut a value after 200 characters, and JSON has it whole', async () => {
  const { changed } = await diff('un-sc')
  const values = changed[0]?.changes.flatMap((change) => change.added) ?? []
  expect(values).toContainEqual(expect.stringContaining('x'.repeat(201)))
  const { out } = await assay(['sources', 'diff', 'un-sc'], environment)
  expect(out).toContain(`+ ${'x'.repeat(200)}…\n`)
})

test('any two snapshots are compared, in either order, and a limit counts what it leaves out', async () => {
  const { from, to } = await diff('un-sc')
  const forth = await diff(from.id)
  expect(forth).toEqual(await diff(from.id, to.id))
  const back = await diff(to.id, from.id)
  expect(back.changed[0]?.name).toContain(given)
  expect(back.counts).toEqual(forth.counts)
  const none = await diff('un-sc', '--limit', '0')
  expect(none).toMatchObject({ counts: forth.counts, changed: [] })
  const { out } = await assay(['sources', 'diff', 'un-sc', '--limit', '0'], environment)
  expect(out).toContain('... and 1 more changed')
})

test.each([
  [['us-ofac-sdn'], 'us-ofac-sdn has no snapshot; a difference needs two.'],
  [['un-sc@000000000000'], 'un-sc has no snapshot "un-sc@000000000000". It has un-sc@'],
  [['eu-fsf@000000000000'], 'It has none at all.'],
  [['nothing@1'], 'There is no source "nothing".'],
])('%s is refused', async (args, says) => {
  const { code, err } = await assay(['sources', 'diff', ...args], environment)
  expect([code, err.includes(says)], err).toEqual([1, true])
})

test('a stored record that was altered is not compared', async () => {
  const store = await openStore({ kind: 'sqlite', path: join(folder, 'data/assay.sqlite') })
  await store.db
    .updateTable('source_records')
    .set({ parts: '[]' })
    .where('record_id', '=', id ?? '')
    .execute()
  await store.close()
  const { code, err } = await assay(['sources', 'diff', 'un-sc'], environment)
  expect([code, err.includes('does not match its hash')], err).toEqual([1, true])
})
