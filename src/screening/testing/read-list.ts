// The parties of a list file as they are screened, for tests and benches that index names without a store.
import type { NameRecord } from '../../names/parse/record.ts'
import { catalogue } from '../../sources/catalogue/catalogue.ts'
import { openSnapshot } from '../../sources/files/snapshot-files.ts'
import type { SourceRecord } from '../../sources/model/record.ts'
import { listedParty } from '../party/listed-party.ts'

/** The main party of a record as names are compared with it; undefined where the record has none, or no name. */
export function listedNames(list: string, { recordId, parts }: SourceRecord): NameRecord | undefined {
  const party = parts.find((part) => part.kind === 'party' && part.ref === 'self')
  if (party?.kind !== 'party') return undefined
  const listed = listedParty(party)
  return listed.names.length === 0 ? undefined : { list, id: recordId, ...listed }
}

/** Throws ListFileError; the records given before it are then not to be used. */
export async function* readList(id: string, path: string): AsyncGenerator<NameRecord> {
  const source = catalogue.get(id)
  if (source === undefined) throw new Error(`There is no source ${id}`)
  const { files } = await openSnapshot(path, source.manifest.sets)
  for await (const record of source.read(files, { found: () => undefined })) {
    const names = listedNames(id, record)
    if (names !== undefined) yield names
  }
}
