// The operations on what is stored of a session: look at it, and erase it.
import { z } from 'zod'
import { operation } from './operation.ts'
import { LogPlace } from '../vocabulary/audit.ts'
import { Erasure, REQUESTED_REASONS } from '../vocabulary/erasure.ts'
import { entryChange, sessionEntry } from '../vocabulary/list-entry.ts'
import { Verdict } from '../vocabulary/scorecard.ts'
import { SessionId, SessionIdField } from '../vocabulary/session.ts'
import { Instant } from '../vocabulary/value.ts'

const shared = { group: 'assessment', tier: 'free', limit: 'calls' } as const

export const getSessionOperation = operation({
  ...shared,
  name: 'get_session',
  title: 'Look at a session',
  description:
    'A session of the workspace, and how much is stored of it. erase_session deletes all of that; of an erased session this says ' +
    'when and why it was erased.',
  method: 'GET',
  path: '/v1/sessions/{id}',
  scope: 'read',
  input: z.strictObject({ id: SessionIdField }),
  output: z
    .object({
      session_id: SessionId,
      pitch: z.string().describe('`(erased)` in an erased session.'),
      category: z.string().describe('Reference class in force.'),
      opened_at: Instant,
      opened_by: z.string().describe('Name of the key or person that opened it.'),
      ...sessionEntry,
      total: z.int().optional().describe('Of 70, while the scorecard is current.'),
      verdict: Verdict.optional().describe('While the scorecard is current.'),
      holds: z
        .object({
          entries: z.int().describe('Pieces of evidence, with replaced and withdrawn ones.'),
          scorecards: z.int(),
          citation_checks: z.int().describe('Checks of quotes at their sources.'),
          messages: z.int().describe('Signed messages that prove an entry; of each only a hash is stored.'),
          events: z
            .int()
            .describe('Events that agents reported. An erasure keeps their number and deletes their data.'),
        })
        .describe('How much is stored of it.'),
      erased: Erasure.optional().describe('In an erased session only.'),
    })
    .meta({ id: 'StoredSession', description: 'A session and how much is stored of it.' }),
  writes: false,
  hints: { readOnly: true, idempotent: true, openWorld: false },
  problems: ['not_found'],
})

export const updateSessionOperation = operation({
  ...shared,
  name: 'update_session',
  logs: true,
  title: 'Title or archive a session',
  description:
    'Give an assessment a title, or archive it, or take it back. Nothing of its evidence or its scorecards changes, and nothing is ' +
    'deleted.',
  method: 'POST',
  path: '/v1/sessions/{id}',
  scope: 'run',
  input: z.strictObject({ id: SessionIdField, ...entryChange }),
  output: z
    .object({ session_id: SessionId, ...sessionEntry })
    .meta({ id: 'SessionEntry', description: 'What lists say of a session.' }),
  writes: true,
  hints: { readOnly: false, idempotent: true, openWorld: false },
  problems: ['not_found', 'erased_entry', 'audit_log_broken'],
})

export const eraseSessionOperation = operation({
  ...shared,
  name: 'erase_session',
  logs: true,
  title: 'Erase a session',
  description:
    'Delete what is stored of an assessment: its pitch, its evidence with quotes and names, its scorecards with their salts, its ' +
    'checks of quotes, the data of its events, the answers that were kept for repeated calls, and the text for searches. The audit ' +
    'records and their hashes stay, and the audit log gets an entry that names what was erased. It cannot be undone.',
  forRest: 'Repeating the call changes nothing and says since when the session is erased.',
  method: 'DELETE',
  path: '/v1/sessions/{id}',
  scope: 'decide',
  role: 'owner',
  input: z.strictObject({
    id: SessionIdField,
    reason: z
      .enum(REQUESTED_REASONS)
      .default('request')
      .describe('Why: `request` of a person, `order` of a court or an authority, or a `mistake`.'),
  }),
  output: z
    .object({
      session_id: SessionId,
      erased: Erasure,
      log: LogPlace.optional().describe('Where the log holds the erasure.'),
    })
    .meta({ id: 'ErasedSession', description: 'The erasure of a session.' }),
  writes: true,
  hints: { readOnly: false, idempotent: true, openWorld: false },
  problems: ['not_found', 'audit_log_broken'],
})
