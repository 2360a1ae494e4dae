// The entry that records a completed pass over a watched portfolio: what the verifiers read of it. Pure.
import { isJsonObject, type JsonObject, type JsonValue } from '../base/json.ts'
import type { AuditEntry } from './entry.ts'

export const WATCH_PASS = 'watch.pass'

/** A watch list as a pass compared it. */
export interface WatchedList {
  readonly id: string
  /** The snapshot of the pass before; null where there was none. */
  readonly from: string | null
  /** The snapshot of this pass; null where the list was not loaded. */
  readonly to: string | null
  readonly added: number
  readonly changed: number
  readonly removed: number
}

export interface WatchedPass {
  /** Id of the pass. */
  readonly pass: string
  readonly at: string
  /** `all`: every subject against every list. `changes`: against the records that changed. */
  readonly scope: string
  readonly subjects: number
  readonly screened: number
  readonly lists: readonly WatchedList[]
  /** `sha256`: over a line `id digest` for each alert in the order of their ids. */
  readonly alerts: { readonly count: number; readonly sha256: string }
}

/** Undefined where the data of the entry are not those of a pass. Members that it does not know do not matter. */
export function readWatchedPass({ type, at, data }: AuditEntry): WatchedPass | undefined {
  const { pass, scope, subjects, screened } = data
  const lists = listsOf(data['lists'])
  const alerts = alertsOf(data['alerts'])
  return type === WATCH_PASS &&
    typeof pass === 'string' &&
    typeof scope === 'string' &&
    isCount(subjects) &&
    isCount(screened) &&
    lists !== undefined &&
    alerts !== undefined
    ? { pass, at, scope, subjects, screened, lists, alerts }
    : undefined
}

function listsOf(value: JsonValue | undefined): readonly WatchedList[] | undefined {
  if (!Array.isArray(value)) return undefined
  const lists = (value as readonly JsonValue[]).flatMap((each) => listOf(each) ?? [])
  const ids = new Set(lists.map(({ id }) => id))
  return lists.length === value.length && ids.size === lists.length ? lists : undefined
}

function listOf(value: JsonValue): WatchedList | undefined {
  if (!isJsonObject(value)) return undefined
  const { id, from, to, added, changed, removed }: JsonObject = value
  return typeof id === 'string' &&
    isSnapshot(from) &&
    isSnapshot(to) &&
    isCount(added) &&
    isCount(changed) &&
    isCount(removed)
    ? { id, from, to, added, changed, removed }
    : undefined
}

function alertsOf(value: JsonValue | undefined): WatchedPass['alerts'] | undefined {
  if (!isJsonObject(value)) return undefined
  const { count, sha256 } = value
  return isCount(count) && typeof sha256 === 'string' ? { count, sha256 } : undefined
}

const isSnapshot = (value: JsonValue | undefined): value is string | null =>
  value === null || typeof value === 'string'
const isCount = (value: JsonValue | undefined): value is number => typeof value === 'number' && value >= 0

/** The line of an alert in the text that the digest of a pass is of. */
export const alertLine = (id: string, digest: string): string => `${id} ${digest}\n`

/**
 * The lists of a pass that it does not continue: it says that it began from another snapshot than the pass before left, or it lacks a
 * list of that pass. A pass that began from nothing continues every pass: the watch was begun again, or a pass in between failed.
 */
export function listsNotContinued(before: WatchedPass, { lists }: WatchedPass): readonly string[] {
  if (lists.every(({ from }) => from === null)) return []
  const left = new Map(before.lists.map(({ id, to }) => [id, to]))
  const ids = new Set(lists.map(({ id }) => id))
  return [
    ...lists.filter(({ id, from }) => from !== (left.get(id) ?? null)).map(({ id }) => id),
    ...before.lists.filter(({ id, to }) => to !== null && !ids.has(id)).map(({ id }) => id),
  ]
}
