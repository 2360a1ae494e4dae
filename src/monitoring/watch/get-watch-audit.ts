// Returns the audit trail of a watched portfolio: its passes as they were logged, and their alerts.
import { readEntry } from '../../audit/entry.ts'
import { chainTrail, provedParts } from '../../audit/log/chain-trail.ts'
import type { WorkspaceLog } from '../../audit/log/workspace-log.ts'
import type { LogReads, StoredLogEntry } from '../../audit/ports.ts'
import { alertLine, type WatchedPass, readWatchedPass, WATCH_PASS } from '../../audit/watched-pass.ts'
import { sha256Hex } from '../../base/sha256.ts'
import { Problem } from '../../call/problem.ts'
import { refuseShorter } from '../../call/refuse-shorter.ts'
import type { UseCase } from '../../call/use-case.ts'
import type { Operations } from '../../contract/index.ts'
import type { AuditFault } from '../../contract/vocabulary/audit.ts'
import type { SealedAlert } from '../../contract/vocabulary/watch-trail.ts'
import type { MonitoringReads, StoredAlert } from '../ports.ts'
import { alertDigest } from './pass-entry.ts'
import { alertPages } from '../alerts-digest.ts'

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
  async run({ input: { id, ...part }, caller }, { store, auditLog }) {
    const { trail, isHere } = await store.read(caller.workspaceId, async (tenant) => ({
      trail: await chainTrail(tenant, auditLog, { id, type: WATCH_PASS }, part),
      isHere: (await tenant.portfolio(id)) !== undefined,
    }))
    // why also where it has none: the records of a deleted portfolio stay
    if (trail === undefined || (trail.entries.length === 0 && !isHere))
      throw new Problem('not_found', {
        detail:
          'This workspace has no portfolio of that id that was watched. Send the id that create_portfolio returned',
      })
    if (trail.shorter) refuseShorter(Number(part.from), trail.shorter.head)
    const listed = await alertsOf(
      trail.entries,
      isHere ? { store, workspaceId: caller.workspaceId } : undefined,
    )
    const { unstored, ...proved } = provedParts(trail, auditLog, id)
    const fault = trail.fault ?? listed.fault
    return {
      format: 'assay-watch-bundle/v1' as const,
      records: trail.entries.map(({ record }) => record),
      ...proved,
      alerts: [...listed.alerts],
      ...(unstored && { unstored }),
      // why not null: a strict verifier rejects members it does not know
      ...(fault !== undefined && { fault }),
    }
  },
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
    for await (const page of alertPages((work) => at.store.read(at.workspaceId, work), pass.pass))
      stored.push(...page)
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
