// Screens names against the watch lists: what they met, told with the facts beside the name.
import { conditionOf } from '../rules/conditions.ts'
import type { NameMatch, Screened, Who } from '../rules/evidence.ts'
import type { PartyName } from '../../sources/model/record.ts'
import type { Matcher } from '../../names/matcher/matcher.ts'
import { yieldToEventLoop } from '../../base/yield-to-event-loop.ts'
import { isWorthTelling, nameMatchOf } from './compare-parties.ts'
import { listedParty, type Party } from '../../screening/party/listed-party.ts'
import type { Snapshot } from '../../sources/ports.ts'
import { citedRecord, type NoteCut } from './registry.ts'
import type { WatchHit, WatchIndex } from '../../screening/watch-lists/watch-index.ts'

/** A name to be screened. */
export interface Screening {
  readonly name: string
  /** One for each way to read it. */
  readonly queries: readonly Party[]
  /** For each of them the same hits are told. */
  readonly who: readonly Who[]
}

/** Names that are screened for one run: a search takes about a millisecond. */
export const MAX_SCREENED = 2_000
/** The entries nearest to a name that are looked at: one party stands on several lists, and many share a name. */
const NEAREST = 40

/** In their order, at most 2,000 of them. Every record once for each name and `who`, by its best match. */
export async function screenNames(
  screenings: readonly Screening[],
  index: WatchIndex,
  matcher: Matcher,
  cut: NoteCut,
): Promise<readonly Screened[]> {
  const snapshots = new Map(index.snapshots.map((snapshot) => [snapshot.sourceId, snapshot]))
  if (screenings.length > MAX_SCREENED)
    cut(
      conditionOf('names_not_screened', {
        parameters: { names: screenings.length, screened: MAX_SCREENED },
      }),
    )
  const screened: Screened[] = []
  for (const screening of screenings.slice(0, MAX_SCREENED))
    screened.push(...(await screenName(screening, index, snapshots, matcher)))
  return screened
}

async function screenName(
  { name, queries, who }: Screening,
  index: WatchIndex,
  snapshots: ReadonlyMap<string, Snapshot>,
  matcher: Matcher,
): Promise<readonly Screened[]> {
  const best = new Map<string, { readonly hit: WatchHit; readonly match: NameMatch }>()
  for (const query of queries) {
    // why: a long name takes tens of milliseconds, and one subject may have hundreds
    await yieldToEventLoop()
    for (const hit of index.search(matcher.read(query), NEAREST)) {
      const match = tell(matcher, query, hit)
      if (match === undefined) continue
      const key = `${hit.stored.sourceId} ${hit.stored.recordId}`
      const known = best.get(key)
      if (known === undefined || isBetter(match, known.match)) best.set(key, { hit, match })
    }
  }
  return [...best.values()].flatMap(({ hit, match }) => {
    const snapshot = snapshots.get(hit.stored.sourceId)
    if (snapshot === undefined) return []
    const record = citedRecord(hit.stored, snapshot)
    return who.map((one) => ({ who: one, name, record, match }))
  })
}

const isBetter = (a: NameMatch, b: NameMatch): boolean =>
  a.score > b.score || (a.score === b.score && a.probability > b.probability)

/** Undefined where nobody has to hear of it. */
function tell(matcher: Matcher, query: Party, { match, party }: WatchHit): NameMatch | undefined {
  const listed = party === undefined ? match.record : listedParty(party)
  const told = nameMatchOf(matcher, { query, listed, match }, party?.names ?? inCase(match.record.names))
  return isWorthTelling(match, told) ? told : undefined
}

const inCase = (names: Party['names']): readonly PartyName[] =>
  names.map(({ text: full }) => ({ full, kind: 'primary', quality: 'unknown' }))
