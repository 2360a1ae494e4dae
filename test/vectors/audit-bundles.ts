// Golden audit trails: files that a server wrote, what a reader brings along, and the outcome that every verifier must give.
import { readFileSync } from 'node:fs'
import type { JsonValue } from '../../src/base/json.ts'
import type { BundleOutcome } from '../../src/audit/bundle/bundle-report.ts'
import { signerOf } from '../../src/audit/proofs/testing/sample-log.ts'
import { replacedTrails } from './replaced-trails.ts'
import { rotatedTrails } from './rotated-trails.ts'
import { assessmentLog, sampleAssessment } from '../../src/audit/bundle/testing/sample-assessment.ts'
import {
  BUNDLE_KEY,
  BUNDLE_ORIGIN,
  bundleLog,
  rechained,
  sampleErasure,
  sampleRun,
} from '../../src/audit/bundle/testing/sample-bundle.ts'

/** A golden trail: what a reader brings along for it, and the outcome. */
interface GoldenTrail {
  readonly name: string
  readonly file: string
  readonly trust: readonly ('key' | 'policy' | 'pin')[]
  /** In place of the above. */
  readonly with?: { readonly keys?: readonly string[]; readonly policy?: string; readonly pin?: string }
  readonly outcome: BundleOutcome
}

export interface AuditBundleVectors {
  readonly key: string
  readonly policy: string
  /** A checkpoint that was kept before the trails were saved. */
  readonly pin: string
  readonly cases: readonly GoldenTrail[]
}

/** What the reader of a case brings along. */
export function trustOfCase(
  { key, policy, pin }: Pick<AuditBundleVectors, 'key' | 'policy' | 'pin'>,
  { trust, with: given }: Pick<GoldenTrail, 'trust' | 'with'>,
) {
  if (given !== undefined) return { keys: given.keys ?? [], policy: given.policy, pin: given.pin }
  return {
    keys: trust.includes('key') ? [key] : [],
    policy: trust.includes('policy') ? policy : undefined,
    pin: trust.includes('pin') ? pin : undefined,
  }
}

export const vectorsOfBundles = new URL('audit-bundles.json', import.meta.url)
export const readAuditBundles = (): AuditBundleVectors =>
  JSON.parse(readFileSync(vectorsOfBundles, 'utf8')) as AuditBundleVectors
/** The same of assessments; in a file of their own, because their log is another one with the same name. */
export const vectorsOfAssessments = new URL('assessment-bundles.json', import.meta.url)
export const readAssessmentBundles = (): AuditBundleVectors =>
  JSON.parse(readFileSync(vectorsOfAssessments, 'utf8')) as AuditBundleVectors

/** The same of watches. */
export const vectorsOfWatches = new URL('watch-bundles.json', import.meta.url)
export const readWatchBundles = (): AuditBundleVectors =>
  JSON.parse(readFileSync(vectorsOfWatches, 'utf8')) as AuditBundleVectors

/** The same of cases. */
export const vectorsOfCases = new URL('case-bundles.json', import.meta.url)
export const readCaseBundles = (): AuditBundleVectors =>
  JSON.parse(readFileSync(vectorsOfCases, 'utf8')) as AuditBundleVectors

const PINNED = 5
const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

