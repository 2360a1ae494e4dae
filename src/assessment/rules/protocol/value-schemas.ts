// Named table of data: the fields of the value of each of the 33 signal kinds (section Value schemas), in protocol order.
// Conditions between fields are in ../ledger/value-conditions.ts.
import {
  currency,
  day,
  digest,
  flagField,
  integer,
  list,
  number,
  object,
  oneOf,
  optional,
  quote,
  rawMessage,
  textField,
  url,
  type Fields,
  type ObjectValue,
} from './field.ts'

const basis = oneOf('measured', 'benchmark', 'assumption')
const channel = oneOf(
  'search',
  'content',
  'community',
  'outbound',
  'partner',
  'marketplace_listing',
  'app_store',
  'paid_social',
  'paid_search',
  'events',
  'referral',
  'press',
  'retail',
  'other',
)
const billing = oneOf('month', 'year', 'one_time', 'usage')
const share = number({ atLeast: 0, atMost: 1 })
const positive = number({ above: 0 })
const notNegative = number({ atLeast: 0 })
const count = integer({ atLeast: 0 })
/** The quote in the language of the pitch, in the words of who submits it (P-6). */
const translation = optional(textField(20, 1200))
const quoted = {
  verbatim: quote,
  source_url: url,
  source_date: day,
  speaker_role: textField(3, 80),
  translation,
} as const

