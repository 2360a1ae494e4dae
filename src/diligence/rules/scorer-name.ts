// Defines the scorers that a caller may name, and the version each run records.

export const SCORER_NAMES = ['sanctions', 'litigation', 'officers', 'risk', 'upside'] as const
export type ScorerName = (typeof SCORER_NAMES)[number]

/** Increases when the same evidence may score differently. `risk` changes with the scorers it adds up. */
export const SCORER_VERSIONS: Readonly<Record<ScorerName, string>> = {
  sanctions: '2',
  litigation: '2',
  officers: '2',
  risk: '2',
  upside: '2',
}
