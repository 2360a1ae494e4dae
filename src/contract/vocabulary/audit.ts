// The audit trail of a run, as it is saved and checked: the records as they are hashed, and the values behind their digests.
import { z } from 'zod'
import { NameReplacements } from './name-replacement.ts'
import { Instant, PartialDate, Sha256 } from './value.ts'

export const Disclosure = z
  .object({
    salt: z.string().describe('32 random bytes in base64url.'),
    name: z.string().describe('Name of the field.'),
    value: z.unknown().describe('Value of the field: any JSON. If the stored text is not JSON: that text.'),
  })
  .meta({
    id: 'Disclosure',
    description:
      'A field that the records hold as a digest: base64url(SHA-256(base64url(canonical JSON of [salt, name, value]))).',
    examples: [
      { salt: 'MTIzNDU2Nzg5MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTI', name: 'name', value: 'Acme Robotics Ltd' },
    ],
  })
export type Disclosure = z.infer<typeof Disclosure>

export const AuditSnapshot = z
  .object({
    id: z.string().describe('Id of the snapshot, as the records name it.'),
    source: z.string().describe('Id of the source.'),
    snapshotDate: PartialDate.describe("The publisher's date, or else the day of the fetch."),
    fetchedAt: Instant.describe('When its files were fetched or imported.'),
    url: z.string().nullable().describe('Address of the fetch; null for imported files.'),
    bytes: z.int().min(0).describe('Size of its files.'),
    contentSha256: Sha256.describe('Hash of the bytes of its files.'),
    recordsHash: Sha256.describe('Hash over all its records.'),
    recordsRoot: Sha256.optional().describe(
      'Root of the Merkle tree (RFC 6962) over its records in the order of their ids. A leaf is the canonical JSON ' +
        '(RFC 8785) of `[id, recordHash, url, locator]`. Older snapshots have none.',
    ),
    records: z.int().min(0),
    parserVersion: z.string().describe('Version of the reader that parsed the files.'),
    sample: z.boolean().describe('Whether it is sample data that comes with the program.'),
  })
  .meta({ id: 'AuditSnapshot', description: 'A snapshot of a source that the run used.' })
export type AuditSnapshot = z.infer<typeof AuditSnapshot>

export const AuditCitation = z
  .object({
    source: z.string().describe('Id of the source.'),
    snapshot: z.string().describe('Id of the snapshot.'),
    id: z.string().describe('Id of the record.'),
    url: z.string().describe('Where the record is published.'),
    locator: z.string().describe('Where the record is in the files of the source.'),
    index: z.int().min(0).describe('Number of its leaf in the tree of the snapshot, from 0.'),
    path: z
      .array(z.string())
      .describe('The inclusion proof (RFC 6962, section 2.1.1): hashes of 32 bytes in base64.'),
  })
  .meta({
    id: 'AuditCitation',
    description:
      'The proof that a record, which a finding cites by its hash, was in the snapshot with this `recordsRoot`.',
  })
export type AuditCitation = z.infer<typeof AuditCitation>

export const AuditFault = z
  .object({
    record: z
      .int()
      .min(0)
      .nullable()
      .describe('The first record that is wrong or missing; null if all records are intact.'),
    reason: z
      .string()
      .describe(
        'The fault. `run_differs` and `disclosures_differ`: the records are intact, but the data stored beside them ' +
          'does not match them. `erasure_differs`: values are gone without an entry of the log that says so, or the other way ' +
          'round. `not_in_log`: the signed log of the workspace does not hold them. Of an assessment: ' +
          '`scorecard_differs`, `scorecard_missing`, `ledger_differs`, `session_differs` and others name what was changed. ' +
          'Of a watch: `alerts_differ`; of a case: `decision_differs`.',
      )
      .meta({ examples: ['broken_link', 'hash_mismatch', 'malformed'] }),
  })
  .meta({ id: 'AuditFault', description: 'A difference between what is stored and its audit chain.' })
