// Screens the parts of a batch in their order. The filter works on the next parts meanwhile, on threads of its own.
import type { MetMatch } from '../../cases/met-match.ts'
import { type DecidedMatch, decisionOn } from '../../cases/rules/set-aside.ts'
import type { BatchMatch, ScreenedRow } from '../../contract/vocabulary/batch.ts'
import type { AlertFilter } from '../../screening/alert-filter.ts'
import type { Screener } from '../../screening/screener.ts'
import type { WatchIndex } from '../../screening/watch-lists/watch-index.ts'
import type { BatchPart, ScreenedPart } from '../ports.ts'
import { type ReadSubject, readSubject, screenSubject } from '../screen-subject.ts'
import { linesOf, resultLine, type WaitingRow } from './batch-row.ts'

interface Parts {
  /** The next parts without results after this number. */
  next(after: number, limit: number): Promise<readonly BatchPart[]>
  put(part: ScreenedPart): Promise<void>
  /** What was decided about the matches of these subjects before, by the key of each. */
  decided(subjectKeys: readonly string[]): Promise<ReadonlyMap<string, readonly DecidedMatch[]>>
  /** The key of the subject of a row. */
  keyOf(row: WaitingRow, subject: ReadSubject): string
}

interface Against {
  /** Rows of all parts. */
  readonly rows: number
  readonly screener: Screener
  readonly index: WatchIndex
}

interface FilteredPart {
  readonly seq: number
  readonly rows: readonly {
    readonly row: WaitingRow
    readonly subject: ReadSubject | undefined
    readonly isNear: boolean
  }[]
}

/** False if the signal was aborted before the end. */
export async function screenParts(against: Against, parts: Parts, signal: AbortSignal): Promise<boolean> {
  const filter = against.screener.filter(against.index, against.rows)
  const ahead = filter.parallel + 1
  const waiting: Promise<FilteredPart>[] = []
  try {
    for (let last = -1; !signal.aborted;) {
      if (waiting.length < ahead)
        for (const part of await parts.next(last, ahead - waiting.length)) {
          const filtered = filteredPart(part, filter)
          // why: it is awaited only after the parts before it
          filtered.catch(() => undefined)
          waiting.push(filtered)
          last = part.seq
        }
      const first = waiting.shift()
      if (first === undefined) return true
      await parts.put(await screenPart(await first, against, parts))
    }
    return false
  } finally {
    await filter.close()
  }
}

async function filteredPart({ seq, input }: BatchPart, filter: AlertFilter): Promise<FilteredPart> {
  const rows = linesOf(input).map((line) => JSON.parse(line) as WaitingRow)
  const subjects = rows.map((row) => ('subject' in row ? readSubject(row.subject) : undefined))
  const flags = await filter.haveAlerts(subjects.map((subject) => subject?.parties ?? []))
  return {
    seq,
    rows: rows.map((row, at) => ({ row, subject: subjects[at], isNear: flags[at] === 1 })),
  }
}

async function screenPart(
  { seq, rows }: FilteredPart,
  { screener, index }: Against,
  parts: Parts,
): Promise<ScreenedPart> {
  let [confirmed, possible, results] = [0, 0, '']
  const met = new Map<WaitingRow, readonly MetMatch[]>()
  const keys = new Map<WaitingRow, string>()
  for (const { row, subject, isNear } of rows) {
    if (subject === undefined || !(isNear || isNumbered(subject, index))) continue
    const found = await screenSubject(subject, index, screener)
    if (found.length === 0) continue
    met.set(row, found)
    keys.set(row, parts.keyOf(row, subject))
  }
  const decided = await parts.decided([...keys.values()])
  for (const { row, subject } of rows) {
    const decisions = decided.get(keys.get(row) ?? '') ?? []
    const result = subject === undefined ? refused(row) : foundIn(row, met.get(row) ?? [], decisions)
    if (result.outcome === 'confirmed') confirmed++
    if (result.outcome === 'possible') possible++
    results += resultLine(result)
  }
  return { seq, confirmed, possible, results }
}

const isNumbered = ({ numbers }: ReadSubject, index: WatchIndex): boolean =>
  index.numbers.holdersOf(numbers).length > 0

function foundIn(
  { line, ref }: WaitingRow,
  met: readonly MetMatch[],
  decisions: readonly DecidedMatch[],
): ScreenedRow {
  const matches = met.map(({ match, evidence }): BatchMatch => {
    const decision = decisionOn(decisions, evidence)
    return decision === undefined ? match : { ...match, decision }
  })
  const isCounted = ({ active, decision }: BatchMatch): boolean => active && decision?.setAside !== true
  // why the first: they are in the order of their weight
  const weightiest = matches.find(isCounted)?.outcome ?? 'dismissed'
  const outcome = weightiest === 'dismissed' ? 'clear' : weightiest
  return { line, ...(ref !== undefined && { ref }), outcome, matches }
}

const refused = (row: WaitingRow): ScreenedRow => ({
  line: row.line,
  ...(row.ref !== undefined && { ref: row.ref }),
  outcome: 'refused',
  matches: [],
  error: 'message' in row ? row.message : 'cannot be read',
})
