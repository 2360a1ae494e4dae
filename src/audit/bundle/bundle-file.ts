// The bundle of a run, of an assessment, of a watch or of a case as a file: the saved answer of `GET /v1/runs/{id}/audit`,
// `GET /v1/sessions/{id}/audit`, `GET /v1/portfolios/{id}/audit` or `GET /v1/cases/{id}/audit`. Reads it strictly and trusts nothing in it.
import { isJsonObject, type JsonObject, type JsonValue } from '../../base/json.ts'
import type { SaltedDisclosure } from '../digest.ts'
import { jsonProblem } from '../json-problem.ts'
import { readBase64, readUtf8 } from '../proofs/bytes.ts'
import type { CitedPlace } from './cited-records.ts'
import { demand, ProofError } from '../proofs/proof-error.ts'

const FORMATS = {
  run: 'assay-audit-bundle/v1',
  assessment: 'assay-assessment-bundle/v1',
  watch: 'assay-watch-bundle/v1',
  case: 'assay-case-bundle/v1',
} as const
const KINDS = ['run', 'assessment', 'watch', 'case'] as const
const MAX_BUNDLE_BYTES = 64 * 1024 * 1024

export interface BundleFile {
  /** What the records are of. */
  readonly kind: keyof typeof FORMATS
  /** Each the exact text that is hashed. */
  readonly records: readonly string[]
  /** Proof files by the record they prove, and the checkpoint they end with; undefined where the server gave none. */
  readonly log: { readonly proofs: readonly RecordProof[]; readonly checkpoint: string } | undefined
  /**
   * COSE receipts of the same records, in the same order: of the current key and, during a rotation, of the one before it.
   * Undefined where the server gave none.
   */
  readonly receipts: readonly ReceiptSet[] | undefined
  /** The last record of a run as an in-toto statement, in a DSSE envelope. */
  readonly envelope: string | undefined
  /** The entry that erased the run or the assessment, and its proof file. */
  readonly erasure: { readonly record: string; readonly proof: string } | undefined
  /** The entries that gave the log its names after a key was stolen, oldest first; undefined where there is none. */
  readonly replacements: readonly ReplacementProof[] | undefined
  readonly consistency: { readonly from: number; readonly path: readonly Uint8Array[] } | undefined
  readonly disclosures: readonly SaltedDisclosure[]
  readonly snapshots: readonly JsonObject[]
  /** Where the cited records are in the trees of their snapshots. */
  readonly citations: readonly CitedPlace[]
  /** Of a watch, for each record: the alerts of the pass; null where the file does not list them. */
  readonly alerts: readonly (readonly ShownAlert[] | null)[]
  /** Of a case, for each record: the decision behind its digest; null where the file does not have it. */
  readonly decisions: readonly (ShownDecision | null)[]
  /** Leaves after the last record whose record the server lacks; undefined where it names none. */
  readonly unstored: readonly number[] | undefined
  /** What the server itself found wrong. */
  readonly fault: string | undefined
}

/** `proof`: a proof file; `path`: the consistency proof from the checkpoint that the record holds. */
export interface ReplacementProof {
  readonly record: string
  readonly proof: string
  readonly path: readonly Uint8Array[]
}

export interface ShownAlert {
  readonly id: string
  readonly digest: string
  /** Undefined where the file has the digest alone. */
  readonly shown: { readonly salt: string; readonly text: string } | undefined
}

/** `text`: as canonical JSON. */
export interface ShownDecision {
  readonly salt: string
  readonly text: string
}

/** One receipt for each record with a proof; undefined where the file has none. */
export type ReceiptSet = readonly (Uint8Array | undefined)[]

export interface RecordProof {
  /** Place of the record; -1 is the last one. */
  readonly at: number
  /** What the report calls it. */
  readonly which: string
  /** Undefined where the file has none. */
  readonly proof: string | undefined
}

const MEMBERS = {
  bundle:
    'format records proofs? receipts? envelope? checkpoint? erasure? replacements? consistency? disclosures snapshots citations? fault?',
  'assessment bundle':
    'format records proofs? receipts? previousReceipts? checkpoint? erasure? replacements? consistency? disclosures unstored? fault?',
  'watch bundle':
    'format records proofs? receipts? previousReceipts? checkpoint? replacements? consistency? alerts unstored? fault?',
  'case bundle':
    'format records proofs? receipts? previousReceipts? checkpoint? replacements? consistency? decisions unstored? fault?',
  alert: 'id digest salt? alert?',
  decision: 'salt decision',
  proofs: 'opened input sealed?',
  receipts: 'opened input sealed? previous?',
  previous: 'opened input sealed?',
  erasure: 'record proof',
  replacement: 'record proof path',
  consistency: 'from path',
  disclosure: 'salt name value',
  fault: 'record reason',
  snapshot:
    'id source snapshotDate fetchedAt url bytes contentSha256 recordsHash recordsRoot? records parserVersion sample',
  citation: 'source snapshot id url locator index path',
} as const

