// What the bench reads: the labelled rows, the real lists and their hashes. If the shared data folder is not beside the
// checkout, the bench reads the project's own rows and the samples of its list readers instead.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { readList } from '../../src/screening/testing/read-list.ts'
import type { NameRecord } from '../../src/names/parse/record.ts'
import { type LabelledRow, readLabelled } from './labelled.ts'

const ROOT = join(import.meta.dirname, '../..')
export const SHARED = join(ROOT, '../shared')
const OWN_ROWS = join(import.meta.dirname, 'labelled')

export interface ListFile {
  readonly id: string
  readonly path: string
}

/** The data folder of the shared folder; undefined if there is none. */
export function dataFolder(shared: string = SHARED): string | undefined {
  const data = join(shared, 'data')
  return existsSync(join(data, 'labelled')) && existsSync(join(data, 'lists')) ? data : undefined
}

/** The lists that are complete. The UN list and the US list of lists come first: alerts are counted on these two. */
export function listFiles(data: string | undefined): readonly ListFile[] {
  if (data === undefined) {
    const samples = join(ROOT, 'src/sources/readers')
    return ['un-sc', 'us-csl', 'us-ofac-sdn'].map((id) => ({ id, path: join(samples, id, 'sample') }))
  }
  return [
    { id: 'un-sc', path: join(data, 'lists/un-sc/UN_consolidated.2026-02-27.xml') },
    { id: 'us-csl', path: join(data, 'lists/us-csl/consolidated.2022-04.csv') },
    { id: 'us-ofac-sdn', path: join(data, 'lists/us-ofac-sdn/2021-07') },
    { id: 'us-ofac-cons', path: join(data, 'lists/us-ofac-cons/2025-12') },
  ]
}

/**
 * The records of the lists, each party once as far as the lists show it. The US list of lists repeats Treasury's rows under
 * ids that begin with Treasury's number; these copies are dropped.
 */
export async function readRecords(files: readonly ListFile[]): Promise<NameRecord[]> {
  const records: NameRecord[] = []
  for (const { id, path } of files) for await (const record of readList(id, path)) records.push(record)
  const treasury = new Set(records.flatMap(({ list, id }) => (list.startsWith('us-ofac-') ? [id] : [])))
  return records.filter(({ list, id }) => list !== 'us-csl' || !treasury.has(id.split('-')[0] ?? ''))
}

/** The project's own rows, and the shared ones if they exist. */
export function labelledRows(data: string | undefined): ReadonlyMap<string, readonly LabelledRow[]> {
  const folders = data === undefined ? [] : [join(data, 'labelled'), join(data, 'labelled/names2')]
  const shared = folders.filter((folder) => existsSync(folder)).flatMap((folder) => [...readLabelled(folder)])
  return new Map([...readLabelled(OWN_ROWS), ...shared])
}

export const resourcesFolder = (data: string): string => join(data, 'resources')

const filesAt = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .toSorted()
        .flatMap((entry) => filesAt(join(path, entry)))
    : [path]

/** A line for each data file the bench may read: the first half of its SHA-256, and its name. */
export function hashLines(data: string | undefined): string[] {
  const base = data ?? ROOT
  const shared = data === undefined ? [] : [join(data, 'labelled'), resourcesFolder(data)]
  const paths = [OWN_ROWS, ...listFiles(data).map(({ path }) => path), ...shared]
  return paths
    .flatMap(filesAt)
    .filter((file) => /\.(?:jsonl|xml|csv|yml|txt\.gz)$/i.test(file))
    .map((file) => {
      const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 32)
      const name = file.startsWith(OWN_ROWS) ? relative(ROOT, file) : relative(base, file)
      return `${hash}  ${name}`
    })
}
