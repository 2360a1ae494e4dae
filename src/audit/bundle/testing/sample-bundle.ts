// Bundles of runs in a small log, made the way the server makes them, with a fixed key.
import type { JsonValue } from '../../../base/json.ts'
import { sha256Hex } from '../../../base/sha256.ts'
import { verifyEd25519 } from '../../../platform/signing/ed25519.ts'
import { base64Url } from '../../base64url.ts'
import { appendEntries, continueChain, openChain, type EntryDraft, type StoredEntry } from '../../chain.ts'
import { digestOf, digestsOf, type SaltedDisclosure } from '../../digest.ts'
import { entryStatement, STATEMENT_TYPE } from '../../entry-statement.ts'
import { erasureDraft } from '../../erasure.ts'
import type { VerifyEd25519 } from '../../ports.ts'
import { draft } from '../../testing/drafts.ts'
import { base64, bytesOfHex, hexOfBytes, utf8 } from '../../proofs/bytes.ts'
import { signCheckpoint } from '../../proofs/checkpoint.ts'
import { writeReceipt } from '../../proofs/cose-receipt.ts'
import { writeEnvelope } from '../../proofs/dsse.ts'
import { consistencyPath, inclusionPath, type ReadSubtree } from '../../proofs/merkle-proof.ts'
import { appendLeaf, EMPTY_RANGE, rangeRoot } from '../../proofs/merkle-tree.ts'
import { signerOf } from '../../proofs/testing/sample-log.ts'
import { writeNote, writeNoteKey, type NoteSigner } from '../../proofs/signed-note.ts'
import { writeTlogProof } from '../../proofs/tlog-proof.ts'
import { recordLeaf } from '../cited-records.ts'
import { verifyBundle, type BundleTrust } from '../verify-bundle.ts'

export const BUNDLE_ORIGIN = 'assay.example/t/41d4ab1f'
export const BUNDLE_SIGNER = signerOf(BUNDLE_ORIGIN, 21)
export const BUNDLE_KEY = writeNoteKey(BUNDLE_SIGNER)

export interface SampleBundle {
  readonly format: string
  readonly records: readonly string[]
  readonly proofs: { readonly opened: string; readonly input: string; readonly sealed: string }
  readonly receipts?: { readonly opened: string; readonly input: string; readonly sealed: string }
  readonly envelope?: string
  readonly checkpoint: string
  readonly erasure?: { readonly record: string; readonly proof: string }
  readonly consistency?: { readonly from: number; readonly path: readonly string[] }
  readonly disclosures: readonly SaltedDisclosure[]
  readonly snapshots: readonly Readonly<Record<string, JsonValue>>[]
  readonly citations?: readonly Readonly<Record<string, JsonValue>>[]
}

export interface SampleRun {
  readonly entries: readonly StoredEntry[]
  readonly disclosures: readonly SaltedDisclosure[]
  readonly snapshots: SampleBundle['snapshots']
  readonly citations: NonNullable<SampleBundle['citations']>
}

export const saltOf = (seed: string): string => base64Url(bytesOfHex(sha256Hex(seed)))

export const snapshotOf = (source: string): Readonly<Record<string, JsonValue>> => ({
  id: `${source}@2c26b46b68ff`,
  source,
  snapshotDate: '2026-11-18',
  fetchedAt: '2026-11-20T06:00:12.000Z',
  url: source === 'un-sc' ? 'https://scsanctions.un.org/resources/xml/en/consolidated.xml' : null,
  bytes: 2_103_000,
  contentSha256: sha256Hex(source),
  recordsHash: sha256Hex(`records of ${source}`),
  records: 1006,
  parserVersion: '1',
  sample: false,
})

/** A snapshot of seven records, of which findings cite two, and where these are in its tree. */
function citedSnapshot() {
  const published = (at: number) => ({
    url: `https://example.org/€/${at}`,
    locator: `list.csv id=${at}`,
  })
  const records = Array.from({ length: 7 }, (_, at) => ({
    id: `record-${at}`,
    recordHash: sha256Hex(`${at}`),
  }))
  const subtrees = new Map<string, Uint8Array>()
  let range = EMPTY_RANGE
  for (const [at, { id, recordHash }] of records.entries()) {
    const appended = appendLeaf(range, recordLeaf({ recordId: id, recordHash, ...published(at) }))
    for (const { level, index, hash } of appended.subtrees) subtrees.set(`${level}/${index}`, hash)
    range = appended.range
  }
  const read: ReadSubtree = ({ level, index }) => subtrees.get(`${level}/${index}`) ?? new Uint8Array()
  const snapshot = {
    ...snapshotOf('us-csl'),
    recordsRoot: hexOfBytes(rangeRoot(range)),
    records: records.length,
  }
  const named = { source: 'us-csl', snapshot: snapshotOf('us-csl')['id'] ?? '' }
  const cited = [2, 6]
  return {
    snapshot,
    finding: { citations: cited.map((at) => ({ ...named, ...records[at] })) },
    citations: cited.map((index) => ({
      ...named,
      id: `record-${index}`,
      ...published(index),
      index,
      path: inclusionPath(index, records.length, read).map(base64),
    })),
  }
}

