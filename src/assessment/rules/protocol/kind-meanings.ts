// Named table of data: what each kind of signal and each field of its value means, in one sentence each. Forms, schemas, OpenAPI
// and the reference take them from here; the examples are in kind-examples.json. Fields inside of a field are named
// `comparables.name`.
import type { JsonObject } from '../../../base/json.ts'
import examples from './kind-examples.json' with { type: 'json' }
import type { Kind, VALUE_SCHEMAS } from './value-schemas.ts'

interface KindMeaning<K extends Kind> {
  readonly kind: string
  readonly fields: Readonly<Record<keyof (typeof VALUE_SCHEMAS)[K], string>> &
    Readonly<Record<string, string>>
}

const SOURCE_URL = 'Public page that holds this; Assay reads it.'
const OPTIONAL_SOURCE = 'Public page that holds this; without one it is the word of the founder.'
const SOURCE_DATE = 'Day on which the source was published.'
const CAPTURED = 'Day on which this was seen.'
const CURRENCY = 'ISO 4217 code of the amounts.'
const COMPETITOR = 'Name of the competitor, as in its `named_competitor`.'
const TRANSLATION = 'The quote in the language of the pitch, if it is in another one.'
const CHANNEL = 'The way by which customers are reached.'
const BASIS = '`measured` by the venture, `benchmark` of others (needs `source_url`), or `assumption`.'
const SAMPLE = 'How many people took part.'
const PERIOD = 'The time for which the price is paid.'

const quoted = {
  verbatim: 'The exact words of the speaker, never a paraphrase',
  source_url: 'Public page that holds the quote word for word; Assay reads it.',
  source_date: SOURCE_DATE,
  speaker_role: 'What the speaker does, such as the job and the size of the business.',
  translation: TRANSLATION,
} as const

