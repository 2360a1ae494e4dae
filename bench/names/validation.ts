// Whether the matcher generalises: every labelled set judged with penalties fitted on other rows. Prints the F1 of each set
// with the published weights, with weights fitted on four of five folds, and with weights fitted on the other sets.
import { ALERT } from '../../src/names/calibrate/levels.ts'
import { Matcher } from '../../src/names/matcher/matcher.ts'
import { evenWeights, type Factors, fitFactors, refactored } from './additive-model.ts'
import { figuresOf } from './figures.ts'
import { FOLDS, foldsByParty } from './folds.ts'
import { labelledRows } from './inputs.ts'
import { type Outcome, printed, progress, type Setup } from './report.ts'
import { type ScoredPair, scorePairSets } from './score-pairs.ts'
import { tableLines } from './statistics.ts'
import { strangerPairs } from './strangers.ts'

interface Example extends ScoredPair {
  readonly set: string
  readonly className: string
}

/** The goal: the F1 of a set whose rows were not fitted on is at most this much below the figure with its rows. */
const MOST_LOST = 0.03

/** Strengths of the pull towards the published weights, in examples, from the weakest. */
const PULLS = [12, 120, 1200] as const

/** Factors fitted with the pull that has the highest F1, on average over the sets, on folds outside of the fit: the weakest among equals. */
function fitted(examples: readonly Example[], folds: ReadonlyMap<string, number>): Factors {
  const fit = (rows: readonly Example[], pull: number): Factors =>
    fitFactors(rows, evenWeights(rows.map(({ set }) => set)), pull)
  const [best] = PULLS.map((pull) => {
    const unseen = byFold(examples, folds).flatMap(([inside, outside]) => judged(inside, fit(outside, pull)))
    return { pull, f1: meanF1(unseen) }
  }).toSorted((a, b) => b.f1 - a.f1)
  return fit(examples, (best as { pull: number }).pull)
}

/** The rows of each fold that has some, with all other rows. */
const byFold = (
  examples: readonly Example[],
  folds: ReadonlyMap<string, number>,
): [inside: Example[], outside: Example[]][] =>
  Array.from({ length: FOLDS }, (_, fold): [Example[], Example[]] => {
    const isInside = ({ row }: Example): boolean => folds.get(row.id) === fold
    return [examples.filter(isInside), examples.filter((each) => !isInside(each))]
  }).filter(([inside]) => inside.length > 0)

/** On average over the sets that have matches. */
function meanF1(examples: readonly Example[]): number {
  const each = groupsOf(examples, ({ set }) => set).flatMap(([, rows]) => f1Of(rows) ?? [])
  return each.reduce((sum, f1) => sum + f1, 0) / Math.max(1, each.length)
}

const judged = (examples: readonly Example[], factors: Factors): Example[] =>
  examples.map((example) => ({ ...example, score: refactored(example, factors) }))

const f1Of = (examples: readonly Example[]): number | null => figuresOf(examples).f1

const groupsOf = (examples: readonly Example[], keyOf: (each: Example) => string): [string, Example[]][] => {
  const groups = new Map<string, Example[]>()
  for (const example of examples) {
    const key = keyOf(example)
    const known = groups.get(key)
    if (known === undefined) groups.set(key, [example])
    else known.push(example)
  }
  return [...groups]
}

/** Strangers match no one: the table shows their alerts per 1,000 instead of F1. */
function alertRow(set: string, judgements: readonly (readonly Example[])[]): string[] {
  const alerts = judgements.map((examples) => {
    const alerted = examples.filter((each) => each.set === set && each.score >= ALERT)
    return ((1_000 * new Set(alerted.map(({ row }) => row.id)).size) / STRANGERS).toFixed(1)
  })
  return [`${set}, alerts per 1,000`, String(STRANGERS), ...alerts, '-', '-']
}

/** Classes with fewer rows have figures that one row moves by a tenth or more. */
const FEWEST_ROWS = 15

