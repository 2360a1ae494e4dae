// How well pairs are judged: each labelled set and category at the published threshold, beside the scores that peers
// recorded for the same rows and the similarity of pg_trgm computed in this run.
import { ALERT } from '../../src/names/calibrate/levels.ts'
import { Matcher } from '../../src/names/matcher/matcher.ts'
import { recordOf } from '../../src/screening/pairs.ts'
import { categoriesOf, contradicted, type Figures, figuresOf, figuresOfSets, partsOf } from './figures.ts'
import { labelledRows } from './inputs.ts'
import type { LabelledRow, LabelledSide } from './labelled.ts'
import { pgTrgm } from './peers/pg-trgm.ts'
import { type Outcome, printed, progress, type Setup } from './report.ts'
import { reliability, reliabilityLines } from './reliability.ts'
import { type ScoredPair, scorePairSets, sideOf } from './score-pairs.ts'
import { tableLines } from './statistics.ts'

type PairSets = ReadonlyMap<string, readonly ScoredPair[]>

/** Scores from 0 to 1 of another matcher; a row without one is left out of its figures. */
interface Judge {
  readonly name: string
  readonly threshold: number
  readonly score: (row: LabelledRow) => number | undefined
}

/** The lines at which these peers call a pair a match by their own documents. */
const RECORDED: readonly Judge[] = [
  {
    name: 'nomenklatura logic-v2, their published run',
    threshold: 0.7,
    score: ({ peer }) => peer['nomenklatura_logic_v2'],
  },
  { name: 'Watchman, recorded upstream', threshold: 0.8, score: ({ peer }) => peer['watchman'] },
]

const namesOf = (side: LabelledSide | null): string[] =>
  side === null ? [] : recordOf(sideOf(side)).names.map(({ text }) => text)

/** Similarity of the nearest two names of a pair; undefined where no PostgreSQL is given. */
async function trigrams(sets: PairSets): Promise<Judge | undefined> {
  const url = process.env['ASSAY_TEST_DATABASE_URL']
  if (url === undefined) return undefined
  const peer = await pgTrgm('gist', url)
  const scores = new Map<string, number>()
  for (const { row } of [...sets.values()].flat()) {
    let best = 0
    for (const a of namesOf(row.query))
      for (const b of namesOf(row.candidate)) best = Math.max(best, (await peer.similarity?.(a, b)) ?? 0)
    scores.set(row.id, best)
  }
  await peer.close()
  return { name: 'pg_trgm similarity()', threshold: 0.3, score: ({ id }) => scores.get(id) }
}

const FIGURES = ['precision', 'recall', 'F1', 'AUC', 'best F1', 'at'] as const

const cells = ({ precision, recall, f1, auc, bestF1, bestAt }: Figures): string[] =>
  [precision, recall, f1, auc, bestF1, bestAt].map(printed)

const oneSided = (rows: readonly ScoredPair[]): boolean => rows.every(({ match }) => match)

function contenderRows(name: string, rows: readonly ScoredPair[], judges: readonly Judge[]): string[][] {
  const ours = figuresOf(rows)
  const line = (who: string, threshold: number, figures: Figures): string[] => [
    name,
    who,
    String(figures.rows),
    threshold.toFixed(2),
    ...cells(figures),
  ]
  return [
    line('Assay', ALERT / 10_000, ours),
    ...judges.flatMap((judge) => {
      const scored = rows.flatMap(({ row, match }) => {
        const score = judge.score(row)
        return score === undefined ? [] : [{ score, match }]
      })
      if (scored.length === 0) return []
      return [line(judge.name, judge.threshold, figuresOf(scored, judge.threshold, 1))]
    }),
  ]
}

function recallLines(set: string, rows: readonly ScoredPair[]): string[] {
  const below = rows.filter(({ score }) => score < ALERT)
  const found = rows.length - below.length
  return [
    `${set}: ${found} of ${rows.length} at the alert threshold or above (recall ${printed(figuresOf(rows).recall)})`,
    ...below.map(({ row, score }) => `  below: ${row.id} ${printed(score)}`),
  ]
}

export async function quality({ data }: Setup): Promise<Outcome> {
  const sets = scorePairSets(new Matcher(), labelledRows(data))
  progress(`quality: ${[...sets.values()].flat().length} pairs scored`)
  const pg = await trigrams(sets)
  const judges = [...RECORDED, ...(pg === undefined ? [] : [pg])]
  const twoSided = [...sets].filter(([, rows]) => !oneSided(rows))
  const contenders = twoSided.flatMap(([set, rows]) =>
    partsOf(set, rows).flatMap((part) => contenderRows(part.name, part.rows, judges)),
  )
  const categories = twoSided.flatMap(([set, rows]) =>
    categoriesOf(rows).map((part) => {
      const figures = figuresOf(part.rows)
      const counts = [figures.rows, figures.matches, figures.found, figures.falseAlerts].map(String)
      return [set, part.name, ...counts, ...cells(figures)]
    }),
  )
  const kept = reliability([...sets.values()].flat())
  const alone = [...sets]
    .filter(([, rows]) => oneSided(rows))
    .flatMap(([set, rows]) => recallLines(set, rows))
  const absent =
    data === undefined ? ['The shared data folder is not beside the checkout: own rows only.', ''] : []
  const skipped = pg === undefined ? ['pg_trgm skipped: ASSAY_TEST_DATABASE_URL is not set.', ''] : []
  return {
    lines: [
      ...absent,
      ...skipped,
      'Pair sets. A peer is judged at its own documented line; rows it has no score for are left out of its figures.',
      ...tableLines(['set', 'contender', 'rows', 'line', ...FIGURES], contenders),
      '',
      ...(alone.length === 0 ? [] : ['Sets of matches alone', ...alone, '']),
      ...(data === undefined ? [] : contradictedLines()),
      ...reliabilityLines(kept),
      'Categories (groups of nk_name_bench): matches, those of them found, and false alerts at the alert threshold',
      ...tableLines(['set', 'category', 'rows', 'matches', 'found', 'false', ...FIGURES], categories),
    ],
    frozen: {
      quality: figuresOfSets(sets),
      // why with the shared sets only: half of the table would be another table
      ...(data === undefined ? {} : { reliability: kept }),
      rows: Object.fromEntries(
        [...sets].map(([set, rows]) => [set, rows.map(({ row, score, why }) => [row.id, score, why])]),
      ),
    },
  }
}

const contradictedLines = (): string[] => [
  `Contradicted rows of nk_name_bench: ${contradicted.length}`,
  ...contradicted.map(({ id, reason }) => `  ${id}  ${reason}`),
  '',
]
