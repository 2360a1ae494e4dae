// Says in words how complete the search of a run was.
import type { Coverage } from '../../contract/vocabulary/coverage.ts'

const STATES = ['current', 'partial', 'stale', 'missing'] as const

/** How many of the required lists were read in which state: "3 current, 1 stale". */
export function requiredListsSaid({ required }: Coverage): string {
  const said = STATES.flatMap((state) =>
    required[state].length === 0 ? [] : [`${required[state].length} ${state}`],
  )
  return said.length === 0 ? 'none' : said.join(', ')
}
