// Golden audit trails of cases: files that a server wrote, and the outcome that every verifier must give.
import type { JsonObject } from '../../src/base/json.ts'
import { BUNDLE_KEY } from '../../src/audit/bundle/testing/sample-bundle.ts'
import { caseLog, sampleCase } from '../../src/audit/bundle/testing/sample-case.ts'
import type { AuditBundleVectors } from './audit-bundles.ts'

const PINNED = 4

/** Makes the trails again. Ed25519 signs without randomness, so they are the same on every machine. */
export function madeCaseBundles(): AuditBundleVectors {
  const cases = ['case-1', 'case-2', 'case-3'].map((id) => sampleCase(id))
  const log = caseLog(cases)
  const trail = log.bundle(1, { from: PINNED })
  const others = log.bundle(0)
  const file = JSON.stringify(trail)
  const both = ['key', 'pin'] as const
  const changed = (change: Readonly<Record<string, unknown>>): string =>
    JSON.stringify({ ...trail, ...change })
  const [first, ...rest] = trail.decisions
  /** The trail of the second case in a log where its decisions, or their records, say otherwise. */
  const saying = (change: Parameters<typeof sampleCase>[2]) => {
    const its = caseLog(cases.toSpliced(1, 1, sampleCase('case-2', 3, change)))
    return {
      file: JSON.stringify(its.bundle(1)),
      trust: [],
      with: { keys: [BUNDLE_KEY], pin: new TextDecoder().decode(its.checkpoint()) },
    }
  }
  return {
    key: BUNDLE_KEY,
    policy: `# the log of one workspace\nlog ${BUNDLE_KEY}\nquorum none\n`,
    pin: new TextDecoder().decode(log.checkpoint(PINNED)),
    cases: [
      { name: 'a trail as the server sends it', file, trust: both, outcome: 'verified' },
      {
        name: 'with an indent',
        file: `${JSON.stringify(trail, null, 2)}\n`,
        trust: both,
        outcome: 'verified',
      },
      { name: 'by a policy', file, trust: ['policy', 'pin'], outcome: 'verified' },
      {
        name: 'from its second decision on',
        file: JSON.stringify(log.bundle(1, { from: PINNED, after: 1 })),
        trust: both,
        outcome: 'verified',
      },
      {
        name: 'with a decision erased',
        file: changed({ decisions: [null, ...rest] }),
        trust: both,
        outcome: 'verified',
      },
      { name: 'without a key', file, trust: ['pin'], outcome: 'untrusted' },
      { name: 'without a pin', file, trust: ['key'], outcome: 'untrusted' },
      {
        name: 'without the proof from the pin',
        file: JSON.stringify(log.bundle(1)),
        trust: both,
        outcome: 'untrusted',
      },
      {
        name: 'without a decision in the middle',
        file: changed({
          records: trail.records.toSpliced(1, 1),
          proofs: trail.proofs.toSpliced(1, 1),
          receipts: trail.receipts.toSpliced(1, 1),
          decisions: trail.decisions.toSpliced(1, 1),
        }),
        trust: both,
        outcome: 'invalid',
      },
      {
        name: 'without its last record',
        file: changed({ records: trail.records.slice(0, -1) }),
        trust: both,
        outcome: 'invalid',
      },
      { name: 'without a record', file: changed({ records: [] }), trust: both, outcome: 'invalid' },
      {
        name: 'with two proofs swapped',
        file: changed({ proofs: trail.proofs.toReversed() }),
        trust: both,
        outcome: 'invalid',
      },
      {
        name: 'with the decisions of another case',
        file: changed({ decisions: others.decisions }),
        trust: both,
        outcome: 'invalid',
      },
      {
        name: 'with one decision fewer than records',
        file: changed({ decisions: rest }),
        trust: both,
        outcome: 'invalid',
      },
      {
        name: 'with another name in a decision',
        file: changed({
          decisions: [{ ...first, decision: first?.decision.replace('Dana', 'Jana') }, ...rest],
        }),
        trust: both,
        outcome: 'invalid',
      },
      {
        name: 'with a receipt of another case',
        file: changed({ receipts: [...others.receipts.slice(0, 1), ...trail.receipts.slice(1)] }),
        trust: both,
        outcome: 'invalid',
      },
      {
        name: 'what the server itself found altered',
        file: changed({ fault: { record: 0, reason: 'decision_differs' } }),
        trust: both,
        outcome: 'invalid',
      },
      ...[{ salt: undefined }, { decision: undefined }, { id: 'x' }].map((change) => ({
        name: `with a decision that is none: ${Object.keys(change).join()}`,
        file: changed({ decisions: [{ ...first, ...change }, ...rest] }),
        trust: both,
        outcome: 'malformed' as const,
      })),
      {
        name: 'in the format of a watch',
        file: changed({ format: 'assay-watch-bundle/v1' }),
        trust: both,
        outcome: 'malformed',
      },
      { name: 'an unknown member', file: changed({ disclosures: [] }), trust: both, outcome: 'malformed' },
      {
        name: 'with a leaf after it that has no record',
        file: changed({ unstored: [6, 8] }),
        trust: both,
        outcome: 'untrusted',
      },
      { name: 'cut off', file: file.slice(0, -1), trust: both, outcome: 'malformed' },
      ...[
        { state: 'closed' },
        { at: '2020-01-01T00:00:00.000Z' },
        { by: { id: 'member-9', name: 'Dana' } },
        { by: { id: 'key_01' } },
        { id: 'event-x' },
        { reason: 7 },
        { evidence: null },
        { evidence: { subject: 0.5 } },
      ].map((change) => ({
        name: `with the digest of another decision: ${JSON.stringify(change)}`,
        ...saying({
          decision: (whole: JsonObject, seq) => (seq === 0 ? { ...whole, ...change } : whole),
        }),
        outcome: 'invalid' as const,
      })),
      ...[{ state: 'open' }, { state: 7 }, { event: 7 }, { digest: null }, { event: 'x' }].map((change) => ({
        name: `with a record that is of no decision: ${JSON.stringify(change)}`,
        ...saying({ data: (data: JsonObject) => ({ ...data, ...change }) }),
        outcome: 'invalid' as const,
      })),
    ],
  }
}
