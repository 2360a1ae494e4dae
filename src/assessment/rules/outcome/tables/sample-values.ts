// Named table of data: what may be found for each kind of evidence: a good, a middling and a bad value (rule N-1). All values
// are design choices. What the ledger fixes, such as the currency, the competitors and the ICP, is taken from it. `given` has
// the members that a value needs and that decide nothing.
import type { JsonObject, JsonValue } from '../../../../base/json.ts'
import { convert } from '../../../../reference/currency.ts'
import type { Kind } from '../../protocol/value-schemas.ts'
import { normalise } from '../../reading/normalise.ts'
import { yearlyOf } from '../../scoring/consistency.ts'
import type { Dossier } from '../../scoring/dossier.ts'
import { median } from '../../scoring/median.ts'

export const SAMPLE_GRADES = ['good', 'middling', 'bad'] as const
export type SampleGrade = (typeof SAMPLE_GRADES)[number]

/** Where samples are found: places that the ledger does not cite yet. */
export interface SamplePlaces {
  readonly day: string
  /** ISO instant of receipt. */
  readonly receivedAt: string
  /** A page of an established host, another host for each position. */
  readonly page: (position: number) => string
  /** The site of an organisation, another for each position. */
  readonly site: (position: number) => string
  /** Who may pay, and where that is read. */
  readonly counterparty: { readonly counterparty: string; readonly url: string }
}

type Members = Readonly<Record<string, JsonValue | undefined>>

interface SampleRow {
  readonly given: Members
  readonly good: Members
  /** Absent where a value is either good or bad. */
  readonly middling?: Members
  readonly bad: Members
}

/** What a sample may use: the ledger, places that the ledger does not cite yet, and which sample of several it is. */
interface SampleContext {
  readonly dossier: Dossier
  readonly places: SamplePlaces
  readonly position: number
}

type SampleTable = { readonly [K in Kind]: (context: SampleContext) => SampleRow }

/** People who already paid because of the problem. No two are alike, so that none counts as a copy of another. */
const PAID: readonly ((product: string, money: string) => string)[] = [
  (product, money) =>
    `We hired a part-time assistant at ${money} 900 a month for the work that ${product} leaves to us.`,
  (product, money) =>
    `Last year I paid a contractor ${money} 2300 to get around what ${product} leaves undone.`,
  (product, money) =>
    `Our office bought a second tool for ${money} 450 since ${product} keeps failing at it.`,
  (product, money) =>
    `To get rid of ${product} I switched to another system and paid ${money} 640 for the change.`,
  (product, money) =>
    `In spring the three of us switched away from ${product}, which wasted ${money} 1150 of staff time.`,
  (product, money) =>
    `They charged me ${money} 75 on top of ${product} and I still typed every line by hand at night.`,
]
const BY_HAND: readonly ((product: string) => string)[] = [
  (product) => `It takes us about 4 hours a week by hand because ${product} cannot do it.`,
  (product) => `I keep a spreadsheet beside ${product} and update it by hand each morning.`,
  (product) => `Every Friday I lose 2 hours copying what ${product} forgets into a notebook.`,
  (product) => `We print the lists from ${product} and tick them off manually, 90 minutes a day.`,
  (product) => `Half of Monday goes into correcting by hand what ${product} got wrong.`,
  (product) => `Without ${product} helping, two of us spend 5 hours a month on the phone for this.`,
]
const DENIED: readonly ((product: string) => string)[] = [
  (product) => `We have no problem with that, ${product} is fine and we do not need anything else.`,
  (product) => `This is not an issue for us at all, ${product} covers it.`,
  (product) => `Nobody here needs that, we are fine with ${product}.`,
  (product) => `I do not need such a tool, there is no problem with ${product}.`,
  () => `There is no need for that in our trade, we have no problem with it.`,
  (product) => `I have no problem with it, and we do not need a thing beside ${product}.`,
]

const at = <T>(list: readonly [T, ...T[]] | readonly T[], position: number): T => {
  const found = list[position % list.length]
  if (found === undefined) throw new Error('a table of samples is empty')
  return found
}

