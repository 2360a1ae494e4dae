// Axis solutions: what do they use today, at what price, and why does it fall short? (rules S-SOLU-1 to S-SOLU-B2)
import { deniesNeed } from '../reading/behaviour.ts'
import { normalise } from '../reading/normalise.ts'
import { domainOf } from '../reading/source.ts'
import { axisRules, when } from './axis-rules.ts'
import type { Dossier } from './dossier.ts'
import * as quotes from './quotes.ts'

function facts({ competitors, of, roleStems }: Dossier) {
  const heardOf = of('solutions', 'dissatisfaction_quote')
  // O-4: who praises the competitor, or denies the need, complains of nothing
  const content = heardOf.filter(({ value }) => deniesNeed(value))
  const complaints = heardOf.filter((quote) => !content.includes(quote))
  const prices = of('solutions', 'pricing_row')
  const heard = quotes.unmuted(complaints)
  const independent = quotes.independent(complaints, roleStems)
  const fresh = quotes.unmuted(prices).filter((price) => !quotes.isStale(price))
  return {
    competitors,
    all: heardOf,
    content,
    complaints,
    prices,
    heard,
    independent,
    domains: quotes.domainCount(independent),
    level2: quotes.atLevel(2, independent),
    level3: quotes.atLevel(3, independent),
    targets: new Set(heard.map(({ value }) => normalise(value.competitor))).size,
    /** The latest fresh price of each competitor. */
    priced: [...new Map(fresh.map((price) => [normalise(price.value.competitor), price])).values()],
    doNothing: quotes
      .unmuted(competitors)
      .filter(({ value }) => value.category === 'status_quo' || value.category === 'in_house'),
    vendorDomains: new Set(competitors.map(({ value }) => domainOf(value.url))).size,
    stale: complaints.filter(quotes.isStale),
  }
}

export const solutions = axisRules({
  axis: 'solutions',
  facts,
  base: (f) => [...f.competitors.slice(0, 5), ...f.all.slice(0, 3), ...f.prices.slice(0, 3)],
  rules: [
    {
      rule: 'coverage', // S-SOLU-1
      text: 'complaints about 3 different competitors',
      next: { kind: 'dissatisfaction_quote' },
      met: (f) => when(f.targets >= 3, f.heard),
    },
    {
      rule: 'independent', // S-SOLU-2
      text: 'complaints from 3 sources on 2 domains',
      next: { kind: 'dissatisfaction_quote' },
      met: (f) => when(f.independent.length >= 3 && f.domains >= 2, f.independent),
    },
    {
      rule: 'behaviour_2', // S-SOLU-3
      text: '2 complaints describe a workaround or measured loss',
      next: { kind: 'dissatisfaction_quote' },
      met: (f) => when(f.level2.length >= 2, f.level2),
    },
    {
      rule: 'behaviour_3', // S-SOLU-4
      text: 'someone left a competitor or pays to work around it',
      next: { kind: 'dissatisfaction_quote' },
      met: (f) => when(f.level3.length >= 1, f.level3),
    },
    {
      rule: 'status_quo', // S-SOLU-5
      text: 'the do-nothing or in-house alternative is named',
      next: { kind: 'named_competitor' },
      met: (f) => when(f.doNothing.length >= 1, f.doNothing),
    },
    {
      rule: 'priced', // S-SOLU-6
      text: '3 competitors priced within 12 months',
      next: { kind: 'pricing_row' },
      met: (f) => when(f.priced.length >= 3, f.priced),
    },
    {
      rule: 'corroborated', // S-SOLU-7
      text: '5 or more independent complaints',
      next: { kind: 'dissatisfaction_quote' },
      met: (f) => when(f.independent.length >= 5, f.independent),
    },
  ],
  caps: [
    {
      cap: 'single_source', // S-SOLU-C1
      at: 3,
      text: 'all complaints come from one source',
      lift: { kind: 'dissatisfaction_quote' },
      hits: (f) => when(quotes.sourceCount(f.heard) <= 1, f.all),
    },
    {
      cap: 'same_vendor', // S-SOLU-C2
      at: 4,
      text: 'fewer than 4 distinct competitor domains',
      lift: { kind: 'named_competitor' },
      hits: (f) => when(f.vendorDomains < 4, f.competitors),
    },
    {
      cap: 'one_target', // S-SOLU-C3
      at: 5,
      text: 'all complaints are about one competitor',
      lift: { kind: 'dissatisfaction_quote' },
      hits: (f) => when(f.targets <= 1, f.all),
    },
    {
      cap: 'stale_majority', // S-SOLU-C4
      at: 5,
      text: 'most complaints are older than 24 months',
      lift: { kind: 'dissatisfaction_quote' },
      hits: (f) => when(quotes.isMajority(f.stale, f.complaints), f.stale),
    },
    {
      cap: 'content_customers', // S-SOLU-C5
      at: 4,
      text: 'at least as many customers are content or deny the need as complain',
      lift: { kind: 'dissatisfaction_quote' },
      hits: (f) => when(f.content.length > 0 && f.content.length >= f.independent.length, f.content),
    },
  ],
})
