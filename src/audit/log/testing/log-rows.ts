// A store of one log whose rows a test may change, and logs that were written to it.
import type {
  LogKey,
  LogReads,
  LogWrites,
  StoredCheckpoint,
  StoredHead,
  StoredLogDisclosure,
  StoredLogEntry,
  StoredSubtree,
  WaitingAct,
} from '../../ports.ts'
import { entryBytes, entryHash, NO_HASH } from '../../entry.ts'
import { readUtf8, utf8 } from '../../proofs/bytes.ts'
import { ed25519FromSeed, verifyEd25519 } from '../../../platform/signing/ed25519.ts'
import { createWorkspaceLog, type LogDeps, type WorkspaceLog } from '../workspace-log.ts'

export const keyFrom = (seed: number): LogKey => ({
  ...ed25519FromSeed(new Uint8Array(32).fill(seed)),
  verify: verifyEd25519,
})
export const key = keyFrom(1)
/** The text of an entry of the run `run`. */
const record = (seq: number): string =>
  readUtf8(
    entryBytes({
      v: 1,
      tenant: 'log',
      run: 'run',
      seq,
      prev: seq === 0 ? NO_HASH : 'a'.repeat(64),
      type: seq === 0 ? 'run.opened' : 'step',
      at: '2026-11-02T09:00:00.000Z',
      actor: 'key',
      data: {},
    }),
    'an entry',
  )
/** The hash of an entry; those up to 300 are stored. */
export const leaf = (n: number): string => entryHash(utf8(record(n)))
export const leaves = (count: number, from = 0): string[] =>
  Array.from({ length: count }, (_, n) => leaf(from + n))

