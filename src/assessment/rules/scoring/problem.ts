// Axis problem: do specific people already lose time or money to this? (rules S-PROB-1 to S-PROB-B2)
import { deniesNeed, hasQuantity, readOnTopic } from '../reading/behaviour.ts'
import { roleClass } from '../reading/lexicon.ts'
import { pageKeyOf } from '../reading/source.ts'
import { axisRules, when } from './axis-rules.ts'
import type { Dossier } from './dossier.ts'
import * as quotes from './quotes.ts'

function facts(dossier: Dossier) {
  const users = dossier.of('problem', 'user_quote')
  const counterfactuals = dossier.of('problem', 'counterfactual_quote')
  const complaints = dossier.of('solutions', 'dissatisfaction_quote')
  const denies = ({ value }: quotes.Quote): boolean => deniesNeed(value)
  // O-4: who denies the need neither reports it nor is a source of those who do
  const reporters = users.filter((quote) => !denies(quote))
  const reporting = quotes.unmuted(reporters)
  const independent = quotes.independent(reporters, dossier.roleStems)
  const pages = new Set(users.map(({ value }) => pageKeyOf(value.source_url)))
  const fits = (quote: quotes.Quote): boolean => quotes.fitsRole(quote, dossier.roleStems)
  return {
    users,
    counterfactuals,
    independent,
    domains: quotes.domainCount(independent),
    level2: quotes.atLevel(2, independent),
    level3: quotes.atLevel(3, independent),
    // why before the choice of one quote per source: the best quote of a source may have no quantity, or another role
    quantified: quotes
      .independent(
        reporters.filter(({ value }) => hasQuantity(value.verbatim)),
        dossier.roleStems,
      )
      .map((quote) => quotes.withSpan(quote, 'amount', 'time')),
    fitting: quotes.independent(reporters.filter(fits), dossier.roleStems),
    denying: [...counterfactuals, ...users.filter(denies), ...complaints.filter(denies)].filter(fits),
    explained: quotes
      .unmuted(counterfactuals)
      .filter(({ value }) => !pages.has(pageKeyOf(value.source_url)) && value.explanation !== undefined),
    unmutedSources: quotes.sourceCount(reporting),
    unmutedDomains: quotes.domainCount(reporting),
    reporters,
    hypothetical: users
      .filter(({ value }) => deniesNeed(value) || readOnTopic(value).behaviour === 0)
      .map((quote) => quotes.withSpan(quote, 'hypothetical', 'stance')),
    stale: reporters.filter(quotes.isStale),
    anonymous: reporters.filter(({ value }) =>
      ['unknown', 'adjacent'].includes(roleClass(value.speaker_role)),
    ),
  }
}

export const problem = axisRules({
  axis: 'problem',
  facts,
  base: (f) => [...f.users.slice(0, 3), ...f.counterfactuals.slice(0, 1)],
  rules: [
    {
      rule: 'independent', // S-PROB-1
      text: 'at least 3 sources on 2 domains',
      next: { kind: 'user_quote' },
      met: (f) => when(f.independent.length >= 3 && f.domains >= 2, f.independent),
    },
    {
      rule: 'corroborated', // S-PROB-2
      text: '5 or more independent quotes',
      next: { kind: 'user_quote' },
      met: (f) => when(f.independent.length >= 5, f.independent),
    },
    {
      rule: 'behaviour_2', // S-PROB-3
      text: '2 independent quotes describe a workaround or measured loss',
      next: { kind: 'user_quote' },
      met: (f) => when(f.level2.length >= 2, f.level2),
    },
    {
      rule: 'behaviour_3', // S-PROB-4
      text: 'someone already spent money or switched because of this',
      next: { kind: 'user_quote' },
      met: (f) => when(f.level3.length >= 1, f.level3),
    },
    {
      rule: 'specific', // S-PROB-5
      text: '2 independent quotes carry a quantity',
      next: { kind: 'user_quote' },
      met: (f) => when(f.quantified.length >= 2, f.quantified),
    },
    {
      rule: 'role_fit', // S-PROB-6
      text: '2 independent speakers hold the ICP role',
      next: { kind: 'user_quote' },
      met: (f) => when(f.fitting.length >= 2, f.fitting),
    },
    {
      rule: 'counterfactual', // S-PROB-7
      text: 'independent counterfactual with an explanation',
      next: { kind: 'counterfactual_quote' },
      met: (f) => when(f.explained.length >= 1, f.explained),
    },
  ],
  caps: [
    {
      cap: 'single_source', // S-PROB-C1
      at: 3,
      text: 'all quotes come from one source',
      lift: { kind: 'user_quote' },
      hits: (f) => when(f.unmutedSources <= 1, f.users),
    },
    {
      cap: 'hypothetical_majority', // S-PROB-C2
      at: 4,
      text: 'most quotes are about what people would do',
      lift: { kind: 'user_quote' },
      hits: (f) => when(quotes.isMajority(f.hypothetical, f.users), f.hypothetical),
    },
    {
      cap: 'icp_contradicts', // S-PROB-C3
      at: 4,
      text: 'ICP-role speakers deny the pain at least as often as they report it',
      lift: { kind: 'user_quote' },
      hits: (f) => when(f.denying.length > 0 && f.denying.length >= f.fitting.length, f.denying),
    },
    {
      cap: 'single_domain', // S-PROB-C4
      at: 5,
      text: 'all quotes come from one domain',
      lift: { kind: 'user_quote' },
      hits: (f) => when(f.unmutedSources > 1 && f.unmutedDomains === 1, f.users),
    },
    {
      cap: 'stale_majority', // S-PROB-C5
      at: 5,
      text: 'most quotes are older than 24 months',
      lift: { kind: 'user_quote' },
      hits: (f) => when(quotes.isMajority(f.stale, f.reporters), f.stale),
    },
    {
      cap: 'anonymous_majority', // S-PROB-C6
      at: 5,
      text: 'most speakers have no role near the buyer',
      lift: { kind: 'user_quote' },
      hits: (f) => when(quotes.isMajority(f.anonymous, f.reporters), f.anonymous),
    },
  ],
})
