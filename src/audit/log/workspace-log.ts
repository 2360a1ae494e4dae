// The log of a workspace: a Merkle tree over the first and the last entry of every run, with a signed checkpoint for every
// size it had. Without the key, a leaf that is added, changed or swapped in the database is found here. A log that was put
// back to an earlier state as a whole, or that was deleted so that a new one begins, is found by an earlier checkpoint only.
import type { LogKey, LogName, LogReads, LogWrites, StoredSubtree } from '../ports.ts'
import {
  appendLeaf,
  bytesOfHex,
  type CompactRange,
  compactRange,
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
  type ReadSubtree,
  signCheckpoint,
  type SubtreeId,
  writeNote,
  writeTlogProof,
} from '../proofs/index.ts'
import { equalBytes, readUtf8, utf8 } from '../proofs/bytes.ts'
import { verifyInclusion } from '../proofs/merkle-proof.ts'
import { subtreesOf } from '../proofs/merkle-tree.ts'

const HASH = /^[0-9a-f]{64}$/

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

export interface WorkspaceLog {
  /**
   * Locks the log for the transaction and returns its id. A new log takes in the runs that were before it. Throws LogBroken
   * where the stored log is not what its newest checkpoint says.
   */
  open(tenant: LogReads & LogWrites): Promise<string>
  /** Appends the hashes of entries to the opened log, and signs its new checkpoint. Throws LogBroken. */
  append(tenant: LogReads & LogWrites, hashes: readonly string[]): Promise<void>
  /** Proofs that the entries with these hashes are leaves of the signed log; undefined where one is not. */
  prove(tenant: LogReads, hashes: readonly string[]): Promise<readonly ProvedLeaf[] | undefined>
}

export function createWorkspaceLog({ key, host, makeId }: LogDeps): WorkspaceLog {
  /** The largest size of each log, by its id, that this process has read: an older state in its place is found. */
  const seen = new Map<string, number>()

  function assertNotOlder({ logId }: LogName, size: number): void {
    if (size < (seen.get(logId) ?? 0))
      throw new LogBroken('the log is shorter than it was: an older state took its place')
  }

  const keyOf = (origin: string): NoteKey => noteKey(origin, key.publicKey)

  /** The newest checkpoint of a log, with a signature that holds. Throws LogBroken. */
  async function newest(tenant: LogReads, { origin }: LogName): Promise<OpenedCheckpoint> {
    const stored = await tenant.checkpoint()
    if (stored === undefined) throw new LogBroken('the log has no checkpoint')
    try {
      const opened = openCheckpoint(utf8(stored.note), { origin, keys: [keyOf(origin)] }, key.verify)
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

  /** All of the log, as its newest checkpoint has it. Throws LogBroken. */
  async function rangeOf(tenant: LogReads, log: LogName): Promise<CompactRange> {
    const { size, root } = await newest(tenant, log)
    assertNotOlder(log, size)
    const parts = subtreesOf(0, size)
    const range = compactRange(size, parts.map(await reader(tenant, parts)))
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
    range: CompactRange,
    hashes: readonly string[],
  ): Promise<void> {
    const added: StoredSubtree[] = []
    let grown = range
    for (const hash of hashes) {
      const { range: next, subtrees } = appendLeaf(grown, bytesOfHex(hash))
      added.push(
        ...subtrees.map(({ level, index, hash: bytes }) => ({ level, index, hash: hexOfBytes(bytes) })),
      )
      grown = next
    }
    const head = { origin, size: grown.size, root: rangeRoot(grown) }
    const note = signCheckpoint(head, [{ ...keyOf(origin), sign: key.sign }])
    await tenant.extendLog(added, { size: grown.size, note: readUtf8(writeNote(note), 'a checkpoint') })
  }

  return {
    async open(tenant) {
      const id = makeId()
      const { isNew, ...log } = await tenant.lockLog({ logId: id, origin: `${host}/t/${id}` })
      if (isNew) assertNotOlder(log, 0)
      if (isNew) await extend(tenant, log, EMPTY_RANGE, await tenant.leavesOfRuns())
      else await rangeOf(tenant, log)
      return log.logId
    },

    async append(tenant, hashes) {
      const log = await tenant.logName()
      if (log === undefined) throw new Error('a log is opened before it is appended to')
      await extend(tenant, log, await rangeOf(tenant, log), hashes)
    },

    async prove(tenant, hashes) {
      try {
        const log = await tenant.logName()
        const checkpoint = log && (await newest(tenant, log))
        if (log === undefined || checkpoint === undefined) return undefined
        assertNotOlder(log, checkpoint.size)
        // why only here: a read sees what is committed
        seen.set(log.logId, checkpoint.size)
        const proved: ProvedLeaf[] = []
        for (const hash of hashes) {
          const leaf = await proveLeaf(tenant, hash, checkpoint)
          if (leaf === undefined) return undefined
          proved.push(leaf)
        }
        return proved
      } catch (error) {
        if (error instanceof LogBroken) return undefined
        throw error
      }
    },
  }
}

/** Undefined where the hash is no leaf of the tree that the checkpoint signs. */
async function proveLeaf(
  tenant: LogReads,
  hash: string,
  checkpoint: OpenedCheckpoint,
): Promise<ProvedLeaf | undefined> {
  if (!HASH.test(hash)) return undefined
  const index = await tenant.leafIndex(hash)
  if (index === undefined || index < 0 || index >= checkpoint.size) return undefined
  const read = await reader(tenant, inclusionSubtrees(index, checkpoint.size))
  const path = inclusionPath(index, checkpoint.size, read)
  if (!verifyInclusion(bytesOfHex(hash), index, checkpoint, path)) return undefined
  const note = writeNote(checkpoint.note)
  return {
    index,
    proof: readUtf8(writeTlogProof({ index, path, checkpoint: note }), 'a proof'),
    checkpoint: readUtf8(note, 'a checkpoint'),
  }
}

/** Reads subtrees in one query. The reader throws LogBroken on one that is not stored. */
async function reader(tenant: LogReads, wanted: readonly SubtreeId[]): Promise<ReadSubtree> {
  const stored = wanted.length === 0 ? [] : await tenant.subtrees(wanted)
  const known = new Map(stored.map(({ level, index, hash }) => [`${level} ${index}`, hash]))
  return ({ level, index }) => {
    const hash = known.get(`${level} ${index}`)
    if (hash === undefined || !HASH.test(hash)) throw new LogBroken('a part of the log is missing or damaged')
    return bytesOfHex(hash)
  }
}
