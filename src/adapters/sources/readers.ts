// The lists that can be read, by id, and the one way to read any of them from a path.
import { ListFileError } from './list-file-error.ts'
import { openListFiles } from './list-file.ts'
import type { NameRecord, OpenListFile, ReadRecords } from './source.ts'
import { readUnSc, unScFiles } from './un-sc/read.ts'
import { readUsCsl, usCslFiles } from './us-csl/read.ts'
import { readUsOfacCons, readUsOfacSdn, usOfacConsFiles, usOfacSdnFiles } from './us-ofac-sdn/read.ts'

export interface ListReader {
  readonly title: string
  /** Official names of the files, the main one first. */
  readonly fileNames: readonly string[]
  readonly read: ReadRecords
}

export interface ReadProgress {
  readonly bytes: number
  readonly totalBytes: number
  readonly records: number
}

export const listReaders: ReadonlyMap<string, ListReader> = new Map([
  [
    'us-ofac-sdn',
    { title: 'OFAC Specially Designated Nationals', fileNames: usOfacSdnFiles, read: readUsOfacSdn },
  ],
  [
    'us-ofac-cons',
    { title: 'OFAC Consolidated (non-SDN) List', fileNames: usOfacConsFiles, read: readUsOfacCons },
  ],
  ['un-sc', { title: 'UN Security Council Consolidated List', fileNames: unScFiles, read: readUnSc }],
  ['us-csl', { title: 'US Consolidated Screening List', fileNames: usCslFiles, read: readUsCsl }],
])

/** The records of a list at a path. Throws ListFileError; the records given before it are then not to be used. */
export async function* readList(
  id: string,
  path: string,
  onProgress?: (progress: ReadProgress) => void,
): AsyncGenerator<NameRecord> {
  const reader = listReaders.get(id)
  if (reader === undefined) {
    throw new ListFileError(id, `no such list; known are ${[...listReaders.keys()].join(', ')}`)
  }
  const { open, totalBytes } = await openListFiles(path, reader.fileNames)
  let bytes = 0
  let records = 0
  const counted: OpenListFile = (name) => {
    const stream = open(name)
    return stream && count(stream)
  }
  async function* count(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of stream) {
      bytes += chunk.length
      onProgress?.({ bytes, totalBytes, records })
      yield chunk
    }
  }
  try {
    for await (const record of reader.read(counted)) {
      records++
      yield record
    }
  } catch (error) {
    throw error instanceof ListFileError ? new ListFileError(path, error.message) : error
  }
  onProgress?.({ bytes, totalBytes, records })
}
