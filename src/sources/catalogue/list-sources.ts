// Lists the public sources with their snapshots in force.
import type { Operations } from '../../contract/index.ts'
import { byText } from '../../base/by-text.ts'
import { describeStanding, standingsOf } from '../model/standing.ts'
import type { UseCase } from '../../call/use-case.ts'

export const listSources: UseCase<Operations['list_sources']> = {
  async run({ now }, { store, manifests }) {
    const standings = await standingsOf(manifests, store.sources, now)
    return { sources: standings.map(describeStanding).sort((a, b) => byText(a.id, b.id)) }
  },
}
