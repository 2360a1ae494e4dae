// O-2 as properties over generated ledgers: what is worse, or speaks against an axis, never raises total or estimate.
// The ledgers are weighed ones: flags and grades are drawn too, so that rules are tried with every standing of an entry.
import { describe, expect, test } from 'vitest'
import type { Grade } from '../../src/contract/vocabulary/provenance.ts'
import type { JsonObject, JsonValue } from '../../src/base/json.ts'
import { isLive, type Flag, type Ledger, type SignalEntry } from '../../src/assessment/rules/ledger/entry.ts'
import { AXES, byAxis, kindsOf, type AxisId } from '../../src/assessment/rules/protocol/axes.ts'
import { categoryIds, referenceClass } from '../../src/assessment/rules/protocol/reference-classes.ts'
import type { Kind } from '../../src/assessment/rules/protocol/value-schemas.ts'
import { allowanceFor, quoteGroups } from '../../src/assessment/rules/outcome/fabrication.ts'
import { logLikelihoodRatio } from '../../src/assessment/rules/outcome/estimate.ts'
import { ledgerOf } from '../vectors/assessment/examples.ts'
import {
  pick,
  randomSignals,
  randomSource,
  randomValue,
  shuffled,
} from '../vectors/assessment/random-signals.ts'
import { MissingEntry, openDossier } from '../../src/assessment/rules/scoring/dossier.ts'
import { OUTCOMES, outcomeOf } from '../../src/assessment/rules/scoring/outcomes.ts'
import { scoreAxes } from '../../src/assessment/rules/scoring/score.ts'

/** `npm run bench:laws` asks for 20,000. */
const LEDGERS = Number(process.env['ASSAY_TEST_LEDGERS'] ?? 1_000)
const SEED = Number(process.env['ASSAY_TEST_SEED']) || 20_261_124
type Random = () => number

/** From the best to the worst by what a grade earns (P-4); `word` has no page and cannot be compared with the others. */
const GRADES: readonly Grade[] = ['attested', 'read', 'unread', 'own', 'absent']
const FLAGS: readonly Flag[] = [
  'templated',
  'role_echo',
  'rival_marketing',
  'unmatched_competitor',
  'stale',
  'off_topic',
]

/** Grade and flags by chance, most of them good. */
function weighed(entry: SignalEntry, random: Random): SignalEntry {
  const grade = random() < 0.6 ? 'read' : pick(random, [...GRADES, 'word' as const])
  const flags = [...entry.flags, ...(random() < 0.1 ? [pick(random, FLAGS)] : [])]
  return { ...entry, flags, provenance: { grade, url: `https://site${Math.floor(random() * 40)}.com/p` } }
}

/** How often a ledger is tried with other grades and flags: its quotes are read once. */
const TRIES = 20
const ledgers = new Map<number, Ledger>()

function randomLedger(random: Random, seed: number): Ledger {
  const from = SEED + Math.floor((seed - SEED) / TRIES)
  const known = ledgers.get(from) ?? ledgerOf(randomSignals(randomSource(from))).filter(isLive)
  ledgers.set(from, known)
  return known.map((entry) => weighed(entry, random)).toSorted(byId)
}

const byId = (left: SignalEntry, right: SignalEntry): number => (left.id < right.id ? -1 : 1)

interface Result {
  readonly total: number
  readonly evidence: number
  /** The share for evidence that may be made up: a lower one raises the estimate (E-7). */
  readonly allowance: number
}

function resultOf(ledger: Ledger, category: string): Result | undefined {
  try {
    const axes = scoreAxes(openDossier(ledger, referenceClass(category), ESTABLISHED))
    const scores = byAxis((axis) => axes[axis].score)
    return {
      total: AXES.reduce((sum, axis) => sum + scores[axis], 0),
      evidence: logLikelihoodRatio(scores),
      allowance: allowanceFor(quoteGroups(ledger)),
    }
  } catch (error) {
    if (error instanceof MissingEntry) return undefined
    throw error
  }
}

