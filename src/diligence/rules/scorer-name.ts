// Defines the scorers that a caller may name, and the version each run records.
import type { ScorerName } from '../../contract/vocabulary/scorer.ts'

export const SCORER_NAMES: readonly ScorerName[] = ['sanctions', 'litigation', 'officers', 'risk', 'upside']

/** Increases when the same evidence may score differently. `risk` changes with the scorers it adds up. */
export const SCORER_VERSIONS: Readonly<Record<ScorerName, string>> = {
  sanctions: '5',
  litigation: '2',
  officers: '7',
  risk: '7',
  upside: '3',
}