/** Strangers of each set that are searched. */
const STRANGERS = 2_500

export async function validation({ data }: Setup): Promise<Outcome> {
  const matcher = new Matcher()
  const labelled = labelledRows(data)
  progress('validation: searching the strangers')
  const strangers = await strangerPairs(matcher, data, labelled, STRANGERS)
  const sets = new Map([...scorePairSets(matcher, labelled), ...strangers])
  const examples = [...sets].flatMap(([set, rows]) =>
    rows.map((scored): Example => {
      const { tags } = scored.row
      return { ...scored, set, className: String(tags['class'] ?? tags['category'] ?? tags['group'] ?? '-') }
    }),
  )
  const folds = foldsByParty(examples.map(({ row }) => row))
  const heldOut = byFold(examples, folds).flatMap(([inside, outside], at) => {
    progress(`validation: fold ${at + 1} of ${FOLDS}`)
    return judged(inside, fitted(outside, folds))
  })
  const all = fitted(examples, folds)
  const inSet = judged(examples, all)
  const others = groupsOf(examples, ({ set }) => set).flatMap(([set, rows]) => {
    progress(`validation: without ${set}`)
    return judged(
      rows,
      fitted(
        examples.filter((each) => each.set !== set),
        folds,
      ),
    )
  })
  const of = (rows: readonly Example[], set: string): Example[] => rows.filter((each) => each.set === set)
  const setRows = [...sets.keys()].map((set) => {
    const [inside, left] = [f1Of(of(inSet, set)), f1Of(of(others, set))]
    if (strangers.has(set)) return alertRow(set, [examples, inSet, heldOut, others])
    const lost = inside === null || left === null ? null : inside - left
    return [
      set,
      String(of(examples, set).length),
      printed(f1Of(of(examples, set))),
      printed(inside),
      printed(f1Of(of(heldOut, set))),
      printed(left),
      lost === null ? '-' : (lost / 10_000).toFixed(4),
      lost === null ? '-' : lost <= MOST_LOST * 10_000 ? 'yes' : 'no',
    ]
  })
  const classRows = groupsOf(examples, ({ set, className }) => `${set} / ${className}`)
    .filter(([, rows]) => rows.length >= FEWEST_ROWS)
    .map(([key, rows]) => {
      const { matches, found, falseAlerts, f1 } = figuresOf(rows)
      const unseen = heldOut.filter(({ set, className }) => `${set} / ${className}` === key)
      return [
        key,
        ...[rows.length, matches, found, falseAlerts].map(String),
        printed(f1),
        printed(f1Of(unseen)),
      ]
    })
    .toSorted((a, b) => ((a[5] as string) < (b[5] as string) ? -1 : 1))
  return {
    lines: [
      ...(data === undefined
        ? ['The shared data folder is not beside the checkout: own rows only.', '']
        : []),
      `F1 at the alert threshold. "fitted": the factors of the penalties fitted on all rows; "five folds": fitted on the rows`,
      `of the other parties; "set left out": fitted on the other sets; "lost": fitted minus left out, ${MOST_LOST} at most.`,
      `Each fit chooses how far it may leave the published weights (a pull of ${PULLS.join(', ')} examples) by folds of its own rows.`,
      ...tableLines(
        ['set', 'rows', 'published', 'fitted', 'five folds', 'set left out', 'lost', 'within'],
        setRows,
      ),
      '',
      'Factors of the penalties, fitted on all rows; 1 is the published weight',
      ...tableLines(
        ['penalty', 'rows', 'factor'],
        [...all].map(([reason, factor]) => [
          reason,
          String(examples.filter(({ costs }) => reason in costs).length),
          factor.toFixed(2),
        ]),
      ),
      '',
      `Classes with ${FEWEST_ROWS} rows or more: F1 with the published weights and in five folds`,
      ...tableLines(['class', 'rows', 'matches', 'found', 'false', 'F1', 'five folds'], classRows),
    ],
  }
}
