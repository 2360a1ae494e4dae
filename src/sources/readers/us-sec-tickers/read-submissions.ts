// Reads the filing history of one filer: the filer, and its filings that show trouble or a plan to go public.
import type { ReadOptions, SnapshotFiles, SourceReader } from '../../model/source.ts'
import type { SourceRecord } from '../../model/record.ts'
import { ListFileError } from '../../files/list-file-error.ts'
import { openRequired } from '../../files/record-parts.ts'
import { edgarCompanyPage, paddedCik } from '../../files/edgar.ts'
import { filingMetrics, filingsOf, type FilerFiling } from './filing-metrics.ts'
import {
  isObject,
  listIn,
  objectUnder,
  readJsonObject,
  textUnder,
  type JsonFields,
} from '../../files/json-object.ts'
import { filerParty } from './filer-party.ts'
import { usSecSubmissionsManifest } from './submissions-manifest.ts'

/** Older filings are in separate files, which the first file names. */
const OLDER = /-submissions-\d+\.json$/i

/**
 * One record per filer, in the order of the set. Of the archive of all filers, those that `--only` names. Older filings are read if their files are there; a warning names the
 * missing ones.
 */
export const usSecSubmissions: SourceReader = {
  manifest: usSecSubmissionsManifest,
  wants: (member, only) => only.has(/^CIK(\d{10})(?:-submissions-\d+)?\.json$/i.exec(member)?.[1] ?? ''),
  async *read(files, options) {
    for (const { name, optional } of files.set) {
      if (OLDER.test(name)) continue
      if (optional === true && files.open(name) === undefined) continue
      yield await readFiler(name, files, options)
    }
  },
}

async function readFiler(file: string, files: SnapshotFiles, options: ReadOptions): Promise<SourceRecord> {
  const filer = await readJsonObject(
    file,
    openRequired((name) => files.open(name), file),
  )
  const cik = paddedCik(filer['cik'])
  const name = textUnder(filer, 'name')
  const filings = objectUnder(filer, 'filings')
  const recent = filings['recent']
  if (cik === undefined || name === '' || !isObject(recent)) {
    throw new ListFileError(
      file,
      'there is no cik, no name or no filings.recent in it: this is another file, or its publisher has changed it',
    )
  }
  const all: FilerFiling[] = [...filingsOf(file, recent)]
  for (const older of listIn(filings, 'files').filter(isObject)) {
    all.push(...(await olderFilings(file, older, files, options)))
  }
  return {
    recordId: cik,
    url: edgarCompanyPage(cik),
    locator: `CIK${cik}.json cik=${cik}`,
    parts: [filerParty(cik, filer), ...filingMetrics(`cik:${cik}`, all)],
  }
}

async function olderFilings(
  file: string,
  older: JsonFields,
  files: SnapshotFiles,
  options: ReadOptions,
): Promise<readonly FilerFiling[]> {
  const name = textUnder(older, 'name')
  const bytes = name === '' ? undefined : files.open(name)
  if (bytes !== undefined) return filingsOf(name, await readJsonObject(name, bytes))
  const [from, to] = [textUnder(older, 'filingFrom'), textUnder(older, 'filingTo')]
  options.found({
    warning: `${file} names ${name}, which is not here: filings of ${from} to ${to} are missing`,
  })
  return []
}