export type AuditFault = z.infer<typeof AuditFault>

export const AssessmentSeal = z
  .object({
    hash: Sha256.describe('Hash of the log entry that seals the scorecard.'),
    logIndex: z.int().min(0).optional().describe('Its place in the log; absent where the log lacks it.'),
    tamperEvident: z
      .boolean()
      .describe(
        'Whether scorecard and ledger matched the seal when this was answered. False: they were changed.',
      ),
  })
  .meta({ id: 'AssessmentSeal', description: 'The entry of the audit log that fixes the scorecard.' })
export type AssessmentSeal = z.infer<typeof AssessmentSeal>

export const AuditProofs = z
  .object({
    opened: z.string().describe('Of the first record.'),
    input: z.string().describe('Of the second record: what was asked.'),
    sealed: z.string().optional().describe('Of the last record, once the run has ended.'),
  })
  .meta({
    id: 'AuditProofs',
    description:
      'Proof files (C2SP tlog-proof, version 1) that records are leaves of the signed log of the workspace. The leaf is the ' +
      'hash of the record.',
  })
export type AuditProofs = z.infer<typeof AuditProofs>

const receiptMembers = {
  opened: z.string().describe('Of the first record.'),
  input: z.string().describe('Of the second record: what was asked.'),
  sealed: z.string().optional().describe('Of the last record, once the run has ended.'),
}
const PreviousReceipts = z.object(receiptMembers).meta({
  id: 'PreviousReceipts',
  description: 'The same receipts, signed with the key of the log before this one.',
})
export const AuditReceipts = z
  .object({
    ...receiptMembers,
    previous: PreviousReceipts.optional().describe('During a rotation of the key of the log.'),
  })
  .meta({
    id: 'AuditReceipts',
    description:
      'COSE receipts (RFC 9942, `vds` 1, Ed25519) in base64, which prove for the same leaves what the proof files prove. The issuer ' +
      'is the origin of the log, the subject the id of the run.',
  })
export type AuditReceipts = z.infer<typeof AuditReceipts>

const Checkpoint = z
  .string()
  .describe(
    'The signed checkpoint of the log of this workspace (C2SP tlog-checkpoint): its origin, its size and its root. Keep it: a ' +
      'later log must continue it.',
  )

export const loggedPlace = {
  index: 41,
  checkpoint:
    'assay.example/t/41d4ab1f\n42\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n\n' +
    '— assay.example/t/41d4ab1f Az3grlgtzPICa5OS8npVmf1Myq/5IZniMp+ZJurmRDeOoRDe4URYN7u5/Zhcyv2q1gGzGku9nTo+zyWE+xeMcTOAYQ8=\n',
}

export const LogPlace = z
  .object({ index: z.int().min(0).describe('Number of its leaf, from 0.'), checkpoint: Checkpoint })
  .meta({
    id: 'LogPlace',
    description:
      'Where the newest record is in the signed log of the workspace, and the checkpoint of that log.',
    examples: [loggedPlace],
  })
export type LogPlace = z.infer<typeof LogPlace>

const VerifierKey = z
  .string()
  .describe(
    'The key that verifies the checkpoints of this log (C2SP signed note, verifier key). Keep the one you were given first, ' +
      'and compare.',
  )
  .meta({ examples: ['assay.example/t/41d4ab1f+3c5a61bb+AZxkZ2L8m0rPZJ0n4XnJ7p0b0a3r9qkqkP2nL9n5uVYB'] })
const Path = z
  .array(z.string())
  .describe('The consistency proof (RFC 6962, section 2.1.2): hashes of 32 bytes in base64.')
const From = z.int().min(0).describe('Size of the earlier log.')

/** As a query has it, which is text only. */
export const EarlierSize = z
  .string()
  .regex(/^(0|[1-9]\d{0,14})$/, 'must be the size of an earlier checkpoint, a whole number')
  .describe('Size of an earlier checkpoint of the log, its second line.')
  .meta({ examples: ['42'] })

