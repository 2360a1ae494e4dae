// A venture in a few lines, and the whole ledger with its pages that an assessment of it consists of. A cheat or an honest
// session changes parts of them.
import type { Signal } from '../../../src/contract/vocabulary/signal.ts'
import { citedClaims } from '../../../src/assessment/rules/provenance/cited-claims.ts'
import type { Kind } from '../../../src/assessment/rules/protocol/value-schemas.ts'
import type { JsonObject } from '../../../src/base/json.ts'
import type { SitePage } from '../session-site.ts'
import type { ExpectedSession } from '../play-session.ts'

/** Words of a speaker, `host/path` where they stand, and the role of the speaker. */
export type Said = readonly [words: string, at: string, role: string]

/** What is of one venture alone. Places are `host/path`; the host is one under `.localhost` on the port of the site. */
export interface Venture {
  readonly pitch: string
  readonly category: string
  readonly language: string
  readonly currency: string
  /** Five and more: one to three of them state money already spent. */
  readonly quotes: readonly Said[]
  readonly counterfactual: Said & { readonly 3?: never }
  readonly explanation: string
  readonly icp: JsonObject
  /** Name and place; the first has paid. */
  readonly prospects: readonly (readonly [name: string, at: string])[]
  /** Name, place, category, price of a month. */
  readonly competitors: readonly (readonly [name: string, at: string, category: string, price?: number])[]
  /** About the competitors, in order. */
  readonly complaints: readonly Said[]
  readonly wedge: JsonObject
  readonly reason: string
  readonly comparator: string
  readonly community: readonly [name: string, at: string]
  readonly fit: string
  readonly press: string
  readonly years: readonly [domain: string, role: string]
  readonly advantage: string
  readonly artifacts: readonly (readonly [title: string, at: string])[]
  readonly founder: readonly [name: string, finding: string]
  /** The price of a year, and what the first prospect paid. */
  readonly price: number
  /** Sentences that stand beside a claim on its page, unlike each other. */
  readonly chatter: readonly string[]
}

export const urlAt = (at: string): string => {
  const slash = `${at}/`.indexOf('/')
  return `http://${at.slice(0, slash)}.localhost:{port}${at.slice(slash) || '/'}`
}

const DAY = '2026-08-20'

