// The shared sessions, if they lie beside the checkout: ledgers, the pages they cite, and the grades that are certain.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Claim } from '../../src/citations/claims/model/claim.ts'

const FOLDER = resolve(import.meta.dirname, '../../../shared/data/assessment/sessions')

export type Grade = 'attested' | 'read' | 'own' | 'unread' | 'absent' | 'word'

type Value = Readonly<Record<string, unknown>>

export interface CitedPage {
  readonly host: string
  readonly path: string
  readonly status: number
  readonly content_type?: string
  readonly html: string
}

export interface ClaimedRow {
  readonly name: string
  readonly kind: string
  readonly grade: Grade | undefined
  readonly claims: readonly (readonly Claim[])[]
  readonly page: CitedPage
  readonly isExtra: boolean
}

interface Session {
  readonly pages: readonly CitedPage[]
  readonly signals: readonly { readonly kind: string; readonly value: Value }[]
  /** What a pair adds. */
  readonly extra?: { readonly kind: string; readonly value: Value }
  readonly expect: { readonly grades?: Readonly<Record<string, Grade>> }
}

export const hasSessions = existsSync(FOLDER)

/** Every signal with a page, once; sessions share many. */
export function claimedRows(): ClaimedRow[] {
  const rows = new Map<string, ClaimedRow>()
  for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.json'))) {
    const session = JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Session
    const pages = new Map(session.pages.map((page) => [page.host + page.path, page]))
    const signals = [...session.signals, ...(session.extra === undefined ? [] : [session.extra])]
    for (const [index, { kind, value }] of signals.entries())
      for (const [url, claims] of claimsOf(kind, value)) {
        const address = url.replace(/^https?:\/\//, '').replace(':{port}', '')
        const page = pages.get(address) ?? pages.get(address.replace(/[?#].*$/s, ''))
        const grade = session.expect.grades?.[index]
        const key = JSON.stringify([claims, page, grade])
        if (page !== undefined && !rows.has(key))
          rows.set(key, {
            name: `${file} ${index}`,
            kind,
            grade,
            claims,
            page,
            isExtra: index >= session.signals.length,
          })
      }
  }
  return [...rows.values()]
}

const textOf = (value: Value, field: string): string => {
  const found = value[field]
  return typeof found === 'string' ? found : ''
}
const numberOf = (value: Value, field: string): number => Number(value[field])

const listOf = (value: Value, field: string): readonly Value[] =>
  Array.isArray(value[field]) ? (value[field] as Value[]) : []
const figures = (...values: readonly number[]): Claim[] =>
  values.map((each) => ({ kind: 'figure', value: Math.round(each * 1e6) / 1e6 }))

const quote = (value: Value): Claim[][] => [[{ kind: 'quote', text: textOf(value, 'verbatim') }]]
const name = (value: Value, field: string): Claim[] => [{ kind: 'name', text: textOf(value, field) }]
const money = (amounts: readonly number[], value: Value): Claim[] =>
  amounts.map((amount) => ({
    kind: 'figure',
    value: Math.round(amount * 100) / 100,
    currency: textOf(value, 'currency'),
  }))

/** A yearly price may be written by the month. */
const yearly = (price: number, value: Value): Claim[] => money([price, price / 12], value)

/**
 * What a page must hold for a kind, by P-2: all of the lists, and of each list one claim. In a row of prices the period is the
 * row's.
 */
function claimsOf(kind: string, value: Value): [url: string, claims: Claim[][]][] {
  const at = (field: string, claims: Claim[][]): [string, Claim[][]][] =>
    textOf(value, field) === '' ? [] : [[textOf(value, field), claims]]
  switch (kind) {
    case 'user_quote':
    case 'counterfactual_quote':
    case 'dissatisfaction_quote':
    case 'reference_statement':
      return at('source_url', quote(value))
    case 'pricing_row':
      return at('source_url', [name(value, 'competitor'), money([numberOf(value, 'price')], value)])
    case 'acv_estimate':
      return listOf(value, 'comparables').map((each) => [
        textOf(each, 'source_url'),
        [name(each, 'name'), yearly(numberOf(each, 'annual_price'), value)],
      ])
    case 'named_competitor':
      return at('url', [name(value, 'name')])
    case 'named_prospect':
      return at('organization_url', [name(value, 'organization')])
    case 'shipped_artifact':
      return at('artifact_url', [name(value, 'title')])
    case 'cac_benchmark':
    case 'cac':
    case 'ltv':
      return at('source_url', [money([numberOf(value, 'amount')], value)])
    case 'competitor_pricing_scrape':
      return at('source_url', [
        name(value, 'competitor'),
        ...listOf(value, 'rows').map((row) => money([numberOf(row, 'price')], row)),
      ])
    case 'review_corpus_snapshot':
      return at('source_url', [
        name(value, 'competitor'),
        figures(numberOf(value, 'review_count')),
        figures(numberOf(value, 'mean_rating')),
        figures(numberOf(value, 'share_negative') * 100, numberOf(value, 'share_negative')),
      ])
    case 'search_volume_snapshot':
      return at('source_url', [
        figures(numberOf(value, 'monthly_volume')),
        figures(numberOf(value, 'trend_pct')),
      ])
    case 'founder_background_lookup':
    case 'incumbent_roadmap_check':
      return at('source_url', [[{ kind: 'assertion', text: textOf(value, 'finding') }]])
    case 'gross_margin':
      return at('source_url', [figures(numberOf(value, 'percent'))])
    case 'market_count_source':
      return at('source_url', [figures(numberOf(value, 'count'))])
    case 'icp_definition':
      return at('count_source_url', [figures(numberOf(value, 'reachable_accounts'))])
    case 'commitment_record':
      return at('source_url', [
        name(value, 'counterparty'),
        ...('amount' in value ? [money([numberOf(value, 'amount')], value)] : []),
      ])
    case 'founder_channel_fit':
    case 'unfair_advantage':
      return at('evidence_url', [[{ kind: 'assertion', text: textOf(value, 'claim') }]])
    case 'domain_years':
      return at('evidence_url', [figures(numberOf(value, 'years'))])
    case 'anti_wedge':
      return at('source_url', [[{ kind: 'assertion', text: textOf(value, 'reason') }]])
    default:
      return []
  }
}