/**
 * Reads the bytes of a bundle. Throws a ProofError, `malformed`. One answer has two spellings: as the server sends it, and
 * with two spaces of indent; each may end with a newline. So no member is there twice, and no bit goes unread.
 */
export function readBundle(bytes: Uint8Array): BundleFile {
  demand(bytes.length <= MAX_BUNDLE_BYTES, 'malformed', 'the file is longer than 64 MiB')
  const text = readUtf8(bytes, 'the file')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new ProofError('malformed', 'the file is not JSON')
  }
  const problem = jsonProblem(value)
  demand(problem === undefined, 'malformed', `the file holds a value that no bundle has: ${problem ?? ''}`)
  const body = text.endsWith('\n') ? text.slice(0, -1) : text
  demand(
    body === JSON.stringify(value, null, body.startsWith('{\n') ? 2 : 0),
    'malformed',
    'the file is not spelled as the server sent it; save the answer as it is',
  )
  const format = isJsonObject(value) ? value['format'] : undefined
  const kind = KINDS.find((each) => format === FORMATS[each]) ?? 'run'
  return bundleOf(object(value as JsonValue, kind === 'run' ? 'bundle' : `${kind} bundle`), kind)
}

function bundleOf(bundle: JsonObject, kind: BundleFile['kind']): BundleFile {
  demand(
    bundle['format'] === FORMATS[kind],
    'malformed',
    `the format of the file is not ${Object.values(FORMATS).join(' or ')}`,
  )
  const { proofs, receipts, previousReceipts, checkpoint, erasure, consistency, citations, fault } = bundle
  const { unstored, envelope, replacements } = bundle
  demand(
    (proofs === undefined) === (checkpoint === undefined),
    'malformed',
    'the file has proofs without a checkpoint, or a checkpoint without proofs',
  )
  demand(proofs !== undefined || receipts === undefined, 'malformed', 'the file has receipts without proofs')
  demand(
    receipts !== undefined || previousReceipts === undefined,
    'malformed',
    'the file has receipts of the key before a rotation only',
  )
  demand(proofs !== undefined || erasure === undefined, 'malformed', 'the file has an erasure without proofs')
  demand(
    proofs !== undefined || (unstored === undefined && envelope === undefined && replacements === undefined),
    'malformed',
    'the file has an envelope, or names leaves of a log or its names, without proofs',
  )
  return {
    kind,
    records: list(bundle['records'], 'records').map((record) => string(record, 'a record')),
    log:
      proofs === undefined
        ? undefined
        : { proofs: proofsOf(proofs, kind), checkpoint: string(checkpoint, 'the checkpoint') },
    receipts: receipts === undefined ? undefined : receiptsOf(receipts, previousReceipts, kind),
    envelope: envelope === undefined ? undefined : string(envelope, 'the envelope'),
    erasure: erasure === undefined ? undefined : erasureOf(object(erasure, 'erasure')),
    replacements: replacements === undefined ? undefined : replacementsIn(replacements),
    consistency: consistency === undefined ? undefined : consistencyOf(object(consistency, 'consistency')),
    disclosures: list(kind === 'watch' || kind === 'case' ? [] : bundle['disclosures'], 'disclosures').map(
      (each) => {
        const { salt, name, value } = object(each, 'disclosure')
        return {
          salt: string(salt, 'the salt of a value'),
          name: string(name, 'the name of a value'),
          value: value ?? null,
        }
      },
    ),
    snapshots: list(kind === 'run' ? bundle['snapshots'] : [], 'snapshots').map((each) =>
      object(each, 'snapshot'),
    ),
    citations: citations === undefined ? [] : list(citations, 'citations').map(placeOf),
    alerts: list(kind === 'watch' ? bundle['alerts'] : [], 'alerts').map((alerts) =>
      alerts === null ? null : list(alerts, 'the alerts of a pass').map(alertOf),
    ),
    decisions: list(kind === 'case' ? bundle['decisions'] : [], 'decisions').map((decision) =>
      decision === null ? null : decisionOf(decision),
    ),
    unstored: unstored === undefined ? undefined : leavesOf(unstored),
    fault: fault === undefined ? undefined : faultOf(object(fault, 'fault')),
  }
}

function proofsOf(proofs: JsonValue, kind: BundleFile['kind']): readonly RecordProof[] {
  if (kind !== 'run')
    return list(proofs, 'proofs').map((proof, at) => ({
      at,
      which: `record ${at + 1}`,
      proof: string(proof, 'a proof'),
    }))
  const { opened, input, sealed } = object(proofs, 'proofs')
  return [
    { at: 0, which: 'the first record', proof: string(opened, 'a proof') },
    { at: 1, which: 'the second record', proof: string(input, 'a proof') },
    {
      at: -1,
      which: 'the last record',
      proof: sealed === undefined ? undefined : string(sealed, 'a proof'),
    },
  ]
}

