// Scores the seven axes from the tables of rules (rules S-1 to S-8).
import type { Grade } from '../../../contract/vocabulary/provenance.ts'
import type { Cap, Point } from '../../../contract/vocabulary/scorecard.ts'
import { isAbsent, isMuted, type SignalEntry } from '../ledger/entry.ts'
import {
  type AxisId,
  labelOf,
  optionalKindsOf,
  byAxis,
  questionOf,
  requirementsOf,
} from '../protocol/axes.ts'
import type { Kind } from '../protocol/value-schemas.ts'
import type { AxisRules, Cited } from './axis-rules.ts'
import { distribution } from './distribution.ts'
import type { Dossier } from './dossier.ts'
import { economics } from './economics.ts'
import { founder } from './founder.ts'
import { market } from './market.ts'
import { assignBoosts, type Boost, boostsOf, objectionsTo } from './optional-evidence.ts'
import { outcomeOf, saidBy } from './outcomes.ts'
import { problem } from './problem.ts'
import { solutions } from './solutions.ts'
import { wedge } from './wedge.ts'

/** The scoring rules of one axis in Markdown. */
export function scoringRules(axis: AxisId): string {
  const { rules, caps } = AXIS_RULES[axis]
  const required = requirementsOf(axis).map(([kind, need]) => `- \`${kind}\`: ${need}`)
  const earned = rules.map(({ rule, text, selfAsserted, next }) => {
    const self = selfAsserted ? " (the founder's word is enough)" : ''
    return `- \`${rule}\` +1: ${text}${self}; missing: submit \`${next.kind}\``
  })
  const capped = caps.map(
    ({ cap, at, text, lift }) => `- \`${cap}\` caps the axis at ${at}: ${text}; lifted by \`${lift.kind}\``,
  )
  const optional = optionalKindsOf(axis).map(
    (kind) => `- \`${kind}\` +1: ${saidBy(kind).for}; -1: ${saidBy(kind).against}`,
  )
  return [
    `# ${labelOf(axis)} (\`${axis}\`)`,
    questionOf(axis),
    `## Required before scoring: +2\n\n${required.join('\n')}`,
    `## Earned by the required evidence, ${QUALITY_CEILING} at most\n\n${earned.join('\n')}`,
    `## Caps: the lowest that applies holds\n\n${[...capped, `- \`${UNREAD_CAP.cap}\` caps the axis at ${UNREAD_CAP.at}: ${UNREAD_CAP.text}`, `- \`${UNHEARD_CAP.cap}\` caps the axis at ${UNHEARD_CAP.at}: ${UNHEARD_CAP.text}`].join('\n')}`,
    `## Optional evidence, from ${BOOST_FROM} points on, ${MAX_SCORE} at most\n\n${optional.join('\n')}`,
  ]
    .join('\n\n')
    .concat('\n')
}

/** The table of every axis. */
export const AXIS_RULES: Readonly<Record<AxisId, AxisRules>> = {
  problem,
  market,
  solutions,
  wedge,
  distribution,
  economics,
  founder,
}

/** The highest quality that required evidence alone can give (S-2). */
export const QUALITY_CEILING = 8
/** The quality below which optional evidence earns nothing (S-3). */
export const BOOST_FROM = 4
export const MAX_SCORE = 10

export interface AxisScore {
  /** 0 to 10 (S-6). */
  readonly score: number
  readonly quality: number
  readonly boost: number
  readonly contradiction: number
  readonly points: Point[]
  readonly caps: Cap[]
}

export type AxisScores = Readonly<Record<AxisId, AxisScore>>

/** Scores all axes. Throws MissingEntry. */
export function scoreAxes(dossier: Dossier): AxisScores {
  return scoringOf(dossier).axes
}

/** The scores of all axes, with what of them can be kept when little of a ledger changes. */
export interface AxisScoring {
  readonly axes: AxisScores
  readonly parts: Readonly<Record<AxisId, Parts>>
}

