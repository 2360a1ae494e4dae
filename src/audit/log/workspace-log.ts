// The log of a workspace: a Merkle tree over the first and the last entry of every run, with a signed checkpoint for every
// size it had. Without the key, a leaf that is added, changed or swapped in the database is found here. A log that was put
// back to an earlier state as a whole, or that was deleted so that a new one begins, is found by an earlier checkpoint only.
import { continueChain, type EntryDraft, openChain, type StoredEntry } from '../chain.ts'
import type {
  LogKey,
  LogLeaf,
  LogName,
  LogReads,
  LogWrites,
  StoredCheckpoint,
  StoredHead,
  StoredLeaf,
  StoredSubtree,
} from '../ports.ts'
import {
  appendLeaf,
  base64,
  bytesOfHex,
  type CompactRange,
  compactRange,
  consistencyPath,
  consistencySubtrees,
  EMPTY_RANGE,
  hexOfBytes,
  inclusionPath,
  inclusionSubtrees,
  noteKey,
  type NoteKey,
  openCheckpoint,
  type OpenedCheckpoint,
  ProofError,
  rangeRoot,
  readCheckpointText,
  readNote,
  type ReadSubtree,
  signCheckpoint,
  type SubtreeId,
  verifyConsistency,
  readTlogProof,
  writeNote,
  writeNoteKey,
  writeReceipt,
  writeTlogProof,
} from '../proofs/index.ts'
import { equalBytes, readUtf8, utf8 } from '../proofs/bytes.ts'
import { verifyInclusion } from '../proofs/merkle-proof.ts'
import { subtreesOf } from '../proofs/merkle-tree.ts'
import { HASH, isEntryStored } from './stored-leaf.ts'

/** The stored log is not the one that was signed: rows were changed from outside, or the key was replaced. */
export class LogBroken extends Error {
  override readonly name = 'LogBroken'
}

export interface LogDeps {
  readonly key: LogKey
  /** Host of this server. The name of a new log begins with it. */
  readonly host: string
  /** Random ids of 32 hex digits: a log names no workspace. */
  readonly makeId: () => string
}

/** A leaf with its proof file (C2SP tlog-proof, version 1), which ends with the checkpoint it is proved under. */
export interface ProvedLeaf {
  readonly index: number
  readonly proof: string
  readonly checkpoint: string
}

/** A log at one moment. */
export interface LogHead {
  readonly origin: string
  /** Number of leaves. */
  readonly size: number
  /** The signed checkpoint of this size (C2SP tlog-checkpoint). */
  readonly checkpoint: string
  /** The key that verifies its checkpoints (C2SP signed note, verifier key). */
  readonly verifierKey: string
}

/** A log at one moment, with the proof that it begins with the leaves of an earlier one. */
export interface ContinuedHead extends LogHead {
  /** The size of the earlier log. */
  readonly from: number
  /** The consistency proof (RFC 6962, section 2.1.2): hashes of 32 bytes in base64. */
  readonly path: readonly string[]
}

/** A log that is locked until the end of the transaction, and is what its newest checkpoint says. */
export interface OpenedLog {
  readonly logId: string
  /** Appends leaves and signs the new checkpoint. */
  append(leaves: readonly LogLeaf[]): Promise<void>
  /** Appends entries to a chain that belongs to no run. Each is stored, and is a leaf. */
  record(chain: string, drafts: readonly EntryDraft[]): Promise<readonly StoredEntry[]>
  /**
   * Of the newest leaves, and of some others, those whose entry is not stored: a run was deleted, or sealed again. `random` has
   * four bytes for each of the others.
   */
  lostLeaves(random: Uint8Array): Promise<readonly StoredLeaf[]>
}

/** A log as it is extended: its tree, and the checkpoint of it that is stored. */
interface Extended {
  readonly range: CompactRange
  /** Undefined before the first one. */
  readonly checkpoint: StoredCheckpoint | undefined
}

/** How many of the newest leaves each new run looks at. */
const NEWEST_COMPARED = 16

export interface WorkspaceLog {
  /**
   * Locks the log for the transaction. A new log takes in the runs that were before it. Throws LogBroken where the stored log
   * is not what its newest checkpoint says.
   */
  open(tenant: LogReads & LogWrites): Promise<OpenedLog>
  /** Proofs that the entries with these hashes are leaves of the signed log; undefined where one is not. */
  prove(tenant: LogReads, hashes: readonly string[]): Promise<readonly ProvedLeaf[] | undefined>
  /** A COSE receipt (RFC 9942) that proves what the proof file of the leaf proves. The subject is signed with it. */
  receipt(leaf: ProvedLeaf, subject: string): Uint8Array
  /** The newest checkpoint; undefined where there is no log yet. Throws LogBroken. */
  head(tenant: LogReads): Promise<LogHead | undefined>
  /**
   * Proves that the log continues the one that had `from` leaves. Undefined where there is no log, or where it has fewer leaves.
   * Throws LogBroken.
   */
  continued(tenant: LogReads, from: number): Promise<ContinuedHead | undefined>
}