/** All signals of the venture: more than the minimum on every axis. */
export function signalsOf(venture: Venture): readonly Signal[] {
  const { quotes, complaints, competitors, prospects, currency, price, press } = venture
  const month = price / 12
  const signal = (axis: string, kind: Kind, value: JsonObject): Signal => ({ axis, kind, value })
  const said = ([verbatim, at, speaker_role]: Said): JsonObject => ({
    verbatim,
    source_url: urlAt(at),
    source_date: DAY,
    speaker_role,
  })
  const priced = competitors.filter(([, , , each]) => each !== undefined)
  const [payer, payerAt] = prospects[0] ?? ['', '']
  return [
    ...quotes.map((each) => signal('problem', 'user_quote', said(each))),
    signal('problem', 'counterfactual_quote', {
      ...said(venture.counterfactual),
      explanation: venture.explanation,
    }),
    signal('market', 'icp_definition', {
      ...venture.icp,
      reachable_accounts: 14_200,
      count_source_url: urlAt(`${press}/census`),
    }),
    ...prospects.map(([organization, at], i) =>
      signal('market', 'named_prospect', {
        organization,
        organization_url: urlAt(at),
        contact_status: ['paid', 'met', 'replied', 'contacted', 'replied', 'none'][i] ?? 'none',
      }),
    ),
    signal('market', 'acv_estimate', {
      amount: price,
      currency,
      period: 'year',
      comparables: priced.slice(0, 2).map(([name, at, , each = 0]) => ({
        name,
        annual_price: each * 12,
        source_url: urlAt(`${hostOf(at)}/prices`),
      })),
    }),
    signal('market', 'commitment_record', {
      type: 'paid',
      counterparty: payer,
      amount: price,
      currency,
      date: DAY,
      source_url: urlAt(`${hostOf(payerAt)}/spending`),
    }),
    signal('market', 'market_count_source', {
      segment: textOf(venture.icp['segment']),
      count: 14_200,
      publisher: 'Census of the trade',
      source_url: urlAt(`${press}/census`),
      source_date: DAY,
    }),
    ...competitors.map(([name, at, category]) =>
      signal('solutions', 'named_competitor', { name, url: urlAt(at), category }),
    ),
    ...complaints.map((each, i) =>
      signal('solutions', 'dissatisfaction_quote', { competitor: competitors[i]?.[0] ?? '', ...said(each) }),
    ),
    ...priced.slice(0, 3).map(([competitor, at, , each = 0]) =>
      signal('solutions', 'pricing_row', {
        competitor,
        plan: 'Standard',
        price: each,
        currency,
        period: 'month',
        source_url: urlAt(`${hostOf(at)}/prices`),
        observed_date: DAY,
      }),
    ),
    signal('solutions', 'review_corpus_snapshot', {
      competitor: priced[0]?.[0] ?? '',
      platform: 'Trade reviews',
      source_url: urlAt(`${press}/reviews`),
      captured_at: DAY,
      review_count: 164,
      mean_rating: 3.1,
    }),
    signal('wedge', 'wedge_statement', venture.wedge),
    signal('wedge', 'anti_wedge', {
      competitor: competitors[0]?.[0] ?? '',
      reason: venture.reason,
      reason_type: 'business_model_conflict',
      source_url: urlAt(`${hostOf(competitors[0]?.[1] ?? '')}/terms`),
    }),
    signal('wedge', 'replication_estimate', {
      months: 14,
      basis: 'comparable',
      comparator: venture.comparator,
      source_url: urlAt(`${hostOf(competitors[1]?.[1] ?? '')}/changes`),
      rationale: venture.reason,
    }),
    signal('distribution', 'channel_choice', {
      channel: 'community',
      specific_target: venture.community[0],
      target_url: urlAt(venture.community[1]),
      reachable_per_month: 2_300,
      conversion_rate: 0.01,
    }),
    ...[0.3, 0.36].map((share, i) =>
      signal('distribution', 'cac_benchmark', {
        amount: Math.round(price * share),
        currency,
        comparable_company: competitors[i]?.[0] ?? '',
        channel: 'community',
        source_url: urlAt(`${i === 0 ? press : `second-${press}`}/growth`),
        source_date: DAY,
      }),
    ),
    signal('distribution', 'founder_channel_fit', {
      claim: venture.fit,
      evidence_url: urlAt(`${hostOf(venture.community[1])}/moderators`),
      quantity: { value: 9_400, unit: 'members' },
    }),
    signal('economics', 'cac', {
      amount: Math.round(price * 0.32),
      currency,
      basis: 'benchmark',
      source_url: urlAt(`${press}/acquisition`),
    }),
    signal('economics', 'ltv', {
      amount: Math.round((month * 0.74) / 0.015),
      currency,
      arpa_monthly: month,
      churn_monthly: 0.015,
      basis: 'benchmark',
      source_url: urlAt(`${press}/churn`),
    }),
    signal('economics', 'gross_margin', {
      percent: 74,
      basis: 'benchmark',
      source_url: urlAt(`${press}/margins`),
    }),
    signal('economics', 'breakeven_customers', {
      customers: Math.ceil(9_000 / (month * 0.74)),
      fixed_costs_monthly: 9_000,
      currency,
      basis: 'assumption',
    }),
    signal('founder', 'domain_years', {
      years: 8,
      domain: venture.years[0],
      role: venture.years[1],
      evidence_url: urlAt(`${press}/people`),
    }),
    signal('founder', 'unfair_advantage', {
      claim: venture.advantage,
      type: 'exclusive_contract',
      evidence_url: urlAt(`${press}/notices`),
    }),
    ...venture.artifacts.map(([title, at], i) =>
      signal('founder', 'shipped_artifact', {
        title,
        artifact_url: urlAt(at),
        relation: 'same_customer',
        adoption: { value: 1_900 - i, unit: 'downloads' },
      }),
    ),
    signal('founder', 'founder_background_lookup', {
      subject: venture.founder[0],
      source_url: urlAt(`${press}/farewell`),
      captured_at: DAY,
      finding: venture.founder[1],
      finding_type: 'employment',
    }),
  ]
}

export const hostOf = (at: string): string => at.replace(/\/.*/, '')

/** One page for each address that the signals cite, which holds all that they claim of it. */
export function pagesOf(
  signals: readonly Signal[],
  { language, chatter, press }: Venture,
): readonly SitePage[] {
  const sentences = new Map<string, string[]>()
  for (const { kind, value } of signals)
    for (const { url } of citedClaims(kind as Kind, value as JsonObject))
      sentences.set(url, [
        ...(sentences.get(url) ?? []),
        ...sentencesOn(url, kind as Kind, value as JsonObject, language),
      ])
  return [...sentences].map(([url, said], i) => {
    const beside = [0, 1, 2, 3].map((step) => chatter[(i * 5 + step * (1 + (i % 3))) % chatter.length] ?? '')
    return pageAt(url, [...beside.slice(0, 2), ...said, ...beside.slice(2), `${press} ${i}.`], language)
  })
}