/** A store of one log whose rows anyone may change. */
export function openRows(earlier: readonly string[] = []) {
  const rows = {
    name: undefined as { logId: string; origin: string } | undefined,
    subtrees: [] as StoredSubtree[],
    checkpoints: [] as StoredCheckpoint[],
    head: undefined as StoredHead | undefined,
    chains: new Map<string, StoredLogEntry[]>(),
    disclosures: new Map<string, StoredLogDisclosure[]>(),
    waiting: [] as WaitingAct[],
    cosignatures: [] as { size: number; witness: string; line: string }[],
    records: Array.from({ length: 300 }, (_, n) => record(n)),
  }
  const tenant: LogReads & LogWrites = {
    logName: async () => rows.name,
    signedLog: async () => rows.name && { ...rows.name, checkpoint: await tenant.checkpoint() },
    workspaceId: 'w',
    logHead: async () => rows.head,
    subtrees: async (wanted) =>
      rows.subtrees.filter((row) =>
        wanted.some(({ level, index }) => row.level === level && row.index === index),
      ),
    leafIndices: async (hashes) =>
      new Map(
        rows.subtrees
          .filter(({ level, hash }) => level === 0 && hashes.includes(hash))
          .map(({ hash, index }) => [hash, index]),
      ),
    leavesAt: async (indices) =>
      rows.subtrees
        .filter(({ level, index }) => level === 0 && indices.includes(index))
        .toSorted((a, b) => a.index - b.index)
        .map(({ index, hash, runId = '' }) => ({
          index,
          hash,
          runId,
          record:
            rows.records.find((text) => entryHash(utf8(text)) === hash) ??
            rows.chains.get(runId)?.find((entry) => entry.hash === hash)?.record ??
            null,
        })),
    checkpoint: async () => rows.checkpoints.toSorted((a, b) => b.size - a.size)[0],
    checkpointsAfter: async (size, limit) =>
      rows.checkpoints
        .filter((row) => row.size > size)
        .toSorted((a, b) => a.size - b.size)
        .slice(0, limit),
    lockLog: async (fresh) => {
      if (rows.name !== undefined && rows.head !== undefined)
        return { ...rows.name, isNew: false, head: rows.head }
      rows.name = fresh()
      return { ...rows.name, isNew: true }
    },
    renameLog: async (origin) => {
      if (rows.name !== undefined) rows.name = { ...rows.name, origin }
    },
    extendLog: async (subtrees, { subtrees: range, ...checkpoint }, before) => {
      const places = new Set(rows.subtrees.map(({ level, index }) => `${level} ${index}`))
      const newest = rows.checkpoints.toSorted((a, b) => b.size - a.size)[0]
      if (subtrees.some(({ level, index }) => places.has(`${level} ${index}`))) return false
      if (newest?.size !== before?.size || newest?.note !== before?.note) return false
      rows.subtrees.push(...subtrees)
      rows.checkpoints.push(checkpoint)
      rows.head = { ...checkpoint, subtrees: range }
      return true
    },
    logChains: async (after, limit) =>
      [...rows.chains.keys()]
        .toSorted()
        .filter((chain) => chain > after)
        .slice(0, limit),
    logEntries: async (chain, from = 0, limit = Infinity) =>
      (rows.chains.get(chain) ?? []).filter(({ seq }) => seq >= from).slice(0, limit),
    rotationEntries: async () =>
      (rows.chains.get('log') ?? []).filter((entry) => entry.record.includes('"type":"key.rotated"')),
    lastLogEntry: async (chain) => rows.chains.get(chain)?.at(-1),
    logEntriesBefore: async (chain, before, limit) =>
      (rows.chains.get(chain) ?? [])
        .filter(({ seq }) => seq < before)
        .toReversed()
        .slice(0, limit),
    logDisclosuresFrom: async (chain, from, to) =>
      (rows.disclosures.get(chain) ?? []).filter(({ seq }) => seq >= from && seq <= to),
    waitingActs: async (limit) => rows.waiting.slice(0, limit),
    eraseLogDisclosures: async (chain, values) => {
      const kept = (rows.disclosures.get(chain) ?? []).filter(
        (row) => !values.some(({ seq, name }) => row.seq === seq && row.name === name),
      )
      const count = (rows.disclosures.get(chain) ?? []).length - kept.length
      rows.disclosures.set(chain, kept)
      return count
    },
    lockSettings: () => Promise.resolve(),
    undoable: async (work) => {
      const { chains, disclosures, ...before } = structuredClone(rows)
      try {
        return await work()
      } catch (error) {
        Object.assign(rows, { ...before, chains, disclosures })
        throw error
      }
    },
    keepWaitingActs: async (acts) => void rows.waiting.push(...acts),
    removeWaitingActs: async (ids) => {
      rows.waiting = rows.waiting.filter(({ id }) => !ids.includes(id))
    },
    chainEnd: async (chain) => {
      const ofChain = rows.subtrees
        .filter(({ level, runId }) => level === 0 && runId === chain)
        .toSorted((a, b) => a.index - b.index)
      const last = ofChain.at(-1)
      const entry = rows.chains.get(chain)?.at(-1)
      const length = entry !== undefined && entry.hash === last?.hash ? entry.seq + 1 : ofChain.length
      return last && { length, index: last.index, hash: last.hash }
    },
    logDisclosures: async (chain) => rows.disclosures.get(chain) ?? [],
    appendLogEntries: async (chain, entries) =>
      void rows.chains.set(chain, [...(rows.chains.get(chain) ?? []), ...entries]),
    keepLogDisclosures: async (chain, disclosures) =>
      void rows.disclosures.set(chain, [...(rows.disclosures.get(chain) ?? []), ...disclosures]),
    cosignatures: async (size) =>
      rows.cosignatures.filter((row) => row.size === size).map(({ line }) => line),
    lastCosigned: async (witness) =>
      Math.max(0, ...rows.cosignatures.filter((row) => row.witness === witness).map(({ size }) => size)),
    keepCosignature: async (size, witness, line) => void rows.cosignatures.push({ size, witness, line }),
    leavesOfRuns: async () => earlier.map((hash) => ({ hash, runId: 'run' })),
  }
  return { rows, tenant }
}

export const logOf = (signer = key, more: Partial<LogDeps> = {}) =>
  createWorkspaceLog({ key: signer, host: 'assay.test', makeId: () => 'a1'.repeat(16), ...more })

/** One transaction that appends. */
export const append = async (
  log: WorkspaceLog,
  tenant: LogReads & LogWrites,
  hashes: readonly string[],
): Promise<void> => (await log.open(tenant)).append(hashes.map((hash) => ({ hash, runId: 'run' })))

export async function logWith(count: number) {
  const store = openRows()
  const log = logOf()
  await log.open(store.tenant)
  for (const hash of leaves(count)) await append(log, store.tenant, [hash])
  return { ...store, log }
}
