// Erases sessions: deletes everything that is stored of them, and records in the log which digests lost their values. The records of
// their scorings stay.
import { digestOf } from '../../audit/digest.ts'
import { LOG_CHAIN } from '../../audit/entry.ts'
import { type ErasedField, erasureDraft, markOf, readErasure, erasedFields } from '../../audit/erasure.ts'
import type { OpenedLog, WorkspaceLog } from '../../audit/log/workspace-log.ts'
import type { StoredLogDisclosure } from '../../audit/ports.ts'
import { partOf } from '../../audit/scored-entry.ts'
import { canonicalJson } from '../../base/canonical-json.ts'
import type { ErasureReason } from '../../contract/vocabulary/erasure.ts'
import type { AssessmentWrites } from '../ports.ts'
import { readable } from '../scorecards/examine-scorecard.ts'

/** Who erases sessions, when and why. */
export interface SessionErasing {
  readonly reason: ErasureReason
  /** ISO instant. */
  readonly at: string
  /** Id of the key or member, or of the part of the program. */
  readonly actor: string
}

type ErasureWrites = Omit<AssessmentWrites, 'idempotencyRecord' | 'claimIdempotency' | 'completeIdempotency'>

/**
 * Erases those of the sessions that are stored and not erased, in one transaction. Returns their ids. The store must be purged after
 * the transaction. Throws LogBroken: what cannot be recorded is not erased.
 */
export async function eraseSessions(
  tenant: ErasureWrites,
  auditLog: WorkspaceLog,
  ids: readonly string[],
  erasing: SessionErasing,
  /** Called once they are locked: which of them are to be erased. */
  stillDue: () => Promise<readonly string[]> = () => Promise.resolve(ids),
): Promise<readonly string[]> {
  // why before the sessions too: a call with an Idempotency-Key removes expired answers before it locks its session
  await tenant.forgetSessionRequests(await tenant.unerasedSessions(ids))
  const unerased: { readonly id: string; readonly pitch: string }[] = []
  for (const id of ids.toSorted()) {
    const session = await tenant.lockToErase(id)
    if (session !== undefined && session.erasure === null) unerased.push({ id, pitch: session.pitch })
  }
  const due = new Set(await stillDue())
  const locked = unerased.filter(({ id }) => due.has(id))
  if (locked.length === 0) return []
  const erased = locked.map(({ id }) => id)
  await tenant.forgetSessionRequests(erased)
  // why after the sessions: a scoring locks its session and then the log
  const log = await auditLog.open(tenant)
  for (const session of locked) await eraseOne(tenant, log, session, erasing)
  return erased
}

async function eraseOne(
  tenant: ErasureWrites,
  log: OpenedLog,
  { id, pitch }: { readonly id: string; readonly pitch: string },
  { at, actor, reason }: SessionErasing,
): Promise<void> {
  const draft = erasureDraft({ run: id, reason, fields: await fieldsOf(tenant, id, pitch) }, { at, actor })
  const [entry] = await log.record(LOG_CHAIN, [draft])
  if (entry === undefined) throw new Error('an erasure was not recorded')
  await deleteSession(tenant, id, { at, reason, seq: entry.seq })
}

async function deleteSession(
  tenant: ErasureWrites,
  id: string,
  mark: ReturnType<typeof markOf>,
): Promise<void> {
  const ledger = await readable(() => tenant.entries(id))
  const quotes =
    ledger === 'unreadable' ? [] : ledger.map(({ value }) => ('verbatim' in value ? value.verbatim : ''))
  await tenant.eraseSession(
    id,
    canonicalJson({ ...mark }),
    quotes.filter((quote): quote is string => typeof quote === 'string' && quote !== ''),
  )
}

/** The digests in the records of a session, each with the name of its value where the stored value fits. */
async function fieldsOf(tenant: ErasureWrites, id: string, pitch: string): Promise<readonly ErasedField[]> {
  const entries = await tenant.logEntries(id)
  const scorecards = await tenant.scorecards(id)
  const hashes = new Map(entries.map(({ seq, hash }) => [seq, hash]))
  const valueOf = ({ seq, name, value }: StoredLogDisclosure): unknown => {
    const part = partOf(name)
    if (part === 'pitch') return pitch
    if (part !== 'assessment') return JSON.parse(value)
    return scorecards.find(({ auditHash }) => auditHash !== null && auditHash === hashes.get(seq))?.assessment
  }
  const names = new Map(
    (await tenant.logDisclosures(id)).flatMap((kept) => {
      try {
        const value = valueOf(kept)
        const { salt, name } = kept
        return typeof value === 'string' ? [[digestOf({ salt, name, value }), name] as const] : []
      } catch {
        // why: an altered value is erased like any other, and its digest keeps no name
        return []
      }
    }),
  )
  return erasedFields(
    entries.map(({ record }) => record),
    names,
  )
}

/**
 * Deletes again what is stored of a session although the log says that it was erased: rows that came back from elsewhere. `record` is
 * the erasure in the log. Returns whether there was anything to delete.
 */
export async function eraseSessionAgain(tenant: ErasureWrites, record: string): Promise<boolean> {
  const read = readErasure(record)
  if (read === undefined) return false
  await tenant.forgetSessionRequests(await tenant.unerasedSessions([read.run]))
  const session = await tenant.lockToErase(read.run)
  if (session === undefined || session.erasure !== null) return false
  await tenant.forgetSessionRequests([read.run])
  await deleteSession(tenant, read.run, markOf(read))
  return true
}
