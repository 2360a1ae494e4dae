// The bundle of a run as a file: the saved answer of `GET /v1/runs/{id}/audit`. Reads it strictly and trusts nothing in it.
import { isJsonObject, type JsonObject, type JsonValue } from '../../base/json.ts'
import type { SaltedDisclosure } from '../digest.ts'
import { jsonProblem } from '../json-problem.ts'
import { readBase64, readUtf8 } from '../proofs/bytes.ts'
import type { CitedPlace } from './cited-records.ts'
import { demand, ProofError } from '../proofs/proof-error.ts'

const FORMAT = 'assay-audit-bundle/v1'
const MAX_BUNDLE_BYTES = 64 * 1024 * 1024

export interface BundleFile {
  /** Each the exact text that is hashed. */
  readonly records: readonly string[]
  /** Proof files by the record they prove, and the checkpoint they end with; undefined where the server gave none. */
  readonly log: { readonly proofs: BundleProofs; readonly checkpoint: string } | undefined
  /** COSE receipts of the same records; undefined where the server gave none. */
  readonly receipts: BundleReceipts | undefined
  /** The record of the erasure of the run, and the proof that it is in the log; undefined for a run that is not erased. */
  readonly erasure: { readonly record: string; readonly proof: string } | undefined
  readonly consistency: { readonly from: number; readonly path: readonly Uint8Array[] } | undefined
  readonly disclosures: readonly SaltedDisclosure[]
  readonly snapshots: readonly JsonObject[]
  /** Where the cited records are in the trees of their snapshots. */
  readonly citations: readonly CitedPlace[]
  /** What the server itself found wrong. */
  readonly fault: string | undefined
}

export interface BundleProofs {
  readonly opened: string
  readonly input: string
  readonly sealed: string | undefined
}

export interface BundleReceipts {
  readonly opened: Uint8Array
  readonly input: Uint8Array
  readonly sealed: Uint8Array | undefined
  /** Receipts of the same records by the key before, of a log that is rotating its key. */
  readonly previous: BundleReceipts | undefined
}

const MEMBERS = {
  bundle:
    'format records proofs? receipts? checkpoint? erasure? consistency? disclosures snapshots citations? fault?',
  proofs: 'opened input sealed?',
  receipts: 'opened input sealed? previous?',
  previous: 'opened input sealed?',
  erasure: 'record proof',
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
    body === JSON.stringify(value) || body === JSON.stringify(value, null, 2),
    'malformed',
    'the file is not spelled as the server sent it; save the answer as it is',
  )
  return bundleOf(object(value as JsonValue, 'bundle'))
}

function bundleOf(bundle: JsonObject): BundleFile {
  demand(bundle['format'] === FORMAT, 'malformed', `the format of the file is not ${FORMAT}`)
  const { proofs, receipts, checkpoint, erasure, consistency, citations, fault } = bundle
  demand(
    (proofs === undefined) === (checkpoint === undefined),
    'malformed',
    'the file has proofs without a checkpoint, or a checkpoint without proofs',
  )
  demand(proofs !== undefined || receipts === undefined, 'malformed', 'the file has receipts without proofs')
  demand(proofs !== undefined || erasure === undefined, 'malformed', 'the file has an erasure without proofs')
  return {
    records: list(bundle['records'], 'records').map((record) => string(record, 'a record')),
    log:
      proofs === undefined
        ? undefined
        : { proofs: proofsOf(object(proofs, 'proofs')), checkpoint: string(checkpoint, 'the checkpoint') },
    receipts: receipts === undefined ? undefined : receiptsOf(object(receipts, 'receipts')),
    erasure: erasure === undefined ? undefined : erasureOf(object(erasure, 'erasure')),
    consistency: consistency === undefined ? undefined : consistencyOf(object(consistency, 'consistency')),
    disclosures: list(bundle['disclosures'], 'disclosures').map((each) => {
      const { salt, name, value } = object(each, 'disclosure')
      return {
        salt: string(salt, 'the salt of a value'),
        name: string(name, 'the name of a value'),
        value: value ?? null,
      }
    }),
    snapshots: list(bundle['snapshots'], 'snapshots').map((each) => object(each, 'snapshot')),
    citations: citations === undefined ? [] : list(citations, 'citations').map(placeOf),
    fault: fault === undefined ? undefined : faultOf(object(fault, 'fault')),
  }
}

function proofsOf({ opened, input, sealed }: JsonObject): BundleProofs {
  return {
    opened: string(opened, 'a proof'),
    input: string(input, 'a proof'),
    sealed: sealed === undefined ? undefined : string(sealed, 'a proof'),
  }
}

function receiptsOf({ opened, input, sealed, previous }: JsonObject): BundleReceipts {
  const read = (receipt: JsonValue | undefined): Uint8Array =>
    readBase64(string(receipt, 'a receipt'), 'a receipt')
  return {
    opened: read(opened),
    input: read(input),
    sealed: sealed === undefined ? undefined : read(sealed),
    previous: previous === undefined ? undefined : receiptsOf(object(previous, 'previous')),
  }
}

function erasureOf({ record, proof }: JsonObject): NonNullable<BundleFile['erasure']> {
  return { record: string(record, 'an erasure'), proof: string(proof, 'a proof') }
}

function consistencyOf({ from, path }: JsonObject): NonNullable<BundleFile['consistency']> {
  demand(typeof from === 'number' && from >= 0, 'malformed', 'the size of an earlier log is not a number')
  return { from, path: pathOf(path) }
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
