// What is known of the public sources beside a run: which scorers read each, and how often its publisher renews it.
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

/** The sources a side is read from. One of which nothing is known is of both, so that nothing looks clean by mistake. */
export const sourcesOfSide = <Used extends Pick<SourceUsed, 'id'>>(
  side: SideName,
  sources: readonly Used[],
  known: KnownSources,
): readonly Used[] =>
  sources.filter(({ id }) => {
    const scorers = known.get(id)?.scorers
    return scorers?.some((scorer) => (scorer === 'upside') === (side === 'upside')) ?? true
  })

/** The figure of a side, or a dash where it has none: nothing was read of it, or there is no scorecard. */
export const figureOfSide = (
  side: SideName,
  value: number | undefined,
  sources: readonly Pick<SourceUsed, 'id' | 'snapshotDate'>[] | undefined,
  known: KnownSources,
): string =>
  value === undefined || sources === undefined ? '–' : sideFigure(value, sourcesOfSide(side, sources, known))
