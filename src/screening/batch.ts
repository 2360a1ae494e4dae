// A file of parties: which columns it has, what a row must hold, and how the findings are written.
import { csvCell } from '../base/csv-cell.ts'
import {
  type ScreeningFinding,
  type TypedParty,
  PartyUnreadable,
  readParty,
  type ScreenOptions,
  screenParty,
} from './screen.ts'
import type { Screener } from './screener.ts'
import type { WatchIndex, WatchList } from './watch-lists/watch-index.ts'

export interface BatchRow {
  readonly id: string
  readonly party: TypedParty
}

/** A file of parties that cannot be screened as it is, with what to mend. */
export class BatchUnreadable extends Error {}

const REQUIRED = ['id', 'name'] as const
const COLUMNS = [...REQUIRED, 'type', 'birth_date', 'country'] as const
type Column = (typeof COLUMNS)[number]

/** Mistakes that are listed before a file is refused: enough to see what they have in common. */
const MISTAKES_SHOWN = 20

/** Finds the columns of a file by its head; order and unknown columns do not matter. Throws BatchUnreadable. */
export function batchReader(head: readonly string[]): (cells: readonly string[], line: number) => BatchRow {
  const titles = head.map((title) => title.trim().toLowerCase())
  const at = new Map<Column, number>()
  for (const column of COLUMNS) {
    const position = titles.indexOf(column)
    if (position < 0) continue
    if (titles.indexOf(column, position + 1) >= 0)
      throw new BatchUnreadable(`the head has the column "${column}" twice`)
    at.set(column, position)
  }
  const missing = REQUIRED.filter((column) => !at.has(column))
  if (missing.length > 0 && head.length === 1 && head[0]?.includes(';') === true)
    throw new BatchUnreadable(
      'the columns are separated by semicolons; save the file as CSV with commas between them',
    )
  if (missing.length > 0)
    throw new BatchUnreadable(
      `the head lacks ${missing.map((column) => `"${column}"`).join(' and ')}; columns are ${COLUMNS.join(',')}, of which id and name are required`,
    )
  return (cells, line) => {
    const cell = (column: Column): string => cells[at.get(column) ?? -1] ?? ''
    if (cell('id').trim() === '') throw new BatchUnreadable(`line ${line}: the id is empty`)
    try {
      const party = readParty({
        name: cell('name'),
        type: cell('type'),
        birthDate: cell('birth_date'),
        country: cell('country'),
      })
      return { id: cell('id'), party }
    } catch (error) {
      throw error instanceof PartyUnreadable ? new BatchUnreadable(`line ${line}: ${error.message}`) : error
    }
  }
}

/** Reads every row, or none: all mistakes of a file are named at once. Throws BatchUnreadable. */
export function readBatch(
  head: readonly string[],
  rows: readonly { readonly cells: readonly string[]; readonly line: number }[],
): BatchRow[] {
  const read = batchReader(head)
  const mistakes: string[] = []
  const good = rows.flatMap(({ cells, line }) => {
    try {
      return [read(cells, line)]
    } catch (error) {
      if (!(error instanceof BatchUnreadable)) throw error
      mistakes.push(error.message)
      return []
    }
  })
  if (mistakes.length === 0) return good
  const more = mistakes.length - MISTAKES_SHOWN
  throw new BatchUnreadable(
    [...mistakes.slice(0, MISTAKES_SHOWN), ...(more > 0 ? [`and ${more} more`] : [])].join('\n  '),
  )
}

export const BATCH_HEAD = 'id,rank,list,record_id,matched_name,score,probability,level\n'

/** The lines of a row's findings, none where nothing was found, and the highest level among them. */
export async function screenRow<L extends WatchList>(
  screener: Screener,
  index: WatchIndex<L>,
  { id, party }: BatchRow,
  options: ScreenOptions,
): Promise<{ readonly lines: string; readonly level: ScreeningFinding['level'] }> {
  const findings = await screenParty(screener, index, party, options)
  const lines = findings.map(({ rank, list, record_id, matched_name, score, probability, level }) =>
    csvLine([id, String(rank), list, record_id, matched_name, String(score), String(probability), level]),
  )
  return { lines: lines.join(''), level: findings[0]?.level ?? 'none' }
}

/** With a line feed. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\n`
