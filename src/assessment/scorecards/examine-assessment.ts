// Reads all scorecards of a session with the entries that seal them, and finds whether they are what was sealed.
import { LOG_CHAIN } from '../../audit/entry.ts'
import { type ChainFault, verifyContinuing } from '../../audit/chain.ts'
import {
  type ContinuedHead,
  LogBroken,
  type ProvedLeaf,
  type WorkspaceLog,
} from '../../audit/log/workspace-log.ts'
import type { StoredLogEntry } from '../../audit/ports.ts'
import { isBesideSessions } from '../../audit/entry.ts'
import { refuseShorter } from '../../call/refuse-shorter.ts'
import type { AssessmentReads, Session, StoredScorecard } from '../ports.ts'
import { isErasedAsLogged, sessionErasureEntry } from '../session-erasure.ts'
import {
  type KeptValues,
  presentFault,
  readable,
  type SealedScorecard,
  sealedScorecard,
  type SealFault,
  scorecardFault,
  valuesOf,
} from './examine-scorecard.ts'

export interface AssessmentFault {
  /** The first wrong or missing record; null where the records hold. */
  readonly record: number | null
  readonly reason: ChainFault | SealFault
}

export interface ExaminedAssessment {
  /** The records as they are stored; one for each scoring since scorecards are sealed. */
  readonly entries: readonly StoredLogEntry[]
  /** Those of them that can be read. */
  readonly sealed: readonly SealedScorecard[]
  readonly kept: KeptValues
  readonly scorecards: readonly StoredScorecard[]
  /** Empty when nothing was changed. */
  readonly faults: readonly AssessmentFault[]
  /** Of each record; empty where the log does not hold them. */
  readonly leaves: readonly ProvedLeaf[]
  /** Of an erased session. */
  readonly erasure?: SessionErasure | undefined
  /** That the log continues the one of the size that was given. */
  readonly continued?: ContinuedHead | undefined
}

export interface SessionErasure {
  readonly session: Session
  /** The record of the log that its row names, and the leaf of it; undefined where the log has none. */
  readonly logged: { readonly record: string; readonly leaf: ProvedLeaf } | undefined
}

const NOTHING: ExaminedAssessment = {
  entries: [],
  sealed: [],
  kept: [],
  scorecards: [],
  faults: [],
  leaves: [],
}

/** Reads only. A session that has no sealed scorecard has no records and no faults. */
export async function examineAssessment(
  tenant: AssessmentReads,
  auditLog: WorkspaceLog,
  sessionId: string,
  from?: number,
): Promise<ExaminedAssessment> {
  if (sessionId === LOG_CHAIN) return NOTHING
  const entries = await tenant.logEntries(sessionId)
  const kept = await tenant.logDisclosures(sessionId)
  const scorecards = await tenant.scorecards(sessionId)
  const sealed = entries.flatMap((entry) => sealedScorecard(entry) ?? [])
  const session = await readable(() => tenant.session(sessionId))
  if (session === undefined && isBesideSessions(entries.at(-1)?.record)) return NOTHING
  const erased = session !== 'unreadable' && session?.erasure !== undefined ? session : undefined
  const erasure = erased && (await sessionErasureEntry(tenant, erased))
  const hashes = [...entries, ...(erasure === undefined ? [] : [erasure])].map(({ hash }) => hash)
  // why not without records: there may be no log yet
  const leaves = hashes.length === 0 ? [] : await auditLog.prove(tenant, hashes)
  const leaf = erasure === undefined ? undefined : leaves?.[entries.length]
  const faults = [
    ...(await chainFaults(tenant, sessionId, entries)),
    ...(erased === undefined
      ? await storedFaults(tenant, sessionId, { sealed, scorecards, kept })
      : await erasureFaults(tenant, erased, entries, erasure)),
    ...(leaves === undefined ? [{ record: null, reason: 'not_in_log' as const }] : []),
  ]
  const read = {
    entries,
    sealed,
    kept,
    scorecards,
    faults,
    leaves: leaves?.slice(0, entries.length) ?? [],
    ...(erased && {
      erasure: { session: erased, logged: erasure && leaf && { record: erasure.record, leaf } },
    }),
  }
  if (from === undefined || leaves === undefined) return read
  try {
    const continued = await auditLog.continued(tenant, from)
    if (continued === undefined) refuseShorter(from, await auditLog.head(tenant))
    return { ...read, continued }
  } catch (error) {
    if (!(error instanceof LogBroken)) throw error
    return { ...read, faults: [...faults, { record: null, reason: 'not_in_log' }] }
  }
}

