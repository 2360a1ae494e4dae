// Whether the probability keeps its word: of the pairs said to match with so much probability, how many do.
import type { ScoredPair } from './score-pairs.ts'
import { tableLines } from './statistics.ts'

/** Lower ends of the bands of probability, ten-thousandths. */
const BANDS = [0, 1_500, 4_000, 7_000, 8_000, 9_000, 9_500, 9_700, 9_800] as const

export interface ReliabilityRow {
  /** Band of the probability, `0.80 to 0.90`. */
  readonly probability: string
  readonly pairs: number
  readonly matches: number
  /** Mean probability that was said, four places; null for an empty band. */
  readonly said: number | null
  /** Share that matches, four places; null for an empty band. */
  readonly found: number | null
}

const decimal = (tenThousandths: number): string => (tenThousandths / 10_000).toFixed(2)

export function reliability(pairs: readonly ScoredPair[]): ReliabilityRow[] {
  return BANDS.map((from, k) => {
    const to = BANDS[k + 1] ?? 10_001
    const inside = pairs.filter(({ probability }) => probability >= from && probability < to)
    const matches = inside.filter(({ match }) => match).length
    const said = inside.reduce((sum, { probability }) => sum + probability, 0)
    return {
      probability: `${decimal(from)} to ${decimal(Math.min(to, 10_000))}`,
      pairs: inside.length,
      matches,
      said: inside.length === 0 ? null : Math.round(said / inside.length) / 10_000,
      found: inside.length === 0 ? null : Math.round((matches / inside.length) * 10_000) / 10_000,
    }
  })
}

export const reliabilityLines = (rows: readonly ReliabilityRow[]): string[] => [
  'Reliability of the probability, all pair sets together',
  ...tableLines(
    ['probability', 'pairs', 'matches', 'said', 'found'],
    rows.map(({ probability, pairs, matches, said, found }) =>
      [probability, pairs, matches, said?.toFixed(3) ?? '', found?.toFixed(3) ?? ''].map(String),
    ),
  ),
  '',
]
