// What is new about a watched subject: its matches now beside those that the pass before left. A record that changes without
// changing what the match is makes no alert.
import { isOpenMatch, recordsOfMatch } from '../../cases/met-match.ts'
import type { BatchMatch } from '../../contract/vocabulary/batch.ts'
import type { AlertKind, WatchAlert } from '../../contract/vocabulary/watch.ts'

/** An alert that is not stored yet. */
export type AlertDraft = Pick<WatchAlert, 'kind' | 'match' | 'before'>

const RANKS = ['dismissed', 'possible', 'confirmed'] as const
const rankOf = ({ outcome }: BatchMatch): number => RANKS.indexOf(outcome)

/** What the lists in force hold. */
export interface ListsNow {
  /** Whether one of them has the record of this key. */
  readonly isListed: (key: string) => boolean
  /** Whether the list of this source is one of them. */
  readonly isLoaded: (source: string) => boolean
}

export function newAlerts(
  before: readonly BatchMatch[],
  now: readonly BatchMatch[],
  { isListed, isLoaded }: ListsNow,
): readonly AlertDraft[] {
  // why: a list that is not loaded any more delisted no one; what it says today is unknown
  const isKnown = ({ citations }: BatchMatch): boolean => citations.every(({ source }) => isLoaded(source))
  const alerts = now.flatMap((match): AlertDraft[] => {
    const earlier = before.filter((each) => isSameParty(each, match))
    const was = strongest(earlier)
    const kind = kindOf(was, earlier, match)
    if (kind === undefined || (kind === 'delisted' && !earlier.every(isKnown))) return []
    return [
      { kind, match, ...(was !== undefined && kind !== 'new_match' && { before: stateOf(was, earlier) }) },
    ]
  })
  const gone = before
    .filter((was) => isOpenMatch(was) && isKnown(was) && !now.some((match) => isSameParty(was, match)))
    // why: a record that is still listed, and is about another party by now, was not delisted
    .filter((was) => !recordsOfMatch(was).some(isListed))
    .map((was): AlertDraft => ({
      kind: 'delisted',
      match: { ...was, active: false },
      before: stateOf(was, [was]),
    }))
  return [...alerts, ...gone]
}

function kindOf(
  was: BatchMatch | undefined,
  earlier: readonly BatchMatch[],
  match: BatchMatch,
): AlertKind | undefined {
  if (!isOpenMatch(match))
    return was !== undefined && isOpenMatch(was) && !match.active ? 'delisted' : undefined
  // why: a party that was delisted and is listed again is new to the person who closed the matter
  if (was === undefined || !was.active) return 'new_match'
  if (rankOf(match) > rankOf(was)) return 'stronger'
  const known = new Set(earlier.flatMap(({ measures }) => measures.map(measureKey)))
  return match.measures.some((measure) => !known.has(measureKey(measure))) ? 'new_measure' : undefined
}

/** One listed party may have been several matches before its records were seen to be about one party. */
const isSameParty = (a: BatchMatch, b: BatchMatch): boolean => {
  const records = new Set(recordsOfMatch(a))
  return recordsOfMatch(b).some((record) => records.has(record))
}

const strongest = (matches: readonly BatchMatch[]): BatchMatch | undefined =>
  matches.toSorted((a, b) => Number(b.active) - Number(a.active) || rankOf(b) - rankOf(a))[0]

const measureKey = ({ measure, source, authority }: BatchMatch['measures'][number]): string =>
  JSON.stringify([measure, source, authority])

const stateOf = (was: BatchMatch, earlier: readonly BatchMatch[]): NonNullable<AlertDraft['before']> => ({
  outcome: was.outcome,
  active: was.active,
  measures: earlier.flatMap(({ measures }) =>
    measures.map(({ measure, source, authority }) => ({ measure, source, authority })),
  ),
})
