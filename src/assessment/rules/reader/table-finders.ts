// The compiled tables: one finder for each list of phrases. A language is compiled when its first quote is read.
import type { LanguageTable, Period, TimeUnit } from './languages/language-table.ts'
import { type Finder, phraseFinder, type TextSpan } from './phrases.ts'

const LISTS = [
  'not', 'yet', 'but', 'self', 'other', 'hearsay', 'asks', 'would', 'whether', 'eager', 'later', 'spent', 'unspent', 'ended', 'priced', 'costs', 'outlay', 'uses',
  'earned',
  'penalty', 'lost', 'manual', 'pain', 'joined', 'committed', 'you', 'content', 'denies', 'undenied', 'states', 'rhetorical', 'enough', 'rate', 'adverse',
] as const // prettier-ignore
export type List = (typeof LISTS)[number]

export interface TableFinders {
  readonly table: LanguageTable
  readonly find: Readonly<Record<List, Finder>>
  /** Short words of the language, which name nothing. */
  readonly common: Finder
  readonly rateBefore: Finder
  readonly units: readonly (readonly [TimeUnit, Finder])[]
  readonly each: readonly (readonly [Period, Finder])[]
  readonly times: readonly (readonly [number, TimeUnit, Finder])[]
}

const compiled = new Map<string, TableFinders>()

/** Compiled when it is first asked. The rules ask about one text several times in a row. */
function lazily(phrases: string, { boundary }: LanguageTable): Finder {
  let finder: Finder | undefined
  let last: { readonly text: string; readonly found: readonly TextSpan[] } | undefined
  return (text) => {
    if (last?.text !== text) last = { text, found: (finder ??= phraseFinder(phrases, boundary))(text) }
    return last.found
  }
}

function compile(table: LanguageTable): TableFinders {
  const finder = (phrases: string): Finder => lazily(phrases, table)
  return {
    table,
    find: Object.fromEntries(LISTS.map((list) => [list, finder(table[list] ?? '')])) as Record<List, Finder>,
    common: finder(table.common),
    rateBefore: finder(table.rateBefore ?? ''),
    units: Object.entries(table.units).map(([unit, phrases]) => [unit as TimeUnit, finder(phrases)]),
    each: Object.entries(table.each).map(([period, phrases]) => [period as Period, finder(phrases)]),
    times: table.times.map(([value, unit, phrases]) => [value, unit, finder(phrases)]),
  }
}

export function findersOf(table: LanguageTable): TableFinders {
  const known = compiled.get(table.code)
  if (known !== undefined) return known
  const made = compile(table)
  compiled.set(table.code, made)
  return made
}
