// What the row of a session says of its erasure, and whether the log and the store agree with it.
import { digestsOfRecord, markOf, namesExactly, readErasure, readErasureMark } from '../audit/erasure.ts'
import { LOG_CHAIN } from '../audit/entry.ts'
import type { StoredLogEntry } from '../audit/ports.ts'
import { canonicalJson } from '../base/canonical-json.ts'
import { Problem } from '../call/problem.ts'
import { type Erasure, ErasureReason } from '../contract/vocabulary/erasure.ts'
import type { AssessmentReads, Session } from './ports.ts'

/** What stands for the pitch of an erased session. */
export const ERASED_PITCH = '(erased)'

/** When and why a session was erased; undefined for one that was not, or whose row was altered. */
export function sessionErasureShown({ erasure }: Pick<Session, 'erasure'>): Erasure | undefined {
  const mark = erasure === undefined ? undefined : readErasureMark(erasure)
  const known = ErasureReason.safeParse(mark?.reason)
  return mark === undefined || !known.success ? undefined : { at: mark.at, reason: known.data }
}

/** The refusal of what needs the data of an erased session. */
export function sessionErased(session: Pick<Session, 'erasure'>): Problem {
  const { at, reason } = sessionErasureShown(session) ?? {}
  return new Problem('session_erased', {
    ...(at !== undefined && { detail: `The session was erased on ${at.slice(0, 10)} (${reason})` }),
  })
}

/** The record of the log that the row of an erased session names. */
export async function sessionErasureEntry(
  tenant: AssessmentReads,
  session: Pick<Session, 'id' | 'erasure'>,
): Promise<StoredLogEntry | undefined> {
  const mark = session.erasure === undefined ? undefined : readErasureMark(session.erasure)
  if (mark === undefined) return undefined
  const [entry] = await tenant.logEntries(LOG_CHAIN, mark.seq, 1)
  // why its own hash: the one that is stored beside it may be of another leaf
  return entry?.seq === mark.seq && readErasure(entry.record)?.hash === entry.hash ? entry : undefined
}

/**
 * Whether nothing of an erased session is stored, and the log says of exactly the digests in its records that their values were
 * erased. `records`: the texts of its records.
 */
export async function isErasedAsLogged(
  tenant: AssessmentReads,
  session: Session,
  records: readonly string[],
  entry: StoredLogEntry | undefined,
): Promise<boolean> {
  const read = entry && readErasure(entry.record)
  if (read === undefined || session.erasure === undefined) return false
  const log = await tenant.logName()
  return (
    read.run === session.id &&
    read.entry.tenant === log?.logId &&
    canonicalJson({ ...markOf(read) }) === session.erasure &&
    namesExactly(read, [...new Set(records.flatMap(digestsOfRecord))]) &&
    (await isGone(tenant, session))
  )
}

async function isGone(tenant: AssessmentReads, { id, pitch, progress, current }: Session): Promise<boolean> {
  if (pitch !== '' || progress !== '' || current !== null) return false
  const { entries, scorecards, citationChecks, messages } = await tenant.sessionTraces(id)
  const values = await tenant.logDisclosures(id)
  return entries + scorecards + citationChecks + messages + values.length === 0
}
