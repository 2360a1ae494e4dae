// The log of a workspace: a Merkle tree over the first and the last entry of every run, with a signed checkpoint for every
// size it had. Without the key, a leaf that is added, changed or swapped in the database is found here. A log that was put
// back to an earlier state as a whole, or that was deleted so that a new one begins, is found by an earlier checkpoint only.
import { continueChain, openChain } from '../chain.ts'
import type {
  LogKey,
  LogLeaf,
  LogName,
  LogReads,
  LogWrites,
  SignedLog,
  StoredCheckpoint,
  StoredHead,
  StoredSubtree,
  Witness,
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
  keysAt,
  type NoteSigner,
  openCheckpoint,
  type OpenedCheckpoint,
  ProofError,
  rangeRoot,
  signCheckpoint,
  verifyConsistency,
  writeNote,
  writeNoteKey,
} from '../proofs/index.ts'
import { withCosignatures } from '../proofs/add-checkpoint.ts'
import { equalBytes, readUtf8, utf8 } from '../proofs/bytes.ts'
import { subtreesOf } from '../proofs/merkle-tree.ts'
import { LOG_CHAIN } from '../entry.ts'
import { type LogKeys, originAt, rangedKeys, rotationDraft } from './key-history.ts'
import { createKeyring } from './keyring.ts'
import { beginRotation, endRotation, replaceKey, type RotationStep } from './rotation-steps.ts'
import { LogBroken } from './log-broken.ts'
import type { ContinuedHead, LogHead, OpenedLog, RotatableLog } from './opened-log.ts'
import { faultOfSigners, type LogSigners } from './log-signers.ts'
import { bytesOfHash, proveLeaves, type ProvedLeaf, reader } from './prove-leaves.ts'
import { HASH, isEntryStored } from './stored-leaf.ts'
import { someLeaves } from './unstored-leaves.ts'
import { type WaitingActs, waitingActs } from './waiting-acts.ts'

export { LogBroken, type ProvedLeaf }
export type { ContinuedHead, LogHead, OpenedLog }

export interface LogDeps {
  readonly key: LogKey
  /** Whose cosignatures are added to the checkpoints that are read. */
  readonly witnesses?: readonly Pick<Witness, 'key'>[]
  /** Called when a checkpoint is signed, before its transaction is over. */
  readonly onGrown?: (log: LogName) => void
  /** Host of this server. The name of a new log begins with it. */
  readonly host: string
  /** Random ids of 32 hex digits: a log names no workspace. */
  readonly makeId: () => string
}

/** A log as it is extended: its tree, and the checkpoint of it that is stored. */
interface Extended {
  readonly range: CompactRange
  /** Undefined before the first one. */
  readonly checkpoint: StoredCheckpoint | undefined
}

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
  /** The same with the old key, where that signed the checkpoint too: during a rotation. */
  previousReceipt(leaf: ProvedLeaf, subject: string): Uint8Array | undefined
  /**
   * The in-toto statement of the entry of a proved leaf, in a DSSE envelope. The record must be the text of this entry: it is read as one,
   * and the signature covers it.
   */
  envelope(leaf: ProvedLeaf, record: string): string
  /** The newest checkpoint; undefined where there is no log yet. Throws LogBroken. */
  head(tenant: LogReads): Promise<LogHead | undefined>
  /**
   * Proves that the log continues the one that had `from` leaves; up to the checkpoint of `to` leaves, or the next larger one, where
   * that is given and the log is larger. Undefined where there is no log, or where it has fewer leaves. Throws LogBroken.
   */
  continued(tenant: LogReads, from: number, to?: number): Promise<ContinuedHead | undefined>
  /** Acts that wait until the log can be written, as the key of this server signs them. */
  readonly waiting: WaitingActs
}

/** The log of a workspace for the commands that rotate its key. */
export interface RotatingLog extends WorkspaceLog {
  open(tenant: LogReads & LogWrites): Promise<RotatableLog>
  /** The keys of a log, the oldest first, as its rotations say; undefined where there is no log. Throws LogBroken. */
  keys(tenant: LogReads): Promise<LogKeys | undefined>
}

