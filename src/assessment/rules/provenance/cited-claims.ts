// What each kind of evidence claims of the pages it cites: the column "looked for on the page" of the table of kinds
// (rule P-2).
import type { JsonObject } from '../../../base/json.ts'
import type { Claim } from '../../../citations/claims/model/claim.ts'
import type { Kind, ValueOf } from '../protocol/value-schemas.ts'

/** A part of what an entry claims of a page: any one of these shows it. */
export type ClaimedPart = readonly [Claim, ...Claim[]]

/** What an entry claims of one page. */
export interface CitedClaims {
  readonly url: string
  /** The page must show every part. */
  readonly parts: readonly ClaimedPart[]
  /** The page may say it in other words, so a page without it does not contradict the entry. */
  readonly loose?: true
  /** The page is itself what the entry claims to exist, so it may belong to the founder. */
  readonly itself?: true
}

const quote = (text: string): ClaimedPart => [{ kind: 'quote', text }]
const name = (text: string): ClaimedPart => [{ kind: 'name', text }]
/** A person may be given with a role behind the name: "Ilse Verhoeven, founder". */
const person = (text: string): ClaimedPart => {
  const [alone = text] = text.split(/\s*[,(–—、，]\s*/u)
  return alone === text || alone === '' ? name(text) : [...name(text), { kind: 'name', text: alone }]
}
const assertion = (text: string): ClaimedPart => [{ kind: 'assertion', text }]
/** A figure that any page may hold by chance counts near a word of what it is about. */
const figureAbout = (value: number, ...texts: readonly string[]): ClaimedPart => [
  { kind: 'figure', value, about: texts.join('\n') },
]
const figure = (...values: readonly [number, ...number[]]): ClaimedPart => {
  const [first, ...others] = values
  return [{ kind: 'figure', value: first }, ...others.map((value) => ({ kind: 'figure', value }) as const)]
}
/** A price of nothing is written in words. */
const price = (currency: string, ...values: readonly number[]): readonly ClaimedPart[] => {
  const [first, ...others] = values
    .filter((value) => value > 0)
    .map((value) => ({ kind: 'figure', value, currency }) as const)
  return first === undefined ? [] : [[first, ...others]]
}

const at = (url: string | undefined, ...parts: readonly ClaimedPart[]): readonly CitedClaims[] =>
  url === undefined || parts.length === 0 ? [] : [{ url, parts }]
const looselyAt = (url: string | undefined, ...parts: readonly ClaimedPart[]): readonly CitedClaims[] =>
  at(url, ...parts).map((cited) => ({ ...cited, loose: true }))

const quoted = ({ verbatim, source_url: url }: { verbatim: string; source_url: string }) =>
  at(url, quote(verbatim))

type Table = { readonly [K in Kind]: (value: ValueOf<K>) => readonly CitedClaims[] }

const TABLE: Table = {
  user_quote: quoted,
  counterfactual_quote: quoted,
  reference_statement: quoted,
  // why not the competitor's name too: people write "the slip" of a product filed as "Paper slips"
  dissatisfaction_quote: quoted,
  pricing_row: ({ source_url: url, competitor, price: amount, currency }) =>
    at(url, name(competitor), ...price(currency, amount)),
  competitor_pricing_scrape: ({ source_url: url, competitor, rows }) =>
    at(url, name(competitor), ...rows.flatMap((row) => price(row.currency, row.price))),
  // pages give the price of a month as often as that of a year
  acv_estimate: ({ comparables, currency }) =>
    comparables.flatMap(({ source_url: url, name: product, annual_price: annual }) =>
      at(url, name(product), ...price(currency, annual, annual / 12)),
    ),
  named_competitor: (value) => at(value.url, name(value.name)),
  named_prospect: ({ organization_url: url, organization }) => at(url, name(organization)),
  shipped_artifact: ({ artifact_url: url, title }) =>
    at(url, name(title)).map((cited) => ({ ...cited, itself: true })),
  cac_benchmark: ({ source_url: url, amount, currency, comparable_company: company, channel }) =>
    at(url, [
      { kind: 'figure', value: amount, currency, about: `${company}\n${channel.replaceAll('_', ' ')}` },
    ]),
  market_count_source: ({ source_url: url, count, segment, publisher }) =>
    at(url, figureAbout(count, segment, publisher)),
  search_volume_snapshot: ({ source_url: url, monthly_volume: volume, query }) =>
    at(url, figureAbout(volume, query)),
  review_corpus_snapshot: ({ source_url: url, review_count: reviews, competitor }) =>
    at(url, figureAbout(reviews, competitor)),
  icp_definition: ({ count_source_url: url, reachable_accounts: accounts, segment, buyer_role: role }) =>
    accounts === undefined ? [] : at(url, figureAbout(accounts, segment, role)),
  founder_background_lookup: ({ source_url: url, subject, finding }) =>
    at(url, person(subject), assertion(finding)),
  domain_years: ({ evidence_url: url, domain, role }) => looselyAt(url, assertion(`${role}, ${domain}`)),
  // pages state facts; these are arguments, which an honest page may put in other words
  unfair_advantage: ({ evidence_url: url, claim }) => looselyAt(url, assertion(claim)),
  founder_channel_fit: ({ evidence_url: url, claim }) => looselyAt(url, assertion(claim)),
  anti_wedge: ({ source_url: url, reason }) => looselyAt(url, assertion(reason)),
  incumbent_roadmap_check: ({ source_url: url, finding }) => at(url, assertion(finding)),
  commitment_record: ({ source_url: url, counterparty, amount = 0, currency = 'USD' }) =>
    at(url, name(counterparty), ...price(currency, amount)),
  cac: ({ source_url: url, amount, currency }) => at(url, ...price(currency, amount)),
  ltv: ({ source_url: url, amount, arpa_monthly: arpa, currency }) =>
    at(url, ...price(currency, amount, arpa)),
  gross_margin: ({ source_url: url, percent }) => at(url, figure(percent)),
  breakeven_customers: ({ source_url: url, customers, fixed_costs_monthly: costs }) =>
    at(url, figure(customers, costs)),
  channel_choice: ({ target_url: url, specific_target: target }) => looselyAt(url, assertion(target)),
  replication_estimate: ({ source_url: url, comparator, months }) =>
    looselyAt(url, ...(comparator === undefined ? [figure(months)] : [name(comparator)])),
  wedge_test: ({ source_url: url, result }) => looselyAt(url, figure(result)),
  channel_experiment: ({ source_url: url, customers, spend }) => looselyAt(url, figure(spend, customers)),
  willingness_to_pay_test: ({ source_url: url, price: amount, currency }) =>
    looselyAt(url, ...price(currency, amount)),
  retention_snapshot: ({ source_url: url, n }) => looselyAt(url, figure(n)),
  wedge_statement: () => [],
}

/**
 * The pages that a value cites for what it claims, each once with all that is claimed of it, in schema order. Empty for
 * a value without a source. The value must have passed the schema of its kind.
 */
export function citedClaims(kind: Kind, value: JsonObject): readonly CitedClaims[] {
  const claimsOf = TABLE[kind] as (value: JsonObject) => readonly CitedClaims[]
  return [...Map.groupBy(claimsOf(value), ({ url }) => url)].map(([url, cited]) => ({
    url,
    parts: cited.flatMap(({ parts }) => parts),
    ...(cited.every(({ loose }) => loose) && { loose: true as const }),
    ...(cited.every(({ itself }) => itself) && { itself: true as const }),
  }))
}
