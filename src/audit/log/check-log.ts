// Checks the whole log of a workspace: makes its tree again from the leaves, and compares every stored subtree, checkpoint
// and entry with it. It reads page by page, so the log may grow meanwhile.
import { equalBytes, utf8 } from '../proofs/bytes.ts'
import {
  appendLeaf,
  bytesOfHex,
  type CompactRange,
  EMPTY_RANGE,
  hexOfBytes,
  noteKey,
  type NoteKey,
  openCheckpoint,
  ProofError,
  rangeRoot,
  readCheckpointText,
  readNote,
  type Subtree,
} from '../proofs/index.ts'
import type { LogKey, LogReads, StoredCheckpoint, StoredLogEntry } from '../ports.ts'
import { type LoggedRotation, type RangedKey, rangedKeys, readRotations } from './key-history.ts'
import { LogBroken } from './log-broken.ts'
import { faultOfSigners } from './log-signers.ts'
import { entryMissing, HASH, isEntryStored } from './stored-leaf.ts'

/** Leaves read at once; they complete about as many subtrees again. */
const PAGE = 200

export interface CheckLogPorts {
  /** Reads of one workspace, all of one state of the store. */
  readonly read: <T>(work: (tenant: LogReads) => Promise<T>) => Promise<T>
  readonly key: Pick<LogKey, 'publicKey' | 'verify' | 'previous'>
  /** Called after each page. */
  readonly pause: () => Promise<void>
}

/** Reports each fault of the log as a sentence. Returns the number of leaves. */
export async function checkLog(
  { read, key, pause }: CheckLogPorts,
  onFault: (says: string) => void,
): Promise<number> {
  const [log, end, head, entries] = await read(
    async (tenant) =>
      [
        await tenant.logName(),
        await tenant.checkpoint(),
        await tenant.logHead(),
        await tenant.rotationEntries(),
      ] as const,
  )
  if (log === undefined) return 0
  if (end === undefined) onFault('the log has no checkpoint')
  const size = end?.size ?? 0
  const { origin } = log
  const { rotations, keys } = knownKeys(origin, entries, end, key, onFault)

  const checkCheckpoint = (checkpoint: StoredCheckpoint, range: CompactRange): void => {
    const fault = faultOfSigners(checkpoint, keys, key.verify)
    if (fault !== undefined) onFault(`the checkpoint of size ${range.size} does not hold: ${fault}`)
    else if (!equalBytes(readCheckpointText(readNote(utf8(checkpoint.note)).text).root, rangeRoot(range)))
      onFault(`the checkpoint of size ${range.size} is not of the stored leaves`)
  }

  let range = EMPTY_RANGE
  do {
    const from = range.size
    const indices = Array.from({ length: Math.min(PAGE, size - from) }, (_, at) => from + at)
    const page = await read(async (tenant) => ({
      leaves: indices.length === 0 ? [] : await tenant.leavesAt(indices),
      // why -1: the checkpoint of the empty log
      checkpoints: await tenant.checkpointsAfter(from === 0 ? -1 : from, PAGE + 1),
    }))
    const checkpoints = new Map(page.checkpoints.map((one) => [one.size, one]))
    const made: Subtree[] = []
    const due = (): void => {
      const checkpoint = checkpoints.get(range.size)
      if (checkpoint !== undefined) checkCheckpoint(checkpoint, range)
      // why: without it, nothing shows that the old key signed the rotation
      else if (rotations.some(({ size: place }) => place + 1 === range.size))
        onFault(`the rotation of the key at leaf ${range.size - 1} has no checkpoint`)
      const replaced = rotations.find((each) => each.state === 'replaced' && each.size === range.size)
      if (replaced !== undefined && replaced.checkpoint !== checkpoint?.note)
        onFault(`the checkpoint of size ${range.size} is not the last one of the name that the log had`)
    }
    if (from === 0) due()
    for (const leaf of page.leaves) {
      if (leaf.index !== range.size || !HASH.test(leaf.hash)) break
      if (!isEntryStored(leaf)) onFault(entryMissing(leaf))
      const rotation = rotations.find(({ size: place }) => place === leaf.index)
      if (rotation !== undefined && rotation.hash !== leaf.hash)
        onFault(`leaf ${leaf.index} of the log is not the rotation of its key that says so`)
      const grown = appendLeaf(range, bytesOfHex(leaf.hash))
      made.push(...grown.subtrees)
      range = grown.range
      due()
    }
    if (made.length > 0) {
      const stored = await read((tenant) => tenant.subtrees(made))
      const hashes = new Map(stored.map(({ level, index, hash }) => [`${level} ${index}`, hash]))
      for (const { level, index, hash } of made)
        if (hashes.get(`${level} ${index}`) !== hexOfBytes(hash))
          onFault(`the subtree ${index} of level ${level} is missing, or not made of its leaves`)
    }
    if (range.size < from + indices.length) {
      onFault(
        `leaf ${range.size} of the log is missing or damaged; what comes after it is not compared with the log`,
      )
      return size
    }
    await pause()
  } while (range.size < size)
  // why also its text: the next leaf is added to what the head says
  const subtrees = range.hashes.map(hexOfBytes).join(' ')
  if (end !== undefined && (head?.note !== end.note || head.subtrees.join(' ') !== subtrees))
    onFault('the head of the log is not its newest checkpoint with the subtrees of its leaves')
  return size
}

/**
 * The keys of the log, as its rotations say. They count for what this installation knows: its key must be the newest, or the one
 * that waits for the next rotation.
 */
function knownKeys(
  origin: string,
  entries: readonly StoredLogEntry[],
  end: StoredCheckpoint | undefined,
  key: CheckLogPorts['key'],
  onFault: (says: string) => void,
): { readonly rotations: readonly LoggedRotation[]; readonly keys: readonly RangedKey[] } {
  const own = [key, ...(key.previous === undefined ? [] : [key.previous])].map(({ publicKey }) =>
    noteKey(origin, publicKey),
  )
  const first = own.find((each) => isSignedBy(end?.note ?? '', each, key.verify)) ?? own[0]
  if (first === undefined) throw new Error('an installation has a key')
  try {
    const rotations = readRotations(origin, entries)
    const keys = rangedKeys(rotations, first)
    const newestId = keys.at(-1)?.id ?? ''
    if (!own.some(({ id }) => id === newestId))
      onFault(`the newest key of the log, ${newestId}, is not of this installation`)
    return { rotations, keys }
  } catch (error) {
    if (!(error instanceof LogBroken)) throw error
    onFault(error.message)
  }
  return { rotations: [], keys: rangedKeys([], first) }
}

function isSignedBy(note: string, key: NoteKey, verify: LogKey['verify']): boolean {
  try {
    openCheckpoint(utf8(note), { origin: key.name, keys: [key] }, verify)
    return true
  } catch (error) {
    if (error instanceof ProofError) return false
    throw error
  }
}
