// How complete the search was, beside what it found: which sources were read, and from which day.
import type { Coverage, SourcesCovered } from '../../contract/vocabulary/coverage.ts'
import type { EvidenceSource } from './evidence.ts'

export function coverageOf(sources: readonly EvidenceSource[], requiredLists: readonly string[]): Coverage {
  const isRequired = ({ id }: EvidenceSource): boolean => requiredLists.includes(id)
  return {
    required: covered(sources.filter(isRequired)),
    other: covered(sources.filter((source) => !isRequired(source))),
  }
}

function covered(sources: readonly EvidenceSource[]): SourcesCovered {
  const of = (state: keyof SourcesCovered): SourcesCovered['current'] =>
    sources
      .filter((source) => stateOf(source) === state)
      .map(({ id, snapshotDate = null }) => ({ source: id, snapshotDate }))
  return { current: of('current'), partial: of('partial'), stale: of('stale'), missing: of('missing') }
}

function stateOf({ status, snapshotDate, warnings = [] }: EvidenceSource): keyof SourcesCovered {
  if (snapshotDate === undefined) return 'missing'
  if (status === 'sample' || status === 'partial') return 'partial'
  if (status === 'current') return warnings.length > 0 ? 'partial' : 'current'
  return 'stale'
}
