// Why a match has its score, as values: for JSON answers and for findings. Decimals have at most four places.
import { ALERT, type Level, STRONG } from '../calibrate/levels.ts'
import type { FactEffect, FactRule } from '../compare/score-record.ts'
import type { Penalty } from '../compare/score-name.ts'
import type { SimilarityRule } from '../compare/similarity.ts'
import type { Match } from '../matcher/matcher.ts'
import type { NameParse } from '../parse/read-name.ts'
import type { TokenRole, Token } from '../token/token.ts'
import type { NameKind } from '../parse/record.ts'
import { FACT_SAYS, LOSS_SAYS, RULE_SAYS } from './reasons.ts'

export interface ExplainedPart {
  readonly query: string
  readonly listed: string
  readonly rule: SimilarityRule
  readonly similarity: number
  /** How much the two words tell about identity, 0 to 1: a rare family name most. */
  readonly tells: number
  readonly says: string
}

export interface ExplainedWord {
  readonly side: 'query' | 'listed'
  readonly text: string
  readonly role: TokenRole
  readonly tells: number
}

export interface ExplainedLoss {
  readonly reason: Penalty['reason']
  readonly cost: number
  readonly words: readonly string[]
  readonly says: string
}

export interface ExplainedFact {
  readonly rule: FactRule
  /** Added to the score; negative when taken. */
  readonly effect: number
  readonly detail: string
  readonly parameters?: NonNullable<FactEffect['parameters']>
  readonly says: string
}

export interface MatchExplanation {
  readonly score: number
  readonly probability: number
  readonly level: Level
  readonly alert_from: number
  readonly strong_from: number
  readonly query: string
  readonly matched: { readonly name: string; readonly kind: NameKind } | null
  /** Score of the two names alone, before any other fact. */
  readonly name_score: number
  readonly parts: readonly ExplainedPart[]
  /** Parts that were compared and found no counterpart. */
  readonly unmatched: readonly ExplainedWord[]
  /** Parts that are not compared as words: particles, suffixes, legal forms, and what is beyond the longest name. */
  readonly beside: readonly ExplainedWord[]
  readonly losses: readonly ExplainedLoss[]
  readonly facts: readonly ExplainedFact[]
}

/** Ten-thousandths as a decimal of at most four places. */
export const decimal = (tenThousandths: number): number => Math.round(tenThousandths) / 10_000

export function explanation({ score, probability, level, detail }: Match): MatchExplanation {
  const { name, matched } = detail
  return {
    score: decimal(score),
    probability: decimal(probability),
    level,
    alert_from: decimal(ALERT),
    strong_from: decimal(STRONG),
    query: detail.query,
    matched: matched === undefined ? null : { name: matched.text, kind: matched.kind },
    name_score: decimal(name?.score ?? 0),
    parts: name === undefined ? [] : alignedParts(name),
    unmatched: name === undefined ? [] : sides(name, (side) => over(name, side)),
    beside: name === undefined ? [] : sides(name, (side) => notCompared(name, side)),
    losses: (name?.losses ?? []).map(({ reason, cost, words }) => ({
      reason,
      cost: decimal(cost),
      words,
      says: LOSS_SAYS[reason],
    })),
    facts: detail.facts.map(({ rule, effect, detail: about, parameters }) => ({
      rule,
      effect: decimal(effect),
      detail: about,
      ...(parameters !== undefined && { parameters }),
      says: FACT_SAYS[rule],
    })),
  }
}

type Scored = NonNullable<Match['detail']['name']>
type Side = 'left' | 'right'

const tokensAt = ({ tokens }: NameParse, at: readonly number[]): Token[] => at.flatMap((i) => tokens[i] ?? [])
const tellsOf = (tokens: readonly Token[]): number =>
  tokens.length === 0 ? 0 : tokens.reduce((sum, { weight }) => sum + weight, 0) / tokens.length

/** Hundredths to a decimal of two places. */
const share = (hundredths: number): number => Math.round(hundredths) / 100

function textOf({ text, value, prefix }: Token): string {
  return `${prefix === 'abd' ? 'abd ' : ''}${text === '' ? value : text}`
}

/** In the order of the query. */
function alignedParts({ alignment, left, right }: Scored): ExplainedPart[] {
  return alignment.pairs
    .toSorted((a, b) => (a.left[0] ?? 0) - (b.left[0] ?? 0))
    .map((pair) => {
      const ours = tokensAt(left, pair.left)
      const theirs = tokensAt(right, pair.right)
      return {
        query: ours.map(textOf).join(' '),
        listed: theirs.map(textOf).join(' '),
        rule: pair.rule,
        similarity: decimal(pair.score),
        tells: share((tellsOf(ours) + tellsOf(theirs)) / 2),
        says: RULE_SAYS[pair.rule],
      }
    })
}

function sides(scored: Scored, positions: (side: Side) => readonly number[]): ExplainedWord[] {
  return (['left', 'right'] as const).flatMap((side) =>
    tokensAt(scored[side], positions(side)).map((token) => ({
      side: side === 'left' ? ('query' as const) : ('listed' as const),
      text: textOf(token),
      role: token.role,
      tells: share(token.weight),
    })),
  )
}

const over = ({ alignment }: Scored, side: Side): readonly number[] =>
  side === 'left' ? alignment.leftOver : alignment.rightOver

function notCompared(scored: Scored, side: Side): number[] {
  const met = new Set([...over(scored, side), ...scored.alignment.pairs.flatMap((pair) => pair[side])])
  return [...scored[side].tokens.keys()].filter((at) => !met.has(at))
}
