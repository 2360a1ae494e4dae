// Judges the answers to labelled subjects: which verdicts are right, whom a run confirms wrongly, and whom it misses.
import type { DiligenceVerdict, Run } from '../../src/contract/vocabulary/run.ts'

/** A record, by the id of its source and its own id. An id may be given without the digest behind it. */
export interface RecordName {
  readonly source: string
  readonly id: string
}

export interface TruthRow {
  readonly id: string
  readonly group: string
  readonly subject: Readonly<Record<string, unknown>>
  readonly why: string
  readonly expect: {
    /** Right with current lists. */
    readonly verdict_in: readonly DiligenceVerdict[]
    /** Wrong and harmless. */
    readonly tolerable?: readonly DiligenceVerdict[]
    readonly verdict_in_stale?: readonly DiligenceVerdict[]
    readonly tolerable_stale?: readonly DiligenceVerdict[]
    /** Records of the listed party; the findings must cite one of them. */
    readonly must_cite?: readonly RecordName[]
    /** `do_not_proceed` would be a false confirmation. */
    readonly must_not_confirm?: boolean
  }
}

/** What a server answered: a completed run, or the fields that it refused. */
export type TruthAnswer =
  | { readonly run: Pick<Run, 'verdict' | 'findings'>; readonly refused?: undefined }
  | { readonly refused: string; readonly run?: undefined }

export interface Judgement {
  readonly row: TruthRow
  readonly verdict: string
  readonly isRight: boolean
  /** Right, or wrong and harmless. */
  readonly isTolerable: boolean
  readonly isRefused: boolean
  /** A listed subject that passes. */
  readonly isMiss: boolean
  /** A listed subject behind `insufficient_data`. */
  readonly isMasked: boolean
  readonly isFalseConfirmation: boolean
  /** Undefined for a row that names no record. */
  readonly isCited: boolean | undefined
}

export type ListAge = 'today' | 'stale'

export function judge(row: TruthRow, answer: TruthAnswer, age: ListAge): Judgement {
  const { expect } = row
  const verdict = answer.run?.verdict ?? 'refused'
  const stale = age === 'stale'
  const right = (stale ? expect.verdict_in_stale : undefined) ?? expect.verdict_in
  const tolerable = (stale ? expect.tolerable_stale : expect.tolerable) ?? []
  const cited = (answer.run?.findings ?? []).flatMap(({ citations }) => citations)
  const isListed = expect.must_cite !== undefined
  const isCited = expect.must_cite?.some((wanted) => cited.some((one) => isSameRecord(wanted, one)))
  const among = (verdicts: readonly string[]): boolean => verdicts.includes(verdict)
  return {
    row,
    verdict,
    isRight: among(right),
    isTolerable: among(right) || among(tolerable),
    isRefused: answer.refused !== undefined,
    isMiss:
      isListed &&
      (among(['proceed', 'refused']) ||
        (isCited === false && among(['proceed_with_conditions', 'insufficient_data']))),
    isMasked: isListed && verdict === 'insufficient_data',
    isFalseConfirmation: expect.must_not_confirm === true && verdict === 'do_not_proceed',
    isCited,
  }
}

const withoutDigest = (id: string): string => id.split('-')[0] ?? id

const isSameRecord = (a: RecordName, b: RecordName): boolean =>
  a.source === b.source && (a.id === b.id || withoutDigest(a.id) === withoutDigest(b.id))

export interface Tally {
  readonly group: string
  readonly rows: number
  readonly right: number
  readonly tolerable: number
  readonly refused: number
  readonly misses: number
  readonly masked: number
  readonly falseConfirmations: number
  readonly mustCite: number
  readonly cited: number
  /** How often each verdict was given. */
  readonly verdicts: Readonly<Record<string, number>>
}

/** All rows first, then each group in the order of its first row. */
export function tallies(judgements: readonly Judgement[]): readonly Tally[] {
  const groups = Map.groupBy(judgements, ({ row }) => row.group)
  return [tallyOf('all', judgements), ...[...groups].map(([group, rows]) => tallyOf(group, rows))]
}

function tallyOf(group: string, judgements: readonly Judgement[]): Tally {
  const count = (holds: (judgement: Judgement) => boolean): number => judgements.filter(holds).length
  const verdicts: Record<string, number> = {}
  for (const { verdict } of judgements) verdicts[verdict] = (verdicts[verdict] ?? 0) + 1
  return {
    group,
    rows: judgements.length,
    right: count(({ isRight }) => isRight),
    tolerable: count(({ isTolerable }) => isTolerable),
    refused: count(({ isRefused }) => isRefused),
    misses: count(({ isMiss }) => isMiss),
    masked: count(({ isMasked }) => isMasked),
    falseConfirmations: count(({ isFalseConfirmation }) => isFalseConfirmation),
    mustCite: count(({ isCited }) => isCited !== undefined),
    cited: count(({ isCited }) => isCited === true),
    verdicts,
  }
}

const COLUMNS = ['right', 'tolerable', 'cited', 'refused', 'misses', 'masked', 'false conf'] as const
const VERDICTS = [
  ['do_not_proceed', 'stop'],
  ['enhanced_diligence', 'enhanced'],
  ['proceed_with_conditions', 'conditions'],
  ['proceed', 'proceed'],
  ['insufficient_data', 'no data'],
] as const

/** A table for people, one line for each group. */
export function truthTable(judgements: readonly Judgement[]): readonly string[] {
  const line = (first: string, cells: readonly (string | number)[]): string =>
    `${first.padEnd(20)}${cells.map((cell) => String(cell).padStart(11)).join('')}`
  const share = (part: number, whole: number): string =>
    whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)}%`
  return [
    line('group', ['rows', ...COLUMNS, ...VERDICTS.map(([, word]) => word)]),
    ...tallies(judgements).map((one) =>
      line(one.group, [
        one.rows,
        share(one.right, one.rows),
        share(one.tolerable, one.rows),
        share(one.cited, one.mustCite),
        one.refused,
        one.misses,
        one.masked,
        one.falseConfirmations,
        ...VERDICTS.map(([verdict]) => one.verdicts[verdict] ?? 0),
      ]),
    ),
  ]
}
