// The audit trail of a case, as it is saved and checked: its decisions as they are hashed, and what is behind their digests.
import { z } from 'zod'
import { AuditFault, ConsistencyProof, UnstoredLeaves } from './audit.ts'
import { NameReplacements } from './name-replacement.ts'

export const SealedDecision = z
  .object({
    salt: z.string().describe('32 random bytes in base64url.'),
    decision: z
      .string()
      .describe(
        'The decision as canonical JSON: who decided, when, why, on which evidence and about which match. The record holds ' +
          'base64url(SHA-256(base64url(canonical JSON of [salt, id, decision]))); `id` is the `event` of the record.',
      ),
  })
  .meta({
    id: 'SealedDecision',
    description: 'A decision about a case, which the digest in its record is of.',
  })
export type SealedDecision = z.infer<typeof SealedDecision>

export const CaseBundle = z
  .object({
    format: z.literal('assay-case-bundle/v1').describe('Format of the file.'),
    records: z
      .array(z.string())
      .describe(
        'One entry for each decision, oldest first, each the exact canonical JSON text that is hashed; the newest 1,000, or those ' +
          'before `before`. It has the id of who decided, the time, the state, and a digest of the decision. Each holds the hash of the ' +
          'previous one.',
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
          'the id of the case.',
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
    decisions: z
      .array(SealedDecision.nullable())
      .describe(
        'For each record, the decision; null where it was erased, and where it has no room (24 MiB in all, the newest first).',
      ),
    unstored: UnstoredLeaves.optional(),
    fault: AuditFault.optional().describe(
      'Present if the server found an alteration. A verifier checks the records itself.',
    ),
  })
  .meta({
    id: 'CaseBundle',
    description:
      'The audit trail of a case: every decision, with who made it, when, why and on which evidence.',
    examples: [
      {
        format: 'assay-case-bundle/v1',
        records: [
          '{"actor":"key_01","at":"2026-11-20T09:30:00.000Z","data":{"digest":"3q2-7w","event":"01K9Z3T0Z8Q4W7X2M5N9R3C1KD","state":"false_positive"},"prev":"0000000000000000000000000000000000000000000000000000000000000000","run":"01K9Z3T0Z8Q4W7X2M5N9R3C1KA","seq":0,"tenant":"log_01","type":"case.decided","v":1}',
        ],
        decisions: [null],
      },
    ],
  })
export type CaseBundle = z.infer<typeof CaseBundle>
