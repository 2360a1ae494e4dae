// The erasure of a run or of an assessment: when and why its personal data was deleted.
import { z } from 'zod'
import { Instant } from './value.ts'

/** Reasons that a person gives. */
export const REQUESTED_REASONS = ['request', 'order', 'mistake'] as const

export const ErasureReason = z.enum([...REQUESTED_REASONS, 'retention']).meta({
  id: 'ErasureReason',
  description:
    '`request`: the person asked for it; `order`: a court or an authority ordered it; `mistake`: the run or the session should not ' +
    'have been made; `retention`: it was older than the workspace keeps runs or sessions.',
})
export type ErasureReason = z.infer<typeof ErasureReason>

export const Erasure = z.object({ at: Instant.describe('When it was erased.'), reason: ErasureReason }).meta({
  id: 'Erasure',
  description: 'When and why the personal data of a run or of a session was deleted.',
  examples: [{ at: '2026-12-01T10:00:00.000Z', reason: 'request' }],
})
export type Erasure = z.infer<typeof Erasure>
