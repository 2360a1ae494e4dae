// Returns the audit trail of a watched portfolio: its passes as they were logged, and their alerts.
import { type ChainHead, verifyContinuing } from '../../audit/chain.ts'
import { LOG_CHAIN, readEntry } from '../../audit/entry.ts'
import {
  type ContinuedHead,
  LogBroken,
  type ProvedLeaf,
  type WorkspaceLog,
} from '../../audit/log/workspace-log.ts'
import { unstoredAfter } from '../../audit/log/unstored-leaves.ts'
import type { LogReads, StoredLogEntry } from '../../audit/ports.ts'
import { base64 } from '../../audit/proofs/index.ts'
import { alertLine, type WatchedPass, readWatchedPass } from '../../audit/watched-pass.ts'
import { sha256Hex } from '../../base/sha256.ts'
import { Problem } from '../../call/problem.ts'
import { refuseShorter } from '../../call/refuse-shorter.ts'
import type { UseCase } from '../../call/use-case.ts'
import type { Operations } from '../../contract/index.ts'
import type { AuditFault } from '../../contract/vocabulary/audit.ts'
import type { SealedAlert } from '../../contract/vocabulary/watch-trail.ts'
import type { MonitoringReads, StoredAlert } from '../ports.ts'
import { alertDigest } from './pass-entry.ts'
import { alertPages } from './perform-pass.ts'

/** Passes in one trail. */
const MAX_PASSES = 1_000
/** Of the alerts in a trail as JSON. A verifier reads 64 MiB; the rest is for records, proofs and receipts, about 6 KB a pass. */
const MAX_ALERT_BYTES = 24 * 1_048_576
/** What an alert without its text takes. */
const SEALED_BYTES = 200

type Reads = MonitoringReads & LogReads

interface Ports {
  readonly store: {
    readonly read: <T>(workspaceId: string, work: (tenant: Reads) => Promise<T>) => Promise<T>
  }
  readonly auditLog: WorkspaceLog
}

export const getWatchAudit: UseCase<Operations['get_watch_audit'], Ports> = {
  async run({ input: { id, from, before }, caller }, { store, auditLog }) {
    const { entries, leaves, continued, fault, isHere, unstored } = await store.read(
      caller.workspaceId,
      (tenant) =>
        recordsOf(tenant, auditLog, id, {
          before: before === undefined ? undefined : Number(before),
          from: from === undefined ? undefined : Number(from),
        }),
    )
    const listed = await alertsOf(entries, isHere ? { store, workspaceId: caller.workspaceId } : undefined)
    const [newest] = leaves.slice(-1)
    const previous = leaves.flatMap((leaf) => auditLog.previousReceipt(leaf, id) ?? [])
    const found = fault ?? listed.fault
    return {
      format: 'assay-watch-bundle/v1' as const,
      records: entries.map(({ record }) => record),
      ...(newest && {
        proofs: leaves.map(({ proof }) => proof),
        receipts: leaves.map((leaf) => base64(auditLog.receipt(leaf, id))),
        ...(previous.length > 0 && { previousReceipts: previous.map(base64) }),
        checkpoint: newest.checkpoint,
      }),
      ...(continued && { consistency: { from: continued.from, path: [...continued.path] } }),
      alerts: [...listed.alerts],
      ...(unstored.length > 0 && { unstored: [...unstored] }),
      // why not null: a strict verifier rejects members it does not know
      ...(found !== undefined && { fault: found }),
    }
  },
}

interface WatchRecords {
  readonly entries: readonly StoredLogEntry[]
  /** Of each record; empty where the log does not hold them. */
  readonly leaves: readonly ProvedLeaf[]
  readonly continued?: ContinuedHead | undefined
  readonly fault: AuditFault | undefined
  /** Leaves after the newest record whose record is not stored. */
  readonly unstored: readonly number[]
  /** Whether the portfolio is still there, and its alerts with it. */
  readonly isHere: boolean
}

