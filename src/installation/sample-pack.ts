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

/** Takes in the sample of every source. `now` is an ISO instant; the samples get its day. */
export async function loadSamplePack(store: SourceStore, now: string): Promise<void> {
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
      { now, asOf: now.slice(0, 10), belowFloor: true },
    )
  }
}
