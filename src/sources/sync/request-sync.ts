// Has a public source fetched now, in the background. How it goes is told by get_health.
import type { DashboardOperations } from '../../contract/dashboard.ts'
import { Problem } from '../../call/problem.ts'
import type { UseCase } from '../../call/use-case.ts'
import type { SourceManifest } from '../model/source.ts'
import type { Syncing } from './sync-on-request.ts'

interface SyncPorts {
  readonly manifests: readonly SourceManifest[]
  readonly syncing: Syncing
}

export const requestSync: UseCase<DashboardOperations['sync_source'], SyncPorts> = {
  async run({ input: { id } }, { manifests, syncing }) {
    const manifest = manifests.find((each) => each.id === id)
    if (manifest === undefined)
      throw new Problem('not_found', { detail: 'There is no source of that id. list_sources has them' })
    const reason = syncing.reasonToSkip(manifest)
    if (reason !== undefined) throw new Problem('not_available', { detail: reason.replace(/\.$/, '') })
    return { id, started: await syncing.begin(manifest) }
  },
}
