// Screens names against the watch lists, and reports each match with the facts beside the name.
import { conditionOf } from '../rules/conditions.ts'
import type { Screened, Who } from '../rules/evidence.ts'
import type { IdentityFacts } from '../rules/identity-facts.ts'
import type { Screener } from '../../screening/screener.ts'
import type { Party } from '../../screening/party/listed-party.ts'
import type { Snapshot } from '../../sources/ports.ts'
import { citedRecord, type NoteCut } from './registry.ts'
import type { WatchIndex } from '../../screening/watch-lists/watch-index.ts'

/** A name to be screened. */
export interface Screening {
  readonly name: string
  /** One for each way to read it. */
  readonly queries: readonly Party[]
  /** What is known of the party. A record with one of its numbers is a match, whatever its name is. */
  readonly asked?: IdentityFacts
  /** Each of them gets the same hits. */
  readonly who: readonly Who[]
}

/** The most names that are screened for one run: a search takes about a millisecond. */
export const MAX_SCREENED = 2_000

/** Screens the first 2,000 names. Returns every record once for each name and `who`, by its best match. */
export async function screenNames(
  screenings: readonly Screening[],
  index: WatchIndex,
  screener: Screener,
  cut: NoteCut,
): Promise<readonly Screened[]> {
  const snapshots = new Map(index.lists.map((snapshot) => [snapshot.sourceId, snapshot]))
  if (screenings.length > MAX_SCREENED)
    cut(
      conditionOf('names_not_screened', {
        parameters: { names: screenings.length, screened: MAX_SCREENED },
      }),
    )
  const screened: Screened[] = []
  for (const screening of screenings.slice(0, MAX_SCREENED))
    screened.push(...(await screenName(screening, index, snapshots, screener)))
  return screened
}

async function screenName(
  { name, queries, who, asked }: Screening,
  index: WatchIndex,
  snapshots: ReadonlyMap<string, Snapshot>,
  screener: Screener,
): Promise<readonly Screened[]> {
  const hits = await screener.screen(index, queries, { numbers: asked?.numbers })
  return hits.flatMap(({ stored, match }) => {
    const snapshot = snapshots.get(stored.sourceId)
    if (snapshot === undefined) return []
    const record = citedRecord(stored, snapshot)
    return who.map((one) => ({ who: one, ...(asked !== undefined && { asked }), name, record, match }))
  })
}
