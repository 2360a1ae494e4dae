// Loads the sample pack: a few public facts of every source in its official format, for trying diligence without a
// network. Its snapshots have the status `sample`, which every verdict names.
import { fileURLToPath } from 'node:url'
import { catalogue } from '../sources/catalogue/catalogue.ts'
import { openSnapshot } from '../sources/files/snapshot-files.ts'
import type { SourceStore } from '../sources/ports.ts'
import { readBatches } from '../sources/snapshots/read-batches.ts'
import { takeIn } from '../sources/snapshots/take-in.ts'
import { nameKey } from '../names/parse/name-key.ts'

/** The folder with one folder per source, by source id. */
export const SAMPLE_PACK = fileURLToPath(new URL('../../samples/', import.meta.url))

/** The day as of which the pack was written: a record of it is not newer. Change it with the files. */
const WRITTEN_ON = '2026-11-01'

/** Takes in the sample of every source, as of the day of the pack. `now` is an ISO instant. */
export async function loadSamplePack(store: SourceStore, now: string): Promise<void> {
  const today = now.slice(0, 10)
  // why not later than today: a clock may be behind
  const asOf = WRITTEN_ON < today ? WRITTEN_ON : today
  for (const source of catalogue.values()) {
    const { manifest } = source
    const opened = await openSnapshot(`${SAMPLE_PACK}${manifest.id}`, manifest.sets)
    await takeIn(
      manifest,
      {
        batches: readBatches(source, opened.files, { nameKey }),
        bytes: opened.bytes,
        contentSha256: await opened.contentSha256(),
        sample: true,
      },
      store,
      { now, asOf, belowFloor: true },
    )
  }
}
