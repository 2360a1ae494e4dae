// Labelled rows from a folder of JSON Lines files, typed and otherwise as they are: what a property means is for the
// matcher to say, so nothing is renamed, trimmed or dropped here. A file without a set in its rows is a set of its name.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One side of a row is a whole record. `props` has FollowTheMoney names; `ids` only links to a list. */
export interface LabelledSide {
  readonly name: string | null
  readonly schema: string
  readonly props: Readonly<Record<string, readonly string[]>>
  readonly ids: Readonly<Record<string, string>>
}

export interface LabelledRow {
  readonly id: string
  readonly set: string
  readonly task: 'pair' | 'retrieve' | 'no_hit' | 'score'
  readonly query: LabelledSide
  /** Null: the row speaks about a whole list. */
  readonly candidate: LabelledSide | null
  readonly list: string | null
  /** Null: no truth label. */
  readonly match: boolean | null
  readonly tags: Readonly<Record<string, string | number | boolean>>
  /** Scores that peers recorded for this row. */
  readonly peer: Readonly<Record<string, number>>
  readonly note: string
  readonly source: string
}

const TASKS: readonly unknown[] = ['pair', 'retrieve', 'no_hit', 'score'] satisfies LabelledRow['task'][]

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function isSide(value: unknown): value is LabelledSide {
  return (
    isObject(value) &&
    (value['name'] === null || typeof value['name'] === 'string') &&
    typeof value['schema'] === 'string' &&
    isObject(value['props']) &&
    Object.values(value['props']).every(
      (list) => Array.isArray(list) && list.every((item) => typeof item === 'string'),
    ) &&
    isObject(value['ids'])
  )
}

function isRow(value: unknown): value is LabelledRow {
  return (
    isObject(value) &&
    ['id', 'set', 'note', 'source'].every((key) => typeof value[key] === 'string') &&
    TASKS.includes(value['task']) &&
    isSide(value['query']) &&
    (value['candidate'] === null || isSide(value['candidate'])) &&
    (value['list'] === null || typeof value['list'] === 'string') &&
    (value['match'] === null || typeof value['match'] === 'boolean') &&
    isObject(value['tags']) &&
    isObject(value['peer'])
  )
}

/** A set written for this project leaves out what is the same in all its rows. */
function filled(value: unknown, set: string): unknown {
  if (!isObject(value)) return value
  const side = (given: unknown): unknown => (isObject(given) ? { ids: {}, ...given } : given)
  const row = { set, list: null, tags: {}, peer: {}, note: '', source: '', ...value }
  return { ...row, query: side(value['query']), candidate: side(value['candidate'] ?? null) }
}

/** All rows of the .jsonl files of a folder, by set, in the order of the files' names and lines. */
export function readLabelled(folder: string): ReadonlyMap<string, readonly LabelledRow[]> {
  const sets = new Map<string, LabelledRow[]>()
  const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'))
  for (const file of files.toSorted()) {
    for (const [index, line] of readFileSync(join(folder, file), 'utf8').split('\n').entries()) {
      if (line.trim() === '') continue
      const row = filled(JSON.parse(line), file.slice(0, -'.jsonl'.length))
      if (!isRow(row)) throw new Error(`${file}, line ${index + 1}: not a labelled row`)
      const set = sets.get(row.set)
      if (set === undefined) sets.set(row.set, [row])
      else set.push(row)
    }
  }
  if (sets.size === 0) throw new Error(`${folder}: no .jsonl file with rows`)
  return sets
}
