// Screens names against the watch lists: what they met, told with the facts beside the name.
import type { NameMatch, Screened, Who } from '../../core/diligence/evidence.ts'
import type { PartyName } from '../../core/diligence/record.ts'
import type { Matcher } from '../../core/matching/matcher.ts'
import { compareParties, isWorthTelling, nameMatchOf } from './compare-parties.ts'
import { listedParty, type Party } from './listed-party.ts'
import { citedRecord } from './registry.ts'
import type { WatchHit, WatchIndex } from './watch-index.ts'

/** A name to be screened. */
export interface Screening {
  readonly name: string
  /** One for each way to read it. */
  readonly queries: readonly Party[]
  /** For each of them the same hits are told. */
  readonly who: readonly Who[]
}

/** The entries nearest to a name that are looked at: one party stands on several lists, and many share a name. */
const NEAREST = 40

/** A long name takes tens of milliseconds, and one subject may have hundreds: whoever else waits goes first in between. */
const othersFirst = (): Promise<void> => new Promise((go) => void setImmediate(go))

/** Every record once for each name and `who`, by its best match. */
export async function screenNames(
  screenings: readonly Screening[],
  index: WatchIndex,
  matcher: Matcher,
): Promise<readonly Screened[]> {
  const snapshots = new Map(index.snapshots.map((snapshot) => [snapshot.sourceId, snapshot]))
  const screened: Screened[] = []
  for (const { name, queries, who } of screenings) {
    const best = new Map<string, { readonly hit: WatchHit; readonly match: NameMatch }>()
    for (const query of queries) {
      await othersFirst()
      for (const hit of index.search(matcher.read(query), NEAREST)) {
        const match = tell(matcher, query, hit)
        if (match === undefined) continue
        const key = `${hit.stored.sourceId} ${hit.stored.recordId}`
        const known = best.get(key)
        if (known === undefined || isBetter(match, known.match)) best.set(key, { hit, match })
      }
    }
    for (const { hit, match } of best.values()) {
      const snapshot = snapshots.get(hit.stored.sourceId)
      if (snapshot === undefined) continue
      const record = citedRecord(hit.stored, snapshot)
      screened.push(...who.map((one) => ({ who: one, name, record, match })))
    }
  }
  return screened
}

const isBetter = (a: NameMatch, b: NameMatch): boolean =>
  a.score > b.score || (a.score === b.score && a.probability > b.probability)

/** Undefined where nobody has to hear of it. */
function tell(matcher: Matcher, query: Party, { match, party }: WatchHit): NameMatch | undefined {
  const listed = party === undefined ? match.record : listedParty(party)
  const judged = match.detail.facts.some(({ rule }) => rule === 'identifier-differs')
    ? compareParties(matcher, query, listed)
    : match
  const told = nameMatchOf(
    matcher,
    { query, listed, match: judged },
    party?.names ?? inCase(match.record.names),
  )
  return isWorthTelling(judged, told) ? told : undefined
}

const inCase = (names: Party['names']): readonly PartyName[] =>
  names.map(({ text: full }) => ({ full, kind: 'primary', quality: 'unknown' }))