/** A run with a name, two sources, and steps in between. Its content follows from its id. */
export function sampleRun(
  id: string,
  { steps = 1, verdict = 'proceed', lost = [] as readonly number[], cites = false } = {},
): SampleRun {
  const cited = cites ? citedSnapshot() : undefined
  const disclosures = [
    { salt: saltOf(`${id} name`), name: 'subject.name', value: `Zoë "${id}" Ltd €😀` },
    { salt: saltOf(`${id} type`), name: 'subject.type', value: 'company' },
  ]
  const answer = { salt: saltOf(`${id} answer`), name: 'scorecard', value: { verdict, risk: { value: 8 } } }
  const snapshots: SampleBundle['snapshots'] = [
    ...(cited ? [cited.snapshot] : []),
    ...['un-sc', 'us-ofac-sdn'].map(snapshotOf),
  ]
  const drafts: readonly EntryDraft[] = [
    draft('run.opened', {
      matcher: '1',
      resources: null,
      scorers: { sanctions: '1.0.0' },
      ...(lost.length > 0 && { lost: [...lost] }),
    }),
    draft('input', { _sd: digestsOf(disclosures) }),
    ...snapshots.map(({ id: snapshot, source, ...rest }) =>
      draft('source', { id: source ?? '', status: 'fresh', snapshot: snapshot ?? '', ...rest }),
    ),
    ...Array.from({ length: steps }, (_, at) => draft('scorer', { name: `scorer-${at}`, findings: [] })),
    ...(cited ? [draft('scorer', { name: 'sanctions', findings: [cited.finding] })] : []),
    draft('scorecard.sealed', { verdict, risk: 8, _sd: digestsOf([answer]) }),
  ]
  const { entries } = appendEntries(openChain('41d4ab1f', id), drafts)
  return { entries, disclosures: [...disclosures, answer], snapshots, citations: cited?.citations ?? [] }
}

/** The entry that erases a run or an assessment. */
export function sampleErasure({
  entries,
  disclosures,
}: Pick<SampleRun, 'entries' | 'disclosures'>): StoredEntry {
  const { run } = JSON.parse(entries[0]?.record ?? '{}') as { run: string }
  const fields = disclosures.map((each) => ({ name: each.name, digest: digestOf(each) }))
  const erasing = erasureDraft({ run, reason: 'request', fields }, draft('erasure', {}))
  const { entries: erasures } = continueChain(openChain('41d4ab1f', 'log'), [erasing])
  return erasures[0] as StoredEntry
}

/** A log with these leaves, and what proves them in it. */
export function sampleTree(leaves: readonly string[], signers: readonly NoteSigner[] = [BUNDLE_SIGNER]) {
  const subtrees = new Map<string, Uint8Array>()
  const roots = [rangeRoot(EMPTY_RANGE)]
  let range = EMPTY_RANGE
  for (const leaf of leaves) {
    const appended = appendLeaf(range, bytesOfHex(leaf))
    for (const { level, index, hash } of appended.subtrees) subtrees.set(`${level}/${index}`, hash)
    range = appended.range
    roots.push(rangeRoot(range))
  }
  const read: ReadSubtree = ({ level, index }) => subtrees.get(`${level}/${index}`) ?? new Uint8Array()
  const rootOf = (size: number): Uint8Array => roots[size] ?? new Uint8Array()
  const checkpoint = (size = leaves.length): Uint8Array =>
    writeNote(signCheckpoint({ origin: BUNDLE_ORIGIN, size, root: rootOf(size) }, signers))
  return {
    checkpoint,
    proof: (index: number, size: number): string =>
      text(writeTlogProof({ index, path: inclusionPath(index, size, read), checkpoint: checkpoint(size) })),
    receipt(index: number, size: number, subject: string, signer = signers[0] ?? BUNDLE_SIGNER): string {
      const path = inclusionPath(index, size, read)
      const tree = { size, root: rootOf(size) }
      return base64(writeReceipt({ issuer: BUNDLE_ORIGIN, subject }, tree, { index, path }, signer))
    },
    consistency: (from: number, size: number) => ({
      from,
      path: consistencyPath(from, size, read).map(base64),
    }),
  }
}