/** Makes the trails again. Ed25519 signs without randomness, so they are the same on every machine. */
export async function madeAuditBundles(): Promise<AuditBundleVectors> {
  const runs = ['run-1', 'run-2', 'run-3'].map((id) => sampleRun(id))
  const [first, ...others] = runs
  if (first === undefined) throw new Error('three runs')
  const log = bundleLog(runs)
  // why: trails of before receipts verify for ever too
  const older = { receipts: false }
  const trail = log.bundle(1, { from: PINNED, ...older })
  const withReceipts = log.bundle(1, { from: PINNED })
  // why after the others: their trails stay the same bytes
  const cited = bundleLog([...runs, sampleRun('run-4', { cites: true })]).bundle(3, { from: PINNED })
  const enveloped = log.bundle(1, { from: PINNED, envelope: true })
  const rewritten = [rechained(first, (draft) => ({ ...draft, at: '2026-11-21T09:30:00.000Z' })), ...others]
  const forged = bundleLog(rewritten).bundle(1, { from: PINNED, ...older })
  // why the trail of before its erasure has the same audit hash: nothing in its records changes
  const erased = bundleLog(runs, undefined, new Map([[1, sampleErasure(runs[1] ?? first)]])).bundle(1, {
    from: PINNED,
  })
  const otherErased = bundleLog(runs, undefined, new Map([[1, sampleErasure(first)]])).bundle(1, {
    from: PINNED,
  })
  const both = ['key', 'pin'] as const
  const file = JSON.stringify(trail)
  return {
    key: BUNDLE_KEY,
    policy: `# the log of one workspace\nlog ${BUNDLE_KEY}\nquorum none\n`,
    pin: text(log.checkpoint(PINNED)),
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
        name: 'with values erased',
        file: JSON.stringify({ ...trail, disclosures: trail.disclosures.slice(1) }),
        trust: both,
        outcome: 'verified',
      },
      { name: 'without a key', file, trust: ['pin'], outcome: 'untrusted' },
      { name: 'without a pin', file, trust: ['key'], outcome: 'untrusted' },
      {
        name: 'without the proof from the pin',
        file: JSON.stringify(log.bundle(1, older)),
        trust: both,
        outcome: 'untrusted',
      },
      {
        name: 'older than the pin',
        file: JSON.stringify(log.bundle(0, { size: 4, ...older })),
        trust: both,
        outcome: 'untrusted',
      },
      { name: 'rewritten and signed again', file: JSON.stringify(forged), trust: both, outcome: 'invalid' },
      {
        name: 'a changed verdict',
        file: file.replace('proceed', 'decline'),
        trust: both,
        outcome: 'invalid',
      },
      {
        name: 'without its last record',
        file: JSON.stringify({ ...trail, records: trail.records.slice(0, -1) }),
        trust: both,
        outcome: 'invalid',
      },
      {
        name: 'another date of a snapshot',
        file: JSON.stringify({
          ...trail,
          snapshots: trail.snapshots.map((each) => ({ ...each, snapshotDate: '2026-11-19' })),
        }),
        trust: both,
        outcome: 'invalid',
      },
      {
        name: 'a value of another run',
        file: JSON.stringify({ ...trail, disclosures: log.bundle(0, older).disclosures }),
        trust: both,
        outcome: 'invalid',
      },
      {
        name: 'an unknown member',
        file: JSON.stringify({ ...trail, extra: 1 }),
        trust: both,
        outcome: 'malformed',
      },
      {
        name: 'a member twice',
        file: file.replace('{', '{"format":"assay-audit-bundle/v1",'),
        trust: both,
        outcome: 'malformed',
      },
      { name: 'cut off', file: file.slice(0, -1), trust: both, outcome: 'malformed' },
      {
        name: 'with receipts',
        file: JSON.stringify(withReceipts),
        trust: both,
        outcome: 'verified',
      },
      {
        name: 'with the receipt of another record',
        file: JSON.stringify({
          ...withReceipts,
          receipts: { ...withReceipts.receipts, opened: withReceipts.receipts?.input },
        }),
        trust: both,
        outcome: 'invalid',
      },
      {
        name: 'with a receipt of another run',
        file: JSON.stringify({ ...withReceipts, receipts: log.bundle(0).receipts }),
        trust: both,
        outcome: 'invalid',
      },
      {
        name: 'with receipts and without a key',
        file: JSON.stringify(withReceipts),
        trust: ['pin'],
        outcome: 'untrusted',
      },
      { name: 'with cited records', file: JSON.stringify(cited), trust: both, outcome: 'verified' },
      {
        name: 'without the place of a cited record',
        file: JSON.stringify({ ...cited, citations: cited.citations?.slice(1) }),
        trust: both,
        outcome: 'untrusted',
      },
      {
        name: 'with the place of another record',
        file: JSON.stringify({
          ...cited,
          citations: cited.citations?.map((each) => ({ ...each, index: 3 })),
        }),
        trust: both,
        outcome: 'invalid',
      },
      {
        name: 'with a place twice',
        file: JSON.stringify({ ...cited, citations: cited.citations?.map(() => cited.citations?.[0]) }),
        trust: both,
        outcome: 'invalid',
      },
      {
        name: 'with another root of a snapshot',
        file: JSON.stringify({
          ...cited,
          snapshots: cited.snapshots.map((each) => ({ ...each, recordsRoot: '0'.repeat(64) })),
        }),
        trust: both,
        outcome: 'invalid',
      },
      ...(await rotatedTrails()),
      ...(await replacedTrails()),
      { name: 'of an erased run', file: JSON.stringify(erased), trust: both, outcome: 'verified' },
      {
        name: 'of an erased run, with a value',
        file: JSON.stringify({ ...erased, disclosures: trail.disclosures.slice(1) }),
        trust: both,
        outcome: 'invalid',
      },
      {
        name: 'with the erasure of another run',
        file: JSON.stringify(otherErased),
        trust: both,
        outcome: 'invalid',
      },
      {
        name: 'with an erasure that is not in the log',
        file: JSON.stringify({ ...erased, erasure: { ...erased.erasure, proof: erased.proofs.sealed } }),
        trust: both,
        outcome: 'invalid',
      },
      {
        name: 'with an erasure that names a value of another run',
        file: JSON.stringify({
          ...erased,
          erasure: {
            ...erased.erasure,
            record: sampleErasure({ ...first, entries: runs[1]?.entries ?? [] }).record,
          },
        }),
        trust: both,
        outcome: 'invalid',
      },
      {
        name: 'with a seal in place of an erasure',
        file: JSON.stringify({
          ...erased,
          erasure: { record: erased.records.at(-1), proof: erased.proofs.sealed },
        }),
        trust: both,
        outcome: 'malformed',
      },
      { name: 'with an envelope', file: JSON.stringify(enveloped), trust: both, outcome: 'verified' },
      {
        name: 'with an envelope and without a key',
        file: JSON.stringify(enveloped),
        trust: ['pin'],
        outcome: 'untrusted',
      },
      {
        name: 'with the envelope of another run',
        file: JSON.stringify({
          ...enveloped,
          envelope: log.bundle(0, { envelope: true }).envelope,
        }),
        trust: both,
        outcome: 'invalid',
      },
      {
        name: 'with an envelope that another key signed',
        file: JSON.stringify({
          ...enveloped,
          envelope: bundleLog(runs, [signerOf(BUNDLE_ORIGIN, 23)]).bundle(1, { envelope: true }).envelope,
        }),
        trust: both,
        outcome: 'untrusted',
      },
      {
        name: 'with an envelope of another payload type',
        file: JSON.stringify({
          ...enveloped,
          envelope: enveloped.envelope?.replace('in-toto', 'in-tote'),
        }),
        trust: both,
        outcome: 'untrusted',
      },
      ...['', '{}', 7, ` ${enveloped.envelope}`, enveloped.envelope?.replace('"sig"', '"sog"')].map(
        (envelope) => ({
          name: `with an envelope that is none: ${String(envelope).slice(0, 8)}`,
          file: JSON.stringify({ ...enveloped, envelope }),
          trust: both,
          outcome: 'malformed' as const,
        }),
      ),
      {
        name: 'with an envelope and without proofs',
        file: JSON.stringify({
          ...enveloped,
          proofs: undefined,
          receipts: undefined,
          checkpoint: undefined,
          consistency: undefined,
        }),
        trust: both,
        outcome: 'malformed',
      },
    ],
  }
}