export const LaterSize = z
  .string()
  .regex(/^(0|[1-9]\d{0,14})$/, 'must be the size of a checkpoint, a whole number')
  .describe(
    'Size of the checkpoint up to which it is proved; by default the newest one. A size without a checkpoint takes the next larger one.',
  )
  .meta({ examples: ['57'] })

export const ConsistencyProof = z.object({ from: From, path: Path }).meta({
  id: 'ConsistencyProof',
  description: 'The proof that a log begins with the leaves of an earlier one.',
})
export type ConsistencyProof = z.infer<typeof ConsistencyProof>

export const AuditCheckpoint = z
  .object({
    origin: z.string().describe('Name of the log.'),
    size: z.int().min(0).describe('Number of its leaves.'),
    checkpoint: Checkpoint,
    verifierKey: VerifierKey,
    previousVerifierKey: z
      .string()
      .optional()
      .describe('During a rotation of the key: the old one, which signs the checkpoint too.'),
  })
  .meta({ id: 'AuditCheckpoint', description: 'The log of a workspace now.' })
export type AuditCheckpoint = z.infer<typeof AuditCheckpoint>

export const AuditConsistency = AuditCheckpoint.extend({ from: From, path: Path }).meta({
  id: 'AuditConsistency',
  description: 'The log of a workspace now, with the proof that it begins with an earlier one.',
})
export type AuditConsistency = z.infer<typeof AuditConsistency>

export const AuditErasure = z
  .object({
    record: z
      .string()
      .describe(
        'The entry of the log that says when and why the run or the session was erased and which digests lost their values, as the exact text that ' +
          'is hashed.',
      ),
    proof: z
      .string()
      .describe('Proof file (C2SP tlog-proof, version 1) that the entry is a leaf of the log.'),
  })
  .meta({
    id: 'AuditErasure',
    description: 'The erasure of a run or of a session. Only what is erased has it.',
  })
export type AuditErasure = z.infer<typeof AuditErasure>

export const AuditBundle = z
  .object({
    format: z.literal('assay-audit-bundle/v1').describe('Format of the file.'),
    records: z
      .array(z.string())
      .describe(
        'The entries of the run in order, each the exact canonical JSON text that is hashed. Each holds the hash of the ' +
          'previous entry. The last entry of a completed run has the hash `audit.hash`.',
      ),
    proofs: AuditProofs.optional(),
    receipts: AuditReceipts.optional(),
    envelope: z
      .string()
      .optional()
      .describe(
        'With `envelope=dsse` in the request, once the run has ended: the last record as an in-toto Statement (version 1) in a DSSE ' +
          'envelope, as JSON text. The key of the log signs it. The subject is the run, with the SHA-256 of the text of the record.',
      ),
    checkpoint: z
      .string()
      .optional()
      .describe('The signed checkpoint of the log (C2SP tlog-checkpoint), which the proofs end with.'),
    erasure: AuditErasure.optional(),
    replacements: NameReplacements,
    consistency: ConsistencyProof.optional().describe(
      'With `from` in the request: the proof that the log of `checkpoint` begins with the earlier one.',
    ),
    disclosures: z.array(Disclosure).describe('Values behind the digests in the records.'),
    snapshots: z.array(AuditSnapshot).describe('The snapshots of sources that the run used.'),
    citations: z
      .array(AuditCitation)
      .optional()
      .describe('Where the cited records are in the trees of their snapshots, where these have one.'),
    fault: AuditFault.optional().describe(
      'Present if the server found an alteration. A verifier checks the records itself.',
    ),
  })
  .meta({
    id: 'AuditBundle',
    description:
      'The audit trail of a run. It shows whether a record was altered. That the whole log was replaced shows when its ' +
      'checkpoint is compared with one that was kept before.',
    examples: [
      {
        format: 'assay-audit-bundle/v1',
        records: [
          '{"actor":"key_01","at":"2026-11-20T09:30:00.000Z","data":{"policy":"1"},"prev":"0000000000000000000000000000000000000000000000000000000000000000","run":"01K9Z3T0Z8Q4W7X2M5N9R3C1KD","seq":0,"tenant":"log_01","type":"run.opened","v":1}',
        ],
        disclosures: [
          { salt: 'MTIzNDU2Nzg5MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTI', name: 'name', value: 'Acme Robotics Ltd' },
        ],
        snapshots: [
          {
            id: 'un-sc@2c26b46b68ff',
            source: 'un-sc',
            snapshotDate: '2026-11-18',
            fetchedAt: '2026-11-20T06:00:12.000Z',
            url: 'https://scsanctions.un.org/resources/xml/en/consolidated.xml',
            bytes: 2_103_000,
            contentSha256: '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae',
            recordsHash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
            records: 1006,
            parserVersion: '1',
            sample: false,
          },
        ],
      },
    ],
  })