const ESTABLISHED = new Set(['site1.com', 'site2.com', 'site3.com'])

function mustNotRise(before: Result | undefined, after: Result | undefined, what: unknown): boolean {
  if (before === undefined || after === undefined) return false
  if (
    after.total > before.total ||
    after.evidence > before.evidence + 1e-9 ||
    after.allowance < before.allowance
  )
    expect.fail(`${JSON.stringify(what)}: ${JSON.stringify(before)} -> ${JSON.stringify(after)}`)
  return true
}

/** Tries a law on ledgers until it was tried on all; the case gives undefined where it does not apply. */
function everyLedger(law: string, tryOne: (random: Random, category: string, seed: number) => boolean): void {
  test(`${law} (${LEDGERS} ledgers, seed ${SEED})`, () => {
    let tried = 0
    for (let at = 0; tried < LEDGERS; at++) {
      if (at > LEDGERS * 4) throw new Error(`only ${tried} of ${at} ledgers try the law`)
      const random = randomSource(SEED + at)
      if (tryOne(random, pick(random, categoryIds()), SEED + at)) tried++
    }
    expect(tried).toBe(LEDGERS)
  })
}

/** Fields with a direction, and a value that is worse than this one. */
const WORSE: readonly (readonly [Kind, (value: JsonObject, random: Random) => JsonObject])[] = [
  ['search_volume_snapshot', lower('monthly_volume', 0)],
  [
    'search_volume_snapshot',
    (value, random) => ({ trend_pct: Number(value['trend_pct'] ?? 0) - random() * 120 }),
  ],
  ['commitment_record', () => ({ type: 'waitlist' })],
  ['market_count_source', lower('count', 1)],
  ['competitor_pricing_scrape', (value) => ({ rows: freed(value['rows']) })],
  ['review_corpus_snapshot', higher('mean_rating', 5)],
  ['review_corpus_snapshot', lower('share_negative', 0)],
  [
    'wedge_test',
    (value, random) => ({
      result: Number(value['result']) + (value['better'] === 'lower' ? 1 : -1) * random() * 500,
    }),
  ],
  ['incumbent_roadmap_check', () => ({ contradicts: true })],
  ['channel_experiment', lower('customers', 0)],
  ['channel_experiment', higher('spend', 1e6)],
  ['willingness_to_pay_test', lower('accept_rate', 0)],
  ['retention_snapshot', (value, random) => ({ retained: shrunk(value['retained'], random()) })],
  ['founder_background_lookup', () => ({ finding_type: 'dispute' })],
  ['named_prospect', () => ({ contact_status: 'none' })],
  ['named_competitor', () => ({ offers_wedge: true })],
  ['replication_estimate', lower('months', 0)],
  ['domain_years', lower('years', 0)],
  ['shipped_artifact', () => ({ relation: 'unrelated' })],
  ['shipped_artifact', () => ({ adoption: { value: 0, unit: 'users' } })],
  ['founder_channel_fit', () => ({ quantity: { value: 0, unit: 'readers' } })],
]

function lower(field: string, least: number) {
  return (value: JsonObject, random: Random): JsonObject => {
    const present = Number(value[field] ?? least)
    const next = least + (present - least) * random()
    return {
      [field]:
        field === 'count' || field === 'customers' || field === 'monthly_volume' ? Math.floor(next) : next,
    }
  }
}

function higher(field: string, most: number) {
  return (value: JsonObject, random: Random): JsonObject => {
    const present = Number(value[field] ?? 0)
    return { [field]: present + (most - present) * random() }
  }
}

function freed(rows: JsonValue | undefined): JsonValue {
  return Array.isArray(rows) ? rows.map((row) => Object.assign({}, row, { price: 0 })) : []
}

function shrunk(retained: JsonValue | undefined, by: number): JsonValue {
  return Array.isArray(retained) ? retained.map((share) => Number(share) * by) : []
}

