// Small values that several shapes of diligence carry: instants, dates, hashes, parameters of sentences.
import { z } from 'zod'

export const Instant = z.string().meta({
  id: 'Instant',
  format: 'date-time',
  description: 'ISO 8601 instant in UTC.',
  examples: ['2026-11-20T09:30:00.000Z'],
})

export const PartialDate = z.string().meta({
  id: 'PartialDate',
  description: 'YYYY, YYYY-MM or YYYY-MM-DD: as exact as the publisher is, never more.',
  examples: ['2026-11-19', '2026-11', '2026'],
})

export const Sha256 = z.string().meta({
  id: 'Sha256',
  description: 'SHA-256 as 64 lower-case hex digits.',
  examples: ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
})

export const Parameters = z
  .record(z.string(), z.union([z.string(), z.int(), z.boolean(), z.array(z.string())]))
  .meta({
    id: 'Parameters',
    description:
      'What the sentence beside it says, as values: name -> text, whole number, truth or list of texts.',
    examples: [{ required: true, snapshotDate: '2026-11-19' }],
  })
export type Parameters = z.infer<typeof Parameters>
