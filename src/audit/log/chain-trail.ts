// The records of a chain that never ends as a trail of them is answered: with their proofs, and whether they are those that the log has.
import { type ChainHead, verifyContinuing } from '../chain.ts'
import { type EntryType, LOG_CHAIN, readEntry } from '../entry.ts'
import type { LogReads, StoredLogEntry } from '../ports.ts'
import { base64 } from '../proofs/index.ts'
import { type ProvedReplacement, replacementsOf } from './replacements.ts'
import { unstoredAfter } from './unstored-leaves.ts'
import {
  type ContinuedHead,
  LogBroken,
  type LogHead,
  type ProvedLeaf,
  type WorkspaceLog,
} from './workspace-log.ts'

/** Records in one trail. */
const MAX_RECORDS = 1_000

interface TrailFault {
  readonly record: number | null
  readonly reason: string
}

export interface ChainTrail {
  readonly entries: readonly StoredLogEntry[]
  /** Of each record; empty where the log does not hold them. */
  readonly leaves: readonly ProvedLeaf[]
  readonly replacements: readonly ProvedReplacement[]
  readonly continued?: ContinuedHead
  /** Where the log is shorter than the one to continue: what it is. */
  readonly shorter?: { readonly head: LogHead | undefined }
  readonly fault: TrailFault | undefined
  /** Leaves after the newest record whose record is not stored. */
  readonly unstored: readonly number[]
}

export interface TrailPart {
  /** The number of the record that the trail ends before. */
  readonly before?: string | undefined
  /** The size of the log that it continues. */
  readonly from?: string | undefined
}

/** The newest records of a chain, all of one type; undefined where it has an entry of another, or where it cannot be such a chain. */
export async function chainTrail(
  tenant: LogReads,
  auditLog: WorkspaceLog,
  { id, type }: { readonly id: string; readonly type: EntryType },
  part: TrailPart,
): Promise<ChainTrail | undefined> {
  const end = id === LOG_CHAIN ? undefined : await tenant.chainEnd(id)
  const until = Math.min(part.before === undefined ? Infinity : Number(part.before), end?.length ?? 0)
  const first = Math.max(0, until - MAX_RECORDS)
  const entries = until === 0 ? [] : await tenant.logEntries(id, first, until - first)
  // why: a record that cannot be read is a fault of the trail, not another trail
  if (!entries.every(({ record }) => (typeOf(record) ?? type) === type)) return undefined
  if (until === 0) return { entries, leaves: [], replacements: [], fault: undefined, unstored: [] }
  const leaves = await auditLog.prove(
    tenant,
    entries.map(({ hash }) => hash),
  )
  const log = await tenant.logName()
  const fault =
    faultOf(entries, { tenant: log?.logId ?? '', run: id, first, until }) ??
    (leaves === undefined ? NOT_IN_LOG : undefined)
  const last = leaves?.at(-1)
  // why not of an older part: its later records are in another trail
  const isNewest = last !== undefined && until === end?.length
  const unstored = isNewest ? await unstoredAfter(tenant, last.index) : []
  const replacements = leaves === undefined ? [] : await replacementsOf(tenant, auditLog)
  const read = { entries, leaves: leaves ?? [], replacements, fault, unstored }
  if (part.from === undefined || leaves === undefined) return read
  try {
    const continued = await auditLog.continued(tenant, Number(part.from))
    return continued === undefined
      ? { ...read, shorter: { head: await auditLog.head(tenant) } }
      : { ...read, continued }
  } catch (error) {
    if (!(error instanceof LogBroken)) throw error
    return { ...read, fault: fault ?? NOT_IN_LOG }
  }
}

/** What such a trail answers beside its records. */
export function provedParts(
  { leaves, replacements, continued, unstored }: ChainTrail,
  auditLog: WorkspaceLog,
  subject: string,
): {
  readonly proofs?: string[]
  readonly receipts?: string[]
  readonly previousReceipts?: string[]
  readonly checkpoint?: string
  readonly replacements?: { record: string; proof: string; path: string[] }[]
  readonly consistency?: { readonly from: number; readonly path: string[] }
  readonly unstored?: number[]
} {
  const newest = leaves.at(-1)
  const previous = leaves.flatMap((leaf) => auditLog.previousReceipt(leaf, subject) ?? [])
  return {
    ...(newest && {
      proofs: leaves.map(({ proof }) => proof),
      receipts: leaves.map((leaf) => base64(auditLog.receipt(leaf, subject))),
      ...(previous.length > 0 && { previousReceipts: previous.map(base64) }),
      checkpoint: newest.checkpoint,
    }),
    ...replacementsMember(replacements),
    ...(continued && { consistency: { from: continued.from, path: [...continued.path] } }),
    ...(unstored.length > 0 && { unstored: [...unstored] }),
  }
}

/** The member of a trail for the names that its log had; none where it has the name that it began with. */
export const replacementsMember = (
  replacements: readonly ProvedReplacement[],
): { readonly replacements?: { record: string; proof: string; path: string[] }[] } =>
  replacements.length === 0
    ? {}
    : { replacements: replacements.map((each) => ({ ...each, path: [...each.path] })) }

const NOT_IN_LOG: TrailFault = { record: null, reason: 'not_in_log' }

const typeOf = (record: string): EntryType | undefined => {
  const reading = readEntry(record)
  return reading.kind === 'entry' ? reading.entry.type : undefined
}

/** Whether the stored entries are those from `first` to `until` of the chain. */
function faultOf(
  entries: readonly StoredLogEntry[],
  { tenant, run, first, until }: Pick<ChainHead, 'tenant' | 'run'> & { first: number; until: number },
): TrailFault | undefined {
  if (entries.length === 0) return { record: 0, reason: 'record_missing' }
  const reading = readEntry(entries[0]?.record ?? '')
  const hash = reading.kind === 'entry' ? reading.entry.prev : ''
  const head = { tenant, run, length: first, hash, end: null }
  const verdict = verifyContinuing(
    entries.map(({ record }) => record),
    entries.map((entry) => entry.hash),
    first === 0 ? undefined : head,
  )
  if (!verdict.ok) return { record: verdict.at, reason: verdict.reason }
  if (verdict.head.run !== run || verdict.head.tenant !== tenant) return { record: 0, reason: 'foreign' }
  return verdict.head.length === until ? undefined : { record: entries.length, reason: 'record_missing' }
}
