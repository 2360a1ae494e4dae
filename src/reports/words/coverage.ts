// Says how complete the search of a run was, in one line for the required lists and one for the other sources.
import type { Coverage, SourcesCovered } from '../../contract/vocabulary/coverage.ts'

const STATES = ['current', 'partial', 'stale', 'missing'] as const

/** `Required lists: 3 current, 1 stale (un-sc of 2026-02-27).` */
export const coverageSaid = ({ required, other }: Coverage): readonly string[] => [
  `Required lists: ${coveredSaid(required)}.`,
  `Other sources: ${coveredSaid(other)}.`,
]

function coveredSaid(sources: SourcesCovered): string {
  const parts = STATES.flatMap((state) => {
    const of = sources[state]
    if (of.length === 0) return []
    const named = of.map(({ source, snapshotDate }) =>
      snapshotDate === null ? source : `${source} of ${snapshotDate}`,
    )
    return [state === 'current' ? `${of.length} current` : `${of.length} ${state} (${named.join(', ')})`]
  })
  return parts.length === 0 ? 'none' : parts.join(', ')
}