export function createWorkspaceLog({ key, host, makeId }: LogDeps): WorkspaceLog {
  /** The largest size of each log, by its id, that this process has read: an older state in its place is found. */
  const seen = new Map<string, number>()
  /** The last checkpoint of each log that was signed here or whose signature was verified: it is mostly met again. */
  const verified = new Map<string, { readonly note: string; readonly opened: OpenedCheckpoint }>()

  const keyOf = (origin: string): NoteKey => noteKey(origin, key.publicKey)

  /** The newest checkpoint of a log, with a signature that holds. Throws LogBroken. */
  async function newest(tenant: LogReads, log: LogName): Promise<OpenedCheckpoint> {
    const stored = await tenant.checkpoint()
    if (stored === undefined) throw new LogBroken('the log has no checkpoint')
    return openedCheckpoint(log, stored)
  }

  function openedCheckpoint({ origin }: LogName, stored: StoredCheckpoint): OpenedCheckpoint {
    try {
      const known = verified.get(origin)
      const opened =
        known?.note === stored.note
          ? known.opened
          : openCheckpoint(utf8(stored.note), { origin, keys: [keyOf(origin)] }, key.verify)
      verified.set(origin, { note: stored.note, opened })
      if (opened.size === stored.size) return opened
    } catch (error) {
      if (!(error instanceof ProofError)) throw error
      throw new LogBroken(
        error.fault === 'untrusted'
          ? 'the log is not signed with the key of this server; give it the key that signed the log (ASSAY_LOG_KEY)'
          : `the newest checkpoint of the log does not hold: ${error.message}`,
      )
    }
    throw new LogBroken('the newest checkpoint of the log is stored as that of another size')
  }

  /** The log as its head has it, which its checkpoint signs. Throws LogBroken. */
  function rangeOf(log: LogName, head: StoredHead): CompactRange {
    const { size, root } = openedCheckpoint(log, head)
    if (size < (seen.get(log.logId) ?? 0))
      throw new LogBroken('the log is shorter than it was: an older state took its place')
    const hashes = head.subtrees.map(bytesOfHash)
    const fits = hashes.length === subtreesOf(0, size).length
    const range = fits ? compactRange(size, hashes) : EMPTY_RANGE
    if (!equalBytes(root, rangeRoot(range)))
      throw new LogBroken('the log is not the one that was signed: its rows were changed')
    return range
  }

  /**
   * why the checkpoint is signed in the transaction that stores its leaves: nothing is ever in the database that could be
   * added to before it is signed. It leaves this server only after the transaction, so no one sees two roots of one size.
   */
  async function extend(
    tenant: LogWrites,
    { origin }: LogName,
    { range, checkpoint }: Extended,
    leaves: readonly LogLeaf[],
  ): Promise<Extended> {
    const added: StoredSubtree[] = []
    let grown = range
    for (const { hash, runId } of leaves) {
      const { range: next, subtrees } = appendLeaf(grown, bytesOfHex(hash))
      added.push(
        ...subtrees.map(({ level, index, hash: bytes }) => ({
          level,
          index,
          hash: hexOfBytes(bytes),
          ...(level === 0 && { runId }),
        })),
      )
      grown = next
    }
    const { size } = grown
    const head = { origin, size, root: rangeRoot(grown) }
    const signer = { ...keyOf(origin), sign: key.sign }
    const note = signCheckpoint(head, [signer])
    const text = readUtf8(writeNote(note), 'a checkpoint')
    const subtrees = grown.hashes.map(hexOfBytes)
    if (!(await tenant.extendLog(added, { size, note: text, subtrees }, checkpoint)))
      throw new LogBroken(
        'the log has leaves that no checkpoint signs, or not the checkpoint that was signed last',
      )
    verified.set(origin, { note: text, opened: { ...head, note, signedBy: [signer] } })
    return { range: grown, checkpoint: { size, note: text } }
  }

  return {
    async open(tenant) {
      const id = makeId()
      const log = await tenant.lockLog({ logId: id, origin: `${host}/t/${id}` })
      if (log.isNew && seen.has(log.logId)) throw new LogBroken('the log was deleted while this server ran')
      let now: Extended = log.isNew
        ? { range: EMPTY_RANGE, checkpoint: undefined }
        : { range: rangeOf(log, log.head), checkpoint: log.head }
      if (log.isNew) {
        const earlier = await tenant.leavesOfRuns()
        // why: the entries of a run hold the id of their log, so every run belongs to a log that had an id before it
        if (log.logId === id && earlier.length > 0)
          throw new LogBroken('the log was deleted: the runs of this workspace are of another one')
        now = await extend(tenant, log, now, earlier)
      }
      const append = async (leaves: readonly LogLeaf[]): Promise<void> => {
        now = await extend(tenant, log, now, leaves)
      }
      return {
        logId: log.logId,
        append,
        async record(chain, drafts) {
          const last = await tenant.lastLogEntry(chain)
          const empty = openChain(log.logId, chain)
          const head = last === undefined ? empty : { ...empty, length: last.seq + 1, hash: last.hash }
          const { entries } = continueChain(head, drafts)
          await tenant.appendLogEntries(chain, entries)
          await append(entries.map(({ hash }) => ({ hash, runId: chain })))
          return entries
        },
        async lostLeaves(random) {
          const indices = someOf(now.range.size, random)
          const stored = indices.length === 0 ? [] : await tenant.leavesAt(indices)
          return stored.filter((leaf) => !isEntryStored(leaf))
        },
      }
    },

    async prove(tenant, hashes) {
      const log = await tenant.logName()
      if (log === undefined || !hashes.every((hash) => HASH.test(hash))) return undefined
      try {
        const checkpoint = await newest(tenant, log)
        // why only here: a read sees what is committed. why no check: it may be of a moment before another read
        seen.set(log.logId, Math.max(checkpoint.size, seen.get(log.logId) ?? 0))
        return await proveLeaves(tenant, hashes, checkpoint)
      } catch (error) {
        if (error instanceof LogBroken) return undefined
        throw error
      }
    },

    receipt({ proof, checkpoint }, subject) {
      const { index, path } = readTlogProof(utf8(proof))
      const { origin, size, root } = readCheckpointText(readNote(utf8(checkpoint)).text)
      return writeReceipt({ issuer: origin, subject }, { size, root }, { index, path }, key)
    },

    async head(tenant) {
      const log = await tenant.logName()
      return log && headOf(await newest(tenant, log))
    },

    async continued(tenant, from) {
      const log = await tenant.logName()
      const checkpoint = log && (await newest(tenant, log))
      if (checkpoint === undefined || checkpoint.size < from) return undefined
      const { size } = checkpoint
      const parts = subtreesOf(0, from)
      const read = await reader(tenant, [...parts, ...consistencySubtrees(from, size)])
      const older = { size: from, root: rangeRoot(compactRange(from, parts.map(read))) }
      const path = consistencyPath(from, size, read)
      if (!verifyConsistency(older, checkpoint, path))
        throw new LogBroken('the log is not the one that was signed: its rows were changed')
      return { ...headOf(checkpoint), from, path: path.map(base64) }
    },
  }

  function headOf({ origin, size, note }: OpenedCheckpoint): LogHead {
    return {
      origin,
      size,
      checkpoint: readUtf8(writeNote(note), 'a checkpoint'),
      verifierKey: writeNoteKey(keyOf(origin)),
    }
  }
}

