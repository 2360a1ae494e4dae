// Named table of data: what an entry of a kind with a direction says about its axis: for it, against it, or nothing (rules O-1
// and O-3). Thresholds without a source are design choices. Kinds that are not here have no direction: their figures must agree
// with those of other entries, so that a better figure is not better evidence.
import { testOutcome } from '../feasibility/prohibition.ts'
import type { EntryOutcome } from '../../../contract/vocabulary/provenance.ts'
import { convert } from '../../../reference/currency.ts'
import type { SignalEntry } from '../ledger/entry.ts'
import type { AxisId } from '../protocol/axes.ts'
import { behaviourLevel, deniesNeed } from '../reading/behaviour.ts'
import { roleClass } from '../reading/lexicon.ts'
import { pageKeyOf } from '../reading/source.ts'
import { ADVERSE_FINDINGS } from '../protocol/limits.ts'
import type { Kind, ValueOf } from '../protocol/value-schemas.ts'
import type { Dossier } from './dossier.ts'

export interface OutcomeRow<K extends Kind> {
  readonly for: string
  readonly against: string
  /** Where the thresholds come from. */
  readonly source: string
  readonly read: (value: ValueOf<K>, dossier: Dossier, axis: AxisId) => EntryOutcome
}

const DESIGN = 'design choice'

/** Commitments in which a person gave up money or signed for a pilot. */
const HARD: ReadonlySet<ValueOf<'commitment_record'>['type']> = new Set([
  'paid',
  'deposit',
  'preorder',
  'signed_pilot',
])

/** Methods in which people pay or reach a checkout. What people say they would pay overstates (S-9). */
const AT_A_CHECKOUT: ReadonlySet<ValueOf<'willingness_to_pay_test'>['method']> = new Set([
  'real_sale',
  'smoke_test_checkout',
])

/** Monthly churn floor from which a class loses most of a cohort within months. */
const FAST_CHURN = 0.06

/** Whether people paid, or would have at a checkout (V-6): 20 or more asked, 5% or more accepted. */
export const isPassedSale = ({
  method,
  n,
  accept_rate: accepted,
}: ValueOf<'willingness_to_pay_test'>): boolean => AT_A_CHECKOUT.has(method) && n >= 20 && accepted >= 0.05

/** Whether a commitment is more than a place on a waiting list (V-6). */
export const isCommitted = ({ type }: ValueOf<'commitment_record'>): boolean =>
  HARD.has(type) || type === 'loi'

const outcome = (speaksFor: boolean, speaksAgainst: boolean): EntryOutcome =>
  speaksAgainst ? 'against' : speaksFor ? 'for' : 'silent'

/** Whether a quote tells of a need, and who tells it (S-9, S-11). */
const needs = (quote: ValueOf<'user_quote'> & { readonly competitor?: string }): boolean =>
  behaviourLevel(quote) >= 1 && !['unknown', 'adjacent'].includes(roleClass(quote.speaker_role))

