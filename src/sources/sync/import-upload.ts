// Imports a file of a source that an operator sends.
import { Problem } from '../../call/problem.ts'
import type { UseCase } from '../../call/use-case.ts'
import type { DashboardOperations } from '../../contract/dashboard.ts'
import { MAX_SOURCE_FILE_BYTES } from '../../contract/vocabulary/source.ts'
import { ListFileError } from '../files/list-file-error.ts'
import type { SourceManifest } from '../model/source.ts'
import { SnapshotRefused } from '../ports.ts'
import { noSource } from '../snapshots/list-snapshots.ts'
import { snapshotDate } from '../snapshots/source-status.ts'
import type { Syncing } from './sync-on-request.ts'

interface ImportPorts {
  readonly manifests: readonly SourceManifest[]
  readonly syncing: Pick<Syncing, 'take'>
}

export const importUpload: UseCase<DashboardOperations['import_source'], ImportPorts> = {
  async run(
    { input: { id, name, asOf, belowFloor, rollback }, caller, upload, signal },
    { manifests, syncing },
  ) {
    const manifest = manifests.find((each) => each.id === id)
    if (manifest === undefined) throw noSource()
    if (upload === undefined) throw new Error('the edge gave no file')
    const by = caller.member?.userId ?? caller.keyId
    const file = { name, by, pieces: atMost(upload.pieces, MAX_SOURCE_FILE_BYTES) }
    try {
      const taken = await syncing.take(manifest, file, {
        ...(asOf !== undefined && { asOf }),
        belowFloor: belowFloor === 'yes',
        rollback: rollback === 'yes',
        signal,
      })
      if (taken === undefined)
        throw refusal('The source is being fetched or imported. Send the file again when that has ended.')
      const { kind: outcome, snapshot } = taken
      return { outcome, snapshotDate: snapshotDate(snapshot), records: snapshot.records }
    } catch (error) {
      // why not noted: refused files say nothing about the source
      if (error instanceof SnapshotRefused || error instanceof ListFileError) throw refusal(error.message)
      throw error
    }
  },
}

const refusal = (says: string): Problem => new Problem('invalid_request', { detail: says.replace(/\.$/, '') })

async function* atMost(pieces: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<Uint8Array> {
  let left = maxBytes
  for await (const piece of pieces) {
    left -= piece.byteLength
    if (left < 0)
      throw new Problem('payload_too_large', {
        detail: 'The file is too large to be uploaded; import it with: assay sources import',
      })
    yield piece
  }
}
