// The operations on the subjects of runs: find what is stored about a person or company, and erase it.
import { z } from 'zod'
import { operation } from './operation.ts'
import { LogPlace } from '../vocabulary/audit.ts'
import { Erasure, REQUESTED_REASONS } from '../vocabulary/erasure.ts'
import { ListedId, next } from '../vocabulary/page.ts'
import { RunId, RunStatus } from '../vocabulary/run.ts'
import { RunSubject } from '../vocabulary/subject.ts'
import { Instant } from '../vocabulary/value.ts'

const shared = { group: 'diligence', tier: 'free', limit: 'calls' } as const
const reads = {
  scope: 'read',
  writes: false,
  hints: { readOnly: true, idempotent: true, openWorld: false },
} as const

const SubjectRef = z
  .string()
  .regex(/^[\x21-\x7e]{1,64}$/, 'must be the id of a run about the subject')
  .describe('Reference to a subject: the id of any run about it.')
  .meta({ examples: ['01K9Z3T0Z8Q4W7X2M5N9R3C1KD'] })

const RunAbout = z
  .object({
    id: RunId,
    status: RunStatus,
    subject: RunSubject,
    createdAt: Instant.describe('When it was asked for.'),
    erased: Erasure.optional().describe('In an erased run only.'),
  })
  .meta({ id: 'RunAbout', description: 'A run and its subject.' })

export const searchSubjectsOperation = operation({
  ...shared,
  ...reads,
  name: 'search_subjects',
  title: 'Search the subjects of runs',
  description:
    'Find the runs of the workspace whose subject has every word of a name, in its name or in its other names. The name ' +
    'is in the body, so no address and no log holds it.',
  method: 'POST',
  path: '/v1/subjects/search',
  input: z.strictObject({
    name: z
      .string()
      .trim()
      .min(1, 'must be a name, or words of it')
      .max(200, 'must have at most 200 characters')
      .describe('The name, or words of it. Case and accents do not count.')
      .meta({ examples: ['Maria Koval'] }),
    before: ListedId.exactOptional().describe('`next` of the page before.'),
  }),
  output: z
    .object({ runs: z.array(RunAbout).describe('Newest first.'), next })
    .meta({ id: 'SubjectSearch', description: 'Runs whose subject has the words.' }),
  problems: [],
})

export const getSubjectOperation = operation({
  ...shared,
  ...reads,
  name: 'get_subject',
  title: 'List the runs about a subject',
  description:
    'List every run of the workspace about the subject of a run, and the runs that mention its name with other facts or in ' +
    'another spelling. erase_subject erases the first list.',
  method: 'GET',
  path: '/v1/subjects/{ref}',
  input: z.strictObject({ ref: SubjectRef }),
  output: z
    .object({
      ref: RunId,
      runs: z
        .array(RunAbout)
        .describe('The oldest 100 runs with exactly this subject; of an erased run, that run alone.'),
      total: z.int().min(0).describe('Number of runs with exactly this subject.'),
      mentions: z
        .array(RunAbout)
        .describe(
          'The newest other runs whose subject has every word of the name: at most 50, of the newest 1,000 runs with these words. ' +
            'search_subjects has all.',
        ),
    })
    .meta({ id: 'SubjectRuns', description: 'What is stored about a subject.' }),
  problems: ['not_found'],
})

export const eraseSubjectOperation = operation({
  ...shared,
  name: 'erase_subject',
  logs: true,
  title: 'Erase a subject',
  description:
    'Delete the personal data of every run with exactly this subject: the subject, the salts, the scorecard with its findings, ' +
    'and the text for searches. A run that is not finished is cancelled. The audit records and their hashes stay, and the audit ' +
    'log gets an entry that names what was erased. It cannot be undone.',
  forRest: 'Repeating the call changes nothing and says since when the run is erased.',
  method: 'DELETE',
  path: '/v1/subjects/{ref}',
  scope: 'decide',
  role: 'owner',
  input: z.strictObject({
    ref: SubjectRef,
    reason: z
      .enum(REQUESTED_REASONS)
      .default('request')
      .describe('Why: `request` of the person, `order` of a court or an authority, or a `mistake`.'),
  }),
  output: z
    .object({
      ref: RunId,
      erased: z
        .array(z.object({ id: RunId, ...Erasure.shape }))
        .describe('The erased runs, each with the time and the reason of its erasure.'),
      log: LogPlace.optional().describe('Where the log holds the erasure of the run that `ref` names.'),
    })
    .meta({ id: 'ErasedSubject', description: 'What is erased of a subject.' }),
  writes: true,
  hints: { readOnly: false, idempotent: true, openWorld: false },
  problems: ['not_found', 'audit_log_broken'],
})
