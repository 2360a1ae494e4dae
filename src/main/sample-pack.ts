// The sample pack: a few invented records of nearly every source in its official format, so that diligence can be tried without a
// network. Their snapshots have the status `sample`, which every verdict names.
import { fileURLToPath } from 'node:url'
import { catalogue } from '../adapters/sources/catalogue.ts'
import { openSnapshot } from '../adapters/sources/snapshot-files.ts'
import type { SourceStore } from '../app/ports.ts'
import { readBatches } from '../app/sources/read-batches.ts'
import { takeIn } from '../app/sources/take-in.ts'
import { nameKey } from '../core/matching/name/name-key.ts'

/** Where the sample of a source lies, where not in a folder of its own name. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'gb-ch-psc': 'gb-ch-basic',
  'gleif-rr': 'gleif-lei',
  'us-sec-submissions': 'us-sec-tickers',
}
/** The sample of the one would repeat that of the list beside it; the other's tables come in one archive. */
const WITHOUT: ReadonlySet<string> = new Set(['us-ofac-cons', 'us-sec-formd'])

/** Takes the sample of every source in. `now` is an ISO instant; the samples are of its day. */
export async function loadSamplePack(store: SourceStore, now: string): Promise<void> {
  for (const source of catalogue.values()) {
    const { manifest } = source
    if (WITHOUT.has(manifest.id)) continue
    const folder = new URL(
      `../adapters/sources/${ELSEWHERE[manifest.id] ?? manifest.id}/sample`,
      import.meta.url,
    )
    const opened = await openSnapshot(fileURLToPath(folder), manifest.sets)
    await takeIn(
      manifest,
      {
        batches: readBatches(source, opened.files, { nameKey }),
        bytes: opened.bytes,
        contentSha256: await opened.contentSha256(),
        sample: true,
      },
      store,
      { now, asOf: now.slice(0, 10), belowFloor: true },
    )
  }
}
