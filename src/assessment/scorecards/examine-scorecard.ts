// Compares a stored scorecard, and the ledger it was made of, with the entry of the audit log that seals it.
import { verifyDisclosure } from '../../audit/digest.ts'
import { readEntry } from '../../audit/entry.ts'
import type { WorkspaceLog } from '../../audit/log/workspace-log.ts'
import type { StoredLogDisclosure, StoredLogEntry } from '../../audit/ports.ts'
import { partOf, readScored, type ScoredEntry, scoredName } from '../../audit/scored-entry.ts'
import type { AssessmentSeal } from '../../contract/vocabulary/audit.ts'
import type { AssessmentReads, Session, StoredScorecard } from '../ports.ts'
import type { Ledger } from '../rules/index.ts'
import { alteredEntries, sealedTexts } from './ledger-changes.ts'
import { sealedValue } from './seal-scorecard.ts'

/** What of the stored data differs from the seal. */
export type SealFault =
  | 'malformed'
  | 'scorecard_differs'
  | 'scorecard_missing'
  | 'disclosures_differ'
  | 'session_differs'
  | 'session_missing'
  | 'ledger_differs'
  | 'not_in_log'
  /** The session says that it is erased, and the log does not say so, or something of it is stored all the same. */
  | 'erasure_differs'
  /** A stored scorecard names a record that is not there. */
  | 'record_missing'
  /** A scorecard without a seal came after a sealed one. */
  | 'scorecard_unsealed'

/** An entry that seals a scorecard, as it is stored. */
export interface SealedScorecard extends ScoredEntry {
  readonly seq: number
  readonly hash: string
  /** When it was scored. */
  readonly at: string
}

/** Undefined where the stored text is no such entry, or its hash is another one. */
export function sealedScorecard({ seq, hash, record }: StoredLogEntry): SealedScorecard | undefined {
  const reading = readEntry(record)
  if (reading.kind !== 'entry' || reading.hash !== hash || reading.entry.seq !== seq) return undefined
  const scored = readScored(reading.entry)
  return scored && { ...scored, seq, hash, at: reading.entry.at }
}

/** The stored values behind the digests of the entries of one session. */
export type KeptValues = readonly StoredLogDisclosure[]

/** The values that one scorecard rests on, by what they are of, each with its text where a digest confirms it. */
export type SealedValues = ReadonlyMap<string, StoredLogDisclosure & { readonly text: string | undefined }>

/** The newest value of each part that was stored up to a scoring; the text of an entry of the ledger only. */
export function valuesOf({ seq, digests }: SealedScorecard, kept: KeptValues): SealedValues {
  const newest = new Map(
    kept
      .filter((each) => each.seq <= seq && each.name === scoredName(partOf(each.name), each.seq))
      .map((each) => [partOf(each.name), each] as const),
  )
  return new Map(
    [...newest].map(([part, each]) => [
      part,
      { ...each, text: part.startsWith('entry.') ? sealedValue(each, digests) : undefined },
    ]),
  )
}

/** What of a stored scorecard differs from its seal. */
export function scorecardFault(
  sealed: SealedScorecard,
  row: StoredScorecard | undefined,
  values: SealedValues,
): SealFault | undefined {
  if (row === undefined) return 'scorecard_missing'
  const isSame =
    row.auditHash === sealed.hash &&
    row.rev === sealed.revision &&
    row.category === sealed.category &&
    row.scoredAt === sealed.at &&
    row.total === sealed.total &&
    row.verdict === sealed.verdict &&
    isSealedAs(sealed, values, 'assessment', row.assessment)
  if (!isSame) return 'scorecard_differs'
  const isWhole = sealed.entries.every(({ id }) => values.get(`entry.${id}`)?.text !== undefined)
  // why two more: the pitch and the assessment
  return isWhole && sealed.digests.length === sealed.entries.length + 2 ? undefined : 'disclosures_differ'
}

/** What of a session and its ledger differs from the newest seal. */
export async function presentFault(
  tenant: AssessmentReads,
  sessionId: string,
  sealed: SealedScorecard,
  values: SealedValues,
): Promise<SealFault | undefined> {
  const session = await readable(() => tenant.session(sessionId))
  if (session === 'unreadable') return 'session_differs'
  if (session === undefined) return 'session_missing'
  const { pitch, rev, current, category } = session
  const isSame =
    isSealedAs(sealed, values, 'pitch', pitch) &&
    rev >= sealed.revision &&
    (current === null || (rev === sealed.revision && isCurrent(current, category, sealed)))
  if (!isSame) return 'session_differs'
  const ledger = await readable(() => tenant.entries(sessionId))
  if (ledger === 'unreadable') return 'ledger_differs'
  const since = new Set(await tenant.entriesSince(sessionId, sealed.revision))
  return isLedgerSealed(ledger, { sealed, values, since, isSameRevision: rev === sealed.revision })
    ? undefined
    : 'ledger_differs'
}

