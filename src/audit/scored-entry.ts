// Reads an entry that seals a scorecard of an assessment: the scores, and each entry of the ledger with the grade of its evidence.
import { isJsonObject, type JsonObject, type JsonValue } from '../base/json.ts'
import type { AuditEntry } from './entry.ts'

export const SCORED = 'assessment.scored'

/** An axis with its score, and the ids of the entries of the ledger that its points cite. */
export interface SealedAxis {
  readonly id: string
  readonly score: number
  readonly cites: readonly string[]
}

/** An entry of the ledger as it was judged. */
export interface GradedEntry {
  readonly id: string
  readonly axis: string
  readonly kind: string
  /** How far its claim was seen at its source (rule P-3). */
  readonly grade: string
  /** Whether a check of its quote at the source confirmed it. */
  readonly verified: boolean
  readonly flags: readonly string[]
}

export interface ScoredEntry {
  /** Revision of the ledger. */
  readonly revision: number
  readonly category: string
  /** The category that was asked for, where another one was used (rule V-7). */
  readonly requested: string | undefined
  readonly protocol: string
  /** Digest of the operator's settings that a score depends on. */
  readonly settings: string
  readonly total: number
  readonly verdict: string
  readonly axes: readonly SealedAxis[]
  readonly entries: readonly GradedEntry[]
  /** Ids of entries that had changed since an earlier scoring although Assay had not changed them. */
  readonly altered: readonly string[]
  /** Leaves of the log whose entry was found not to be stored when it was scored: a run or a scoring was deleted. */
  readonly lost: readonly number[]
  /** Digests of the pitch, of each entry of the ledger and of the whole assessment. */
  readonly digests: readonly string[]
}

/** Undefined where the data of the entry are not those of a scorecard. Members that it does not know do not matter. */
export function readScored({ type, data }: AuditEntry): ScoredEntry | undefined {
  const { revision, category, requested, protocol, settings, total, verdict } = data
  const axes = listOf(data['axes'], axisOf)
  const entries = listOf(data['entries'], gradedOf)
  const altered = listOf(data['altered'] ?? [], textOf)
  const lost = listOf(data['lost'] ?? [], countOf)
  const digests = listOf(data['_sd'], textOf)
  const isScored =
    type === SCORED &&
    isCount(revision) &&
    typeof category === 'string' &&
    (requested === undefined || typeof requested === 'string') &&
    typeof protocol === 'string' &&
    typeof settings === 'string' &&
    isCount(total) &&
    typeof verdict === 'string'
  if (!isScored || !axes || !entries || !altered || !lost || !digests) return undefined
  return {
    revision,
    category,
    requested,
    protocol,
    settings,
    total,
    verdict,
    axes,
    entries,
    altered,
    lost,
    digests,
  }
}

function axisOf(value: JsonValue): SealedAxis | undefined {
  if (!isJsonObject(value)) return undefined
  const { id, score } = value
  const cites = listOf(value['cites'], textOf)
  return typeof id === 'string' && isCount(score) && cites ? { id, score, cites } : undefined
}

function gradedOf(value: JsonValue): GradedEntry | undefined {
  if (!isJsonObject(value)) return undefined
  const { id, axis, kind, grade, verified }: JsonObject = value
  const flags = listOf(value['flags'], textOf)
  return typeof id === 'string' &&
    typeof axis === 'string' &&
    typeof kind === 'string' &&
    typeof grade === 'string' &&
    typeof verified === 'boolean' &&
    flags
    ? { id, axis, kind, grade, verified, flags }
    : undefined
}

const textOf = (value: JsonValue): string | undefined => (typeof value === 'string' ? value : undefined)
const countOf = (value: JsonValue): number | undefined => (isCount(value) ? value : undefined)
const isCount = (value: JsonValue | undefined): value is number => typeof value === 'number' && value >= 0

/** Undefined where it is no list, or one of its items is none of these. */
function listOf<T>(
  value: JsonValue | undefined,
  itemOf: (item: JsonValue) => T | undefined,
): readonly T[] | undefined {
  if (!Array.isArray(value)) return undefined
  const items = (value as readonly JsonValue[]).flatMap((item) => itemOf(item) ?? [])
  return items.length === value.length ? items : undefined
}

/**
 * The name of a value behind a digest of such an entry: `pitch`, `assessment` or `entry.ID`, and the number of the first scoring
 * that sealed it. A value that did not change keeps its name, salt and digest in the scorings after it.
 */
export const scoredName = (part: string, seq: number): string => `${part}.${seq}`

/** What a value is of: its name without the number. */
export const partOf = (name: string): string => name.slice(0, Math.max(0, name.lastIndexOf('.')))
