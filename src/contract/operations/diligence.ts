// The operations of diligence: start a run, fetch it and its audit trail, list the sources, ask one scorer.
import { z } from 'zod'
import { operation } from './operation.ts'
import {
  AuditBundle,
  AuditCheckpoint,
  AuditConsistency,
  EarlierSize,
  LaterSize,
} from '../vocabulary/audit.ts'
import { Finding } from '../vocabulary/finding.ts'
import { Archived, entryChange, listedEntry, listOrder, OwnerId } from '../vocabulary/list-entry.ts'
import { next, PageInput } from '../vocabulary/page.ts'
import { Confidence, DiligenceVerdict, Run, RunAccepted, RunId, RunStatus } from '../vocabulary/run.ts'
import { ScorerResult } from '../vocabulary/scorer-result.ts'
import { ScorerName } from '../vocabulary/scorer.ts'
import { Source, SourceUsed } from '../vocabulary/source.ts'
import { SourceRecordShown } from '../vocabulary/source-record.ts'
import { RunSubject, Subject } from '../vocabulary/subject.ts'
import { Instant } from '../vocabulary/value.ts'

const shared = { group: 'diligence', tier: 'free', limit: 'calls' } as const
const reads = {
  scope: 'read',
  writes: false,
  hints: { readOnly: true, idempotent: true, openWorld: false },
} as const

/** An id that no store can stumble over. One that no run has is answered as such, whatever it looks like. */
const RunIdField = z
  .string()
  .regex(/^[\x21-\x7e]{1,64}$/, 'must be the id of a run, as run_diligence returned it')
  .describe('Id of the run, as run_diligence returned it.')
  .meta({ examples: ['01K9Z3T0Z8Q4W7X2M5N9R3C1KD'] })

export const runDiligenceOperation = operation({
  ...shared,
  name: 'run_diligence',
  logs: true,
  title: 'Start a diligence run',
  description:
    'Check a company or founder in public records. Returns a verdict with risk and upside, and for every finding the ' +
    'record it comes from. Waits up to 5 seconds for the finished run; otherwise returns its id and status: fetch it with ' +
    'get_run.',
  forAgents:
    'Once per subject; give every identifier the user knows. While status is queued or running, call get_run every 5 ' +
    'seconds. Report the verdict with its conditions and citations. A match is not proof; a person must review it.',
  forRest:
    'If the run is not finished, the answer is 202. `Prefer: wait=N` waits up to N seconds (at most 30); ' +
    '`respond-async` does not wait.',
  method: 'POST',
  path: '/v1/diligence',
  scope: 'run',
  input: z.strictObject({ subject: Subject.describe('Subject of the run.') }),
  output: Run,
  unfinished: { states: ['queued', 'running'], output: RunAccepted, location: '/v1/runs/{id}' },
  writes: true,
  hints: { readOnly: false, idempotent: false, openWorld: false },
  problems: ['idempotency_key_reused', 'audit_log_broken'],
})

export const getRunOperation = operation({
  ...shared,
  ...reads,
  name: 'get_run',
  title: 'Fetch a run',
  description:
    'Fetch a diligence run: its status and, when it is completed, the verdict with every finding, citation and snapshot ' +
    'date. A failed run states the error. Every call verifies the stored audit records.',
  forAgents: 'After run_diligence, until status is completed or failed: at most every 5 seconds.',
  method: 'GET',
  path: '/v1/runs/{id}',
  input: z.strictObject({ id: RunIdField }),
  output: Run,
  answersAs: 'run_diligence',
  problems: ['not_found'],
})

const RunListed = z
  .object({
    id: RunId,
    status: RunStatus,
    subject: RunSubject,
    ...listedEntry,
    createdAt: Instant,
    completedAt: Instant.optional(),
    verdict: DiligenceVerdict.optional(),
    confidence: Confidence.optional(),
    risk: z.int().optional().describe('What speaks against the subject, 0 to 100.'),
    upside: z.int().optional().describe('What speaks for the subject, 0 to 100.'),
    sources: z
      .array(
        SourceUsed.pick({ id: true, snapshotDate: true }).meta({
          id: 'SourceListed',
          description: 'A source and the date of what was loaded of it.',
        }),
      )
      .optional()
      .describe('The sources that apply; without a date, nothing of it was loaded.'),
  })
  .meta({ id: 'RunListed', description: 'A run of a list.' })

