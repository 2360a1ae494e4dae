// The scorers that can be asked for by name, and the version each run records.
import { z } from 'zod'

/** In the order of the API document. */
export const ScorerName = z
  .enum(['risk', 'upside', 'sanctions', 'litigation', 'officers'])
  .meta({ id: 'ScorerName', description: 'Name of a scorer.' })
export type ScorerName = z.infer<typeof ScorerName>

export const ScorerVersion = z.string().meta({
  id: 'ScorerVersion',
  description: 'Version of a scorer. It rises when the same evidence may get another score.',
  examples: ['1'],
})

export const ScorerVersions = z
  .object({
    risk: ScorerVersion,
    upside: ScorerVersion,
    sanctions: ScorerVersion,
    litigation: ScorerVersion,
    officers: ScorerVersion,
  })
  .meta({ id: 'ScorerVersions', description: 'Scorer -> its version.' })
export type ScorerVersions = z.infer<typeof ScorerVersions>
