// The operations on many subjects: keep them in portfolios, and screen a portfolio or a file of them as a batch.
import { z } from 'zod'
import { operation } from './operation.ts'
import { Batch, BatchId, BatchMatchPage, BatchPlace, ScreenedRow } from '../vocabulary/batch.ts'
import { FileOutput } from '../vocabulary/file-stream.ts'
import { ListedId, next } from '../vocabulary/page.ts'
import {
  AddedSubject,
  MAX_SUBJECT_FILE_BYTES,
  Portfolio,
  PortfolioId,
  PortfolioName,
  ReferredSubject,
  SUBJECT_FILE_TYPES,
  SubjectReference,
  SubjectsAdded,
  SubjectsTaken,
} from '../vocabulary/portfolio.ts'

const shared = { group: 'portfolios', tier: 'free', limit: 'calls' } as const
export const readsPortfolios = {
  scope: 'read',
  writes: false,
  hints: { readOnly: true, idempotent: true, openWorld: false },
} as const
export const changesPortfolios = {
  scope: 'run',
  writes: true,
  hints: { readOnly: false, idempotent: true, openWorld: false },
} as const

const upload = { types: SUBJECT_FILE_TYPES, maxBytes: MAX_SUBJECT_FILE_BYTES } as const

const FILE =
  'The body is JSON Lines (`application/x-ndjson`), one object per line with `ref` and the fields of a subject; or CSV ' +
  '(`text/csv`) in UTF-8 with a header row: ref (or id), name, type, birth_date, country, jurisdiction, registration_number, ' +
  'lei, domain, father_name, aliases, addresses and identifiers, of which ref and name are required. A cell of several ' +
  'values separates them by semicolons; an identifier is scheme:value or scheme/COUNTRY:value. A row that cannot be read ' +
  'is listed with its line and does not affect other rows. At most 1,000,000 rows; 1,000 in the free tier.'

const ById = z.strictObject({ id: PortfolioId })
const BatchById = z.strictObject({ id: BatchId })
const PageOf = z.strictObject({ before: ListedId.exactOptional().describe('`next` of the page before.') })

const File = z
  .string()
  .meta({ id: 'SubjectFile', description: 'A file of subjects as CSV: `ref`, then the fields of a subject.' })

export const createPortfolioOperation = operation({
  ...shared,
  ...changesPortfolios,
  name: 'create_portfolio',
  title: 'Create a portfolio',
  description: 'Create an empty portfolio: a list of subjects that are screened together.',
  forAgents:
    'Once per list of the user; look in list_portfolios first. Then add_subjects, then screen_portfolio or watch_portfolio.',
  method: 'POST',
  path: '/v1/portfolios',
  input: z.strictObject({ name: PortfolioName }),
  output: Portfolio,
  hints: { readOnly: false, idempotent: false, openWorld: false },
  problems: ['idempotency_key_reused'],
})

export const listPortfoliosOperation = operation({
  ...shared,
  ...readsPortfolios,
  name: 'list_portfolios',
  title: 'List the portfolios',
  description: 'The portfolios of the workspace, newest first, 50 at a time.',
  forAgents:
    'To find the id of a portfolio. You get 20 at a time; send `next` as `before` for those after them.',
  method: 'GET',
  path: '/v1/portfolios',
  input: PageOf.extend({
    query: z.string().max(200).exactOptional().describe('Only those whose name has all of these words.'),
  }),
  output: z.object({ portfolios: z.array(Portfolio).describe('At most 50.'), next }),
  problems: [],
})

export const getPortfolioOperation = operation({
  ...shared,
  ...readsPortfolios,
  name: 'get_portfolio',
  title: 'Fetch a portfolio',
  description: 'Fetch the name of a portfolio and the number of its subjects.',
  method: 'GET',
  path: '/v1/portfolios/{id}',
  input: ById,
  output: Portfolio,
  problems: ['not_found'],
})

export const deletePortfolioOperation = operation({
  ...shared,
  ...changesPortfolios,
  name: 'delete_portfolio',
  logs: true,
  title: 'Delete a portfolio',
  description: 'Delete a portfolio with all its subjects. Its batches stay. It cannot be undone.',
  method: 'DELETE',
  path: '/v1/portfolios/{id}',
  input: ById,
  output: null,
  problems: ['not_found', 'audit_log_broken'],
})

