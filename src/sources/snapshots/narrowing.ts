// What a large register may be narrowed to, and how its snapshot keeps that.
import { isCountryCode } from '../../reference/countries.ts'
import { SnapshotRefused, type Snapshot } from '../ports.ts'
import type { SourceManifest } from '../model/source.ts'

const KINDS = {
  country: {
    written: (text: string) => text.toUpperCase(),
    isOne: isCountryCode,
    wanted: 'is no country of ISO 3166-1: --only takes two-letter codes, such as GB,IE',
  },
  court: {
    written: (text: string) => text.toLowerCase(),
    isOne: (id: string) => /^[a-z0-9][a-z0-9_-]{0,14}$/.test(id),
    wanted: 'is no id of a court: --only takes ids as its publisher writes them, such as cand,nysd',
  },
  filer: {
    written: (text: string) => text.replace(/^cik/i, '').padStart(10, '0'),
    isOne: (cik: string) => /^\d{10}$/.test(cik) && Number(cik) > 0,
    wanted: 'is no CIK: --only takes the numbers of filers at the SEC, such as 320193,1318605',
  },
} as const

/** What the operator asks for, in one spelling. Throws SnapshotRefused if the source has nothing of that kind. */
export function narrowing(
  { id, narrowedBy }: Pick<SourceManifest, 'id' | 'narrowedBy'>,
  asked: readonly string[],
): ReadonlySet<string> {
  if (narrowedBy === undefined)
    throw new SnapshotRefused(`${id} is always taken whole. Leave --only out for it.`)
  const { written, isOne, wanted } = KINDS[narrowedBy]
  const only = asked.map(written)
  const wrong = only.findIndex((each) => !isOne(each))
  if (wrong >= 0) throw new SnapshotRefused(`${id}: "${asked[wrong]}" ${wanted}.`)
  return new Set(only)
}

const NARROWED = 'Narrowed to'

/** How the narrowing appears among the warnings of a snapshot. */
export const narrowingNote = (only: ReadonlySet<string> | undefined): readonly string[] =>
  only === undefined ? [] : [`${NARROWED} ${[...only].sort().join(', ')}.`]

/** What the source was narrowed to for this snapshot; undefined if it was taken whole. */
export function narrowedTo({ warnings }: Pick<Snapshot, 'warnings'>): ReadonlySet<string> | undefined {
  const narrowed = warnings.find((warning) => warning.startsWith(NARROWED))
  return narrowed === undefined ? undefined : new Set(narrowed.slice(NARROWED.length + 1, -1).split(', '))
}
