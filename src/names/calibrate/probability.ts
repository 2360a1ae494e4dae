// The chance that a finding is the same party, from its score and how much its words tell.
// Counted on the labelled development pairs, about half of which match; docs/reference/matching.md has the table.
import { evidence } from '../compare/penalties.ts'
import type { RecordScore } from '../compare/score-record.ts'

/** Lower ends of the score bands, ten-thousandths. */
export const SCORE_BANDS = [
  0, 3_000, 4_500, 5_500, 6_500, 7_000, 7_600, 8_200, 8_700, 9_200, 9_600, 9_900, 10_000,
] as const
/** Lower ends of the bands of evidence: the weights of the words that met, mean of both sides. */
export const EVIDENCE_BANDS = [0, 120, 170, 240] as const

/**
 * Ten-thousandths; a row for each score band, a column for each evidence band. The shares counted on the development
 * pairs, pooled so that a higher score never makes a match less likely.
 */
export const PROBABILITIES: readonly (readonly number[])[] = [
  [1_000, 1_000, 1_000, 1_000],
  [1_200, 1_200, 1_200, 1_200],
  [1_300, 1_300, 1_300, 1_300],
  [1_400, 1_400, 1_400, 1_400],
  [1_800, 1_800, 1_800, 1_800],
  [4_200, 4_500, 4_500, 4_500],
  [7_000, 8_500, 7_800, 7_200],
  [7_600, 8_800, 8_000, 7_600],
  [8_000, 9_200, 9_200, 9_000],
  [8_200, 9_400, 9_300, 9_300],
  [8_300, 9_500, 9_700, 9_800],
  [8_350, 9_550, 9_750, 9_850],
  [8_400, 9_600, 9_800, 9_900],
]

const bandOf = (bands: readonly number[], value: number): number => {
  let band = 0
  while (band + 1 < bands.length && value >= (bands[band + 1] as number)) band++
  return band
}

/** How much was found to agree: what the words that met tell, and all there is to tell where an identifier agrees. */
export function evidenceOf({ name, facts }: RecordScore): number {
  if (facts.some(({ rule }) => rule === 'identifier-agrees')) return Infinity
  return name === undefined ? 0 : evidence(name)
}

/** Ten-thousandths. */
export function probabilityOf(scored: RecordScore): number {
  const row = PROBABILITIES[bandOf(SCORE_BANDS, scored.score)] ?? []
  return row[bandOf(EVIDENCE_BANDS, evidenceOf(scored))] ?? 0
}