export const OUTCOMES = {
  user_quote: {
    for: 'a need of behaviour level 1 or more, from a speaker with a role, on a page that no counterfactual cites',
    against: 'the speaker denies the need (O-4)',
    source: DESIGN,
    read: (quote, { of }) => {
      const page = pageKeyOf(quote.source_url)
      const isShared = of('problem', 'counterfactual_quote').some(
        ({ value }) => pageKeyOf(value.source_url) === page,
      )
      return outcome(needs(quote) && !isShared, deniesNeed(quote))
    },
  },
  dissatisfaction_quote: {
    for: 'a need of behaviour level 1 or more, from a speaker with a role',
    against: 'the speaker denies the need, or pays the competitor and is content (O-4)',
    source: DESIGN,
    read: (quote) => outcome(needs(quote), deniesNeed(quote)),
  },
  named_prospect: {
    for: 'an organisation that replied, or went further',
    against: 'never',
    source: DESIGN,
    read: ({ contact_status: status = 'none' }) =>
      outcome(status !== 'none' && status !== 'contacted', false),
  },
  shipped_artifact: {
    for: 'related to the customer, the domain or the technology',
    against: 'never',
    source: DESIGN,
    read: ({ relation = 'unrelated' }) => outcome(relation !== 'unrelated', false),
  },
  search_volume_snapshot: {
    for: '500 or more searches a month, not falling by a quarter or more',
    against: 'fewer than 10 searches a month, or a fall by half or more',
    source: DESIGN,
    read: ({ monthly_volume: volume, trend_pct: trend = 0 }) =>
      outcome(volume >= 500 && trend > -25, volume < 10 || trend <= -50),
  },
  commitment_record: {
    for: 'paid, deposit, preorder or signed pilot; on `market` also a letter of intent',
    against: 'never',
    source: DESIGN,
    read: ({ type, amount }, _, axis) =>
      outcome((HARD.has(type) || (type === 'loi' && axis === 'market')) && amount !== 0, false),
  },
  market_count_source: {
    for: 'count x yearly ACV reaches 1,000,000 USD',
    against: 'count x yearly ACV is under 100,000 USD, or the count is under half of `reachable_accounts`',
    source: DESIGN,
    read: ({ count }, { icp, acv }) => {
      const yearly = acv.value.amount * (acv.value.period === 'month' ? 12 : 1)
      const size = convert({ amount: count * yearly, currency: acv.value.currency }, 'USD')
      return outcome(size >= 1e6, size < 1e5 || count < (icp.value.reachable_accounts ?? 0) / 2)
    },
  },
  competitor_pricing_scrape: {
    for: '2 or more plans, at least half of them paid',
    against: 'every plan is free',
    source: DESIGN,
    read: ({ rows }) => {
      const paid = rows.filter(({ price }) => price > 0).length
      return outcome(rows.length >= 2 && paid * 2 >= rows.length, paid === 0)
    },
  },
  review_corpus_snapshot: {
    for: '30 or more reviews, of 3.5 or less on average or a quarter negative',
    against: '30 or more reviews of 4.5 or more on average, at most a tenth negative',
    source: DESIGN,
    read: ({ review_count: reviews, mean_rating: rating, share_negative: negative }) => {
      const isPoor = rating <= 3.5 || (negative ?? 0) >= 0.25
      const isLoved = rating >= 4.5 && (negative ?? 0) <= 0.1
      return reviews < 30 ? 'silent' : outcome(isPoor, isLoved)
    },
  },
  wedge_test: {
    for: '20 or more cases, and a result at least a tenth better than the baseline; `better` says which way',
    against: '20 or more cases, and a result no better than the baseline',
    source: DESIGN,
    read: testOutcome,
  },
  incumbent_roadmap_check: {
    for: 'the published plans of the incumbent leave the wedge open',
    against: '`contradicts` is true',
    source: DESIGN,
    read: ({ contradicts }) => outcome(!contradicts, contradicts),
  },
  channel_experiment: {
    for: '3 or more customers, each for at most 1.5 times `cac`',
    against: 'no customer of 300 or more clicks, or each for more than 3 times `cac`',
    source:
      '0 of 300: the upper 95% bound is 1% (rule of three, Hanley and Lippman-Hand 1983); the rest: design choice',
    read: ({ customers, clicks, spend, currency }, { cac }) => {
      const allowed = convert(cac.value, currency)
      // why at least 1: money that brought no customer has cost more than the first one
      const each = spend / Math.max(1, customers)
      return outcome(
        customers >= 3 && each <= allowed * 1.5,
        (customers === 0 && clicks >= 300) || each > allowed * 3,
      )
    },
  },
  willingness_to_pay_test: {
    for: '20 or more people at a sale or a checkout, 5% or more of whom accepted',
    against: '150 or more people asked, at most 1% of whom accepted',
    source:
      '0 of 150: the upper 95% bound is 2% (rule of three, Hanley and Lippman-Hand 1983); stated willingness overstates (Murphy et al. 2005); the rest: design choice',
    read: (test) => outcome(isPassedSale(test), test.n >= 150 && test.accept_rate <= 0.01),
  },
  retention_snapshot: {
    for: '20 or more customers, of whom 30% or more are left after 3 months or 12 weeks',
    against:
      '20 or more customers, of whom at most 10% are left (3% where the class loses 6% a month or more)',
    source: DESIGN,
    read: ({ n, period, retained }, { thresholds }) => {
      const left = retained.at(-1) ?? 1
      const isLong = retained.length > (period === 'month' ? 3 : 12)
      const few = thresholds.churn_floor >= FAST_CHURN ? 0.03 : 0.1
      return n < 20 ? 'silent' : outcome(isLong && left >= 0.3, left <= few)
    },
  },
  founder_background_lookup: {
    for: 'a company before, an exit, employment, a publication or a licence',
    against: 'a dispute or a contradiction; a funding round only decides the class (V-7)',
    source: DESIGN,
    read: ({ finding_type: found }) => outcome(found !== 'funding_round', ADVERSE_FINDINGS.has(found)),
  },
  reference_statement: {
    for: 'a statement about the founder',
    against: 'never',
    source: DESIGN,
    read: () => 'for',
  },
} as const satisfies { readonly [K in Kind]?: OutcomeRow<K> }

type Directed = keyof typeof OUTCOMES

const isDirected = (kind: Kind): kind is Directed => Object.hasOwn(OUTCOMES, kind)

/** What an entry says about its axis; `silent` where its kind has no direction. */
export function outcomeOf(entry: SignalEntry, dossier: Dossier): EntryOutcome {
  // why: the ledger holds accepted values only, so a value fits the row of its kind
  const row: OutcomeRow<never> | undefined = isDirected(entry.kind) ? OUTCOMES[entry.kind] : undefined
  return row === undefined ? 'silent' : row.read(entry.value as never, dossier, entry.axis)
}

/** When a kind speaks for its axis and when against it, in words. */
export function saidBy(kind: Kind): Pick<OutcomeRow<Kind>, 'for' | 'against' | 'source'> {
  return isDirected(kind) ? OUTCOMES[kind] : { for: 'never', against: 'never', source: DESIGN }
}
