// Portfolios: the subjects of a customer under the customer's own references, and what became of a file of them.
import { z } from 'zod'
import { RunSubject, Subject } from './subject.ts'
import { Instant } from './value.ts'

/** Content types of a file of subjects. */
export const SUBJECT_FILE_TYPES = ['text/csv', 'application/x-ndjson', 'application/jsonl'] as const
/** The largest file of subjects, in bytes. */
export const MAX_SUBJECT_FILE_BYTES = 1_073_741_824
/** Subjects of one file, and of one portfolio: of a Pro workspace, and of a free one. */
export const MAX_SUBJECTS = 1_000_000
export const MAX_SUBJECTS_FREE = 1_000
const MAX_REF = 128

/** The customer's own reference to a subject. */
export const SubjectReference = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .max(MAX_REF, `must have at most ${MAX_REF} characters`)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'must not have control characters')
  .describe("The customer's own reference, at most 128 characters; unique in a portfolio.")
  .meta({ examples: ['C-10293'] })

export const ReferredSubject = RunSubject.extend({
  ref: SubjectReference,
  name: z.string().optional().describe('Absent for a subject that is known by identifiers alone.'),
}).meta({ id: 'ReferredSubject', description: "A subject under the customer's own reference." })

export const AddedSubject = Subject.safeExtend({ ref: SubjectReference }).meta({
  id: 'AddedSubject',
  description: 'A subject of a portfolio.',
  examples: [{ ref: 'C-10293', name: 'Acme Robotics Ltd', type: 'company', country: 'GB' }],
})

export const PortfolioId = z
  .string()
  .regex(/^[\x21-\x7e]{1,64}$/, 'must be the id of a portfolio, as create_portfolio returned it')
  .describe('Id of the portfolio.')
  .meta({ examples: ['01K9Z3T0Z8Q4W7X2M5N9R3C1KD'] })

export const PortfolioName = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .max(200, 'must have at most 200 characters')
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'must not have control characters')
  .describe('Name of the portfolio.')
  .meta({ examples: ['Suppliers'] })

export const PortfolioWatch = z
  .object({
    since: Instant.describe('When the watch began.'),
    passedAt: Instant.nullable().describe('When the last pass was completed; null before the first one.'),
  })
  .meta({ id: 'PortfolioWatch', description: 'The standing watch over a portfolio.' })

export const Portfolio = z
  .object({
    id: PortfolioId,
    name: PortfolioName,
    subjects: z.int().min(0).describe('Number of subjects in it.'),
    createdAt: Instant,
    changedAt: Instant.describe('When its subjects last changed.'),
    watch: PortfolioWatch.nullable().describe('Null if it is not watched.'),
  })
  .meta({ id: 'Portfolio', description: 'A list of subjects that are screened together.' })
export type Portfolio = z.infer<typeof Portfolio>

export const RowMistake = z
  .object({
    line: z.int().min(1).describe('Line of the file, from 1; the head of a CSV file is line 1.'),
    ref: z.string().optional().describe('Reference of the row, if it can be read.'),
    message: z.string().describe('What is wrong, and what to send instead.'),
  })
  .meta({ id: 'RowMistake', description: 'A row of a file that was not taken.' })
export type RowMistake = z.infer<typeof RowMistake>

/** Mistakes that an answer lists. */
export const MAX_MISTAKES = 100

export const SubjectsTaken = z
  .object({
    rows: z.int().min(0).describe('Rows of the file, without the head and empty lines.'),
    added: z.int().min(0).describe('Subjects that are new in the portfolio.'),
    changed: z.int().min(0).describe('Subjects that replaced another of the same reference.'),
    unchanged: z.int().min(0).describe('Subjects that the portfolio held already, or that the file repeats.'),
    refused: z.int().min(0).describe('Rows that were not taken.'),
    mistakes: z.array(RowMistake).describe('The first 100 refused rows.'),
    ignoredColumns: z.array(z.string()).describe('Columns of a CSV file that Assay does not know.'),
    subjects: z.int().min(0).describe('Number of subjects in the portfolio now.'),
  })
  .meta({ id: 'SubjectsTaken', description: 'What became of the rows of a file.' })
export type SubjectsTaken = z.infer<typeof SubjectsTaken>

export const SubjectsAdded = SubjectsTaken.pick({
  added: true,
  changed: true,
  unchanged: true,
  subjects: true,
}).meta({ id: 'SubjectsAdded', description: 'What became of added subjects.' })