function receiptsOf(
  receipts: JsonValue,
  previousOnes: JsonValue | undefined,
  kind: BundleFile['kind'],
): readonly ReceiptSet[] {
  const read = (receipt: JsonValue | undefined): Uint8Array =>
    readBase64(string(receipt, 'a receipt'), 'a receipt')
  if (kind !== 'run')
    return [receipts, previousOnes].flatMap((set) =>
      set === undefined ? [] : [list(set, 'receipts').map(read)],
    )
  const ends = ({ opened, input, sealed }: JsonObject): ReceiptSet => [
    read(opened),
    read(input),
    sealed === undefined ? undefined : read(sealed),
  ]
  const current = object(receipts, 'receipts')
  const { previous } = current
  return [ends(current), ...(previous === undefined ? [] : [ends(object(previous, 'previous'))])]
}

function erasureOf({ record, proof }: JsonObject): NonNullable<BundleFile['erasure']> {
  return { record: string(record, 'an erasure'), proof: string(proof, 'a proof') }
}

function replacementsIn(value: JsonValue): readonly ReplacementProof[] {
  const all = list(value, 'the names of the log').map((each) => {
    const { record, proof, path } = object(each, 'replacement')
    return {
      record: string(record, 'the name of a log'),
      proof: string(proof, 'a proof'),
      path: pathOf(path),
    }
  })
  demand(all.length > 0, 'malformed', 'the file names no earlier name of its log')
  return all
}

function consistencyOf({ from, path }: JsonObject): NonNullable<BundleFile['consistency']> {
  demand(typeof from === 'number' && from >= 0, 'malformed', 'the size of an earlier log is not a number')
  return { from, path: pathOf(path) }
}

function leavesOf(value: JsonValue): readonly number[] {
  const leaves = list(value, 'the leaves without a record').map((leaf) => {
    demand(typeof leaf === 'number' && leaf >= 0, 'malformed', 'the place of a leaf is not a number')
    return leaf
  })
  demand(leaves.length > 0, 'malformed', 'the file names no leaf without a record')
  return leaves
}

function alertOf(value: JsonValue): ShownAlert {
  const { id, digest, salt, alert } = object(value, 'alert')
  demand(
    (salt === undefined) === (alert === undefined),
    'malformed',
    'an alert is there without its salt, or a salt without its alert',
  )
  return {
    id: string(id, 'the id of an alert'),
    digest: string(digest, 'the digest of an alert'),
    shown:
      alert === undefined
        ? undefined
        : { salt: string(salt, 'the salt of an alert'), text: string(alert, 'an alert') },
  }
}

function decisionOf(value: JsonValue): ShownDecision {
  const { salt, decision } = object(value, 'decision')
  return { salt: string(salt, 'the salt of a decision'), text: string(decision, 'a decision') }
}

function placeOf(value: JsonValue): CitedPlace {
  const { source, snapshot, id, url, locator, index, path } = object(value, 'citation')
  demand(typeof index === 'number' && index >= 0, 'malformed', 'the place of a record is not a number')
  return {
    source: string(source, 'the source of a citation'),
    snapshot: string(snapshot, 'the snapshot of a citation'),
    id: string(id, 'the record of a citation'),
    url: string(url, 'the address of a citation'),
    locator: string(locator, 'the place of a citation'),
    index,
    path: pathOf(path),
  }
}

function pathOf(path: JsonValue | undefined): readonly Uint8Array[] {
  const hashes = list(path, 'path').map((hash) =>
    readBase64(string(hash, 'a hash of a proof'), 'a hash of a proof'),
  )
  demand(
    hashes.every(({ length }) => length === 32),
    'malformed',
    'a hash of a proof has not 32 bytes',
  )
  return hashes
}

function faultOf({ record, reason }: JsonObject): string {
  demand(
    record === null || typeof record === 'number',
    'malformed',
    'the fault of the server names no record',
  )
  const where = typeof record === 'number' ? ` of record ${record + 1}` : ''
  return `${string(reason, 'the fault of the server')}${where}`
}

/** An object with the members of its kind, and no other. */
function object(value: JsonValue | undefined, kind: keyof typeof MEMBERS): JsonObject {
  demand(isJsonObject(value), 'malformed', `${kind} is not an object`)
  const members = MEMBERS[kind].split(' ')
  const known = new Set(members.map((member) => member.replace('?', '')))
  const unknown = Object.keys(value).find((member) => !known.has(member))
  demand(unknown === undefined, 'malformed', `${kind} has a member that the format does not define`)
  const missing = members.find((member) => !member.endsWith('?') && !Object.hasOwn(value, member))
  demand(missing === undefined, 'malformed', `${kind} lacks the member ${missing ?? ''}`)
  return value
}

function list(value: JsonValue | undefined, what: string): readonly JsonValue[] {
  demand(Array.isArray(value), 'malformed', `${what} is not a list`)
  return value as readonly JsonValue[]
}

function string(value: JsonValue | undefined, what: string): string {
  demand(typeof value === 'string', 'malformed', `${what} is not text`)
  return value
}