/** Kinds of other axes that the rules of an axis read. Its own kinds it always reads. */
const READ_ELSEWHERE: Readonly<Record<AxisId, ReadonlySet<Kind>>> = {
  problem: new Set<Kind>(['icp_definition', 'dissatisfaction_quote', 'named_prospect']),
  market: new Set<Kind>(['pricing_row']),
  solutions: new Set<Kind>(['icp_definition']),
  wedge: new Set<Kind>(['icp_definition', 'named_competitor', 'dissatisfaction_quote', 'user_quote']),
  distribution: new Set<Kind>(['icp_definition', 'cac', 'breakeven_customers']),
  economics: new Set<Kind>(['icp_definition', 'acv_estimate']),
  founder: new Set<Kind>(['icp_definition']),
}

/**
 * Scores all axes. `before` is the scoring of a ledger that differs from this one in the entries `changed` alone, whether they
 * were added, removed, flagged or graded: axes that read none of them are not scored again. Throws MissingEntry.
 */
export function scoringOf(
  dossier: Dossier,
  before?: { readonly scoring: AxisScoring; readonly changed: readonly SignalEntry[] },
): AxisScoring {
  const parts = byAxis((axis) => {
    const isSame =
      before !== undefined &&
      !before.changed.some((entry) => entry.axis === axis || READ_ELSEWHERE[axis].has(entry.kind))
    return isSame ? before.scoring.parts[axis] : partsOf(AXIS_RULES[axis], dossier)
  })
  const boosts = assignBoosts(dossier, (axis, points) => scoreOf(parts[axis], points).score)
  return { axes: byAxis((axis) => explained(parts[axis], boosts[axis])), parts }
}

/** Scores one axis, as if no other axis used its optional sources. Throws MissingEntry. */
export function scoreAxis(axis: AxisId, dossier: Dossier): AxisScore {
  return explained(partsOf(AXIS_RULES[axis], dossier), boostsOf(axis, dossier))
}

/** What an axis has before optional evidence speaks for it. */
export interface Parts {
  readonly quality: number
  /** Points of required evidence. */
  readonly points: readonly Point[]
  readonly objections: readonly SignalEntry[]
  readonly caps: readonly Omit<Cap, 'binding'>[]
}

function partsOf(axis: AxisRules, dossier: Dossier): Parts {
  const { base, met, hit, words } = axis.read(dossier)
  const entries = new Map(dossier.counted.map((entry) => [entry.id, entry]))
  const entriesOf = (cited: Cited): readonly SignalEntry[] => cited.flatMap(({ id }) => entries.get(id) ?? [])
  const points: Point[] = [{ rule: 'base', points: 2, text: 'minimum signals present', cites: ids(base) }]
  axis.rules.forEach(({ rule, text, selfAsserted }, i) => {
    const cited = met[i]
    if (cited && earns(entriesOf(cited), selfAsserted))
      points.push({ rule, points: 1, text, cites: distinct(cited), ...spansOf(cited) })
  })
  const earned = points.reduce((sum, point) => sum + point.points, 0)
  const quality = Math.min(QUALITY_CEILING, earned) // S-2, S-7
  if (quality < earned)
    points.push({
      rule: 'quality_ceiling',
      points: quality - earned,
      text: 'required evidence alone tops out at 8',
      cites: [],
    })
  const objections = objectionsTo(axis.axis, dossier)
  const hits = [
    ...axis.caps.map((cap, i) => ({ ...cap, text: words[i] ?? cap.text, cited: hit[i] })),
    { ...UNREAD_CAP, cited: unreadMajority(weighed(axis.axis, dossier)) },
    { ...UNHEARD_CAP, cited: unheard(weighed(axis.axis, dossier)) },
  ]
  const caps = hits.flatMap(({ cap, at, text, cited }) =>
    cited ? [{ cap, at, text, cites: distinct(cited), ...spansOf(cited) }] : [],
  )
  return { quality, points, objections, caps }
}

/** S-3, S-5, S-6: `raw` before the caps. */
function scoreOf({ quality, objections, caps }: Parts, boost: number): { raw: number; score: number } {
  const lifted = quality >= BOOST_FROM ? quality + boost : quality
  const raw = Math.max(0, Math.min(MAX_SCORE, lifted - objections.length))
  return { raw, score: Math.min(raw, ...caps.map(({ at }) => at)) }
}

