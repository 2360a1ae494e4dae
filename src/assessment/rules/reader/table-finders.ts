// The compiled tables: one finder for each list of phrases. A language is compiled when its first quote is read.
import { LANGUAGES } from './languages/index.ts'
import type { LanguageTable, Period, TimeUnit } from './language-table.ts'
import { type Finder, phraseFinder } from './phrases.ts'

const LISTS = [
  'not', 'never', 'yet', 'but', 'self', 'other', 'hearsay', 'asks', 'would', 'whether', 'eager', 'later', 'spent', 'costs', 'outlay', 'uses',
  'penalty', 'lost', 'manual', 'pain', 'joined', 'committed', 'you', 'content', 'denies', 'rate', 'adverse',
] as const // prettier-ignore
export type List = (typeof LISTS)[number]

export interface TableFinders {
  readonly table: LanguageTable
  readonly find: Readonly<Record<List, Finder>>
  readonly units: readonly (readonly [TimeUnit, Finder])[]
  readonly each: readonly (readonly [Period, Finder])[]
  readonly times: readonly (readonly [number, TimeUnit, Finder])[]
}

const compiled = new Map<string, TableFinders>()

function compile(table: LanguageTable): TableFinders {
  const finder = (phrases: string): Finder => phraseFinder(phrases, table.boundary)
  const entries = LISTS.map((list) => [list, finder(table[list])] as const)
  const isComplete = (found: Partial<Record<List, Finder>>): found is Record<List, Finder> =>
    LISTS.every((list) => list in found)
  const find = Object.fromEntries(entries) as Partial<Record<List, Finder>>
  if (!isComplete(find)) throw new Error(`The table ${table.code} is not complete.`)
  return {
    table,
    find,
    // why not the boundary of words: a unit follows its number without a blank in many scripts
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

/** Every language, for texts whose language matters less than what they hold. */
export const allFinders = (): readonly TableFinders[] => LANGUAGES.map(findersOf)