export type AuditBundle = z.infer<typeof AuditBundle>

export const UnstoredLeaves = z
  .array(z.int().min(0))
  .describe(
    'Leaves of the log after the last record whose record is missing from the database: a later record may have been deleted. Absent ' +
      'where there is none among the 240 leaves after it and the newest 16.',
  )

export const AssessmentBundle = z
  .object({
    format: z.literal('assay-assessment-bundle/v1').describe('Format of the file.'),
    records: z
      .array(z.string())
      .describe(
        'One entry for each scoring of the session, oldest first, each the exact canonical JSON text that is hashed. It has the ' +
          'scores, and each entry of the ledger with the grade of its evidence. Each holds the hash of the previous one. The hash ' +
          'of the last is `audit.hash` of the scorecard.',
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
          'the id of the session.',
      ),
    previousReceipts: z
      .array(z.string())
      .optional()
      .describe('While the key of the log is rotated: the same receipts, signed with the old key.'),
    checkpoint: z
      .string()
      .optional()
      .describe('The signed checkpoint of the log (C2SP tlog-checkpoint), which the proofs end with.'),
    erasure: AuditErasure.optional(),
    replacements: NameReplacements,
    consistency: ConsistencyProof.optional().describe(
      'With `from` in the request: the proof that the log of `checkpoint` begins with the earlier one.',
    ),
    disclosures: z
      .array(Disclosure)
      .describe(
        'Values behind the digests in the records; where they have more than 24 MiB, the newest. Each as text: `pitch.N`, `entry.ID.N` (the entry of the ledger as it was judged) ' +
          'and `assessment.N` (the whole assessment). N is the number of the first record that holds its digest, from 0.',
      ),
    unstored: UnstoredLeaves.optional(),
    fault: AuditFault.optional().describe(
      'Present if the server found an alteration. A verifier checks the records itself.',
    ),
  })
  .meta({
    id: 'AssessmentBundle',
    description:
      'The audit trail of an assessment: every scoring since scorecards are sealed. It shows whether a scorecard or the evidence that ' +
      'it was judged by was altered, and how often the session was scored.',
    examples: [
      {
        format: 'assay-assessment-bundle/v1',
        records: [
          '{"actor":"key_01","at":"2026-11-20T09:30:00.000Z","data":{"category":"devtools_infra","total":41},"prev":"0000000000000000000000000000000000000000000000000000000000000000","run":"01JBP6T0Z8Q4W7X2M5N9R3C1KD","seq":0,"tenant":"log_01","type":"assessment.scored","v":1}',
        ],
        disclosures: [
          {
            salt: 'MTIzNDU2Nzg5MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTI',
            name: 'pitch.0',
            value: 'Card-on-file for dental practices.',
          },
        ],
      },
    ],
  })
export type AssessmentBundle = z.infer<typeof AssessmentBundle>