/** What is stored beside the records differs from them. */
async function storedFaults(
  tenant: AssessmentReads,
  sessionId: string,
  { sealed, scorecards, kept }: Pick<ExaminedAssessment, 'sealed' | 'scorecards' | 'kept'>,
): Promise<readonly AssessmentFault[]> {
  const newest = sealed.at(-1)
  const present = newest && (await presentFault(tenant, sessionId, newest, valuesOf(newest, kept)))
  return [
    ...scorecardFaults(sealed, scorecards, kept),
    ...(present === undefined ? [] : [{ record: null, reason: present }]),
  ]
}

async function erasureFaults(
  tenant: AssessmentReads,
  session: Session,
  entries: readonly StoredLogEntry[],
  erasure: StoredLogEntry | undefined,
): Promise<readonly AssessmentFault[]> {
  const records = entries.map(({ record }) => record)
  return (await isErasedAsLogged(tenant, session, records, erasure))
    ? []
    : [{ record: null, reason: 'erasure_differs' }]
}

async function chainFaults(
  tenant: AssessmentReads,
  sessionId: string,
  entries: readonly StoredLogEntry[],
): Promise<readonly AssessmentFault[]> {
  const end = await tenant.chainEnd(sessionId)
  if (entries.length === 0) return end === undefined ? [] : [{ record: 0, reason: 'record_missing' }]
  const chain = verifyContinuing(
    entries.map(({ record }) => record),
    entries.map(({ hash }) => hash),
  )
  if (!chain.ok) return [{ record: chain.at, reason: chain.reason }]
  const log = await tenant.logName()
  if (chain.head.run !== sessionId || chain.head.tenant !== log?.logId)
    return [{ record: 0, reason: 'foreign' }]
  if (end?.length !== entries.length || end.hash !== entries.at(-1)?.hash)
    return [{ record: entries.length, reason: 'record_missing' }]
  const unread = entries.findIndex((entry) => sealedScorecard(entry) === undefined)
  return unread === -1 ? [] : [{ record: unread, reason: 'malformed' }]
}

function scorecardFaults(
  sealed: readonly SealedScorecard[],
  scorecards: readonly StoredScorecard[],
  kept: KeptValues,
): readonly AssessmentFault[] {
  const faults = sealed.flatMap((each): AssessmentFault[] => {
    const row = scorecards.find(({ auditHash }) => auditHash === each.hash)
    const reason = scorecardFault(each, row, valuesOf(each, kept))
    return reason === undefined ? [] : [{ record: each.seq, reason }]
  })
  const hashes = sealed.map(({ hash }) => hash)
  const first = scorecards.findIndex(({ auditHash }) => auditHash !== null)
  const rows = first === -1 ? [] : scorecards.slice(first)
  if (rows.some(({ auditHash }) => auditHash === null))
    faults.push({ record: null, reason: 'scorecard_unsealed' })
  const named = rows.flatMap(({ auditHash }) => auditHash ?? [])
  if (named.some((hash) => !hashes.includes(hash))) faults.push({ record: null, reason: 'record_missing' })
  // the rows that are there must have the order of the records
  else if (named.join() !== hashes.filter((hash) => named.includes(hash)).join())
    faults.push({ record: null, reason: 'scorecard_differs' })
  const digests = new Set(sealed.flatMap((each) => each.digests))
  const isKeptWhole = kept.length === digests.size
  return isKeptWhole || faults.length > 0
    ? faults
    : [...faults, { record: null, reason: 'disclosures_differ' }]
}
