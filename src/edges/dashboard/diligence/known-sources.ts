// Adds data about the public sources of a run: which scorers read each, and how often its publisher renews it.
import type { Source, SourceUsed } from '../../../contract/vocabulary/source.ts'
import { sideFigure } from '../../../reports/words/sources-read.ts'
import { useAsk } from '../api/queries.ts'

type Known = Pick<Source, 'scorers' | 'updateCadence'>
export type KnownSources = ReadonlyMap<string, Known>

export function useKnownSources(): KnownSources {
  const { data } = useAsk('list_sources', {})
  return new Map((data?.sources ?? []).map((source) => [source.id, source]))
}

export type SideName = 'risk' | 'upside'

/**
 * The sources that a side is read from. An unknown source belongs to both sides; otherwise a side could look clean by
 * mistake.
 */
export const sourcesOfSide = <Used extends Pick<SourceUsed, 'id'>>(
  side: SideName,
  sources: readonly Used[],
  known: KnownSources,
): readonly Used[] =>
  sources.filter(({ id }) => {
    const scorers = known.get(id)?.scorers
    return scorers?.some((scorer) => (scorer === 'upside') === (side === 'upside')) ?? true
  })

/** The figure of a side, or a dash if it has none: no source was read for it, or the run has no scorecard. */
export const figureOfSide = (
  side: SideName,
  value: number | undefined,
  sources: readonly Pick<SourceUsed, 'id' | 'snapshotDate'>[] | undefined,
  known: KnownSources,
): string =>
  value === undefined || sources === undefined ? '–' : sideFigure(value, sourcesOfSide(side, sources, known))