export const putPortfolioSubjectsOperation = operation({
  ...shared,
  ...changesPortfolios,
  name: 'put_portfolio_subjects',
  title: 'Put subjects into a portfolio',
  description:
    'Add the subjects of a file to a portfolio. A subject replaces the one with the same reference.',
  forRest:
    `${FILE} Rows are stored while they arrive. After a lost connection, send the file again: rows that are there count ` +
    'as unchanged.',
  method: 'PUT',
  path: '/v1/portfolios/{id}/subjects',
  input: ById,
  upload,
  output: SubjectsTaken,
  problems: ['not_found', 'tier_required'],
})

export const addSubjectsOperation = operation({
  ...shared,
  ...changesPortfolios,
  name: 'add_subjects',
  title: 'Add subjects to a portfolio',
  description:
    'Add up to 100 subjects to a portfolio, all of them or none. A subject replaces the one with the same reference.',
  forAgents:
    'Call it again for more subjects. Give every identifier, birth date and country that the user knows, and no other. The free tier ' +
    'has 1,000 subjects in a portfolio.',
  forRest: 'put_portfolio_subjects takes a file of up to 1,000,000.',
  method: 'POST',
  path: '/v1/portfolios/{id}/subjects',
  input: ById.extend({
    subjects: z.array(AddedSubject).min(1).max(100).describe('The subjects, at most 100.'),
  }),
  output: SubjectsAdded,
  hints: { readOnly: false, idempotent: true, openWorld: false, destructive: true },
  problems: ['not_found', 'tier_required', 'idempotency_key_reused'],
})

export const findPortfolioSubjectsOperation = operation({
  ...shared,
  ...readsPortfolios,
  name: 'find_portfolio_subjects',
  title: 'Find subjects of a portfolio',
  description:
    'The subjects of a portfolio whose names or reference have all of these words, or words written much like them, in the order of ' +
    'their references. One call looks through at most 20,000 subjects; `next` goes on, also where it found none.',
  forRest: 'Send `next` as `after` for the subjects after these; without `next`, all were looked through.',
  method: 'GET',
  path: '/v1/portfolios/{id}/search',
  input: z.strictObject({
    id: PortfolioId,
    query: z
      .string()
      .trim()
      .min(1, 'must not be empty')
      .max(200)
      .describe('Words of names or of the reference.'),
    after: SubjectReference.exactOptional().describe('`next` of the answer before.'),
  }),
  output: z
    .object({
      subjects: z.array(ReferredSubject).describe('At most 50.'),
      next: z.string().optional().describe('The reference to send as `after`; absent at the end.'),
    })
    .meta({ id: 'FoundSubjects', description: 'Subjects of a portfolio that a search found.' }),
  problems: ['not_found'],
})

export const getPortfolioSubjectsOperation = operation({
  ...shared,
  ...readsPortfolios,
  name: 'get_portfolio_subjects',
  logs: true,
  title: 'Download the subjects of a portfolio',
  description:
    'The subjects of a portfolio in the order of their references, in the form in which put_portfolio_subjects takes them.',
  method: 'GET',
  path: '/v1/portfolios/{id}/subjects',
  input: z.strictObject({
    id: PortfolioId,
    format: z.enum(['jsonl', 'csv']).default('jsonl').describe('JSON Lines or CSV.'),
  }),
  output: FileOutput,
  streams: { 'application/x-ndjson': ReferredSubject, 'text/csv': File },
  problems: ['not_found', 'audit_log_broken'],
})

export const removePortfolioSubjectOperation = operation({
  ...shared,
  ...changesPortfolios,
  name: 'remove_portfolio_subject',
  logs: true,
  title: 'Remove a subject from a portfolio',
  description: 'Delete one subject of a portfolio by its reference.',
  method: 'DELETE',
  path: '/v1/portfolios/{id}/subjects/{ref}',
  input: z.strictObject({ id: PortfolioId, ref: SubjectReference }),
  output: null,
  problems: ['not_found', 'audit_log_broken'],
})

export const screenPortfolioOperation = operation({
  ...shared,
  ...changesPortfolios,
  name: 'screen_portfolio',
  title: 'Screen a portfolio',
  description:
    'Screen every subject of a portfolio once, as it is when the batch begins, against the watch lists in force. Fetch the batch with get_batch until its status is completed.',
  forAgents:
    'Then call get_batch every 5 seconds while status is queued or running, and list_batch_matches when it is completed.',
  method: 'POST',
  path: '/v1/portfolios/{id}/batches',
  input: ById,
  output: Batch,
  stateAt: '/v1/batches/{id}',
  hints: { readOnly: false, idempotent: false, openWorld: false },
  problems: ['not_found', 'idempotency_key_reused'],
})

