// Golden audit trails of watches: files that a server wrote, and the outcome that every verifier must give.
import type { JsonObject } from '../../src/base/json.ts'
import { BUNDLE_KEY } from '../../src/audit/bundle/testing/sample-bundle.ts'
import { sampleWatch, watchLog } from '../../src/audit/bundle/testing/sample-watch.ts'
import type { AuditBundleVectors } from './audit-bundles.ts'

const PINNED = 4

/** Makes the trails again. Ed25519 signs without randomness, so they are the same on every machine. */
export function madeWatchBundles(): AuditBundleVectors {
  const watches = ['portfolio-1', 'portfolio-2', 'portfolio-3'].map((id) => sampleWatch(id))
  const log = watchLog(watches)
  const trail = log.bundle(1, { from: PINNED })
  const others = log.bundle(0)
  const file = JSON.stringify(trail)
  const both = ['key', 'pin'] as const
  const changed = (change: Readonly<Record<string, unknown>>): string =>
    JSON.stringify({ ...trail, ...change })
  const [first = []] = trail.alerts
  const [alert, removed] = first ?? []
  /** The trail of the second watch in a log where its passes say otherwise. */
  const saying = (change: (data: JsonObject, seq: number) => JsonObject) => {
    const its = watchLog(watches.toSpliced(1, 1, sampleWatch('portfolio-2', { change })))
    return {
      file: JSON.stringify(its.bundle(1)),
      trust: [],
      with: { keys: [BUNDLE_KEY], pin: new TextDecoder().decode(its.checkpoint()) },
    }
  }
  const listsOf = (data: JsonObject): JsonObject[] => data['lists'] as JsonObject[]
  const secondSaying = (change: JsonObject) =>
    saying((data, seq) => (seq === 1 ? { ...data, ...change } : data))
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
        name: 'from its second pass on',
        file: JSON.stringify(log.bundle(1, { from: PINNED, after: 1 })),
        trust: both,
        outcome: 'verified',
      },
      {
        name: 'without the alerts of a pass',
        file: changed({ alerts: [null, ...trail.alerts.slice(1)] }),
        trust: both,
        outcome: 'verified',
      },
      {
        name: 'with the digests of its alerts alone',
        file: changed({
          alerts: trail.alerts.map((each) => each?.map(({ id, digest }) => ({ id, digest }))),
        }),
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
        name: 'rewritten and signed again',
        file: saying((data) => ({ ...data, subjects: 999 })).file.replace(
          '"alerts":',
          `"consistency":${JSON.stringify(trail.consistency)},"alerts":`,
        ),
        trust: both,
        outcome: 'invalid',
      },
      {
        name: 'without a pass in the middle',
        file: changed({
          records: trail.records.toSpliced(1, 1),
          proofs: trail.proofs.toSpliced(1, 1),
          receipts: trail.receipts.toSpliced(1, 1),
          alerts: trail.alerts.toSpliced(1, 1),
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
        name: 'with the alerts of another watch',
        file: changed({ alerts: others.alerts }),
        trust: both,
        outcome: 'invalid',
      },
      {
        name: 'without one of its alerts',
        file: changed({ alerts: [[alert], ...trail.alerts.slice(1)] }),
        trust: both,
        outcome: 'invalid',
      },
      {
        name: 'with an alert that says otherwise',
        file: changed({
          alerts: [
            [{ ...alert, alert: alert?.alert?.replace('new_match', 'stronger') }, removed],
            ...trail.alerts.slice(1),
          ],
        }),
        trust: both,
        outcome: 'invalid',
      },
      {
        name: 'with an alert without its salt',
        file: changed({ alerts: [[{ ...alert, salt: undefined }, removed], ...trail.alerts.slice(1)] }),
        trust: both,
        outcome: 'malformed',
      },
      {
        name: 'with a receipt of another watch',
        file: changed({ receipts: [...others.receipts.slice(0, 1), ...trail.receipts.slice(1)] }),
        trust: both,
        outcome: 'invalid',
      },
      {
        name: 'what the server itself found altered',
        file: changed({ fault: { record: 0, reason: 'alerts_differ' } }),
        trust: both,
        outcome: 'invalid',
      },
      {
        name: 'in the format of an assessment',
        file: changed({ format: 'assay-assessment-bundle/v1' }),
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
      ...[[5], [9], [7, 6], [7, 7]].map((unstored) => ({
        name: `with leaves without a record that are not after it: ${unstored.join(', ')}`,
        file: changed({ unstored }),
        trust: both,
        outcome: 'invalid' as const,
      })),
      ...[[], ['6'], [-1], 6, null].map((unstored) => ({
        name: `with leaves without a record that are none: ${JSON.stringify(unstored)}`,
        file: changed({ unstored }),
        trust: both,
        outcome: 'malformed' as const,
      })),
      { name: 'cut off', file: file.slice(0, -1), trust: both, outcome: 'malformed' },
      {
        name: 'begun again, from no list',
        ...saying((data, seq) =>
          seq === 1 ? { ...data, lists: listsOf(data).map((each) => ({ ...each, from: null })) } : data,
        ),
        outcome: 'verified',
      },
      {
        name: 'from another list than the pass before left',
        ...saying((data, seq) =>
          seq === 1 ? { ...data, lists: listsOf(data).map((each) => ({ ...each, from: 'other' })) } : data,
        ),
        outcome: 'untrusted',
      },
      {
        name: 'without a list that the pass before had',
        ...saying((data, seq) => (seq === 1 ? { ...data, lists: listsOf(data).slice(1) } : data)),
        outcome: 'untrusted',
      },
      {
        name: 'with a list that was not loaded before',
        ...saying((data, seq) =>
          seq === 0
            ? { ...data, lists: [{ ...listsOf(data)[0], id: 'x', to: null }, ...listsOf(data)] }
            : data,
        ),
        outcome: 'verified',
      },
      {
        name: 'with a list twice',
        ...saying((data, seq) =>
          seq === 1 ? { ...data, lists: [...listsOf(data), ...listsOf(data)] } : data,
        ),
        outcome: 'invalid',
      },
      ...[
        { lists: null },
        { lists: [{}] },
        { alerts: 0 },
        { pass: 7 },
        { subjects: 'x' },
        { screened: -1 },
      ].map((change) => ({
        name: `with a record that is of no pass: ${JSON.stringify(change)}`,
        ...secondSaying(change),
        outcome: 'invalid' as const,
      })),
    ],
  }
}