/** The newest leaves of a log, and another for each four random bytes. */
function someOf(size: number, random: Uint8Array): readonly number[] {
  if (size === 0) return []
  const newest = Array.from({ length: Math.min(size, NEWEST_COMPARED) }, (_, back) => size - 1 - back)
  const { buffer, byteOffset, byteLength } = random
  const others = new Uint32Array(buffer.slice(byteOffset, byteOffset + byteLength))
  return [...new Set([...newest, ...[...others].map((other) => other % size)])]
}

/** Undefined where a hash is no leaf of the tree that the checkpoint signs. */
async function proveLeaves(
  tenant: LogReads,
  hashes: readonly string[],
  checkpoint: OpenedCheckpoint,
): Promise<readonly ProvedLeaf[] | undefined> {
  const { size } = checkpoint
  const indices = await tenant.leafIndices(hashes)
  const leaves = hashes.map((hash) => ({ hash, index: indices.get(hash) ?? -1 }))
  if (leaves.some(({ index }) => index < 0 || index >= size)) return undefined
  const read = await reader(
    tenant,
    leaves.flatMap(({ index }) => inclusionSubtrees(index, size)),
  )
  const note = writeNote(checkpoint.note)
  const proved = leaves.map(({ hash, index }) => ({ hash, index, path: inclusionPath(index, size, read) }))
  if (!proved.every(({ hash, index, path }) => verifyInclusion(bytesOfHex(hash), index, checkpoint, path)))
    return undefined
  return proved.map(({ index, path }) => ({
    index,
    proof: readUtf8(writeTlogProof({ index, path, checkpoint: note }), 'a proof'),
    checkpoint: readUtf8(note, 'a checkpoint'),
  }))
}

/** Reads subtrees in one query. The reader throws LogBroken on one that is not stored. */
async function reader(tenant: LogReads, wanted: readonly SubtreeId[]): Promise<ReadSubtree> {
  const places = new Map(wanted.map((place) => [`${place.level} ${place.index}`, place]))
  return readerOf(places.size === 0 ? [] : await tenant.subtrees([...places.values()]))
}

function readerOf(stored: readonly StoredSubtree[]): ReadSubtree {
  const known = new Map(stored.map(({ level, index, hash }) => [`${level} ${index}`, hash]))
  return ({ level, index }) => bytesOfHash(known.get(`${level} ${index}`))
}

function bytesOfHash(hash: string | undefined): Uint8Array {
  if (hash === undefined || !HASH.test(hash)) throw new LogBroken('a part of the log is missing or damaged')
  return bytesOfHex(hash)
}