/** Listed competitors, those without an entry of the kind first. */
function competitorAt(
  { competitors, of }: Dossier,
  kind: 'dissatisfaction_quote' | 'pricing_row',
  position: number,
): string {
  const known = new Set(of('solutions', kind).map(({ value }) => normalise(value.competitor)))
  const names = [...new Map(competitors.map(({ value }) => [normalise(value.name), value.name])).values()]
  const fresh = names.filter((name) => !known.has(normalise(name)))
  return at([...fresh, ...names.filter((name) => known.has(normalise(name)))], position)
}

function quoteOf({ dossier, places, position }: SampleContext, product: string): SampleRow {
  const { currency } = dossier.acv.value
  return {
    given: { source_url: places.page(position), source_date: places.day },
    good: { verbatim: at(PAID, position)(product, currency), speaker_role: dossier.icp.value.buyer_role },
    middling: { verbatim: at(BY_HAND, position)(product), speaker_role: dossier.icp.value.buyer_role },
    bad: { verbatim: at(DENIED, position)(product), speaker_role: dossier.icp.value.buyer_role },
  }
}

/** A figure without digits that nothing supports. */
const round = (amount: number): number => Number(amount.toPrecision(3))

/** Yearly ACV in its own currency, kept within three times of the prices that are listed. */
function agreedYear({ acv, of }: Dossier): number {
  const year = yearlyOf(acv)
  const prices = of('solutions', 'pricing_row')
    .map(({ value: { price, currency, period } }) =>
      period === 'month' || period === 'year'
        ? convert({ amount: price * (period === 'month' ? 12 : 1), currency }, acv.value.currency)
        : Number.NaN,
    )
    .filter((price) => price > 0)
  if (prices.length === 0) return year
  return Math.min(Math.max(year, Math.min(...prices) / 3), Math.max(...prices) * 3)
}

/** Accounts that make a market of this many USD at the yearly ACV. */
function accountsFor({ acv }: Dossier, usd: number): number {
  const each = convert({ amount: yearlyOf(acv), currency: acv.value.currency }, 'USD')
  return Number.isFinite(each) ? Math.min(1e9, Math.max(1, Math.ceil(usd / each))) : 10_000
}

/** CAC, at least the median of the benchmarks where it is below two thirds of it. */
function agreedCac({ cac, of }: Dossier): number {
  const { amount, currency } = cac.value
  const benchmark = median(of('distribution', 'cac_benchmark').map(({ value }) => convert(value, currency)))
  return amount < (benchmark * 2) / 3 ? round(benchmark) : amount
}

/** Monthly ARPA, a twelfth of ACV where the two are more than three times apart. */
function agreedArpa({ ltv, acv }: Dossier): number {
  const { arpa_monthly: arpa, currency } = ltv.value
  const month = convert({ amount: yearlyOf(acv) / 12, currency: acv.value.currency }, currency)
  return arpa > month * 3 || arpa < month / 3 ? round(month) : arpa
}

const shareOf = ({ margin }: Dossier): number => Math.max(0.01, margin.value.percent / 100)

/** LTV with the amount that follows from its inputs. */
const ltvAt = (dossier: Dossier, arpa: number, churn: number): Members => ({
  amount: round((arpa * shareOf(dossier)) / churn),
  arpa_monthly: arpa,
  churn_monthly: churn,
})

/** Customers that break even at these fixed costs. */
function breakevenAt(dossier: Dossier, factor: number): Members {
  const { fixed_costs_monthly: costs, currency } = dossier.breakeven.value
  const fixed = costs * factor
  const each = convert(
    { amount: dossier.ltv.value.arpa_monthly * shareOf(dossier), currency: dossier.ltv.value.currency },
    currency,
  )
  const customers = Number.isFinite(each)
    ? Math.max(1, Math.ceil(fixed / each))
    : dossier.breakeven.value.customers
  return { customers, fixed_costs_monthly: fixed }
}

/** Two words of a quote that say most, for a statement that answers it. */
function subjectOf(verbatim: string): string {
  const words = verbatim.match(/\p{L}{4,}/gu) ?? []
  return words
    .toSorted((left, right) => right.length - left.length)
    .slice(0, 3)
    .join(' ')
}

const cut = (text: string, length: number): string => [...text].slice(0, length).join('').trim()

const PROMISE = 'done in one step and without work by hand'

function statementOf({ icp, of }: Dossier): string {
  const heard = [...of('solutions', 'dissatisfaction_quote'), ...of('problem', 'user_quote')]
  const subjects = heard.slice(0, 3).map(({ value }) => subjectOf(value.verbatim))
  return cut(
    `For ${cut(icp.value.segment, 120)}: ${subjects.map((subject) => cut(subject, 60)).join(', ')}, ${PROMISE}`,
    400,
  )
}

