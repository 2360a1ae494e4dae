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
  openCheckpoint,
  ProofError,
  rangeRoot,
  type Subtree,
} from '../proofs/index.ts'
import type { LogKey, LogReads, StoredCheckpoint } from '../ports.ts'
import { entryMissing, HASH, isEntryStored } from './stored-leaf.ts'

/** Leaves read at once; they complete about as many subtrees again. */
const PAGE = 200

export interface CheckLogPorts {
  /** Reads of one workspace, all of one state of the store. */
  readonly read: <T>(work: (tenant: LogReads) => Promise<T>) => Promise<T>
  readonly key: Pick<LogKey, 'publicKey' | 'verify'>
  /** Called after each page. */
  readonly pause: () => Promise<void>
}

/** Reports each fault of the log as a sentence. Returns the number of leaves. */
export async function checkLog(
  { read, key, pause }: CheckLogPorts,
  onFault: (says: string) => void,
): Promise<number> {
  const [log, end, head] = await read(
    async (tenant) => [await tenant.logName(), await tenant.checkpoint(), await tenant.logHead()] as const,
  )
  if (log === undefined) return 0
  if (end === undefined) onFault('the log has no checkpoint')
  const size = end?.size ?? 0
  const known = { origin: log.origin, keys: [noteKey(log.origin, key.publicKey)] }

  const checkCheckpoint = ({ note }: StoredCheckpoint, range: CompactRange): void => {
    try {
      const opened = openCheckpoint(utf8(note), known, key.verify)
      if (opened.size !== range.size || !equalBytes(opened.root, rangeRoot(range)))
        onFault(`the checkpoint of size ${range.size} is not of the stored leaves`)
    } catch (error) {
      if (!(error instanceof ProofError)) throw error
      onFault(`the checkpoint of size ${range.size} does not hold: ${error.message}`)
    }
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
    }
    if (from === 0) due()
    for (const leaf of page.leaves) {
      if (leaf.index !== range.size || !HASH.test(leaf.hash)) break
      if (!isEntryStored(leaf)) onFault(entryMissing(leaf))
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