async function recordsOf(
  tenant: Reads,
  auditLog: WorkspaceLog,
  id: string,
  { before, from }: { readonly before: number | undefined; readonly from: number | undefined },
): Promise<WatchRecords> {
  const isHere = (await tenant.portfolio(id)) !== undefined
  const end = id === LOG_CHAIN ? undefined : await tenant.chainEnd(id)
  const until = Math.min(before ?? Infinity, end?.length ?? 0)
  const first = Math.max(0, until - MAX_PASSES)
  const entries = until === 0 ? [] : await tenant.logEntries(id, first, until - first)
  const isWatch = entries.every((entry) => typeOf(entry) === 'watch.pass')
  if (!isWatch || (until === 0 && !isHere))
    throw new Problem('not_found', {
      detail:
        'This workspace has no portfolio of that id that was watched. Send the id that create_portfolio returned',
    })
  if (until === 0) return { entries, leaves: [], fault: undefined, unstored: [], isHere }
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
  const read = { entries, leaves: leaves ?? [], fault, unstored, isHere }
  if (from === undefined || leaves === undefined) return read
  try {
    const continued = await auditLog.continued(tenant, from)
    if (continued === undefined) refuseShorter(from, await auditLog.head(tenant))
    return { ...read, continued }
  } catch (error) {
    if (!(error instanceof LogBroken)) throw error
    return { ...read, fault: fault ?? NOT_IN_LOG }
  }
}

const NOT_IN_LOG: AuditFault = { record: null, reason: 'not_in_log' }

const typeOf = ({ record }: StoredLogEntry): string | undefined => {
  const reading = readEntry(record)
  // why: a record that cannot be read is a fault of the trail, not another trail
  return reading.kind === 'entry' ? reading.entry.type : 'watch.pass'
}

/** Whether the stored entries are those from `first` to `until` of the chain. */
function faultOf(
  entries: readonly StoredLogEntry[],
  { tenant, run, first, until }: Pick<ChainHead, 'tenant' | 'run'> & { first: number; until: number },
): AuditFault | undefined {
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

interface ListedAlerts {
  readonly alerts: readonly (SealedAlert[] | null)[]
  readonly fault: AuditFault | undefined
}

/** The alerts of each pass as far as they have room, those of the newest passes first. `at`: where they are; undefined: gone. */
async function alertsOf(
  entries: readonly StoredLogEntry[],
  at: { readonly store: Ports['store']; readonly workspaceId: string } | undefined,
): Promise<ListedAlerts> {
  let left = MAX_ALERT_BYTES
  let fault: AuditFault | undefined
  const alerts: (SealedAlert[] | null)[] = entries.map(() => null)
  for (const record of entries.map((_, number) => number).toReversed()) {
    const pass = passIn(entries[record])
    const room = left - (pass?.alerts.count ?? 0) * SEALED_BYTES
    if (at === undefined || pass === undefined || room < 0) break
    left = room
    const stored: StoredAlert[] = []
    for await (const page of alertPages(at.store, at.workspaceId, pass.pass)) stored.push(...page)
    if (!isSealedIn(stored, pass)) fault = { record, reason: 'alerts_differ' }
    alerts[record] = stored.map(({ id, digest, salt, alert }): SealedAlert => {
      const size = alert === null ? Infinity : Buffer.byteLength(JSON.stringify(alert))
      if (alert === null || size > left) return { id, digest }
      left -= size
      return { id, digest, salt, alert }
    })
  }
  return { alerts, fault }
}

function passIn(entry: StoredLogEntry | undefined): WatchedPass | undefined {
  const reading = readEntry(entry?.record ?? '')
  return reading.kind === 'entry' ? readWatchedPass(reading.entry) : undefined
}

const isSealedIn = (stored: readonly StoredAlert[], { alerts: { count, sha256 } }: WatchedPass): boolean =>
  stored.length === count &&
  sha256Hex(stored.map(({ id, digest }) => alertLine(id, digest)).join('')) === sha256 &&
  stored.every(({ id, salt, alert, digest }) => alert === null || alertDigest({ id, salt, alert }) === digest)