/** The same of assessments. */
export function madeAssessmentBundles(): AuditBundleVectors {
  const [one, two, three] = ['session-1', 'session-2', 'session-3'].map((id) =>
    sampleAssessment(id, { scorings: id === 'session-2' ? 3 : 2 }),
  )
  if (one === undefined || two === undefined || three === undefined) throw new Error('three assessments')
  const log = assessmentLog([one, two, three])
  const both = ['key', 'pin'] as const
  const trail = log.bundle(1, { from: PINNED })
  const file = JSON.stringify(trail)
  const changed = (change: object): string => JSON.stringify({ ...trail, ...change })
  const forged = assessmentLog([
    sampleAssessment('session-1', { change: (data) => ({ ...data, verdict: 'build' }) }),
    two,
    three,
  ])
  const untrue = assessmentLog([
    one,
    sampleAssessment('session-2', {
      scorings: 3,
      change: (data, seq) => (seq === 2 ? { ...data, verdict: 'build' } : data),
    }),
    three,
  ])
  const withLost = (lost: JsonValue) => {
    const second = sampleAssessment('session-2', {
      scorings: 3,
      change: (data, seq) => (seq === 1 ? { ...data, lost } : data),
    })
    const its = assessmentLog([one, second, three])
    return {
      file: JSON.stringify(its.bundle(1, { from: PINNED })),
      trust: both,
      with: { keys: [BUNDLE_KEY], pin: text(its.checkpoint(PINNED)) },
    }
  }
  const others = log.bundle(0)
  const erased = assessmentLog([one, two, three], new Map([[1, sampleErasure(two)]])).bundle(1, {
    from: PINNED,
  })
  const otherErased = assessmentLog([one, two, three], new Map([[1, sampleErasure(one)]])).bundle(1, {
    from: PINNED,
  })
  const erasedBefore = assessmentLog([two], new Map([[0, sampleErasure(two)]]), true).bundle(0)
  return {
    key: BUNDLE_KEY,
    policy: `# the log of one workspace\nlog ${BUNDLE_KEY}\nquorum none\n`,
    pin: text(log.checkpoint(PINNED)),
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
        name: 'with values erased',
        file: changed({ disclosures: trail.disclosures.slice(1) }),
        trust: both,
        outcome: 'verified',
      },
      {
        name: 'without receipts',
        file: changed({ receipts: undefined }),
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
        name: 'older than the pin',
        file: JSON.stringify(log.bundle(0, { size: 4 })),
        trust: both,
        outcome: 'untrusted',
      },
      {
        name: 'rewritten and signed again',
        file: JSON.stringify(forged.bundle(1, { from: PINNED })),
        trust: both,
        outcome: 'invalid',
      },
      {
        name: 'with a verdict in the record that the assessment does not have',
        file: JSON.stringify(untrue.bundle(1, { from: PINNED })),
        trust: both,
        outcome: 'invalid',
      },
      {
        name: 'a changed verdict',
        file: file.replace('iterate', 'retreat'),
        trust: both,
        outcome: 'invalid',
      },
      {
        name: 'without its first record',
        file: changed({ records: trail.records.slice(1), proofs: trail.proofs.slice(1) }),
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
        name: 'a value of another assessment',
        file: changed({ disclosures: others.disclosures }),
        trust: both,
        outcome: 'invalid',
      },
      {
        name: 'a changed grade',
        file: file.replace(String.raw`\"grade\":\"word\"`, String.raw`\"grade\":\"read\"`),
        trust: both,
        outcome: 'invalid',
      },
      {
        name: 'with a receipt of another assessment',
        file: changed({ receipts: [...others.receipts.slice(0, 1), ...trail.receipts.slice(1)] }),
        trust: both,
        outcome: 'invalid',
      },
      {
        name: 'what the server itself found altered',
        file: changed({ fault: { record: null, reason: 'ledger_differs' } }),
        trust: both,
        outcome: 'invalid',
      },
      {
        name: 'in the format of a run',
        file: changed({ format: 'assay-audit-bundle/v1' }),
        trust: both,
        outcome: 'malformed',
      },
      { name: 'an unknown member', file: changed({ snapshots: [] }), trust: both, outcome: 'malformed' },
      { name: 'cut off', file: file.slice(0, -1), trust: both, outcome: 'malformed' },
      { name: 'erased', file: JSON.stringify(erased), trust: both, outcome: 'verified' },
      {
        name: 'with a value that was erased',
        file: JSON.stringify({ ...erased, disclosures: trail.disclosures.slice(0, 1) }),
        trust: both,
        outcome: 'invalid',
      },
      {
        name: 'with the erasure of another assessment',
        file: JSON.stringify({ ...erased, erasure: otherErased.erasure }),
        trust: both,
        outcome: 'invalid',
      },
      {
        name: 'with an erasure that is not in the log',
        file: JSON.stringify({ ...erased, erasure: { ...erased.erasure, proof: erased.proofs[0] } }),
        trust: both,
        outcome: 'invalid',
      },
      {
        name: 'erased before it was scored',
        file: JSON.stringify(erasedBefore),
        trust: ['key'],
        outcome: 'invalid',
      },
      {
        name: 'with an erasure and without proofs',
        file: JSON.stringify({ ...erased, proofs: undefined, receipts: undefined, checkpoint: undefined }),
        trust: both,
        outcome: 'malformed',
      },
      {
        name: 'scored while records of others were missing',
        ...withLost([0, 3]),
        outcome: 'verified',
      },
      {
        name: 'with a leaf after it that has no record',
        file: changed({ unstored: [log.size - 1] }),
        trust: both,
        outcome: 'untrusted',
      },
      ...[-1, 'x', [-1], ['x'], [[]], {}].map((lost) => ({
        name: `scored while records were missing that are no numbers: ${JSON.stringify(lost)}`,
        ...withLost(lost),
        outcome: 'invalid' as const,
      })),
    ],
  }
}
