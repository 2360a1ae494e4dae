// The digest over the alerts of a pass, which the log has of each pass that ended.
import { alertLine } from '../audit/watched-pass.ts'
import { RunningSha256 } from '../base/sha256.ts'
import { pagesAfter } from './pages-after.ts'
import type { MonitoringReads, StoredAlert } from './ports.ts'

const PAGE_ROWS = 1_000

/** What the log says of the alerts of a pass. */
export interface AlertsDigest {
  readonly count: number
  /** SHA-256, hex, over a line `id digest` for each alert in the order of their ids. */
  readonly sha256: string
}

export async function alertsDigest(
  pages: AsyncIterable<readonly Pick<StoredAlert, 'id' | 'digest'>[]>,
): Promise<AlertsDigest> {
  const hash = new RunningSha256()
  let count = 0
  for await (const page of pages)
    for (const { id, digest } of page) {
      hash.add(alertLine(id, digest))
      count++
    }
  return { count, sha256: hash.hex() }
}

/** The alerts of a pass in the order of their ids. */
export const alertPages = (
  read: <T>(work: (tenant: Pick<MonitoringReads, 'alertsOfPass'>) => Promise<T>) => Promise<T>,
  passId: string,
): AsyncGenerator<readonly StoredAlert[]> =>
  pagesAfter(
    PAGE_ROWS,
    ({ id }) => id,
    (after) => read((tenant) => tenant.alertsOfPass(passId, after, PAGE_ROWS)),
  )