export function createWorkspaceLog({ key, host, makeId, witnesses = [], onGrown }: LogDeps): RotatingLog {
  /** The largest size of each log, by its id, that this process has read: an older state in its place is found. */
  const seen = new Map<string, number>()
  /** The last checkpoint of each log that was signed here or whose signature was verified: it is mostly met again. */
  const verified = new Map<string, { readonly note: string; readonly opened: OpenedCheckpoint }>()
  /** The last tree of each log that its checkpoint was found to sign, with its hashes as they are stored. */
  const trees = new Map<
    string,
    { readonly note: string; readonly subtrees: string; readonly range: CompactRange }
  >()

  const keyring = createKeyring(key)
  const { ownKeys } = keyring
  const placesUnder =
    (tenant: LogReads, opened: OpenedCheckpoint) =>
    async (hashes: readonly string[]): Promise<readonly number[] | undefined> =>
      (await proveLeaves(tenant, hashes, opened))?.map(({ index }) => index)
  const signersOf = (tenant: LogReads, log: LogName, opened: OpenedCheckpoint): Promise<LogSigners> =>
    keyring.signersOf(tenant, log, opened, placesUnder(tenant, opened))

  /** The newest checkpoint of a log, with a signature that holds. Throws LogBroken. */
  function newest(log: SignedLog): OpenedCheckpoint {
    if (log.checkpoint === undefined) throw new LogBroken('the log has no checkpoint')
    return openedCheckpoint(log, log.checkpoint)
  }

  function openedCheckpoint({ origin }: LogName, stored: StoredCheckpoint): OpenedCheckpoint {
    try {
      const known = verified.get(origin)
      const opened =
        known?.note === stored.note
          ? known.opened
          : openCheckpoint(utf8(stored.note), { origin, keys: ownKeys(origin) }, key.verify)
      verified.set(origin, { note: stored.note, opened })
      if (opened.size === stored.size) return opened
    } catch (error) {
      if (!(error instanceof ProofError)) throw error
      throw new LogBroken(
        error.fault === 'untrusted'
          ? 'the log is not signed with a key of this server; give it the key that signed the log (ASSAY_LOG_KEY, or ASSAY_LOG_KEY_PREVIOUS for the key before a rotation)'
          : `the newest checkpoint of the log does not hold: ${error.message}`,
      )
    }
    throw new LogBroken('the newest checkpoint of the log is stored as that of another size')
  }

  /** The same, with the cosignatures of witnesses that are stored for it and hold. */
  const newestCosigned = (tenant: LogReads, log: SignedLog): Promise<OpenedCheckpoint> =>
    cosigned(tenant, newest(log))

  /** The smallest checkpoint of at least this size, as the keys of the log at that size signed it. Throws LogBroken. */
  async function firstOf(tenant: LogReads, log: SignedLog, least: number): Promise<OpenedCheckpoint> {
    const [stored] = await tenant.checkpointsAfter(least - 1, 1)
    const { keys } = await signersOf(tenant, log, newest(log))
    if (stored === undefined || faultOfSigners(stored, keys, key.verify) !== undefined)
      throw new LogBroken('an earlier checkpoint of the log is missing or does not hold')
    const origin = originAt(keys, stored.size)
    return cosigned(tenant, openCheckpoint(utf8(stored.note), { origin, keys }, key.verify))
  }

  async function cosigned(tenant: LogReads, opened: OpenedCheckpoint): Promise<OpenedCheckpoint> {
    if (witnesses.length === 0) return opened
    const lines = await tenant.cosignatures(opened.size)
    const keys = witnesses.map((witness) => witness.key)
    return { ...opened, note: withCosignatures(opened.note, lines, keys, key.verify) }
  }

  /** The log as its head has it, which its checkpoint signs. Throws LogBroken. */
  function rangeOf(log: LogName, head: StoredHead): CompactRange {
    const { size, root } = openedCheckpoint(log, head)
    if (size < (seen.get(log.logId) ?? 0))
      throw new LogBroken('the log is shorter than it was: an older state took its place')
    // why by all that is compared: the same checkpoint and the same hashes were found to agree
    const [known, subtrees] = [trees.get(log.origin), head.subtrees.join(' ')]
    if (known?.note === head.note && known.subtrees === subtrees) return known.range
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
    log: LogName,
    { range, checkpoint }: Extended,
    leaves: readonly LogLeaf[],
    signers: readonly NoteSigner[],
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
    const { origin } = log
    const { size } = grown
    const head = { origin, size, root: rangeRoot(grown) }
    const note = signCheckpoint(head, signers)
    const text = readUtf8(writeNote(note), 'a checkpoint')
    const subtrees = grown.hashes.map(hexOfBytes)
    if (!(await tenant.extendLog(added, { size, note: text, subtrees }, checkpoint)))
      throw new LogBroken(
        'the log has leaves that no checkpoint signs, or not the checkpoint that was signed last',
      )
    verified.set(origin, { note: text, opened: { ...head, note, signedBy: signers } })
    trees.set(origin, { note: text, subtrees: subtrees.join(' '), range: grown })
    onGrown?.(log)
    return { range: grown, checkpoint: { size, note: text } }
  }

  return {
    async open(tenant) {
      let id: string | undefined
      const log = await tenant.lockLog(() => {
        id = makeId()
        return { logId: id, origin: `${host}/t/${id}` }
      })
      if (log.isNew && seen.has(log.logId)) throw new LogBroken('the log was deleted while this server ran')
      let now: Extended = log.isNew
        ? { range: EMPTY_RANGE, checkpoint: undefined }
        : { range: rangeOf(log, log.head), checkpoint: log.head }
      const newLog: LogSigners = {
        rotations: [],
        keys: [],
        signers: ownKeys(log.origin).slice(0, 1),
        lacks: undefined,
      }
      let name: LogName = { logId: log.logId, origin: log.origin }
      const opened = verified.get(log.origin)?.opened
      let keys = log.isNew || opened === undefined ? newLog : await signersOf(tenant, log, opened)
      if (log.isNew) {
        const earlier = await tenant.leavesOfRuns()
        // why: the entries of a run hold the id of their log, so every run belongs to a log that had an id before it
        if (log.logId === id && earlier.length > 0)
          throw new LogBroken('the log was deleted: the runs of this workspace are of another one')
        now = await extend(tenant, log, now, earlier, keys.signers)
      }
      const append = async (leaves: readonly LogLeaf[]): Promise<void> => {
        if (keys.lacks !== undefined) throw new LogBroken(keys.lacks)
        now = await extend(tenant, name, now, leaves, keys.signers)
      }
      const record: OpenedLog['record'] = async (chain, drafts) => {
        // why from the leaves: where the last entry was deleted, the next one still shows that it was there
        const end = await tenant.chainEnd(chain)
        const empty = openChain(log.logId, chain)
        const head = end === undefined ? empty : { ...empty, length: end.length, hash: end.hash }
        const { entries } = continueChain(head, drafts)
        await tenant.appendLogEntries(chain, entries)
        await append(entries.map(({ hash }) => ({ hash, runId: chain })))
        return entries
      }
      const rotate = async (step: RotationStep | undefined, at: string): Promise<boolean> => {
        if (step === undefined) return false
        const { signers, ...rotation } = { ...step, size: now.range.size }
        keys = { ...keys, signers, lacks: undefined }
        if (rotation.new.name !== name.origin) {
          await tenant.renameLog(rotation.new.name)
          name = { ...name, origin: rotation.new.name }
        }
        const entries = await record(LOG_CHAIN, [rotationDraft(rotation, at)])
        const rotations = [...keys.rotations, ...entries.map(({ hash }) => ({ ...rotation, hash }))]
        keys = { ...keys, rotations, keys: rangedKeys(rotations, rotation.old) }
        return true
      }
      return {
        logId: log.logId,
        append,
        record,
        async lostLeaves(random) {
          const indices = someLeaves(now.range.size, random)
          const stored = indices.length === 0 ? [] : await tenant.leavesAt(indices)
          return stored.filter((leaf) => !isEntryStored(leaf))
        },
        rotateKey: (at) => rotate(beginRotation(keys, ownKeys(name.origin)), at),
        retireKey: (at) => rotate(endRotation(keys), at),
        replaceKey: (at) => {
          const next = { origin: `${host}/t/${makeId()}`, checkpoint: now.checkpoint?.note ?? '' }
          return rotate(replaceKey(keys, ownKeys(name.origin), next), at)
        },
      }
    },

    async prove(tenant, hashes) {
      const log = await tenant.signedLog()
      if (log === undefined || !hashes.every((hash) => HASH.test(hash))) return undefined
      try {
        const checkpoint = await newestCosigned(tenant, log)
        // why only here: a read sees what is committed. why no check: it may be of a moment before another read
        seen.set(log.logId, Math.max(checkpoint.size, seen.get(log.logId) ?? 0))
        return await proveLeaves(tenant, hashes, checkpoint)
      } catch (error) {
        if (error instanceof LogBroken) return undefined
        throw error
      }
    },

    receipt(leaf, subject) {
      const receipt = keyring.receipt(leaf, subject, 0)
      if (receipt === undefined) throw new LogBroken('a checkpoint is of no key of this server')
      return receipt
    },

    waiting: waitingActs(key),

    envelope: ({ checkpoint }, record) => keyring.envelope(record, checkpoint),

    previousReceipt: (leaf, subject) => keyring.receipt(leaf, subject, 1),

    async keys(tenant) {
      const log = await tenant.signedLog()
      if (log === undefined) return undefined
      const checkpoint = newest(log)
      const places = placesUnder(tenant, checkpoint)
      const { keys, lacks } = await keyring.readSigners(tenant, log, checkpoint, places)
      const signing = keysAt(keys, checkpoint.size)
      const isNewest = signing.at(-1)?.id === ownKeys(log.origin)[0]?.id
      const state = !isNewest ? 'waits' : signing.length > 1 ? 'overlaps' : 'current'
      return { keys, state, lacks }
    },

    async head(tenant) {
      const log = await tenant.signedLog()
      return log && headOf(await newestCosigned(tenant, log))
    },

    async continued(tenant, from, to = Infinity) {
      const log = await tenant.signedLog()
      if (log === undefined || newest(log).size < from) return undefined
      const checkpoint =
        to < newest(log).size ? await firstOf(tenant, log, to) : await newestCosigned(tenant, log)
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

  function headOf({ origin, size, note, signedBy }: OpenedCheckpoint): LogHead {
    const own = ownKeys(origin).filter(({ id }) => signedBy.some((signer) => signer.id === id))
    // why the others: a key that this server no longer has may have signed an earlier checkpoint
    const [current, previous] = own.length > 0 ? own : signedBy.toReversed()
    if (current === undefined) throw new LogBroken('a checkpoint is of no key of this server')
    return {
      origin,
      size,
      checkpoint: readUtf8(writeNote(note), 'a checkpoint'),
      verifierKey: writeNoteKey(current),
      ...(previous !== undefined && { previousVerifierKey: writeNoteKey(previous) }),
    }
  }
}