function isCurrent(
  { scores, verdict }: NonNullable<Session['current']>,
  category: string,
  sealed: SealedScorecard,
): boolean {
  return (
    verdict === sealed.verdict &&
    category === (sealed.requested ?? sealed.category) &&
    JSON.stringify(scores) === JSON.stringify(sealed.axes.map(({ score }) => score))
  )
}

interface SealedBefore {
  readonly sealed: SealedScorecard
  readonly values: SealedValues
  readonly since: ReadonlySet<string>
  readonly isSameRevision: boolean
}

function isLedgerSealed(ledger: Ledger, { sealed, values, since, isSameRevision }: SealedBefore): boolean {
  const textOf = (id: string) => values.get(`entry.${id}`)?.text
  try {
    const texts = sealedTexts(ledger)
    const altered = alteredEntries({ entries: sealed.entries, textOf }, { texts, since, isSameRevision })
    return altered.length === 0
  } catch {
    return false // no call stores what cannot be written as canonical JSON
  }
}

/** Whether a text that is stored elsewhere is the one that was sealed as a part, to the byte. */
export function isSealedAs(
  { digests }: SealedScorecard,
  values: SealedValues,
  part: string,
  value: string,
): boolean {
  const stored = values.get(part)
  return stored !== undefined && verifyDisclosure({ salt: stored.salt, name: stored.name, value }, digests)
}

/** Reads what a change in the database may have made unreadable. */
export async function readable<T>(read: () => Promise<T>): Promise<T | 'unreadable'> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return 'unreadable'
    throw error
  }
}

/** A scorecard as an answer gives it. */
export interface AnsweredScorecard {
  /** Null for one from before scorecards were sealed. */
  readonly auditHash: string | null
  /** `new`: this call has sealed it. `displaced`: it is stored as the latest of its session, and another was sealed after it. */
  readonly state: 'new' | 'stored' | 'displaced'
}

/** The latest stored scorecard of a session; a newer one may have been deleted from the database. */
export async function latestAnswered(
  tenant: AssessmentReads,
  sessionId: string,
  { auditHash }: Pick<StoredScorecard, 'auditHash'>,
): Promise<AnsweredScorecard> {
  const newest = await tenant.lastLogEntry(sessionId)
  return { auditHash, state: (newest?.hash ?? null) === auditHash ? 'stored' : 'displaced' }
}

/**
 * The seal of a scorecard for its answer: null where none was made. It verifies what that scorecard rests on;
 * `examineAssessment` verifies every scorecard of the session. `onLogged` gets the checkpoint of the log that holds the seal.
 */
export async function sealOf(
  tenant: AssessmentReads,
  auditLog: WorkspaceLog,
  sessionId: string,
  { auditHash, state }: AnsweredScorecard,
  onLogged?: (checkpoint: string) => void,
): Promise<AssessmentSeal | null> {
  const newest = await tenant.lastLogEntry(sessionId)
  const end = await tenant.chainEnd(sessionId)
  const isWhole =
    end?.length === (newest === undefined ? undefined : newest.seq + 1) && end?.hash === newest?.hash
  // why that of the log: a scorecard whose seal was deleted must not look like one from before seals
  const hash = isWhole && state !== 'displaced' ? auditHash : (auditHash ?? newest?.hash ?? end?.hash)
  if (hash === null || hash === undefined) return null
  const leaf = (await auditLog.prove(tenant, [hash]))?.[0]
  if (leaf !== undefined) onLogged?.(leaf.checkpoint)
  const isSealed = async (): Promise<boolean> => {
    if (leaf === undefined || state === 'displaced' || !isWhole) return false
    if (state === 'new') return true
    const isNewest = newest?.hash === hash
    const entry = isNewest ? newest : (await tenant.logEntries(sessionId)).find((each) => each.hash === hash)
    return (await faultOfSeal(tenant, sessionId, entry, isNewest)) === undefined
  }
  return { hash, ...(leaf && { logIndex: leaf.index }), tamperEvident: await isSealed() }
}

async function faultOfSeal(
  tenant: AssessmentReads,
  sessionId: string,
  entry: StoredLogEntry | undefined,
  isNewest: boolean,
): Promise<SealFault | undefined> {
  const sealed = entry && sealedScorecard(entry)
  if (sealed === undefined) return 'malformed'
  if (sealed.altered.length > 0) return 'ledger_differs'
  const values = valuesOf(sealed, await tenant.logDisclosures(sessionId))
  const row = isNewest
    ? await tenant.latestScorecard(sessionId)
    : (await tenant.scorecards(sessionId)).find(({ auditHash }) => auditHash === sealed.hash)
  return (
    scorecardFault(sealed, row, values) ??
    (isNewest ? presentFault(tenant, sessionId, sealed, values) : undefined)
  )
}
