// Labelled quotes: files of JSON lines, and the part of them that no table was written with.
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { sha256Hex } from '../../src/base/sha256.ts'
import type { QuoteReading } from '../../src/assessment/rules/reader/read-quote.ts'

export interface LabelledQuote {
  readonly id: string
  readonly language: string
  readonly pitch: string
  readonly icp: string
  readonly competitors: readonly string[]
  readonly verbatim: string
  readonly kind: string
  readonly labels: Omit<QuoteReading, 'spans'>
}

export const OWN = join(import.meta.dirname, 'own-quotes.jsonl')
const SHARED = resolve(import.meta.dirname, '../../../shared/data/assessment/quotes')

/** The shared rows, with the true quotes that are set beside an unrelated pitch; empty where they are not there. */
export const SHARED_FILES = ['quotes.jsonl', 'crosspaired.jsonl']
  .map((name) => join(SHARED, name))
  .filter((path) => existsSync(path))

export function labelledQuotes(path: string): readonly LabelledQuote[] {
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line) as LabelledQuote)
}

/** Quotes of the project up to this number were read while the first tables were written. */
const LAST_SEEN = 135

/**
 * The first quotes of the second to fourth writing. Each was measured before any table was changed, and then read. The fourth
 * denies throughout: of its 140 denials, 64 were found before.
 */
const LATER_WRITINGS = [420, 609, 840] as const

const numberOf = ({ id }: LabelledQuote): number => Number(id.replace('own-', ''))

/** The project's own quotes of one writing. */
export function ownWritten(rows: readonly LabelledQuote[], writing: 1 | 2 | 3 | 4): readonly LabelledQuote[] {
  const writingOf = (number: number): number => 1 + LATER_WRITINGS.filter((first) => number >= first).length
  return rows.filter((row) => writingOf(numberOf(row)) === writing)
}

/** The project's own quotes that no table was written with: those of odd numbers. */
export function ownHeldOut(rows: readonly LabelledQuote[]): readonly LabelledQuote[] {
  return ownWritten(rows, 1).filter((row) => numberOf(row) > LAST_SEEN && numberOf(row) % 2 === 1)
}

const FOLDS = 5
/** Tables were written with the errors of the first folds in view; the rows of the others were never read. */
const SEEN_FOLDS = 3
/** The split of the first measurement. Another one would let rows that were seen count as unseen. */
const SEED = 'reader-1:'

/** Pitches of the folds that were held out. Rows of one pitch tell like scenes, so a pitch is in one fold. */
export function heldOutPitches(rows: readonly LabelledQuote[]): ReadonlySet<string> {
  const pitches = [...new Set(rows.map(({ pitch }) => pitch))]
  const ranked = pitches
    .map((pitch) => ({ pitch, rank: sha256Hex(SEED + pitch) }))
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
  return new Set(ranked.filter((_, i) => i % FOLDS >= SEEN_FOLDS).map(({ pitch }) => pitch))
}