export const VALUE_SCHEMAS = {
  user_quote: quoted,
  counterfactual_quote: { ...quoted, explanation: optional(textField(30, 400)) },
  icp_definition: {
    segment: textField(10, 200),
    buyer_role: textField(3, 80),
    user_role: optional(textField(3, 80)),
    company_size: optional(textField(2, 60)),
    geography: optional(textField(2, 80)),
    trigger_event: optional(textField(10, 200)),
    excludes: optional(textField(10, 200)),
    reachable_accounts: optional(integer({ atLeast: 1, atMost: 1e9 })),
    count_source_url: optional(url),
  },
  named_prospect: {
    organization: textField(2, 120),
    organization_url: url,
    contact_role: optional(textField(3, 80)),
    fit_reason: optional(textField(20, 300)),
    contact_status: optional(
      oneOf('none', 'contacted', 'replied', 'met', 'pilot_agreed', 'loi_signed', 'paid'),
    ),
    status_date: optional(day),
  },
  acv_estimate: {
    amount: positive,
    currency,
    period: oneOf('year', 'month'),
    comparables: list(object({ name: textField(2, 80), annual_price: notNegative, source_url: url }), 1, 8),
  },
  named_competitor: {
    name: textField(2, 80),
    url,
    category: oneOf('direct', 'indirect', 'status_quo', 'in_house'),
    offers_wedge: optional(flagField),
    note: optional(textField(10, 300)),
  },
  dissatisfaction_quote: { competitor: textField(2, 80), ...quoted },
  pricing_row: {
    competitor: textField(2, 80),
    plan: textField(1, 80),
    price: notNegative,
    currency,
    period: billing,
    unit: optional(textField(2, 40)),
    source_url: url,
    observed_date: day,
  },
  wedge_statement: {
    statement: { kind: 'text', min: 40, max: 400, sentences: 3 },
    metric: optional(
      object({ name: textField(3, 80), baseline: number(), target: number(), unit: textField(1, 20) }),
    ),
  },
  anti_wedge: {
    competitor: optional(textField(2, 80)),
    reason: textField(40, 500),
    reason_type: oneOf(
      'business_model_conflict',
      'channel_conflict',
      'cost_structure',
      'regulatory_constraint',
      'technical_lock_in',
      'customer_conflict',
      'too_small',
      'not_noticed',
      'slow_moving',
      'other',
    ),
    source_url: optional(url),
  },
  replication_estimate: {
    months: number({ atLeast: 0, atMost: 120 }),
    basis: oneOf('comparable', 'engineering_estimate', 'guess'),
    comparator: optional(textField(3, 160)),
    source_url: optional(url),
    rationale: textField(40, 500),
  },
  channel_choice: {
    channel,
    specific_target: textField(3, 200),
    target_url: optional(url),
    reachable_per_month: optional(count),
    conversion_rate: optional(share),
    why: optional(textField(30, 400)),
  },
  cac_benchmark: {
    amount: positive,
    currency,
    comparable_company: textField(2, 120),
    channel,
    source_url: url,
    source_date: day,
  },
  founder_channel_fit: {
    claim: textField(40, 500),
    evidence_url: optional(url),
    quantity: optional(object({ value: notNegative, unit: textField(2, 40) })),
  },
  cac: { amount: positive, currency, basis, source_url: optional(url) },
  ltv: {
    amount: positive,
    currency,
    arpa_monthly: positive,
    churn_monthly: number({ atLeast: 0.0005, atMost: 1 }),
    basis,
    source_url: optional(url),
  },
  gross_margin: { percent: number({ atLeast: -100, atMost: 100 }), basis, source_url: optional(url) },
  breakeven_customers: {
    customers: integer({ atLeast: 1 }),
    fixed_costs_monthly: notNegative,
    currency,
    basis,
    source_url: optional(url),
  },
  domain_years: {
    years: number({ atLeast: 0, atMost: 60 }),
    domain: textField(3, 120),
    role: textField(3, 80),
    evidence_url: optional(url),
  },
  unfair_advantage: {
    claim: textField(40, 500),
    type: oneOf(
      'proprietary_data',
      'distribution_access',
      'regulatory_licence',
      'exclusive_contract',
      'technical_invention',
      'customer_relationships',
      'other',
    ),
    evidence_url: optional(url),
  },
  shipped_artifact: {
    title: textField(3, 120),
    artifact_url: url,
    role: optional(textField(3, 80)),
    year: optional(integer({ atLeast: 1970, atMost: 2100 })),
    relation: optional(oneOf('same_customer', 'same_domain', 'same_technology', 'unrelated')),
    adoption: optional(
      object({
        value: notNegative,
        unit: oneOf('users', 'downloads', 'stars', 'customers', 'revenue_usd'),
      }),
    ),
  },
  search_volume_snapshot: {
    query: textField(2, 120),
    provider: textField(2, 60),
    geo: textField(2, 40),
    monthly_volume: count,
    trend_pct: optional(number()),
    captured_at: day,
    source_url: url,
  },
  commitment_record: {
    type: oneOf('paid', 'deposit', 'preorder', 'signed_pilot', 'loi', 'waitlist'),
    counterparty: textField(2, 120),
    amount: optional(notNegative),
    currency: optional(currency),
    date: day,
    source_url: optional(url),
    evidence_sha256: optional(digest),
    evidence_email: optional(rawMessage),
  },
  market_count_source: {
    segment: textField(10, 200),
    count: integer({ atLeast: 1 }),
    publisher: textField(2, 120),
    source_url: url,
    source_date: day,
  },
  competitor_pricing_scrape: {
    competitor: textField(2, 80),
    source_url: url,
    captured_at: day,
    rows: list(object({ plan: textField(1, 80), price: notNegative, currency, period: billing }), 1, 30),
    archive_url: optional(url),
  },
  review_corpus_snapshot: {
    competitor: textField(2, 80),
    platform: textField(2, 60),
    source_url: url,
    captured_at: day,
    review_count: count,
    mean_rating: number({ atLeast: 0, atMost: 5 }),
    share_negative: optional(share),
  },
  wedge_test: {
    method: oneOf('prototype', 'landing_page', 'concierge', 'side_by_side'),
    n: integer({ atLeast: 1 }),
    metric: textField(3, 80),
    baseline: number(),
    result: number(),
    better: optional(oneOf('higher', 'lower')),
    captured_at: day,
    source_url: optional(url),
  },
  incumbent_roadmap_check: {
    competitor: textField(2, 80),
    source_url: url,
    source_date: day,
    finding: textField(40, 500),
    contradicts: flagField,
  },
  channel_experiment: {
    channel,
    start_date: day,
    end_date: day,
    spend: notNegative,
    currency,
    impressions: count,
    clicks: count,
    signups: count,
    customers: count,
    source_url: optional(url),
  },
  willingness_to_pay_test: {
    method: oneOf(
      'real_sale',
      'smoke_test_checkout',
      'choice_based',
      'gabor_granger',
      'van_westendorp',
      'direct_question',
    ),
    n: integer({ atLeast: 1 }),
    price: positive,
    currency,
    accept_rate: share,
    captured_at: day,
    source_url: optional(url),
  },
  retention_snapshot: {
    cohort_start: day,
    n: integer({ atLeast: 1 }),
    period: oneOf('week', 'month'),
    retained: list(share, 2, 24),
    source_url: optional(url),
  },
  founder_background_lookup: {
    subject: textField(2, 120),
    source_url: url,
    captured_at: day,
    finding: textField(40, 500),
    finding_type: oneOf(
      'prior_company',
      'exit',
      'employment',
      'publication',
      'licence',
      'dispute',
      'contradiction',
      'funding_round',
    ),
  },
  reference_statement: {
    verbatim: quote,
    speaker_role: textField(3, 80),
    relationship: textField(3, 80),
    source_url: url,
    source_date: day,
    translation,
  },
} as const satisfies Readonly<Record<string, Fields>>

/** Id of one of the 33 signal kinds. */
export type Kind = keyof typeof VALUE_SCHEMAS

/** Every kind, in table order. */
export const KINDS = Object.keys(VALUE_SCHEMAS) as readonly Kind[]

/** The type of a value that fits the schema of a kind. */
export type ValueOf<K extends Kind> = ObjectValue<(typeof VALUE_SCHEMAS)[K]>

/** The fields of a kind, in schema order. */
export function fieldsOf(kind: Kind): Fields {
  return VALUE_SCHEMAS[kind]
}
