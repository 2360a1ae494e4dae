// Verifies that a run is unchanged since it was chained: every stored byte of its entries, its row and its disclosures.
import { type ChainFault, type TerminalType, verifyChain } from '../../audit/chain.ts'
import { verifyDisclosure } from '../../audit/digest.ts'
import type { AuditEntry } from '../../audit/entry.ts'
import { canonicalJson } from '../../base/canonical-json.ts'
import { isJsonObject, type JsonObject, type JsonValue } from '../../base/json.ts'
import { SCORECARD, sealable } from './audit-trail.ts'
import type { AuditTrail, StoredRun } from '../ports.ts'

export interface TrailFault {
  /** The first wrong or missing record; null where the records hold. */
  readonly record: number | null
  readonly reason: ChainFault | 'run_differs' | 'disclosures_differ' | 'not_in_log'
}

/** Number of entries of a queued or running run: its opening and its subject. */
const OPENING = 2

const ENDS: Readonly<Record<StoredRun['status'], TerminalType | null>> = {
  queued: null,
  running: null,
  completed: 'scorecard.sealed',
  failed: 'run.failed',
}

/** The fault of a stored run; null when the run is unchanged. Never throws, whatever is stored. */
export function trailFault(run: StoredRun, { entries, disclosures }: AuditTrail): TrailFault | null {
  const records = entries.map(({ record }) => record)
  const chain = verifyChain(
    records,
    entries.map(({ hash }) => hash),
  )
  const isOpening = !chain.ok && chain.reason === 'unfinished' && chain.at === OPENING
  if (!chain.ok && !(isOpening && ENDS[run.status] === null))
    return { record: chain.at, reason: chain.reason }
  const misplaced = entries.findIndex(({ seq }, at) => seq !== at)
  if (misplaced !== -1) return { record: misplaced, reason: 'wrong_seq' }

  const [first, input, ...rest] = records.map((record) => JSON.parse(record) as AuditEntry)
  const last = rest.at(-1)
  const differs = { record: null, reason: 'run_differs' } as const
  if (first === undefined || input?.type !== 'input') return differs
  const subject = documentOf(run.subject)
  const scorecard = documentOf(run.scorecard)
  const isCompleted = run.status === 'completed'
  const agrees =
    first.run === run.id &&
    first.actor === run.keyId &&
    first.at === run.createdAt &&
    ENDS[run.status] === (last?.type ?? null) &&
    run.completedAt === (last?.at ?? null) &&
    run.failure === (last?.type === 'run.failed' ? canonicalJson(last.data) : null) &&
    run.auditHash === (isCompleted ? (entries.at(-1)?.hash ?? null) : null) &&
    (isCompleted ? scorecard !== undefined : run.scorecard === null)
  if (!agrees || subject === undefined) return differs

  const named = new Map(disclosures.map((disclosure) => [disclosure.name, disclosure]))
  /** Whether an entry has digests of exactly these fields, and the stored values match. */
  const disclosed = (
    entry: AuditEntry | undefined,
    fields: readonly (readonly [string, JsonValue, string])[],
  ) => {
    const digests = digestsIn(entry)
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

function digestsIn(entry: AuditEntry | undefined): readonly string[] {
  const digests = entry?.data['_sd']
  return Array.isArray(digests) ? digests.filter((digest) => typeof digest === 'string') : []
}