export const listRunsOperation = operation({
  ...shared,
  ...reads,
  name: 'list_runs',
  title: 'List diligence runs',
  description:
    'The diligence runs of the workspace, newest first, 50 at a time; `query` searches their titles and the names of their ' +
    'subjects. Archived ones are left out unless `archived` asks for them.',
  forRest: 'Send `next` as `before` for the next page; without `next`, this page is the last.',
  method: 'GET',
  path: '/v1/runs',
  input: PageInput.extend({
    state: RunStatus.exactOptional().describe('Only those in this state.'),
    verdict: DiligenceVerdict.exactOptional().describe('Only those with this verdict.'),
    owner: OwnerId.exactOptional().describe('Only those of this owner.'),
    archived: Archived.exactOptional(),
    sort: listOrder(['opened', 'title', 'verdict', 'risk', 'upside', 'owner']).exactOptional(),
  }),
  output: z
    .object({
      runs: z.array(RunListed).describe('At most 50.'),
      next,
    })
    .meta({ id: 'RunList', description: 'A page of the diligence runs.' }),
  problems: [],
})

export const updateRunOperation = operation({
  ...shared,
  name: 'update_run',
  logs: true,
  title: 'Title or archive a run',
  description:
    'Give a run a title, or archive it, or take it back. Nothing of the run and its audit trail changes, and nothing is deleted.',
  method: 'POST',
  path: '/v1/runs/{id}',
  scope: 'run',
  input: z.strictObject({ id: RunIdField, ...entryChange }),
  output: z
    .object({ id: RunId, ...listedEntry })
    .meta({ id: 'RunEntry', description: 'What lists say of a run.' }),
  writes: true,
  hints: { readOnly: false, idempotent: true, openWorld: false },
  problems: ['not_found', 'erased_entry', 'audit_log_broken'],
})

export const cancelRunOperation = operation({
  ...shared,
  name: 'cancel_run',
  logs: true,
  title: 'Cancel a run',
  description:
    'End a run that is queued or running: it fails with the error `cancelled`, and its audit trail says so. A run that has ended stays ' +
    'as it is.',
  method: 'POST',
  path: '/v1/runs/{id}/cancel',
  scope: 'run',
  input: z.strictObject({ id: RunIdField }),
  output: Run,
  writes: true,
  hints: { readOnly: false, idempotent: true, openWorld: false, destructive: true },
  problems: ['not_found', 'audit_log_broken'],
})

export const getRunFindingsOperation = operation({
  ...shared,
  ...reads,
  name: 'get_run_findings',
  title: 'Page through the findings of a run',
  description:
    'The findings of a run in its order, the heaviest first, 100 at a time. A run that is not finished has none yet.',
  forRest: 'Send `next` as `after` for the next page; without `next`, this page is the last.',
  method: 'GET',
  path: '/v1/runs/{id}/findings',
  input: z.strictObject({
    id: RunIdField,
    after: z
      .string()
      .min(1, 'must be the id of a finding')
      .max(1_000, 'must be the id of a finding')
      .exactOptional()
      .describe('Id of the last finding of the page before.'),
  }),
  output: z
    .object({
      findings: z.array(Finding),
      total: z.int().min(0).describe('Findings of the run, on all pages.'),
      next: z.string().optional().describe('The id to send as `after`; absent on the last page.'),
    })
    .meta({ id: 'FindingPage', description: 'A page of the findings of a run.' }),
  problems: ['not_found'],
})

export const getRunAuditOperation = operation({
  ...shared,
  ...reads,
  name: 'get_run_audit',
  title: 'Fetch the audit trail of a run',
  description:
    'Fetch the hash-chained records of a run: its input, the snapshots it used, each scorer with its version and ' +
    'output, and the sealed scorecard. A run that is not finished has the records so far.',
  forRest:
    'With `from`, it also proves that the log continues the one of that size. With `envelope`, it has the last record as an in-toto ' +
    'statement.',
  method: 'GET',
  path: '/v1/runs/{id}/audit',
  input: z.strictObject({
    id: RunIdField,
    from: EarlierSize.exactOptional(),
    envelope: z
      .literal('dsse')
      .exactOptional()
      .describe('Adds `envelope`: the last record as an in-toto statement in a DSSE envelope.'),
  }),
  output: AuditBundle,
  problems: ['not_found'],
})

