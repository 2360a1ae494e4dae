// Batches: a file of subjects screened once against the watch lists in force, and what was found for each row.
import { z } from 'zod'
import { RecordCitation } from './citation.ts'
import { IdentityOutcome } from './identity.ts'
import { unreadable } from './list-entry.ts'
import { ListedMeasure } from './listing-measure.ts'
import { MatchDecision } from './match-decision.ts'
import { RowMistake, PortfolioId } from './portfolio.ts'
import { SourceStatus } from './source.ts'
import { Instant, PartialDate } from './value.ts'

export const BatchId = z
  .string()
  .regex(/^[\x21-\x7e]{1,64}$/, 'must be the id of a batch, as start_batch returned it')
  .describe('Id of the batch.')
  .meta({ examples: ['01K9Z3T0Z8Q4W7X2M5N9R3C1KD'] })

export const BatchStatus = z.enum(['queued', 'running', 'completed', 'failed']).meta({
  id: 'BatchStatus',
  description: '`queued`, `running`, `completed`, or `failed`: see `error`.',
})
export type BatchStatus = z.infer<typeof BatchStatus>

export const BatchList = z
  .object({
    id: z.string().describe('Id of the list, as in list_sources.'),
    status: SourceStatus,
    snapshotDate: PartialDate.nullable().describe(
      'Date of the snapshot that was searched; null if there was none.',
    ),
    required: z.boolean().describe('Whether the operator requires it.'),
  })
  .meta({ id: 'BatchList', description: 'A watch list as a batch used it.' })
export type BatchList = z.infer<typeof BatchList>

const count = (what: string) => z.int().min(0).describe(what)

export const Batch = z
  .object({
    id: BatchId,
    status: BatchStatus,
    createdAt: Instant,
    completedAt: Instant.nullable().describe('When it was completed or failed; null before.'),
    portfolio: PortfolioId.optional().describe('The portfolio that was screened, if it was not a file.'),
    rows: count('Rows of the file, without the head and empty lines.'),
    refused: count('Rows that could not be read; the results say why.'),
    screened: count('Rows screened so far, refused ones included.'),
    confirmed: count('Rows with a confirmed match so far.'),
    possible: count('Rows with a possible match, and none that is confirmed, so far.'),
    mistakes: z.array(RowMistake).describe('The first 100 refused rows.'),
    ignoredColumns: z.array(z.string()).describe('Columns of a CSV file that Assay does not know.'),
    lists: z
      .array(BatchList)
      .describe(
        'The watch lists, each with its state when the batch began; empty before. One that is not current found nothing, or less than it should.',
      ),
    error: z.string().optional().describe('Why it failed, and what to do.'),
    cancelled: z.literal(true).optional().describe('Present if it failed because cancel_batch ended it.'),
    cancelledBy: z
      .string()
      .optional()
      .describe('Name of the key or person that cancelled it; absent where no name was kept.'),
    unreadable,
  })
  .meta({ id: 'Batch', description: 'A file of subjects, screened once.' })
export type Batch = z.infer<typeof Batch>

export const BatchMatch = z
  .object({
    outcome: IdentityOutcome,
    name: z.string().describe('Name of the subject that matches.'),
    matchedName: z.string().describe('Name of the listed party.'),
    score: z.number().min(0).max(1).describe('Similarity of the names and facts, at most four decimals.'),
    probability: z.number().min(0).max(1).describe('Calibrated probability that both are the same party.'),
    says: z.string().describe('What speaks for and against one party being the other.'),
    active: z.boolean().describe('Whether a listing is in force; false for a party that was delisted.'),
    measures: z.array(ListedMeasure).describe('What the listings forbid.'),
    citations: z.array(RecordCitation).min(1).describe('The records about the party, on every list.'),
    decision: MatchDecision.optional(),
  })
  .meta({ id: 'BatchMatch', description: 'A listed party that a subject may be. A person must review it.' })
export type BatchMatch = z.infer<typeof BatchMatch>

export const ScreenedRow = z
  .object({
    line: z
      .int()
      .min(0)
      .describe('Line of the file; in a portfolio, place by reference. 0 where it was altered in the store.'),
    ref: z.string().optional().describe("The customer's reference; absent where it cannot be read."),
    outcome: z
      .enum(['confirmed', 'possible', 'clear', 'refused'])
      .describe(
        'The strongest match; `clear`: none, or only dismissed, delisted and set-aside ones; `refused`: see `error`.',
      ),
    matches: z.array(BatchMatch).describe('One for each listed party, the strongest first.'),
    error: z.string().optional().describe('Why the row was refused, and what to send instead.'),
    unreadable,
  })
  .meta({ id: 'ScreenedRow', description: 'What was found for a row.' })
export type ScreenedRow = z.infer<typeof ScreenedRow>

/** Where a page of matches ends: a part of the batch, and a row of it. */
export const BatchPlace = z
  .string()
  .regex(/^(0|[1-9]\d{0,8})-(0|[1-9]\d{0,2})$/, 'must be `next` of the page before')

export const BatchMatchPage = z
  .object({
    status: BatchStatus.describe('Of the batch: the list is whole when it is `completed`.'),
    rows: z.array(ScreenedRow).describe('At most 20.'),
    next: z.string().optional().describe('Send it as `after` for the next page; absent on the last.'),
  })
  .meta({ id: 'BatchMatchPage', description: 'A page of the rows of a batch that need a person.' })