/** A segment that names who exactly. */
const narrowed = (segment: string): string =>
  `${cut(segment.replace(/\.+$/, ''), 150)} with 5 to 20 people in one country`

const CLAIM = 'Held a column in the journal of the trade for two years and answered its readers.'

const SAMPLES: SampleTable = {
  user_quote: (context) =>
    quoteOf(context, context.dossier.competitors[0]?.value.name ?? 'our present supplier'),
  counterfactual_quote: ({ dossier, places, position }) => ({
    given: { source_url: places.page(position), source_date: places.day },
    good: {
      verbatim: 'In our line of work everybody pays before we begin, so it never comes up.',
      speaker_role: 'warden of a lighthouse',
      explanation: 'Works in another trade in which the problem does not occur.',
    },
    bad: {
      verbatim: 'We looked at it last year and found that it costs us nothing worth naming.',
      speaker_role: dossier.icp.value.buyer_role,
      explanation: 'Is in the segment and does not have the problem.',
    },
  }),
  icp_definition: ({ dossier, places }) => {
    const { icp } = dossier
    const filled: Members = {
      ...icp.value,
      segment: narrowed(icp.value.segment),
      user_role: icp.value.user_role ?? icp.value.buyer_role,
      company_size: icp.value.company_size ?? '5-20 people',
      geography: icp.value.geography ?? 'one country',
      trigger_event: icp.value.trigger_event ?? 'The monthly review shows the loss',
      excludes: icp.value.excludes ?? 'Groups with a department of their own for it',
      count_source_url: places.page(0),
    }
    const accounts = icp.value.reachable_accounts ?? 0
    const counts = dossier.of('market', 'market_count_source').map(({ value }) => value.count)
    const most = counts.length === 0 ? Infinity : Math.min(...counts) * 2
    return {
      given: filled,
      good: { reachable_accounts: Math.min(Math.max(accounts, accountsFor(dossier, 1_200_000)), most) },
      middling: { reachable_accounts: Math.max(1, accounts) },
      bad: { reachable_accounts: Math.max(1, Math.floor(accountsFor(dossier, 60_000))) },
    }
  },
  named_prospect: ({ dossier, places, position }) => ({
    given: {
      organization: `Prospect ${position + 1} of the segment`,
      organization_url: places.site(position),
      contact_role: dossier.icp.value.buyer_role,
      status_date: places.day,
    },
    good: { contact_status: 'met' },
    middling: { contact_status: 'contacted' },
    bad: { contact_status: 'none' },
  }),
  acv_estimate: ({ dossier, places }) => {
    const { currency } = dossier.acv.value
    const year = round(agreedYear(dossier))
    const comparables = (factor: number): JsonValue =>
      [0.8, 1.25].map((share, position) => ({
        name: `Comparable ${position + 1}`,
        annual_price: round(year * share * factor),
        source_url: places.site(position),
      }))
    return {
      given: { amount: year, currency, period: 'year' },
      good: { comparables: comparables(1) },
      middling: { comparables: comparables(2) },
      bad: { comparables: comparables(0.05) },
    }
  },
  named_competitor: ({ dossier, places, position }) => {
    const isKnown = dossier.competitors.some(
      ({ value }) => value.category === 'status_quo' || value.category === 'in_house',
    )
    return {
      given: { name: `Alternative ${position + 1} in use`, url: places.site(position) },
      good: { category: isKnown || position > 0 ? 'indirect' : 'status_quo' },
      bad: { category: 'direct', offers_wedge: true },
    }
  },
  dissatisfaction_quote: (context) => {
    const competitor = competitorAt(context.dossier, 'dissatisfaction_quote', context.position)
    const { given, good, middling, bad } = quoteOf(context, competitor)
    const about = { competitor }
    return { given: { ...given, ...about }, good, ...(middling && { middling }), bad }
  },
  pricing_row: ({ dossier, places, position }) => ({
    given: {
      competitor: competitorAt(dossier, 'pricing_row', position),
      plan: 'Standard',
      currency: dossier.acv.value.currency,
      period: 'month',
      source_url: places.page(position),
      observed_date: places.day,
    },
    good: { price: round(agreedYear(dossier) / 12) },
    bad: { price: 0 },
  }),
  wedge_statement: ({ dossier }) => ({
    given: {},
    good: {
      statement: statementOf(dossier),
      metric: { name: 'hours a week', baseline: 6, target: 1, unit: 'hours' },
    },
    bad: { statement: 'It is a tool that helps with everything which has to be arranged.' },
  }),
  anti_wedge: ({ dossier, places }) => ({
    given: {
      competitor: dossier.competitors[0]?.value.name,
      reason: 'Its income rests on the work that this would save, so it would lose by offering it.',
    },
    good: { reason_type: 'business_model_conflict', source_url: places.page(0) },
    middling: { reason_type: 'business_model_conflict' },
    bad: { reason_type: 'not_noticed' },
  }),
  replication_estimate: ({ places }) => ({
    given: {
      comparator: 'Release of a comparable module by the same vendor',
      rationale: 'A comparable module took this long from its announcement to its release.',
    },
    good: { months: 14, basis: 'comparable', source_url: places.page(0) },
    middling: { months: 8, basis: 'engineering_estimate' },
    bad: { months: 1, basis: 'engineering_estimate' },
  }),
  channel_choice: ({ dossier, places }) => {
    const { channel, breakeven, icp } = dossier
    const most = (icp.value.reachable_accounts ?? Infinity) / 24
    const reach = (rate: number): number =>
      Math.max(1, Math.ceil(Math.min(breakeven.value.customers / 24, most) / rate))
    return {
      given: {
        channel: channel.value.channel,
        specific_target: 'The forum of the trade and its weekly letter',
        target_url: places.page(0),
      },
      good: { reachable_per_month: reach(0.02), conversion_rate: 0.02 },
      middling: { reachable_per_month: Math.max(1, Math.floor(reach(0.02) / 2)), conversion_rate: 0.02 },
      bad: { reachable_per_month: 10, conversion_rate: 0.001 },
    }
  },
  cac_benchmark: ({ dossier, places, position }) => {
    const { cac, channel, of } = dossier
    const { currency } = cac.value
    const known = median(of('distribution', 'cac_benchmark').map(({ value }) => convert(value, currency)))
    const amount = Number.isFinite(known) ? known : cac.value.amount
    return {
      given: {
        currency,
        comparable_company: `Company ${position + 1} with the same channel`,
        channel: channel.value.channel,
        source_url: places.page(position),
        source_date: places.day,
      },
      good: { amount: round(amount) },
      middling: { amount: round(amount * 2) },
      bad: { amount: round(amount * 5) },
    }
  },
  founder_channel_fit: ({ places }) => ({
    given: { claim: CLAIM },
    good: { evidence_url: places.page(0), quantity: { value: 2500, unit: 'readers' } },
    middling: { evidence_url: places.page(0), quantity: { value: 90, unit: 'readers' } },
    bad: { quantity: { value: 20, unit: 'readers' } },
  }),
  cac: ({ dossier, places }) => {
    const { currency } = dossier.cac.value
    const amount = agreedCac(dossier)
    const sourced = { currency, basis: 'measured', source_url: places.page(0) }
    return {
      given: sourced,
      good: { amount },
      middling: { amount: round(amount * 1.5) },
      bad: { amount: round(amount * 4) },
    }
  },
  ltv: ({ dossier, places }) => {
    const { currency, churn_monthly: claimed } = dossier.ltv.value
    const arpa = agreedArpa(dossier)
    const churn = Math.max(claimed, dossier.thresholds.churn_floor)
    return {
      given: { currency, basis: 'measured', source_url: places.page(0) },
      good: ltvAt(dossier, arpa, churn),
      middling: ltvAt(dossier, arpa, Math.min(1, churn * 2)),
      bad: ltvAt(dossier, arpa, Math.min(1, churn * 6)),
    }
  },
  gross_margin: ({ dossier, places }) => {
    const { percent } = dossier.margin.value
    return {
      given: { basis: 'measured', source_url: places.page(0) },
      good: { percent: Math.min(95, Math.max(percent, dossier.thresholds.gm_floor)) },
      middling: { percent: Math.max(percent - 10, 1) },
      bad: { percent: 15 },
    }
  },
  breakeven_customers: ({ dossier, places }) => ({
    given: { currency: dossier.breakeven.value.currency, basis: 'measured', source_url: places.page(0) },
    good: breakevenAt(dossier, 1),
    middling: breakevenAt(dossier, 2),
    bad: breakevenAt(dossier, 10),
  }),
  domain_years: ({ dossier, places }) => ({
    given: {
      domain: dossier.domainYears.value.domain,
      role: dossier.icp.value.buyer_role,
      evidence_url: places.page(0),
    },
    good: { years: Math.max(8, dossier.domainYears.value.years) },
    middling: { years: 4 },
    bad: { years: 1 },
  }),
  unfair_advantage: ({ places }) => ({
    given: { claim: 'An agreement gives the venture sole use of the register of the trade for five years.' },
    good: { type: 'exclusive_contract', evidence_url: places.page(0) },
    middling: { type: 'exclusive_contract' },
    bad: { type: 'other' },
  }),
  shipped_artifact: ({ places, position }) => ({
    given: { title: `Calculator ${position + 1} for the trade`, artifact_url: places.site(position) },
    good: { relation: 'same_customer', adoption: { value: 250, unit: 'users' } },
    middling: { relation: 'same_domain' },
    bad: { relation: 'unrelated' },
  }),
  search_volume_snapshot: ({ places, position }) => ({
    given: {
      query: 'what the customer types',
      provider: 'Keyword planner',
      geo: 'one country',
      captured_at: places.day,
      source_url: places.page(position),
    },
    good: { monthly_volume: 2000, trend_pct: 10 },
    middling: { monthly_volume: 200, trend_pct: 0 },
    bad: { monthly_volume: 5, trend_pct: -60 },
  }),
  commitment_record: ({ dossier, places }) => {
    const { counterparty, url } = places.counterparty
    return {
      given: { counterparty, currency: dossier.acv.value.currency, date: places.day, source_url: url },
      good: { type: 'paid', amount: round(yearlyOf(dossier.acv)) },
      middling: { type: 'loi', amount: round(yearlyOf(dossier.acv)) },
      bad: { type: 'waitlist', amount: 0 },
    }
  },
  market_count_source: ({ dossier, places, position }) => {
    const accounts = dossier.icp.value.reachable_accounts ?? 0
    return {
      given: {
        segment: dossier.icp.value.segment,
        publisher: 'Register of the trade',
        source_url: places.page(position),
        source_date: places.day,
      },
      good: { count: Math.max(accounts, accountsFor(dossier, 2_000_000)) },
      middling: { count: Math.max(1, Math.ceil(accounts / 2), accountsFor(dossier, 300_000)) },
      bad: { count: Math.max(1, Math.min(accountsFor(dossier, 50_000), Math.floor(accounts / 10) || 7)) },
    }
  },
  competitor_pricing_scrape: ({ dossier, places, position }) => {
    const { currency } = dossier.acv.value
    const month = round(agreedYear(dossier) / 12)
    const plans = (...prices: readonly number[]): JsonValue =>
      prices.map((price, plan) => ({ plan: `Plan ${plan + 1}`, price, currency, period: 'month' }))
    return {
      given: {
        competitor: competitorAt(dossier, 'pricing_row', position),
        source_url: places.page(position),
        captured_at: places.day,
      },
      good: { rows: plans(month, month * 2) },
      middling: { rows: plans(month) },
      bad: { rows: plans(0, 0) },
    }
  },
  review_corpus_snapshot: ({ dossier, places, position }) => ({
    given: {
      competitor: competitorAt(dossier, 'dissatisfaction_quote', position),
      platform: 'Review site',
      source_url: places.page(position),
      captured_at: places.day,
    },
    good: { review_count: 120, mean_rating: 3.2, share_negative: 0.35 },
    middling: { review_count: 120, mean_rating: 4, share_negative: 0.15 },
    bad: { review_count: 120, mean_rating: 4.7, share_negative: 0.04 },
  }),
  wedge_test: ({ places, position }) => ({
    given: {
      method: 'side_by_side',
      n: 40,
      metric: 'hours a week',
      better: 'lower',
      captured_at: places.day,
      source_url: places.page(position),
    },
    good: { baseline: 6, result: 2 },
    middling: { baseline: 6, result: 5.8 },
    bad: { baseline: 6, result: 7 },
  }),
  incumbent_roadmap_check: ({ dossier, places, position }) => ({
    given: {
      competitor: dossier.competitors[0]?.value.name ?? 'the incumbent',
      source_url: places.page(position),
      source_date: places.day,
      finding: 'The published plans of the vendor up to the end of next year were read for this feature.',
    },
    good: { contradicts: false },
    bad: { contradicts: true },
  }),
  channel_experiment: ({ dossier, places, position }) => {
    const { amount, currency } = dossier.cac.value
    return {
      given: {
        channel: dossier.channel.value.channel,
        start_date: places.day,
        end_date: places.day,
        currency,
        impressions: 8000,
        clicks: 400,
        signups: 40,
        source_url: places.page(position),
      },
      good: { customers: 5, spend: round(amount * 4) },
      middling: { customers: 2, spend: round(amount * 4) },
      bad: { customers: 0, spend: round(amount * 4) },
    }
  },
  willingness_to_pay_test: ({ dossier, places, position }) => ({
    given: {
      method: 'smoke_test_checkout',
      n: 200,
      price: dossier.ltv.value.arpa_monthly,
      currency: dossier.ltv.value.currency,
      captured_at: places.day,
      source_url: places.page(position),
    },
    good: { accept_rate: 0.1 },
    middling: { accept_rate: 0.03 },
    bad: { accept_rate: 0 },
  }),
  retention_snapshot: ({ places, position }) => ({
    given: { cohort_start: places.day, n: 40, period: 'month', source_url: places.page(position) },
    good: { retained: [1, 0.8, 0.7, 0.65] },
    middling: { retained: [1, 0.6, 0.4, 0.25] },
    bad: { retained: [1, 0.2, 0.05, 0.02] },
  }),
  founder_background_lookup: ({ places, position }) => ({
    given: { subject: 'The founder', source_url: places.page(position), captured_at: places.day },
    good: {
      finding_type: 'employment',
      finding: 'The register of the trade lists the founder as a practitioner for six years.',
    },
    bad: {
      finding_type: 'dispute',
      finding: 'The register of the court lists a dispute of the founder with a customer.',
    },
  }),
  reference_statement: ({ places, position }) => ({
    given: {
      speaker_role: 'head of a firm in the trade',
      relationship: 'former employer',
      source_url: places.page(position),
      source_date: places.day,
    },
    good: { verbatim: 'She ran our front office for six years and halved the money owed to us.' },
    bad: { verbatim: 'He was convicted of fraud while he kept our books, and I warn against him.' },
  }),
}

