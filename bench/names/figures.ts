// The quality of scored rows in whole ten-thousandths, over the sets, parts and categories that are reported.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ALERT } from '../../src/names/calibrate/levels.ts'
import { whole } from './report.ts'
import type { ScoredPair } from './score-pairs.ts'
import { auc, bestQuality, qualityAt, type Scored } from './statistics.ts'

export interface Figures {
  readonly rows: number
  readonly matches: number
  /** Matches, and non-matches, at the threshold or above. */
  readonly found: number
  readonly falseAlerts: number
  readonly precision: number | null
  readonly recall: number | null
  readonly f1: number | null
  readonly auc: number | null
  readonly bestF1: number | null
  readonly bestAt: number | null
}

/** `unit`: what a score of 1 is, 10,000 for ours. */
export function figuresOf(rows: readonly Scored[], threshold: number = ALERT, unit = 10_000): Figures {
  const { precision, recall, f1 } = qualityAt(rows, threshold)
  const best = bestQuality(rows)
  const matches = rows.filter(({ match }) => match)
  const called = rows.filter(({ score }) => score >= threshold)
  const found = called.filter(({ match }) => match).length
  // Where nothing should be found, only the count of false alerts has a meaning.
  const share = (figure: number): number | null => (matches.length === 0 ? null : whole(figure))
  return {
    rows: rows.length,
    matches: matches.length,
    found,
    falseAlerts: called.length - found,
    precision: share(precision),
    recall: share(recall),
    f1: share(f1),
    auc: whole(auc(rows)),
    bestF1: share(best.f1),
    bestAt: whole(best.threshold / unit),
  }
}

const Contradicted = z.array(z.object({ id: z.string(), reason: z.string() }))

/** Rows whose label another row contradicts, with the reason. They stay in every figure but one. */
export const contradicted = Contradicted.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, 'contradicted.json'), 'utf8')),
)
const CONTRADICTED = new Set(contradicted.map(({ id }) => id))

export interface Part {
  readonly name: string
  readonly rows: readonly ScoredPair[]
}

const isWeak = ({ row }: ScoredPair): boolean => row.tags['quality'] === 'WEAK'

/** A set as it is reported: whole, and also without its doubtful rows if it has any. */
export function partsOf(set: string, rows: readonly ScoredPair[]): readonly Part[] {
  const all = { name: set, rows }
  if (set !== 'nk_name_bench') return [all]
  const strong = rows.filter((row) => !isWeak(row))
  const sure = strong.filter(({ row }) => !CONTRADICTED.has(row.id))
  return [
    all,
    { name: `${set} without WEAK`, rows: strong },
    { name: `${set} without WEAK and contradicted`, rows: sure },
  ]
}

/** Categories in the order of their first row; groups where a set has them. */
export function categoriesOf(rows: readonly ScoredPair[]): readonly Part[] {
  const parts = new Map<string, ScoredPair[]>()
  for (const scored of rows) {
    const tag = scored.row.tags['group'] ?? scored.row.tags['category'] ?? scored.row.tags['class']
    if (tag === undefined) continue
    const known = parts.get(String(tag))
    if (known === undefined) parts.set(String(tag), [scored])
    else known.push(scored)
  }
  return [...parts].map(([name, part]) => ({ name, rows: part }))
}

/** Figures by `set`, `set without ...` and `set / category`. */
export function figuresOfSets(sets: ReadonlyMap<string, readonly ScoredPair[]>): Record<string, Figures> {
  const figures: Record<string, Figures> = {}
  for (const [set, rows] of sets) {
    for (const part of partsOf(set, rows)) figures[part.name] = figuresOf(part.rows)
    for (const part of categoriesOf(rows)) figures[`${set} / ${part.name}`] = figuresOf(part.rows)
  }
  return figures
}