const MEANINGS: { readonly [K in Kind]: KindMeaning<K> } = {
  user_quote: {
    kind: 'A person with the problem says what it costs them or what they do about it.',
    fields: quoted,
  },
  counterfactual_quote: {
    kind: 'A person in the market says why the problem does not trouble them.',
    fields: { ...quoted, explanation: 'Why the pain is not acute for this speaker.' },
  },
  icp_definition: {
    kind: 'The ideal customer: the narrow first segment that the venture sells to.',
    fields: {
      segment: 'Who the customers are: trade, size and place.',
      buyer_role: 'Who decides to pay.',
      user_role: 'Who uses it, if not the buyer.',
      company_size: 'Size of the organisation, such as staff or sites.',
      geography: 'Where the customers are.',
      trigger_event: 'What happens just before they look for a solution.',
      excludes: 'Who looks alike but is not a customer.',
      reachable_accounts: 'How many such customers exist.',
      count_source_url: 'Public page that holds this count; Assay reads it.',
    },
  },
  named_prospect: {
    kind: 'One real organisation that fits the ideal customer.',
    fields: {
      organization: 'Its name, as on its own page.',
      organization_url: 'Its own web page; Assay looks for the name there.',
      contact_role: 'Job of the person to talk to.',
      fit_reason: 'Why it fits the ideal customer.',
      contact_status: 'How far the contact has come.',
      status_date: 'Day of that status.',
    },
  },
  acv_estimate: {
    kind: 'What one customer will pay, compared with what similar products cost.',
    fields: {
      amount: 'Price that one customer pays per period.',
      currency: CURRENCY,
      period: 'The time that the amount covers.',
      comparables: 'Products that such customers already pay for.',
      'comparables.name': 'Name of the product.',
      'comparables.annual_price': 'Its price a year, in the same currency.',
      'comparables.source_url': 'Public page with that price; Assay reads it.',
    },
  },
  named_competitor: {
    kind: 'What customers use today: a product, a substitute, or doing it by hand.',
    fields: {
      name: 'Name of the product or the habit.',
      url: 'Page on which it names itself; Assay reads it.',
      category: '`direct` rival, `indirect` substitute, `status_quo` (by hand), or `in_house` tool.',
      offers_wedge: 'Whether it already offers what the wedge promises.',
      note: 'What sets it apart.',
    },
  },
  dissatisfaction_quote: {
    kind: 'A customer of a listed competitor says what it does badly.',
    fields: { competitor: COMPETITOR, ...quoted },
  },
  pricing_row: {
    kind: 'One public price of one competitor.',
    fields: {
      competitor: COMPETITOR,
      plan: 'Name of the plan.',
      price: 'Its price per period; 0 if it is free.',
      currency: CURRENCY,
      period: PERIOD,
      unit: 'What the price is for, such as a user or a site.',
      source_url: 'Public page with the price; Assay reads it.',
      observed_date: CAPTURED,
    },
  },
  wedge_statement: {
    kind: 'The one thing that the venture offers first, to whom, in place of what.',
    fields: {
      statement: 'For whom, what, instead of what: at most 3 sentences.',
      metric: 'What improves for the customer, as numbers.',
      'metric.name': 'What is measured.',
      'metric.baseline': 'Its value today.',
      'metric.target': 'Its value with the wedge.',
      'metric.unit': 'Unit of both values.',
    },
  },
  anti_wedge: {
    kind: 'Why the incumbents have not done it and will not copy it.',
    fields: {
      competitor: COMPETITOR,
      reason: 'What holds the incumbent back.',
      reason_type: 'Nature of the reason; structural ones count, inattention does not.',
      source_url: OPTIONAL_SOURCE,
    },
  },
  replication_estimate: {
    kind: 'How long a competitor would need to copy the wedge.',
    fields: {
      months: 'Months until the copy is on sale.',
      basis: '`comparable` case, `engineering_estimate`, or `guess`.',
      comparator: 'What was copied or built elsewhere, by whom, in what time.',
      source_url: OPTIONAL_SOURCE,
      rationale: 'How the months follow from the basis.',
    },
  },
  channel_choice: {
    kind: 'The one channel through which the first customers are reached.',
    fields: {
      channel: CHANNEL,
      specific_target: 'The one venue, list or partner in it, by name.',
      target_url: 'Page of that venue.',
      reachable_per_month: 'People of the segment that it reaches in a month.',
      conversion_rate: 'Share of them that become customers, 0 to 1.',
      why: 'Why this channel and no other.',
    },
  },
  cac_benchmark: {
    kind: 'What a comparable company pays for a new customer in this channel.',
    fields: {
      amount: 'Cost of one new customer.',
      currency: CURRENCY,
      comparable_company: 'Company whose cost it is.',
      channel: CHANNEL,
      source_url: 'Public page with the figure; Assay reads it.',
      source_date: SOURCE_DATE,
    },
  },
  founder_channel_fit: {
    kind: 'Why this founder reaches people in the channel better than others.',
    fields: {
      claim: 'What the founder has there: audience, access or results.',
      evidence_url: OPTIONAL_SOURCE,
      quantity: 'Its size.',
      'quantity.value': 'The number.',
      'quantity.unit': 'What is counted, such as subscribers.',
    },
  },
  cac: {
    kind: 'What the venture pays for one new customer.',
    fields: {
      amount: 'Cost of one new customer.',
      currency: CURRENCY,
      basis: BASIS,
      source_url: OPTIONAL_SOURCE,
    },
  },
  ltv: {
    kind: 'What one customer brings in before leaving, as gross profit.',
    fields: {
      amount: 'Monthly revenue x gross margin / monthly churn.',
      currency: CURRENCY,
      arpa_monthly: 'Revenue from one customer in a month.',
      churn_monthly: 'Share of customers lost in a month, 0 to 1.',
      basis: BASIS,
      source_url: OPTIONAL_SOURCE,
    },
  },
  gross_margin: {
    kind: 'What is left of the revenue after the direct costs of delivery.',
    fields: { percent: 'Margin in percent: 78 for 78%.', basis: BASIS, source_url: OPTIONAL_SOURCE },
  },
  breakeven_customers: {
    kind: 'How many customers pay for the fixed costs.',
    fields: {
      customers: 'Fixed costs / (monthly revenue of a customer x gross margin).',
      fixed_costs_monthly: 'Costs in a month that do not depend on the number of customers.',
      currency: CURRENCY,
      basis: BASIS,
      source_url: OPTIONAL_SOURCE,
    },
  },
  domain_years: {
    kind: 'How long the founder has worked in the trade of the customers.',
    fields: {
      years: 'Years of work in it.',
      domain: 'The trade.',
      role: 'The job held there.',
      evidence_url: OPTIONAL_SOURCE,
    },
  },
  unfair_advantage: {
    kind: 'What this founder has that others cannot buy or copy soon.',
    fields: {
      claim: 'What it is and why others lack it.',
      type: 'Nature of the advantage.',
      evidence_url: OPTIONAL_SOURCE,
    },
  },
  shipped_artifact: {
    kind: 'Something that the founder built or published before, which others can see.',
    fields: {
      title: 'Its name, as on its page.',
      artifact_url: "The artifact itself or its page; it may be the founder's own.",
      role: 'What the founder did for it.',
      year: 'Year in which it came out.',
      relation: 'What it shares with the venture.',
      adoption: 'How much it is used.',
      'adoption.value': 'The number.',
      'adoption.unit': 'What is counted.',
    },
  },
  search_volume_snapshot: {
    kind: 'How often people search for the problem.',
    fields: {
      query: 'The words that they search for.',
      provider: 'Tool that gives the number.',
      geo: 'Country or region that it covers.',
      monthly_volume: 'Searches in a month.',
      trend_pct: 'Change in a year, in percent.',
      captured_at: CAPTURED,
      source_url: 'Public page with the number; Assay reads it.',
    },
  },
  commitment_record: {
    kind: 'A customer has paid, ordered, signed or joined a waiting list.',
    fields: {
      type: 'What the customer did; `paid` is the strongest.',
      counterparty: 'Name of the customer.',
      amount: 'Money paid or promised.',
      currency: 'ISO 4217 code; required with `amount`.',
      date: 'Day of the payment or signature.',
      source_url: 'Public page that names the customer and the amount; Assay reads it.',
      evidence_sha256: 'SHA-256 of a document that the founder keeps.',
      evidence_email:
        'The raw e-mail of the receipt, order or letter, headers included; Assay verifies its DKIM signature and keeps no text of it.',
    },
  },
  market_count_source: {
    kind: 'A published count of the customers in the segment.',
    fields: {
      segment: 'Who is counted.',
      count: 'The number of them.',
      publisher: 'Who published it.',
      source_url: 'Public page with the count; Assay reads it.',
      source_date: SOURCE_DATE,
    },
  },
  competitor_pricing_scrape: {
    kind: 'The whole price page of one competitor.',
    fields: {
      competitor: COMPETITOR,
      source_url: 'The price page; Assay reads it.',
      captured_at: CAPTURED,
      rows: 'Every plan on the page.',
      'rows.plan': 'Name of the plan.',
      'rows.price': 'Its price per period; 0 if it is free.',
      'rows.currency': CURRENCY,
      'rows.period': PERIOD,
      archive_url: 'Copy of the page in a public archive.',
    },
  },
  review_corpus_snapshot: {
    kind: 'What all reviews of a competitor on one platform say together.',
    fields: {
      competitor: COMPETITOR,
      platform: 'Site that holds the reviews.',
      source_url: 'Page of the competitor there; Assay reads it.',
      captured_at: CAPTURED,
      review_count: 'Number of reviews.',
      mean_rating: 'Mean rating on a scale of 5.',
      share_negative: 'Share of reviews with 1 or 2 of 5, 0 to 1.',
    },
  },
  wedge_test: {
    kind: 'A test that compares the wedge with what people do today.',
    fields: {
      method: 'How it was tested.',
      n: SAMPLE,
      metric: 'What was measured.',
      baseline: 'Its value without the wedge.',
      result: 'Its value with the wedge.',
      better: 'Whether a higher or a lower value is better; without it the test counts for nothing.',
      captured_at: CAPTURED,
      source_url: OPTIONAL_SOURCE,
    },
  },
  incumbent_roadmap_check: {
    kind: 'What a competitor says in public about its plans for the wedge.',
    fields: {
      competitor: COMPETITOR,
      source_url: SOURCE_URL,
      source_date: SOURCE_DATE,
      finding: 'What the page says.',
      contradicts: 'True if the competitor has or plans the same.',
    },
  },
  channel_experiment: {
    kind: 'A trial of the channel with real spending and what came of it.',
    fields: {
      channel: CHANNEL,
      start_date: 'First day.',
      end_date: 'Last day.',
      spend: 'Money spent, 0 if none.',
      currency: CURRENCY,
      impressions: 'How often it was shown.',
      clicks: 'How many followed it.',
      signups: 'How many signed up.',
      customers: 'How many paid.',
      source_url: OPTIONAL_SOURCE,
    },
  },
  willingness_to_pay_test: {
    kind: 'A test of whether people pay the price.',
    fields: {
      method: 'How it was tested; `real_sale` is the strongest, `direct_question` the weakest.',
      n: SAMPLE,
      price: 'The price that was offered.',
      currency: CURRENCY,
      accept_rate: 'Share that accepted it, 0 to 1.',
      captured_at: CAPTURED,
      source_url: OPTIONAL_SOURCE,
    },
  },
  retention_snapshot: {
    kind: 'How many of one group of customers stayed over time.',
    fields: {
      cohort_start: 'Day on which the group began.',
      n: 'Size of the group.',
      period: 'The time between two shares.',
      retained: 'Share still active after each period, 0 to 1, never rising.',
      source_url: OPTIONAL_SOURCE,
    },
  },
  founder_background_lookup: {
    kind: 'What an independent record says about the past of the founder.',
    fields: {
      subject: 'Name of the founder, as in the record.',
      source_url: SOURCE_URL,
      captured_at: CAPTURED,
      finding: 'What the record says, for or against the founder.',
      finding_type: 'Nature of the record.',
    },
  },
  reference_statement: {
    kind: 'A person who worked with the founder says how that was.',
    fields: {
      verbatim: quoted.verbatim,
      speaker_role: 'What the speaker does.',
      relationship: 'How the speaker knows the founder.',
      source_url: quoted.source_url,
      source_date: SOURCE_DATE,
      translation: TRANSLATION,
    },
  },
}

/** What a kind of signal is, in one sentence. */
export const meaningOfKind = (kind: Kind): string => MEANINGS[kind].kind

/** What a field of the value means, by its path (`comparables.name`); undefined if there is no such field. */
export const meaningOfField = (kind: Kind, path: string): string | undefined =>
  (MEANINGS[kind].fields as Readonly<Record<string, string>>)[path]

/** A value of the kind with all of its fields. */
export const exampleOf = (kind: Kind): JsonObject => examples[kind]
