// The lists whose names can be screened, by id, and the function that reads any of them from a path.
import type { Source } from '../model/source.ts'
import { ListFileError } from '../files/list-file-error.ts'
import { listedNames } from '../files/listed-names.ts'
import { openSnapshot } from '../files/snapshot-files.ts'
import type { NameRecord } from '../files/record-parts.ts'
import { unSc } from '../readers/un-sc/read.ts'
import { usCsl } from '../readers/us-csl/read.ts'
import { usOfacCons, usOfacSdn } from '../readers/us-ofac-sdn/read.ts'

export interface ReadProgress {
  readonly bytes: number
  readonly totalBytes: number
  readonly records: number
}

export const listReaders: ReadonlyMap<string, Source> = new Map(
  [usOfacSdn, usOfacCons, unSc, usCsl].map((source) => [source.manifest.id, source]),
)

/** The records of the list at a path. If it throws ListFileError, discard the records it gave before. */
export async function* readList(
  id: string,
  path: string,
  onProgress?: (progress: ReadProgress) => void,
): AsyncGenerator<NameRecord> {
  const source = listReaders.get(id)
  if (source === undefined) {
    throw new ListFileError(id, `no such list; known are ${[...listReaders.keys()].join(', ')}`)
  }
  let [bytes, records] = [0, 0]
  const opened = await openSnapshot(path, source.manifest.sets, (count) => {
    bytes += count
    onProgress?.({ bytes: Math.round(bytes), totalBytes: opened.bytes, records })
  })
  try {
    for await (const record of source.read(opened.files, { found: () => undefined })) {
      const names = listedNames(id, record)
      if (names === undefined) continue
      records++
      yield names
    }
  } catch (error) {
    throw error instanceof ListFileError ? new ListFileError(path, error.message) : error
  }
  onProgress?.({ bytes: opened.bytes, totalBytes: opened.bytes, records })
}