describe('O-2', () => {
  everyLedger(
    '(a) a worse number in a field with a direction raises neither total nor estimate',
    (random, category, seed) => {
      const ledger = randomLedger(random, seed)
      const [kind, worsen] = pick(random, WORSE)
      const entry = ledger.find((each) => each.kind === kind)
      if (entry === undefined) return false
      const value = { ...entry.value, ...worsen(entry.value, random) }
      const after = ledger.map((each) => (each === entry ? { ...each, value } : each))
      return mustNotRise(resultOf(ledger, category), resultOf(after, category), [kind, entry.value, value])
    },
  )

  everyLedger(
    '(b) an entry that speaks against an axis raises neither, one that speaks for it lowers neither',
    (random, category, seed) => {
      const ledger = randomLedger(random, seed)
      const [axis, kind] = pick(random, DIRECTED)
      const [added] = ledgerOf([{ axis, kind, value: directedValue(kind, random) }])
      if (added === undefined || ledger.some(({ id }) => id === added.id)) return false
      const entry = weighed({ ...added, flags: [] }, random)
      const after = [...ledger, entry].toSorted(byId)
      const outcome = read(entry, ledger, category)
      const [without, within] = [resultOf(ledger, category), resultOf(after, category)]
      if (outcome === 'against') return mustNotRise(without, within, entry)
      const isSeen = entry.flags.length === 0 && entry.provenance?.grade === 'read'
      return outcome === 'for' && isSeen ? mustNotRise(within, without, entry) : false
    },
  )

  everyLedger(
    '(c) order, and entries that were replaced or withdrawn, change nothing',
    (random, category, seed) => {
      const ledger = randomLedger(random, seed)
      const past = ledger
        .filter(() => random() < 0.3)
        .map((entry, at) => ({
          ...entry,
          id: `e_${at.toString(16).padStart(8, '0')}`,
          flags: [pick(random, ['superseded', 'withdrawn'] as const)],
          value: randomValue(entry.kind, random),
        }))
      const before = resultOf(ledger, category)
      const after = resultOf(shuffled([...ledger, ...past], random).toSorted(byId), category)
      expect(after).toEqual(before)
      return before !== undefined
    },
  )

  everyLedger('(d) a lower grade raises neither', (random, category, seed) => {
    const ledger = randomLedger(random, seed)
    const entry = pick(random, ledger)
    const grade = entry.provenance?.grade
    const rank = GRADES.findIndex((each) => each === grade)
    if (rank < 0 || rank === GRADES.length - 1) return false
    const lowered = pick(random, GRADES.slice(rank + 1))
    const after = ledger.map((each) =>
      each === entry ? { ...each, provenance: { ...each.provenance, grade: lowered } } : each,
    )
    return mustNotRise(resultOf(ledger, category), resultOf(after, category), [entry.kind, grade, lowered])
  })
})

/** Kinds of which an entry by itself speaks for an axis or against it, required ones among them. */
const DIRECTED: readonly (readonly [AxisId, Kind])[] = AXES.flatMap((axis) =>
  kindsOf(axis)
    .filter((kind) => kind in OUTCOMES)
    .map((kind): [AxisId, Kind] => [axis, kind]),
)

const DENIALS = [
  'We have no problem with unpaid balances, everyone pays by card.',
  'Nobody in our practice needs that, we are fine with what we have.',
  'Chairsoft does exactly what we need and we pay $200 a month for it gladly.',
  'Wir haben damit kein Problem und brauchen das nicht.',
  'I would not pay for it, it is not an issue for us at all.',
]

/** A value of a kind; every third customer denies the need. */
function directedValue(kind: Kind, random: Random): JsonObject {
  const value = randomValue(kind, random)
  return kind in DENIED && random() < 1 / 3 ? { ...value, verbatim: pick(random, DENIALS) } : value
}

const DENIED: { readonly [K in Kind]?: true } = { user_quote: true, dissatisfaction_quote: true }

function read(entry: SignalEntry, ledger: Ledger, category: string) {
  try {
    return outcomeOf(entry, openDossier(ledger, referenceClass(category), ESTABLISHED))
  } catch (error) {
    if (error instanceof MissingEntry) return 'silent'
    throw error
  }
}
