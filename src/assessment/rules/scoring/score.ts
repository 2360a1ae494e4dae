// Scores the seven axes from the tables of rules (rules S-1 to S-8).
import type { Grade } from '../../../contract/vocabulary/provenance.ts'
import type { Cap, Point } from '../../../contract/vocabulary/scorecard.ts'
import { isAbsent, isMuted, isOf, textOfField, type SignalEntry } from '../ledger/entry.ts'
import {
  type AxisId,
  labelOf,
  optionalKindsOf,
  byAxis,
  questionOf,
  requirementsOf,
} from '../protocol/axes.ts'
import { normalise } from '../reading/normalise.ts'
import type { AxisRules, Cited, Effect } from './axis-rules.ts'
import { distribution } from './distribution.ts'
import type { Dossier } from './dossier.ts'
import { economics } from './economics.ts'
import { founder } from './founder.ts'
import { market } from './market.ts'
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
    (kind) => `- \`${kind}\` +1, or -1 where it speaks against the axis`,
  )
  return [
    `# ${labelOf(axis)} (\`${axis}\`)`,
    questionOf(axis),
    `## Required before scoring: +2\n\n${required.join('\n')}`,
    `## Earned by the required evidence, ${QUALITY_CEILING} at most\n\n${earned.join('\n')}`,
    `## Caps: the lowest that applies holds\n\n${[...capped, `- \`${UNREAD_CAP.cap}\` caps the axis at ${UNREAD_CAP.at}: ${UNREAD_CAP.text}`].join('\n')}`,
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

/** Scores all axes, in axis order: an optional source that boosts one axis boosts no later one (S-4). */
export function scoreAxes(dossier: Dossier): AxisScores {
  const spent = new Set<string>()
  return byAxis((axis) => scoreAxis(AXIS_RULES[axis], dossier, spent))
}

/** Scores one axis; `spent` holds the optional sources that boosted an axis before. Throws MissingEntry. */
export function scoreAxis(axis: AxisRules, dossier: Dossier, spent: Set<string>): AxisScore {
  const { base, met, hit } = axis.read(dossier)
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

  const boosting = firstOfEach(axis, dossier, (entry, effect) => {
    return effect === 'boosts' && !isMuted(entry) && !spent.has(sourceOf(entry))
  })
  const boosts = quality >= BOOST_FROM ? boosting : [] // S-3
  for (const entry of boosts) {
    spent.add(sourceOf(entry)) // S-4
    const { kind } = entry
    points.push({ rule: `boost_${kind}`, points: 1, text: `optional evidence: ${kind}`, cites: [entry.id] })
  }
  if (boosting.length > boosts.length)
    points.push({
      rule: 'no_rescue',
      points: 0,
      text: 'optional evidence cannot rescue an axis below 4',
      cites: ids(boosting),
    })

  const [contradicting] = firstOfEach(axis, dossier, (_, effect) => effect === 'contradicts') // S-5
  if (contradicting !== undefined)
    points.push({
      rule: `contradiction_${contradicting.kind}`,
      points: -1,
      text: `optional evidence contradicts the axis: ${contradicting.kind}`,
      cites: [contradicting.id],
    })
  const contradiction = contradicting === undefined ? 0 : 1

  // S-6
  const raw = Math.max(0, Math.min(MAX_SCORE, quality + boosts.length - contradiction))
  const hits = [
    ...axis.caps.map((cap, i) => ({ ...cap, cited: hit[i] })),
    { ...UNREAD_CAP, cited: unreadMajority(dossier.counted.filter((entry) => entry.axis === axis.axis)) },
  ]
  const caps = hits.flatMap(({ cap, at, text, cited }): Cap[] =>
    cited ? [{ cap, at, binding: raw > at, text, cites: distinct(cited), ...spansOf(cited) }] : [],
  )
  const score = Math.min(raw, ...caps.map(({ at }) => at))
  return { score, quality, boost: boosts.length, contradiction, points, caps } // S-8
}

/**
 * Whether a rule gives its point (P-4): nothing rests on a page without the claim, and beyond what the founder's word
 * earns, at least one entry was read or might be.
 */
function earns(cited: readonly SignalEntry[], selfAsserted: true | undefined): boolean {
  return selfAsserted ? !cited.some(isAbsent) : cited.some((entry) => !isMuted(entry))
}

/** With unread evidence alone, seven axes cannot reach the 56 points of `build` (P-4). */
const UNREAD_CAP = {
  cap: 'evidence_unread',
  at: 6,
  text: 'most claims of the axis were not seen at their source: cite pages that can be read, or send an entry again when its page answers',
}

/**
 * The entries of an axis whose claim was not seen on their page, if they are more than half of those with a page; else
 * null. Absent ones count with the unread: a worse grade must not lift a cap.
 */
function unreadMajority(entries: readonly SignalEntry[]): Cited | null {
  const sourced = entries.filter(({ provenance }) => provenance !== undefined && provenance.grade !== 'word')
  const unseen = sourced.filter(({ provenance }) => !SEEN.has(provenance?.grade ?? 'word'))
  return unseen.length * 2 > sourced.length ? unseen : null
}

const SEEN: ReadonlySet<Grade> = new Set<Grade>(['attested', 'read'])

/** The first entry by id that qualifies, for each optional kind of the axis, in table order. */
function firstOfEach(
  axis: AxisRules,
  dossier: Dossier,
  qualifies: (entry: SignalEntry, effect: Effect) => boolean,
): readonly SignalEntry[] {
  return axis.optional.flatMap(({ kind, effectOf }) => {
    const entries = dossier.counted.filter((entry) => entry.axis === axis.axis && entry.kind === kind)
    return entries.find((entry) => qualifies(entry, effectOf(entry))) ?? []
  })
}

/** The key by which two optional entries have the same source (S-4). */
function sourceOf(entry: SignalEntry): string {
  if (isOf('commitment_record', entry))
    return `${entry.kind}|${normalise(entry.value.counterparty)}|${entry.value.date}`
  return `${entry.kind}|${textOfField(entry.value, 'source_url') ?? entry.id}`
}

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
