// Says how complete the search of a run was, in one line for the required lists and one for the other sources.
import type { Coverage, SourcesCovered } from '../../contract/vocabulary/coverage.ts'

const STATES = ['current', 'partial', 'stale', 'missing'] as const

/** `Required lists: 3 current, 1 stale (un-sc of 2026-02-27).` */
export const coverageSaid = ({ required, other }: Coverage): readonly string[] => [
  `Required lists: ${coveredSaid(required, true)}.`,
  `Other sources: ${coveredSaid(other, false)}.`,
]

/** Why the other sources are counted and not named: the notes of the run name each of them, with its day. */
function coveredSaid(sources: SourcesCovered, areNamed: boolean): string {
  const parts = STATES.flatMap((state) => {
    const of = sources[state]
    if (of.length === 0) return []
    if (state === 'current' || !areNamed) return [`${of.length} ${state}`]
    const named = of.map(({ source, snapshotDate }) =>
      snapshotDate === null ? source : `${source} of ${snapshotDate}`,
    )
    return [`${of.length} ${state} (${named.join(', ')})`]
  })
  return parts.length === 0 ? 'none' : parts.join(', ')
}
