// The audit trail of a standing watch, as it is saved and checked: its passes as they are hashed, and their alerts.
import { z } from 'zod'
import { AuditFault, ConsistencyProof, UnstoredLeaves } from './audit.ts'
import { NameReplacements } from './name-replacement.ts'

export const SealedAlert = z
  .object({
    id: z.string().describe('Id of the alert.'),
    digest: z
      .string()
      .describe(
        'base64url(SHA-256(base64url(canonical JSON of [salt, id, alert]))). The record holds the SHA-256 over a line `id digest` of ' +
          'each alert.',
      ),
    salt: z.string().optional().describe('32 random bytes in base64url.'),
    alert: z
      .string()
      .optional()
      .describe(
        'The alert as canonical JSON. Absent once its subject was removed, and where it has no room.',
      ),
  })
  .meta({
    id: 'SealedAlert',
    description: 'An alert of a pass, and the digest that the audit log vouches for.',
  })
export type SealedAlert = z.infer<typeof SealedAlert>

export const RecordNumber = z
  .string()
  .regex(/^(0|[1-9][0-9]{0,14})$/, 'must be the number of a record: its `seq`')
  .describe('The number (`seq`) of the first record of a trail: the answer has the records before it.')

export const WatchBundle = z
  .object({
    format: z.literal('assay-watch-bundle/v1').describe('Format of the file.'),
    records: z
      .array(z.string())
      .describe(
        'One entry for each completed pass, oldest first, each the exact canonical JSON text that is hashed; the newest 1,000, or ' +
          'those before `before`. It has the snapshots that were compared, the number of subjects, and a digest of the alerts, also ' +
          'where nothing changed. Each holds the hash of the previous one.',
      ),
    proofs: z
      .array(z.string())
      .optional()
      .describe(
        'For each record, the proof file (C2SP tlog-proof, version 1) that it is a leaf of the signed log.',
      ),
    receipts: z
      .array(z.string())
      .optional()
      .describe(
        'For each record, a COSE receipt (RFC 9942) in base64 that proves the same. The issuer is the origin of the log, the subject ' +
          'the id of the portfolio.',
      ),
    previousReceipts: z
      .array(z.string())
      .optional()
      .describe('While the key of the log is rotated: the same receipts, signed with the old key.'),
    checkpoint: z
      .string()
      .optional()
      .describe('The signed checkpoint of the log (C2SP tlog-checkpoint), which the proofs end with.'),
    replacements: NameReplacements,
    consistency: ConsistencyProof.optional().describe(
      'With `from` in the request: the proof that the log of `checkpoint` begins with the earlier one.',
    ),
    alerts: z
      .array(z.array(SealedAlert).nullable())
      .describe(
        'For each record, the alerts of its pass in the order of their ids; null where they have no room (24 MiB in all, the newest ' +
          'first) or went with the portfolio.',
      ),
    unstored: UnstoredLeaves.optional(),
    fault: AuditFault.optional().describe(
      'Present if the server found an alteration. A verifier checks the records itself.',
    ),
  })
  .meta({
    id: 'WatchBundle',
    description:
      'The audit trail of a standing watch: every pass, also those that found nothing, with what each compared.',
    examples: [
      {
        format: 'assay-watch-bundle/v1',
        records: [
          '{"actor":"watch","at":"2026-11-20T09:30:00.000Z","data":{"pass":"01K9Z3T0Z8Q4W7X2M5N9R3C1KD","subjects":2},"prev":"0000000000000000000000000000000000000000000000000000000000000000","run":"01K9Z3T0Z8Q4W7X2M5N9R3C1KA","seq":0,"tenant":"log_01","type":"watch.pass","v":1}',
        ],
        alerts: [[]],
      },
    ],
  })
export type WatchBundle = z.infer<typeof WatchBundle>
