// Axis market: is there a nameable first segment, with accounts, that can pay enough? (rules S-MARK-1 to S-MARK-B2)
import { isAbsent, type EntryOf } from '../ledger/entry.ts'
import { convert } from '../../../reference/currency.ts'
import { isGenericSegment } from '../reading/lexicon.ts'
import { domainOf } from '../reading/source.ts'
import { axisRules, when } from './axis-rules.ts'
import { accountsAgainstCount, acvAgainstPrices, yearlyOf } from './consistency.ts'
import type { Dossier } from './dossier.ts'
import { median } from './median.ts'
import * as quotes from './quotes.ts'

type Prospect = EntryOf<'named_prospect'>

const CONTACT = ['none', 'contacted', 'replied', 'met', 'pilot_agreed', 'loi_signed', 'paid'] as const
const REPLIED = CONTACT.indexOf('replied')

function contact({ value }: Prospect): number {
  return CONTACT.indexOf(value.contact_status ?? 'none')
}

/** One prospect per domain: the one with the furthest contact. */
function organisations(prospects: readonly Prospect[]): readonly Prospect[] {
  const furthest = new Map<string, Prospect>()
  for (const prospect of prospects) {
    const domain = domainOf(prospect.value.organization_url)
    const known = furthest.get(domain)
    if (known === undefined || contact(prospect) > contact(known)) furthest.set(domain, prospect)
  }
  return [...furthest.values()]
}

function facts(dossier: Dossier) {
  const { icp, acv, of } = dossier
  const prospects = of('market', 'named_prospect')
  const named = organisations(prospects.filter((prospect) => !isAbsent(prospect)))
  const { trigger_event, company_size, geography, excludes, user_role } = icp.value
  const { currency, comparables } = acv.value
  const acvPerYear = yearlyOf(acv)
  return {
    icp,
    acv,
    prospects,
    orgs: organisations(quotes.unmuted(prospects)),
    organisations: organisations(prospects).length,
    engaged: named.filter((org) => contact(org) >= REPLIED),
    narrowing: [trigger_event, company_size, geography, excludes, user_role].filter(
      (text) => text !== undefined,
    ),
    comparableDomains: new Set(comparables.map((comparable) => domainOf(comparable.source_url))).size,
    /** Yearly ACV divided by the median comparable; comparables have the currency of the ACV. */
    ratio: acvPerYear / median(comparables.map((comparable) => comparable.annual_price)),
    sizeUsd: convert({ amount: (icp.value.reachable_accounts ?? 0) * acvPerYear, currency }, 'USD'),
    acvAgainstPrices: acvAgainstPrices(dossier),
    accountsAgainstCount: accountsAgainstCount(dossier),
  }
}

export const market = axisRules({
  axis: 'market',
  facts,
  base: (f) => [f.icp, ...f.prospects.slice(0, 3), f.acv],
  rules: [
    {
      rule: 'icp_precise', // S-MARK-1
      text: 'ICP narrowed on 3 or more of size, geography, trigger, user role, exclusions',
      selfAsserted: true,
      next: { kind: 'icp_definition' },
      met: (f) => when(f.narrowing.length >= 3, [f.icp]),
    },
    {
      rule: 'prospects_distinct', // S-MARK-2
      text: '3 organisations on distinct domains',
      next: { kind: 'named_prospect' },
      met: (f) => when(f.orgs.length >= 3, f.orgs),
    },
    {
      rule: 'prospects_beyond', // S-MARK-3
      text: '6 or more distinct organisations',
      next: { kind: 'named_prospect' },
      met: (f) => when(f.orgs.length >= 6, f.orgs),
    },
    {
      rule: 'engaged', // S-MARK-4
      text: '2 prospects answered',
      selfAsserted: true,
      next: { kind: 'named_prospect' },
      met: (f) => when(f.engaged.length >= 2, f.engaged),
    },
    {
      rule: 'acv_grounded', // S-MARK-5
      text: 'ACV within 3x of the median of 2 independent comparables',
      next: { kind: 'acv_estimate' },
      met: (f) => when(f.comparableDomains >= 2 && f.ratio >= 1 / 3 && f.ratio <= 3, [f.acv]),
    },
    {
      rule: 'sized', // S-MARK-6
      text: 'sourced account count x ACV reaches 1,000,000 USD a year',
      next: { kind: 'icp_definition' },
      met: (f) => when(f.icp.value.count_source_url !== undefined && f.sizeUsd >= 1e6, [f.icp, f.acv]),
    },
  ],
  caps: [
    {
      cap: 'duplicate_prospects', // S-MARK-C1
      at: 3,
      text: 'fewer than 3 distinct organisations',
      lift: { kind: 'named_prospect' },
      hits: (f) => when(f.organisations < 3, f.prospects),
    },
    {
      cap: 'generic_icp', // S-MARK-C2
      at: 4,
      text: 'the segment names no one in particular',
      lift: { kind: 'icp_definition' },
      hits: (f) => when(isGenericSegment(f.icp.value.segment), [f.icp]),
    },
    {
      cap: 'acv_detached', // S-MARK-C3
      at: 5,
      text: 'ACV is more than 10x away from comparables',
      lift: { kind: 'acv_estimate' },
      hits: (f) => when(f.ratio < 0.1 || f.ratio > 10, [f.acv]),
    },
    {
      cap: 'acv_off_prices', // S-MARK-C4
      at: 5,
      text: 'ACV is more than 10x away from every listed price',
      lift: { kind: 'acv_estimate' },
      words: (f) => f.acvAgainstPrices?.words,
      hits: (f) => f.acvAgainstPrices?.cites ?? null,
    },
    {
      cap: 'accounts_off_count', // S-MARK-C5
      at: 6,
      text: 'a source counts less than half of the reachable accounts',
      lift: { kind: 'icp_definition' },
      words: (f) => f.accountsAgainstCount?.words,
      hits: (f) => f.accountsAgainstCount?.cites ?? null,
    },
  ],
})