export const getAuditCheckpointOperation = operation({
  ...shared,
  ...reads,
  name: 'get_audit_checkpoint',
  title: 'Fetch the checkpoint of the audit log',
  description:
    'Fetch the signed checkpoint of the log of this workspace, with the key that verifies it. A verifier that keeps it finds ' +
    'every later change of what was logged before.',
  method: 'GET',
  path: '/v1/audit/checkpoint',
  input: z.strictObject({}),
  output: AuditCheckpoint,
  problems: ['audit_log_broken'],
})

export const getAuditConsistencyOperation = operation({
  ...shared,
  ...reads,
  name: 'get_audit_consistency',
  title: 'Prove that the audit log continues an earlier one',
  description:
    'Fetch the checkpoint of the log of this workspace with the proof that the log begins with the leaves of an earlier ' +
    'checkpoint. With `to`, the proof ends at the checkpoint of that size, however much the log has grown since.',
  method: 'GET',
  path: '/v1/audit/consistency',
  input: z.strictObject({ from: EarlierSize, to: LaterSize.exactOptional() }),
  output: AuditConsistency,
  problems: ['audit_log_broken'],
})

export const listSourcesOperation = operation({
  ...shared,
  ...reads,
  name: 'list_sources',
  title: 'List the public sources',
  description:
    'List every public source with its publisher, licence, snapshot date and update cadence. `status` shows whether a ' +
    'source is missing or out of date.',
  forAgents: 'Once, when the user asks which records were searched or how recent they are.',
  method: 'GET',
  path: '/v1/sources',
  input: z.strictObject({}),
  output: z
    .object({ sources: z.array(Source).describe('Every source known to the server, by id.') })
    .meta({ id: 'SourceList', description: 'The public sources.' }),
  problems: [],
})

export const getRecordOperation = operation({
  ...shared,
  ...reads,
  name: 'get_record',
  title: 'Fetch a record of a source',
  description:
    'Fetch a record of a public source as a citation names it: everything the publisher says in it, what its listings ' +
    'forbid, and how it was in the other stored snapshots.',
  forRest: 'Without `snapshot`, the record is read from the snapshot in force.',
  method: 'GET',
  path: '/v1/records/{source}/{id}',
  input: z.strictObject({
    source: z
      .string()
      .regex(/^[\x21-\x7e]{1,64}$/, 'must be the id of a source, as list_sources gives it')
      .describe('Id of the source.')
      .meta({ examples: ['un-sc'] }),
    id: z
      .string()
      .min(1, 'must be the id of a record, as a citation has it')
      .max(500, 'must be the id of a record, as a citation has it')
      // why: a database takes no zero character, and no half of a pair
      .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'must be the id of a record, as a citation has it')
      .describe("The publisher's own id of the record, as a citation has it.")
      .meta({ examples: ['6908555'] }),
    snapshot: z
      .string()
      .regex(/^[\x21-\x7e]{1,128}$/, 'must be the id of a snapshot, as audit records have it')
      .exactOptional()
      .describe('Id of a snapshot, as audit records have it.')
      .meta({ examples: ['un-sc@66b392a40908'] }),
  }),
  output: SourceRecordShown,
  problems: ['not_found'],
})

export const scoreSubjectOperation = operation({
  ...shared,
  name: 'score_subject',
  title: 'Ask one scorer',
  description:
    'Run one scorer directly, without a run and without an audit trail. Deterministic: the same subject and the same ' +
    'snapshots give the same answer, byte for byte.',
  forAgents: 'For one question, such as sanctions. run_diligence runs all scorers and returns a verdict.',
  method: 'POST',
  path: '/v1/score/{scorer}',
  wordInPath: { field: 'scorer', words: ScorerName.options, otherwise: 'unknown_scorer' },
  scope: 'run',
  input: z.strictObject({
    // why not the enum: an unknown scorer is 404 with the list of scorers, not a fault of the body
    scorer: z
      .string()
      .describe('Name of the scorer.')
      .meta({ enum: ScorerName.options, examples: ['sanctions'] }),
    subject: Subject.describe('Subject of the score.'),
  }),
  output: ScorerResult,
  takesAs: 'run_diligence',
  writes: false,
  hints: { readOnly: true, idempotent: true, openWorld: false },
  problems: ['unknown_scorer'],
})
