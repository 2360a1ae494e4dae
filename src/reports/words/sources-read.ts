// Describes the public sources of a run: the status of each, and which could not be read.
import type { SourceStatus, SourceUsed } from '../../contract/vocabulary/source.ts'
import type { Tone } from './said.ts'

export const SOURCE_STATUSES: Readonly<
  Record<SourceStatus, { readonly label: string; readonly tone: Tone }>
> = {
  current: { label: 'Current', tone: 'good' },
  stale: { label: 'Out of date', tone: 'poor' },
  never_synced: { label: 'Never loaded', tone: 'plain' },
  failed: { label: 'Last load failed', tone: 'bad' },
  sample: { label: 'Sample data', tone: 'slight' },
  partial: { label: 'Not whole', tone: 'fair' },
}

export interface SourcesRead<Source> {
  readonly read: readonly Source[]
  /** Sources without loaded data when the run looked: finding nothing there has no meaning. */
  readonly unread: readonly Source[]
}

export function sourcesRead<Source extends Pick<SourceUsed, 'snapshotDate'>>(
  sources: readonly Source[],
): SourcesRead<Source> {
  return {
    read: sources.filter(({ snapshotDate }) => snapshotDate !== null),
    unread: sources.filter(({ snapshotDate }) => snapshotDate === null),
  }
}

/** Risk or upside as a figure, or a dash if nothing was looked up: a zero would look like a result. */
export const sideFigure = (value: number, sources: readonly Pick<SourceUsed, 'snapshotDate'>[]): string =>
  sourcesRead(sources).read.length === 0 ? '–' : String(value)

/** The text for a section without findings: either the sources had nothing, or they could not be read. */
export function nothingFound(sources: readonly Pick<SourceUsed, 'snapshotDate' | 'name'>[]): string {
  const { read, unread } = sourcesRead(sources)
  if (read.length === 0) return 'Nothing could be looked up: none of the sources was loaded.'
  const looked = `Nothing in the ${read.length === 1 ? 'one source that was' : `${read.length} sources that were`} read.`
  return unread.length === 0
    ? looked
    : `${looked} Not loaded, so not looked into: ${unread.map(({ name }) => name).join('; ')}.`
}
