// Checks that the records which findings cite were in the snapshots that the run sealed: each is a leaf of the tree of its
// snapshot.
import { canonicalJson } from '../../base/canonical-json.ts'
import { isJsonObject, type JsonValue } from '../../base/json.ts'
import type { AuditEntry } from '../entry.ts'
import { bytesOfHex, utf8 } from '../proofs/bytes.ts'
import { verifyInclusion } from '../proofs/merkle-proof.ts'
import { leafHash } from '../proofs/merkle-tree.ts'
import { demand } from '../proofs/proof-error.ts'

/** A record as it is a leaf of the tree of its snapshot: its id, the hash of its parts, and where it is published. */
export interface TreeRecord {
  readonly recordId: string
  /** 64 hex digits. */
  readonly recordHash: string
  readonly url: string
  readonly locator: string
}

/** The leaf hash of the canonical JSON (RFC 8785) of `[recordId, recordHash, url, locator]`. */
export const recordLeaf = ({ recordId, recordHash, url, locator }: TreeRecord): Uint8Array =>
  leafHash(utf8(canonicalJson([recordId, recordHash, url, locator])))

/** A record that a finding cites, as the entries of the run hold it. */
export interface RecordCited {
  readonly source: string
  readonly snapshot: string
  readonly id: string
  readonly recordHash: string
}

/** Where a cited record is in the tree of its snapshot. */
export interface CitedPlace extends Omit<RecordCited, 'recordHash'> {
  readonly url: string
  readonly locator: string
  readonly index: number
  readonly path: readonly Uint8Array[]
}

/** The records that the entries cite, each once, in their order. */
export function citedIn(entries: readonly AuditEntry[]): readonly RecordCited[] {
  const cited = entries
    .filter(({ type }) => type === 'scorer')
    .flatMap(({ data }) => objects(data['findings']))
    .flatMap(({ citations }) => objects(citations))
    .flatMap(({ source, snapshot, id, recordHash }) =>
      [source, snapshot, id, recordHash].every((each) => typeof each === 'string')
        ? [{ source, snapshot, id, recordHash } as RecordCited]
        : [],
    )
  return [...new Map(cited.map((each) => [keyOf(each), each])).values()]
}

/**
 * Demands that every place is of a cited record, and proved by the root that the run sealed of its snapshot. Throws a ProofError.
 * `missing` are cited records of snapshots with a root that have no place; `untreed` is the number of those without a root.
 */
export function demandCited(
  entries: readonly AuditEntry[],
  places: readonly CitedPlace[],
): { readonly proved: number; readonly missing: readonly RecordCited[]; readonly untreed: number } {
  const trees = new Map(
    entries
      .filter(({ type }) => type === 'source')
      .map(({ data }) => [data['snapshot'], treeOf(data['recordsRoot'], data['records'])]),
  )
  const cited = new Map(citedIn(entries).map((each) => [keyOf(each), each]))
  const open = new Map([...cited].filter(([, { snapshot }]) => trees.get(snapshot) !== undefined))
  const untreed = cited.size - open.size
  for (const place of places) {
    const record = open.get(keyOf(place))
    demand(
      record !== undefined && open.delete(keyOf(place)),
      'invalid',
      'the file places a record that no finding cites, or one twice, or one of a snapshot without a tree',
    )
    const tree = trees.get(record.snapshot)
    demand(
      tree !== undefined && verifyInclusion(leafOf(record, place), place.index, tree, place.path),
      'invalid',
      `a record that a finding cites was not in its snapshot: ${record.source} ${record.id}`,
    )
  }
  return { proved: places.length, missing: [...open.values()], untreed }
}

const leafOf = ({ id, recordHash }: RecordCited, { url, locator }: CitedPlace): Uint8Array =>
  recordLeaf({ recordId: id, recordHash, url, locator })

const keyOf = ({ source, snapshot, id }: Omit<RecordCited, 'recordHash'>): string =>
  JSON.stringify([source, snapshot, id])

function treeOf(root: JsonValue | undefined, size: JsonValue | undefined) {
  return typeof root === 'string' && /^[0-9a-f]{64}$/.test(root) && typeof size === 'number'
    ? { size, root: bytesOfHex(root) }
    : undefined
}

const objects = (value: JsonValue | undefined) => (Array.isArray(value) ? value.filter(isJsonObject) : [])
