// The sizes of the speed tables.
import { count, type Setup } from './report.ts'

export interface Size {
  readonly label: string
  /** 0: the real lists as they are. */
  readonly entities: number
}

const GROWN = [100_000, 1_000_000] as const

/** The real lists and every grown size up to `largest`; a size of its own when `largest` is none of them. */
export function sizesUpTo({ entities: largest, data }: Setup): readonly Size[] {
  const grown = GROWN.filter((entities) => entities <= largest).map(Number)
  const own = largest > 0 && !grown.includes(largest) && largest < GROWN[1] ? [largest] : []
  return [
    { label: data === undefined ? 'reader samples' : 'real lists', entities: 0 },
    ...[...grown, ...own].map((entities) => ({
      label: count(entities),
      entities,
    })),
  ]
}

/** Enough for the names of a corpus of this size as objects, which is several times what an index of them takes. */
export const heapFor = (entities: number): number => (entities > 200_000 ? 14_000 : 4_096)
