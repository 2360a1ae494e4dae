// The schema of what was read: the grade of an entry, and how much of a ledger was read.
import { z } from 'zod'
import { FlagName } from './flag.ts'

export const Grade = z.enum(['attested', 'read', 'own', 'unread', 'absent', 'word']).meta({
  id: 'Grade',
  description:
    'How far a claim was seen at its source (rule P-3). `attested`: the signature of a message that proves it was verified. `read`: the ' +
    "page holds the claim. `own`: so does a page of the founder's, or one on a host where anyone publishes without payment. " +
    '`unread`: the page could not be read. `absent`: the page was read whole and does not hold the claim. `word`: no source.',
})
export type Grade = z.infer<typeof Grade>

export const Provenance = z
  .object({
    grade: Grade,
    reason: z
      .string()
      .optional()
      .describe('A code, a colon, and what was seen. Absent when the claim was read.'),
    passage: z
      .string()
      .optional()
      .describe('What the page says: the claim, or the passage closest to it. At most 600 characters.'),
  })
  .meta({
    id: 'Provenance',
    description: 'What was seen at the source of an entry when it was submitted.',
    examples: [{ grade: 'read', passage: 'We spend 6 hours a week chasing balances.' }],
  })
export type Provenance = z.infer<typeof Provenance>

export const EntryOutcome = z.enum(['for', 'against', 'silent']).meta({
  id: 'EntryOutcome',
  description: 'What an entry says about its axis (rule O-1): it speaks for it, against it, or says nothing.',
})
export type EntryOutcome = z.infer<typeof EntryOutcome>

export const Earned = z
  .object({
    rules: z.array(z.string()).describe('Rules of the axis to which the entry gives a point now.'),
    misses: z
      .array(z.object({ rule: z.string(), needs: z.string() }))
      .describe(
        'Rules that evidence of its kind would meet and does not yet, with what each needs; at most 2.',
      ),
    flags: z.array(FlagName).optional().describe('Why it counts less; absent where nothing does.'),
  })
  .meta({ id: 'Earned', description: 'What an entry earns on its axis at the moment (rule P-10).' })
export type Earned = z.infer<typeof Earned>

const count = z.int().min(0)

export const EvidenceRead = z
  .object({
    grades: z
      .object({
        attested: count,
        read: count,
        own: count,
        unread: count,
        absent: count,
        word: count,
      })
      .describe('Grade -> number of live entries.'),
    quotes: z.object({
      total: count.describe('Quotes that count; refuted and muted ones do not.'),
      read: count.describe('Quotes that were found on their pages.'),
      established: count.describe('Of those, quotes on established hosts (rule P-7).'),
    }),
    points_on_read: count.describe('Points of the total that rest on at least one entry that was read.'),
  })
  .meta({ id: 'EvidenceRead', description: 'How much of the evidence was read at its sources (rule P-10).' })
export type EvidenceRead = z.infer<typeof EvidenceRead>