export const startBatchOperation = operation({
  ...shared,
  ...changesPortfolios,
  name: 'start_batch',
  title: 'Screen a file',
  description:
    'Screen every subject of a file once against the watch lists in force. Fetch the batch with get_batch until its status is completed; a batch goes on after a restart of the server.',
  forRest: `${FILE} With an Idempotency-Key, the same file sent again gives the same batch for 24 hours.`,
  method: 'POST',
  path: '/v1/batches',
  input: z.strictObject({}),
  upload,
  output: Batch,
  stateAt: '/v1/batches/{id}',
  hints: { readOnly: false, idempotent: false, openWorld: false },
  problems: ['idempotency_key_reused', 'tier_required'],
})

export const listBatchesOperation = operation({
  ...shared,
  ...readsPortfolios,
  name: 'list_batches',
  title: 'List the batches',
  description: 'The batches of the workspace, newest first, 50 at a time.',
  method: 'GET',
  path: '/v1/batches',
  input: PageOf,
  output: z.object({ batches: z.array(Batch).describe('At most 50.'), next }),
  problems: [],
})

export const getBatchOperation = operation({
  ...shared,
  ...readsPortfolios,
  name: 'get_batch',
  title: 'Fetch a batch',
  description: 'Fetch the progress of a batch, and the lists it was screened against.',
  forAgents:
    'After screen_portfolio, at most every 5 seconds. Tell the user which `lists` are not current: no match there means nothing.',
  method: 'GET',
  path: '/v1/batches/{id}',
  input: BatchById,
  output: Batch,
  answersAs: 'screen_portfolio',
  problems: ['not_found'],
})

export const getBatchResultsOperation = operation({
  ...shared,
  ...readsPortfolios,
  name: 'get_batch_results',
  logs: true,
  title: 'Download the results of a batch',
  description:
    'What was found for each row, in the order of the file: of a batch that is not completed, the rows screened so far. In ' +
    'CSV, a row with several matches has several lines, and a text that a spreadsheet would compute begins with an apostrophe.',
  method: 'GET',
  path: '/v1/batches/{id}/results',
  input: z.strictObject({
    id: BatchId,
    format: z.enum(['jsonl', 'csv']).default('jsonl').describe('JSON Lines or CSV.'),
    only: z
      .enum(['all', 'matches'])
      .default('all')
      .describe('`all` rows, or only those with `matches` that are confirmed or possible, and refused ones.'),
  }),
  output: FileOutput,
  streams: {
    'application/x-ndjson': ScreenedRow,
    'text/csv': z.string().meta({ id: 'BatchFile', description: 'The rows as CSV.' }),
  },
  problems: ['not_found', 'audit_log_broken'],
})

export const listBatchMatchesOperation = operation({
  ...shared,
  ...readsPortfolios,
  name: 'list_batch_matches',
  title: 'Page through the matches of a batch',
  description:
    'The rows of a batch with a match that is confirmed or possible, and the refused ones, in the order of the file, up to 20 at a ' +
    'time. Of a batch that is not completed, those found so far.',
  forAgents:
    'After get_batch says completed. Send `next` as `after` until it is absent; a page can be empty and have a next one. A match is ' +
    'not proof; a person must review it.',
  forRest:
    'A page can have fewer rows, or none, and still have a next one: a call reads at most 20,000 rows of the batch.',
  method: 'GET',
  path: '/v1/batches/{id}/matches',
  input: BatchById.extend({
    after: BatchPlace.exactOptional().describe('`next` of the page before.'),
  }),
  output: BatchMatchPage,
  problems: ['not_found'],
})

export const cancelBatchOperation = operation({
  ...shared,
  ...changesPortfolios,
  name: 'cancel_batch',
  title: 'Cancel a batch',
  description:
    'End a batch that is queued or running: it fails, `cancelled` is true, and the rows screened so far stay. A batch that has ended ' +
    'stays as it is.',
  method: 'POST',
  path: '/v1/batches/{id}/cancel',
  input: BatchById,
  output: Batch,
  hints: { readOnly: false, idempotent: true, openWorld: false, destructive: true },
  problems: ['not_found'],
})

export const deleteBatchOperation = operation({
  ...shared,
  ...changesPortfolios,
  name: 'delete_batch',
  title: 'Delete a batch',
  description: 'Delete a batch with its rows and results. One that is not completed is ended.',
  method: 'DELETE',
  path: '/v1/batches/{id}',
  input: BatchById,
  output: null,
  problems: ['not_found'],
})
