// Verifies that a run is unchanged since it was chained: every stored byte of its entries, its row and its disclosures. Of an
// erased run it verifies that exactly the values are gone that the log says were erased.
import { type ChainFault, type TerminalType, verifyChain } from '../../audit/chain.ts'
import { verifyDisclosure } from '../../audit/digest.ts'
import type { AuditEntry } from '../../audit/entry.ts'
import { digestsOfEntry, namesExactly, readErasure } from '../../audit/erasure.ts'
import { canonicalJson } from '../../base/canonical-json.ts'
import { isJsonObject, type JsonObject, type JsonValue } from '../../base/json.ts'
import { SCORECARD, sealable } from './audit-trail.ts'
import type { AuditTrail, RunErasure, StoredRun } from '../ports.ts'

export interface TrailFault {
  /** The first wrong or missing record; null where the records hold. */
  readonly record: number | null
  readonly reason: ChainFault | 'run_differs' | 'disclosures_differ' | 'erasure_differs' | 'not_in_log'
}

/** Number of entries of a queued or running run: its opening and its subject. */
const OPENING = 2

const ENDS: Readonly<Record<StoredRun['status'], readonly (TerminalType | null)[]>> = {
  queued: [null],
  running: [null],
  completed: ['scorecard.sealed'],
  // why: only an erasure cancels a run
  failed: ['run.failed', 'run.cancelled'],
}

/**
 * The fault of a stored run; null when the run is unchanged. `erasure` is the record of the log that its row names. Never
 * throws, whatever is stored.
 */
export function trailFault(
  run: StoredRun,
  { entries, disclosures }: AuditTrail,
  erasure?: string,
): TrailFault | null {
  const records = entries.map(({ record }) => record)
  const chain = verifyChain(
    records,
    entries.map(({ hash }) => hash),
  )
  const isOpening = !chain.ok && chain.reason === 'unfinished' && chain.at === OPENING
  const ends = ENDS[run.status] ?? []
  if (!chain.ok && !(isOpening && ends.includes(null))) return { record: chain.at, reason: chain.reason }
  const misplaced = entries.findIndex(({ seq }, at) => seq !== at)
  if (misplaced !== -1) return { record: misplaced, reason: 'wrong_seq' }

  const [first, input, ...rest] = records.map((record) => JSON.parse(record) as AuditEntry)
  const last = rest.at(-1)
  const differs = { record: null, reason: 'run_differs' } as const
  if (first === undefined || input?.type !== 'input') return differs
  const isErased = run.erasure !== null
  const subject = isErased ? {} : documentOf(run.subject)
  const scorecard = documentOf(run.scorecard)
  const isCompleted = run.status === 'completed'
  const agrees =
    first.run === run.id &&
    first.actor === run.keyId &&
    first.at === run.createdAt &&
    ends.includes((last?.type ?? null) as TerminalType | null) &&
    (last?.type !== 'run.cancelled' || isErased) &&
    run.completedAt === (last?.at ?? null) &&
    run.failure === (last?.type === 'run.failed' ? canonicalJson(last.data) : null) &&
    run.auditHash === (isCompleted ? (entries.at(-1)?.hash ?? null) : null) &&
    (isCompleted && !isErased ? scorecard !== undefined : run.scorecard === null)
  if (!agrees || subject === undefined) return differs
  if (run.erasure !== null) {
    const digests = [...digestsOfEntry(input), ...digestsOfEntry(last)]
    const isGone = run.subject === '' && disclosures.length === 0
    return isGone && isRecorded(run.id, documentOf(run.erasure), first.tenant, digests, erasure)
      ? null
      : { record: null, reason: 'erasure_differs' }
  }

  const named = new Map(disclosures.map((disclosure) => [disclosure.name, disclosure]))
  /** Whether an entry has digests of exactly these fields, and the stored values match. */
  const disclosed = (
    entry: AuditEntry | undefined,
    fields: readonly (readonly [string, JsonValue, string])[],
  ) => {
    const digests = digestsOfEntry(entry)
    return (
      digests.length === fields.length &&
      fields.every(([name, value, stored]) => {
        const salt = named.get(name)?.salt
        return named.get(name)?.value === stored && verifyDisclosure({ salt, name, value }, digests)
      })
    )
  }
  const fields = Object.entries(subject).flatMap(([field, value]) =>
    value === undefined ? [] : [[`subject.${field}`, value, JSON.stringify(value)] as const],
  )
  const holds =
    disclosures.length === fields.length + (isCompleted ? 1 : 0) &&
    disclosed(input, fields) &&
    // why '': the scorecard is stored once, with the run
    (!isCompleted || disclosed(last, [[SCORECARD, sealable(scorecard), '']]))
  return holds ? null : { record: null, reason: 'disclosures_differ' }
}

/** The object in a stored text; the text must have the one canonical spelling. */
function documentOf(text: string | null): JsonObject | undefined {
  try {
    const value = JSON.parse(text ?? '') as JsonValue
    return isJsonObject(value) && canonicalJson(value) === text ? value : undefined
  } catch {
    return undefined
  }
}

/** Whether the record says that exactly these digests of the run were erased, as its row does. */
function isRecorded(
  runId: string,
  erasure: JsonObject | undefined,
  tenant: string,
  digests: readonly string[],
  record = '',
): boolean {
  const read = readErasure(record)
  if (read === undefined || erasure === undefined) return false
  const { entry, run, reason } = read
  const stored: RunErasure = { at: entry.at, reason, seq: entry.seq }
  return (
    run === runId &&
    entry.tenant === tenant &&
    canonicalJson({ ...stored }) === canonicalJson(erasure) &&
    namesExactly(read, digests)
  )
}