function explained(parts: Parts, boosts: readonly Boost[]): AxisScore {
  const { quality, objections, caps } = parts
  const boost = quality >= BOOST_FROM ? boosts.reduce((sum, { points }) => sum + points, 0) : 0
  const { raw, score } = scoreOf(parts, boost)
  const points = [...parts.points]
  for (const { kind, entry, points: earned } of boost > 0 ? boosts : [])
    points.push({
      rule: `boost_${kind}`,
      points: earned,
      text: `speaks for the axis: ${saidBy(kind).for}`,
      cites: [entry.id],
    })
  if (boosts.length > 0 && boost === 0)
    points.push({
      rule: 'no_rescue',
      points: 0,
      text: 'optional evidence cannot rescue an axis below 4',
      cites: boosts.map(({ entry }) => entry.id),
    })
  for (const { kind, id } of objections)
    // S-5
    points.push({
      rule: `contradiction_${kind}`,
      points: -1,
      text: `speaks against the axis: ${saidBy(kind).against}`,
      cites: [id],
    })
  return {
    score,
    quality,
    boost,
    contradiction: objections.length,
    points,
    caps: caps.map(({ cap, at, text, ...rest }): Cap => ({ cap, at, binding: raw > at, text, ...rest })),
  } // S-8
}

/** The entries of an axis whose sources count for its caps: one that speaks against the axis must not lift any (O-2). */
function weighed(axis: AxisId, dossier: Dossier): readonly SignalEntry[] {
  return dossier.counted.filter(
    (entry) => entry.axis === axis && (!isSeen(entry) || outcomeOf(entry, dossier) !== 'against'),
  )
}

/**
 * Whether a rule gives its point (P-4): nothing rests on a page without the claim, and beyond what the founder's word
 * earns, at least one entry was read or might be.
 */
function earns(cited: readonly SignalEntry[], selfAsserted: true | undefined): boolean {
  return selfAsserted ? !cited.some(isAbsent) : cited.some((entry) => !isMuted(entry))
}

/** With unread evidence alone, seven axes cannot reach the 56 points of `build` (P-4). */
export const UNREAD_CAP = {
  cap: 'evidence_unread',
  at: 6,
  text: 'most claims of the axis were not seen at their source: cite pages that can be read, or send an entry again when its page answers',
}

/** What customers say carries an axis of quotes; words that were not seen carry less than those of a page that was read. */
const UNHEARD_CAP = {
  cap: 'quotes_unread',
  at: 5,
  text: 'no quote of the axis was seen at its source: cite pages that can be read, or send a quote again when its page answers',
}

const CUSTOMER_QUOTES: ReadonlySet<Kind> = new Set([
  'user_quote',
  'counterfactual_quote',
  'dissatisfaction_quote',
])

/** The customers' quotes of an axis, if none of them was seen on its page; else null. */
function unheard(entries: readonly SignalEntry[]): Cited | null {
  const quotes = entries.filter(
    ({ kind, provenance }) => CUSTOMER_QUOTES.has(kind) && provenance !== undefined,
  )
  return quotes.length > 0 && !quotes.some(isSeen) ? quotes : null
}

/**
 * The entries of an axis whose claim was not seen on their page, if they are more than half of those with a page; else
 * null. Absent ones count with the unread: a worse grade must not lift a cap.
 */
function unreadMajority(entries: readonly SignalEntry[]): Cited | null {
  const sourced = entries.filter(({ provenance }) => provenance !== undefined && provenance.grade !== 'word')
  const unseen = sourced.filter((entry) => !isSeen(entry))
  return unseen.length * 2 > sourced.length ? unseen : null
}

const SEEN: ReadonlySet<Grade> = new Set<Grade>(['attested', 'read'])

const isSeen = ({ provenance }: SignalEntry): boolean => SEEN.has(provenance?.grade ?? 'word')

/** Where the words are that a rule rests on; without the member where no words were marked. */
function spansOf(cited: Cited): Pick<Point, 'spans'> {
  const spans = cited.flatMap(({ id, span }) => (span === undefined ? [] : [{ entry: id, ...span }]))
  return spans.length === 0 ? {} : { spans }
}

function ids(cited: Cited): string[] {
  return cited.map(({ id }) => id)
}

function distinct(cited: Cited): string[] {
  return [...new Set(ids(cited))]
}