const QUOTE_SAYS = {
  good: 'someone paid, hired or switched because of it',
  middling: 'someone works around it by hand, and says for how long',
  bad: 'someone denies the need',
}
/** What the text of a sample says. The advice leaves the texts out: they are invented, and must not be submitted. */
const SAYS: Partial<Record<Kind, Partial<Record<SampleGrade, string>>>> = {
  user_quote: QUOTE_SAYS,
  dissatisfaction_quote: QUOTE_SAYS,
  counterfactual_quote: {
    good: 'someone in another trade does not have the problem, and says why',
    bad: 'someone in the segment does not have the problem',
  },
  wedge_statement: {
    good: 'it answers two complaints in their words',
    bad: 'it promises to help in general',
  },
  reference_statement: { good: 'someone vouches for the founder', bad: 'someone warns of the founder' },
}
const TEXTS: ReadonlySet<string> = new Set(['verbatim', 'statement', 'finding', 'explanation'])

/** The members that decide what a sample is worth, as the advice names them; undefined where there is no such sample. */
export function decidingMembers(
  kind: Kind,
  grade: SampleGrade,
  context: SampleContext,
): JsonObject | undefined {
  const members = SAMPLES[kind](context)[grade]
  if (members === undefined) return undefined
  const told = Object.fromEntries(Object.entries(members).filter(([name]) => !TEXTS.has(name)))
  return present({ says: SAYS[kind]?.[grade], ...told })
}

/** A whole value of a kind; undefined where there is no such sample. */
export function sampleValue(kind: Kind, grade: SampleGrade, context: SampleContext): JsonObject | undefined {
  const row = SAMPLES[kind](context)
  const members = row[grade]
  return members && present({ ...row.given, ...members })
}

function present(members: Members): JsonObject {
  return Object.fromEntries(
    Object.entries(members).filter((pair): pair is [string, JsonValue] => pair[1] !== undefined),
  )
}
