// Lists the public sources with their snapshots in force.
import type { Operations } from '../../contract/index.ts'
import { byText } from '../../base/by-text.ts'
import { describeStanding, standingsOf } from '../snapshots/standing.ts'
import type { SourceManifest } from '../model/source.ts'
import type { SourceStore } from '../ports.ts'
import type { UseCase } from '../../call/use-case.ts'

interface ListPorts {
  readonly store: { readonly sources: Pick<SourceStore, 'states'> }
  readonly manifests: readonly SourceManifest[]
}

export const listSources: UseCase<Operations['list_sources'], ListPorts> = {
  async run({ now }, { store, manifests }) {
    const standings = await standingsOf(manifests, store.sources, now)
    return { sources: standings.map(describeStanding).sort((a, b) => byText(a.id, b.id)) }
  },
}
