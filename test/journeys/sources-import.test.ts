// Files brought in by hand at the command line: a mistake of the operator is told to the operator, and says nothing of the
// source; what is in force stays as good as it was.
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStore } from '../../src/platform/store/store.ts'
import { zipOf } from '../../src/sources/files/testing/zip-of.ts'
import { assay, assayJson, root } from '../support/process.ts'

const samples = join(root, 'src/sources/readers')
const UN_SAMPLE = join(samples, 'un-sc/sample/consolidated.xml')
const LEI = join(samples, 'gleif-lei/sample/gleif-goldencopy-lei2-golden-copy.csv')
const TODAY = new Date().toISOString().slice(0, 10)

const folder = mkdtempSync(join(tmpdir(), 'assay-import-'))
/** The sample as if it were made on this day: the file carries its date. */
function unOf(day: string, title = 'un'): string {
  const path = join(folder, `${title}-${day}.xml`)
  const text = readFileSync(UN_SAMPLE, 'utf8').replaceAll(/dateGenerated="[0-9-]*/g, `dateGenerated="${day}`)
  writeFileSync(path, `${text}<!-- ${title} -->\n`)
  return path
}
const UN = unOf(TODAY)
const environment = { ASSAY_DATA_DIR: join(folder, 'data') }
afterAll(() => rmSync(folder, { recursive: true }))

const bring = async (...args: readonly string[]) => await assay(['sources', 'import', ...args], environment)

interface Standing {
  readonly id: string
  readonly status: string
  readonly snapshotDate: string | null
  readonly records: number
  readonly failure: string | null
  readonly warnings: readonly string[]
}
const standing = async (id: string): Promise<Standing | undefined> =>
  (await assayJson<readonly Standing[]>(['sources', 'list'], environment)).find((each) => each.id === id)

beforeAll(async () => {
  expect((await bring('un-sc', UN, '--below-floor')).code).toBe(0)
})

test.each<[string, readonly string[], string]>([
  ['a path that is mistyped', [`${UN}x`, '--below-floor'], 'there is no such file or folder; check the path'],
  ['an empty folder', [join(folder, 'empty')], 'no consolidated.xml here'],
  ['the file of another source', [LEI, '--below-floor'], ''],
  ['a file below the floor', [unOf(TODAY, 'other')], 'If the file is whole, import it with --below-floor.'],
  [
    'a date other than that of the file',
    [UN_SAMPLE, '--as-of', TODAY, '--below-floor'],
    `--as-of ${TODAY} is another. Leave --as-of out`,
  ],
  ['files older than those in force', [UN_SAMPLE, '--below-floor'], 'import them with --rollback.'],
  [
    'a date that has not come',
    [UN, '--as-of', '2099-01-01', '--below-floor'],
    '--as-of 2099-01-01 has not come.',
  ],
  [
    'a choice that it does not have',
    [UN, '--only', 'GB'],
    'un-sc is always taken whole. Leave --only out for it.',
  ],
  ['a web page', [join(folder, 'page.xml'), '--below-floor'], ''],
])('%s is told, and the source stands as it did', async (_what, args, says) => {
  mkdirSync(join(folder, 'empty'), { recursive: true })
  writeFileSync(join(folder, 'page.xml'), '<!doctype html><html></html>')
  const before = await standing('un-sc')
  expect(before).toMatchObject({ status: 'partial', records: 3, failure: null })
  const { code, err } = await bring('un-sc', ...args)
  expect(code).toBe(1)
  expect(err).toContain(says)
  expect(err).not.toMatch(/\n\s+at /)
  expect(await standing('un-sc')).toEqual(before)
})

test('a mistake before the first file leaves the source as one that nobody has brought', async () => {
  expect((await bring('eu-fsf', join(folder, 'nothing.xml'))).code).toBe(1)
  expect(await standing('eu-fsf')).toMatchObject({ status: 'never_synced', failure: null })
})

test('a file that is in force already ends the failure of a sync', async () => {
  const store = await openStore({ kind: 'sqlite', path: join(environment.ASSAY_DATA_DIR, 'assay.sqlite') })
  await store.sources.note('un-sc', { failure: { at: new Date().toISOString(), message: 'it was cut' } })
  await store.close()
  expect(await standing('un-sc')).toMatchObject({ status: 'failed', failure: 'it was cut' })
  const { code, out } = await bring('un-sc', UN, '--below-floor')
  expect(code).toBe(0)
  expect(out).toContain('un-sc: no change.')
  expect(await standing('un-sc')).toMatchObject({ status: 'partial', failure: null })
})

test('older files take the place of newer ones where the operator says so, the list says it, and the newer ones come back', async () => {
  const { code, out } = await bring('un-sc', unOf('2026-01-05'), '--below-floor', '--rollback')
  expect(code).toBe(0)
  const says = `The operator set the source back: files of 2026-01-05 took the place of those of ${TODAY}.`
  expect(out).toContain(says)
  expect((await standing('un-sc'))?.warnings).toContain(says)
  expect((await assay(['sources', 'rollback', 'un-sc'], environment)).code).toBe(0)
  expect(await standing('un-sc')).toMatchObject({ snapshotDate: TODAY, records: 3 })
  expect((await standing('un-sc'))?.warnings).not.toContain(says)
  const back = await assay(['sources', 'rollback', 'un-sc'], environment)
  expect(back.out).toContain(says)
  expect(await standing('un-sc')).toMatchObject({ snapshotDate: '2026-01-05' })
  const none = await assay(['sources', 'rollback', 'eu-fsf'], environment)
  expect(none).toMatchObject({ code: 1, err: expect.stringContaining('has no snapshot before') })
})

test('countries are taken in either case; codes that are none, or that no record has, are told as what they are', async () => {
  expect((await bring('gleif-lei', LEI, '--only', 'de,gb')).out).toContain('Narrowed to DE, GB.')
  const before = await standing('gleif-lei')
  expect((await bring('gleif-lei', LEI, '--only', 'ENGLAND')).err).toContain(
    '"ENGLAND" is no country of ISO 3166-1',
  )
  const { code, err } = await bring('gleif-lei', LEI, '--only', 'AQ', '--below-floor')
  expect(code).toBe(1)
  expect(err).toContain('No record of the files is of AQ: name others with --only, or leave it out.')
  expect(err).not.toContain('--below-floor')
  expect(await standing('gleif-lei')).toEqual(before)
})

test('a set under names in another case is the set that is in force', async () => {
  const set = join(samples, 'us-ofac-sdn/sample')
  const upper = join(folder, 'upper')
  mkdirSync(upper)
  for (const name of ['sdn.csv', 'add.csv', 'alt.csv', 'sdn_comments.csv'])
    copyFileSync(join(set, name), join(upper, name.toUpperCase()))
  expect((await bring('us-ofac-sdn', set, '--below-floor', '--as-of', TODAY)).code).toBe(0)
  expect((await bring('us-ofac-sdn', upper, '--below-floor', '--as-of', TODAY)).out).toContain('no change')
})

test('companies come out of the archive of all filers one import after the other, and stay', async () => {
  const filers = ['CIK0009900011.json', 'CIK0009900011-submissions-001.json', 'CIK0009900099.json'].map(
    (name) => ({
      name,
      text: readFileSync(join(samples, 'us-sec-tickers/sample', name), 'utf8'),
    }),
  )
  const archive = join(folder, 'submissions.zip')
  writeFileSync(archive, zipOf([...filers, { name: 'CIK0000000001.json', text: 'not read' }]))
  const ofDay = ['--as-of', TODAY]
  expect((await bring('us-sec-submissions', archive, '--only', '9900011', ...ofDay)).code).toBe(0)
  expect((await standing('us-sec-submissions'))?.records).toBe(1)
  expect((await bring('us-sec-submissions', archive, '--only', 'CIK0009900099', ...ofDay)).code).toBe(0)
  const both = await standing('us-sec-submissions')
  expect([both?.records, both?.warnings.join()]).toEqual([2, expect.not.stringContaining('Narrowed')])
  const missing = await bring('us-sec-submissions', archive, '--only', '9900012', ...ofDay)
  expect([missing.code, missing.err]).toEqual([1, expect.stringContaining('no file of what --only asks for')])
})
