// A fit of the published weights on a grid: one pass over all weights, each moved by a fixed factor where that lowers the loss.
// The same rows give the same table on every machine.
import { ALERT } from '../../src/names/calibrate/levels.ts'
import { ORGANISATION, PERSON } from '../../src/names/compare/weights.ts'

/** A weight of the table by its place in it: `PERSON conflict`, `ORGANISATION extra.name`. */
export type WeightName = string
export type WeightTable = ReadonlyMap<WeightName, number>

/** What a weight may be multiplied with. */
const FACTORS = [0.8, 0.9, 1.1, 1.25] as const
/** Share of the loss that a move must save: a smaller gain is noise of a few rows. */
const LEAST_GAIN = 0.002
/** Ten-thousandths around the alert threshold within which a row counts as partly right. */
const SOFT = 300

/** Not fitted: limits of the score, and shares of a word, which other rules depend on. */
const FIXED: ReadonlySet<string> = new Set(['rare', 'surely', 'acrossMost', 'stretchMost', 'plenty'])

/** The tables as the comparison reads them at each call. */
const TABLES: readonly (readonly [prefix: string, table: Record<string, number>])[] = [
  ['PERSON ', PERSON],
  ['ORGANISATION ', ORGANISATION as unknown as Record<string, number>],
  ['ORGANISATION extra.', ORGANISATION.extra],
]

/** The weights in the code now. */
export const weightsInCode = (): WeightTable =>
  new Map(
    TABLES.flatMap(([prefix, table]) =>
      Object.entries(table)
        .filter(([name, value]) => typeof value === 'number' && !FIXED.has(name))
        .map(([name, value]) => [prefix + name, value] as const),
    ),
  )

/** Runs the work with other weights in the tables, and puts the old ones back. */
export function withWeights<T>(weights: WeightTable, work: () => T): T {
  const before = weightsInCode()
  const put = (values: WeightTable): void => {
    for (const [prefix, table] of TABLES)
      for (const name of Object.keys(table)) {
        const value = values.get(prefix + name)
        if (value !== undefined) table[name] = value
      }
  }
  put(weights)
  try {
    return work()
  } finally {
    put(before)
  }
}

/** A row of a fit. */
export interface FitRow {
  readonly match: boolean
  /** How much an error counts; 0 for a stranger, whose alerts are limited instead. */
  readonly weight: number
  readonly fold: number
  /** The set and id of a stranger. */
  readonly stranger: { readonly set: string; readonly id: string } | undefined
}

/** The people of a set of strangers, and how many of 1,000 may raise an alert. */
export interface StrangerLimit {
  readonly people: number
  readonly perThousand: number
}

/** The scores of all rows with these weights. */
export type ScoreRows = (weights: WeightTable) => readonly number[]

interface Loss {
  readonly folds: ReadonlyMap<number, number>
  /** Whether strangers raise more alerts than they may. */
  readonly isOverLimit: boolean
}

const total = ({ folds }: Loss): number => [...folds.values()].reduce((sum, loss) => sum + loss, 0)

function lossOf(
  rows: readonly FitRow[],
  scores: readonly number[],
  limits: ReadonlyMap<string, StrangerLimit>,
  without: number | undefined,
): Loss {
  const folds = new Map<number, number>()
  const alerted = new Map<string, Set<string>>()
  for (const [at, { match, weight, fold, stranger }] of rows.entries()) {
    if (fold === without) continue
    const score = scores[at] as number
    if (stranger === undefined) {
      const error = 1 / (1 + Math.exp(((score - ALERT) / SOFT) * (match ? 1 : -1)))
      folds.set(fold, (folds.get(fold) ?? 0) + weight * error)
    } else if (score >= ALERT) {
      const ids = alerted.get(stranger.set) ?? new Set<string>()
      alerted.set(stranger.set, ids.add(stranger.id))
    }
  }
  // why all people, whatever the fold: those without a near party are in none
  const isOverLimit = [...limits].some(
    ([set, { people, perThousand }]) => (1_000 * (alerted.get(set)?.size ?? 0)) / people > perThousand,
  )
  return { folds, isOverLimit }
}

/** Whether the loss falls as a whole, and in all folds but one: a move that helps one fold alone was learned by heart. */
function isBetter(now: Loss, before: Loss): boolean {
  const saved = total(before) - total(now)
  const worse = [...before.folds].filter(([fold, loss]) => (now.folds.get(fold) ?? 0) > loss).length
  return !now.isOverLimit && saved > LEAST_GAIN * total(before) && worse <= 1
}

/** The table that one pass from `start` chooses for the rows outside of the fold `without`. */
export function fitWeights(
  rows: readonly FitRow[],
  scoreRows: ScoreRows,
  limits: ReadonlyMap<string, StrangerLimit>,
  start: WeightTable,
  without?: number,
): WeightTable {
  let chosen = start
  let best = lossOf(rows, scoreRows(start), limits, without)
  for (const [name, value] of start) {
    const [first] = FACTORS.map((factor) => {
      const weights = new Map(chosen).set(name, Math.round(value * factor))
      return { weights, loss: lossOf(rows, scoreRows(weights), limits, without) }
    })
      .filter(({ loss }) => isBetter(loss, best))
      .toSorted((a, b) => total(a.loss) - total(b.loss))
    if (first !== undefined) [chosen, best] = [first.weights, first.loss]
  }
  return chosen
}