/** A page at an address with `{port}`: a document with a beginning and an end. */
export function pageAt(url: string, paragraphs: readonly string[], language = 'en'): SitePage {
  const { host, path } = placeOf(url)
  const text = paragraphs.map((each) => (each.startsWith('<') ? each : `<p>${escaped(each)}</p>`)).join('\n')
  const html =
    `<!doctype html><html lang="${language}"><head><title>${host}</title></head><body><header><nav><a href="/">Home</a></nav>` +
    `</header><main><h1>${host}</h1>${text}</main><footer><p>Imprint</p></footer></body></html>`
  return { host, path, status: 200, content_type: 'text/html; charset=utf-8', html }
}

export function placeOf(url: string): { readonly host: string; readonly path: string } {
  const [, host = '', path = '/'] = /^https?:\/\/([^/:]+)(?::\{port\})?([^#]*)/.exec(url) ?? []
  return { host, path: path || '/' }
}

/** A member that is text; empty for any other. */
export const textOf = (member: unknown): string => (typeof member === 'string' ? member : '')

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** What a page says so that it holds the claim of an entry. */
function sentencesOn(url: string, kind: Kind, value: JsonObject, language: string): readonly string[] {
  const text = (name: string): string => textOf(value[name])
  const money = (amount: number): string =>
    new Intl.NumberFormat(language, { style: 'currency', currency: text('currency') }).format(amount)
  const count = (name: string): string => new Intl.NumberFormat(language).format(Number(value[name]))
  switch (kind) {
    case 'pricing_row':
      return [`${text('competitor')} ${text('plan')}: ${money(Number(value['price']))} / month.`]
    case 'acv_estimate':
      return (value['comparables'] as JsonObject[])
        .filter((each) => each['source_url'] === url)
        .map((each) => `${textOf(each['name'])}: ${money(Number(each['annual_price']))} / year.`)
    case 'named_competitor':
      return [`${text('name')} is what this page is about, and ${text('name')} answers for it.`]
    case 'named_prospect':
      return [`${text('organization')} is at home here, and has been for years.`]
    case 'shipped_artifact':
      return [`${text('title')}: take it and use it as you like.`]
    case 'cac_benchmark':
      return [`${text('comparable_company')} pays ${money(Number(value['amount']))} for a new customer.`]
    case 'market_count_source':
      return [`${text('segment')}: ${count('count')}.`]
    case 'icp_definition':
      return [`${text('segment')}: ${count('reachable_accounts')}.`]
    case 'review_corpus_snapshot':
      return [`${text('competitor')}: ${count('review_count')} reviews.`]
    case 'search_volume_snapshot':
      return [`${text('query')}: ${count('monthly_volume')} searches a month.`]
    case 'founder_background_lookup':
      return [`${text('subject')}. ${text('finding')}`]
    case 'commitment_record':
      return [`${text('counterparty')} paid ${money(Number(value['amount']))} for the service.`]
    case 'cac':
      return [`A new customer costs ${money(Number(value['amount']))}.`]
    case 'ltv':
      return [
        `${money(Number(value['amount']))} over the years, ${money(Number(value['arpa_monthly']))} a month.`,
      ]
    case 'gross_margin':
      return [`Gross margin: ${count('percent')} %.`]
    case 'domain_years':
      return [`${text('role')}, ${text('domain')}.`]
    case 'unfair_advantage':
    case 'founder_channel_fit':
      return [text('claim')]
    case 'anti_wedge':
      return [text('reason')]
    case 'replication_estimate':
      return [`${text('comparator')}.`]
    case 'channel_choice':
      return [text('specific_target')]
    default:
      return [text('verbatim')].filter((words) => words !== '')
  }
}

/** What may be changed of a session: its signals, and the pages at addresses with `{port}`. */
export interface Change {
  readonly signals?: (signals: readonly Signal[]) => readonly Signal[]
  /** Read instead of the page that holds the claims, or beside them. */
  readonly pages?: (pages: readonly SitePage[], signals: readonly Signal[]) => readonly SitePage[]
  readonly pitch?: string
}

/** A session of the venture, changed, with what must come of it. */
export function sessionOf(
  id: string,
  venture: Venture,
  expect: ExpectedSession['expect'],
  { signals: change = (all) => all, pages: rewrite = (all) => all, pitch = venture.pitch }: Change = {},
): ExpectedSession {
  const signals = change(signalsOf(venture))
  return {
    id,
    kind: expect.verdict_not ? 'dishonest' : 'honest',
    pitch,
    category: venture.category,
    language: venture.language,
    pages: rewrite(pagesOf(signals, venture), signals),
    signals,
    expect,
  }
}

/** The signals with the values of one kind changed; undefined leaves one as it is. */
export const withValues =
  (kind: Kind, change: (value: JsonObject, position: number) => JsonObject | undefined) =>
  (signals: readonly Signal[]): readonly Signal[] => {
    let position = 0
    return signals.map((signal) => {
      if (signal.kind !== kind) return signal
      const changed = change(signal.value as JsonObject, position++)
      return changed === undefined ? signal : { ...signal, value: { ...signal.value, ...changed } }
    })
  }