/**
 * A log with the first, second and last entry of each run, in the order of the runs. Afterwards it has the erasure of each run
 * that has one.
 */
export function bundleLog(
  runs: readonly SampleRun[],
  signers: readonly NoteSigner[] = [BUNDLE_SIGNER],
  erasures: ReadonlyMap<number, StoredEntry> = new Map(),
) {
  const leaves = [
    ...runs.flatMap(({ entries }) =>
      [entries[0], entries[1], entries.at(-1)].map((entry) => entry?.hash ?? ''),
    ),
    ...[...erasures.values()].map(({ hash }) => hash),
  ]
  const tree = sampleTree(leaves, signers)
  const bundle = (
    at: number,
    {
      size = leaves.length,
      from,
      receipts = true,
      envelope = false,
    }: { size?: number; from?: number; receipts?: boolean; envelope?: boolean } = {},
  ): SampleBundle => {
    const { entries = [], disclosures = [], snapshots = [], citations = [] } = runs[at] ?? {}
    // why by the name: the others are keys of witnesses
    const previous = signers.slice(1).find(({ name }) => name === BUNDLE_ORIGIN)
    const proof = (place: number): string => tree.proof(at * 3 + place, size)
    const erasure = erasures.get(at)
    const { run } = JSON.parse(entries[0]?.record ?? '{}') as { run: string }
    const ends = (signer?: NoteSigner) => {
      const [opened = '', input = '', sealed = ''] = [0, 1, 2].map((place) =>
        tree.receipt(at * 3 + place, size, run, signer),
      )
      return { opened, input, sealed }
    }
    return {
      format: 'assay-audit-bundle/v1',
      records: entries.map(({ record }) => record),
      proofs: { opened: proof(0), input: proof(1), sealed: proof(2) },
      ...(receipts && { receipts: { ...ends(), ...(previous && { previous: ends(previous) }) } }),
      ...(envelope && {
        envelope: writeEnvelope(
          STATEMENT_TYPE,
          utf8(entryStatement(entries.at(-1)?.record ?? '', BUNDLE_ORIGIN)),
          signers.filter(({ name }) => name === BUNDLE_ORIGIN),
        ),
      }),
      checkpoint: text(tree.checkpoint(size)),
      ...(erasure && {
        erasure: {
          record: erasure.record,
          proof: tree.proof(runs.length * 3 + [...erasures.keys()].indexOf(at), size),
        },
      }),
      ...(from !== undefined && { consistency: tree.consistency(from, size) }),
      disclosures: erasure === undefined ? disclosures : [],
      snapshots,
      ...(citations.length > 0 && { citations }),
    }
  }
  return { bundle, checkpoint: tree.checkpoint, size: leaves.length }
}

/** The bytes of a bundle as the server sends it. */
export const bytesOfBundle = (bundle: unknown): Uint8Array => utf8(JSON.stringify(bundle))

const answers = new Map<string, boolean>()

/** why remembered: most changes of a bundle leave its signatures as they are, and a signature takes longest */
const remembered: VerifyEd25519 = (publicKey, message, signature) => {
  const question = [publicKey, message, signature].map((bytes) => base64(bytes)).join(' ')
  const answer = answers.get(question) ?? verifyEd25519(publicKey, message, signature)
  if (answers.size < 100) answers.set(question, answer)
  return answer
}

export const verified = (bytes: Uint8Array, trust: BundleTrust) => verifyBundle(bytes, trust, remembered)

/** The verdict entry of a run emptied, and the chain linked again: what one can do who has the rows but not the key. */
export function rechained(
  { entries, ...rest }: SampleRun,
  change: (draft: EntryDraft, at: number) => EntryDraft,
): SampleRun {
  const drafts = entries.map(({ record }, at) => {
    const { type, at: instant, actor, data } = JSON.parse(record) as EntryDraft
    return change({ type, at: instant, actor, data }, at)
  })
  const { tenant, run } = JSON.parse(entries[0]?.record ?? '{}') as { tenant: string; run: string }
  return { ...rest, entries: appendEntries(openChain(tenant, run), drafts).entries }
}

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)
