// Named table of data: what it takes to find one entry of each kind, in days and in words (rule N-7). All are design choices.
import type { Kind } from '../../protocol/value-schemas.ts'

export interface Effort {
  readonly days: number
  readonly words: string
}

const effort = (days: number, words: string): Effort => ({ days, words })

export const EFFORT: Readonly<Record<Kind, Effort>> = {
  user_quote: effort(2, 'about two days of reading forums or asking customers, free'),
  counterfactual_quote: effort(2, 'about two days of reading forums, free'),
  icp_definition: effort(1, 'about a day with a public register, free'),
  named_prospect: effort(2, 'about two days to find one and write to them, free'),
  acv_estimate: effort(1, 'about a day of reading price pages, free'),
  named_competitor: effort(1, 'about a day of searching, free'),
  dissatisfaction_quote: effort(1, 'about a day on review sites, free'),
  pricing_row: effort(1, 'an hour on a price page, free'),
  wedge_statement: effort(1, 'about a day of writing, free'),
  anti_wedge: effort(3, 'about three days in filings, contracts and terms, free'),
  replication_estimate: effort(2, 'about two days in changelogs of vendors, free'),
  channel_choice: effort(2, 'about two days of asking venues for their numbers, free'),
  cac_benchmark: effort(2, 'about two days of reading reports of the trade, free'),
  founder_channel_fit: effort(1, 'about a day to find what is public already, free'),
  cac: effort(5, 'about a week of measuring, or two days for a benchmark, free'),
  ltv: effort(5, 'about a week with the accounts of paying customers, free'),
  gross_margin: effort(3, 'about three days with the accounts, free'),
  breakeven_customers: effort(2, 'about two days with the accounts, free'),
  domain_years: effort(1, 'about a day to find what is public already, free'),
  unfair_advantage: effort(10, 'about two weeks, plus the fee of a lawyer for a contract'),
  shipped_artifact: effort(10, 'about two weeks of building, free'),
  search_volume_snapshot: effort(1, 'an hour with a keyword tool, free'),
  commitment_record: effort(14, 'about two weeks of selling, free'),
  market_count_source: effort(1, 'about a day in public statistics, free'),
  competitor_pricing_scrape: effort(1, 'an hour on a price page, free'),
  review_corpus_snapshot: effort(1, 'about a day on a review site, free'),
  wedge_test: effort(7, 'about a week and a prototype, with 20 people or more'),
  incumbent_roadmap_check: effort(1, 'about a day of reading published plans, free'),
  channel_experiment: effort(14, 'two weeks and about 500 USD of advertising'),
  willingness_to_pay_test: effort(10, 'ten days and about 200 USD of advertising for a checkout'),
  retention_snapshot: effort(90, 'three months with 20 paying customers'),
  founder_background_lookup: effort(1, 'an hour in public registers, free'),
  reference_statement: effort(3, 'about three days to ask a former colleague for a public statement, free'),
}
