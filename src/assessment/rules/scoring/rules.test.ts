// Every rule and cap of the seven axes: a ledger in which it is met, and a smallest change in which it is not.
import { expect, test } from 'vitest'
import type { Ledger } from '../ledger/entry.ts'
import { assess } from '../outcome/assess.ts'
import type { AxisId } from '../protocol/axes.ts'
import {
  add,
  age,
  all,
  asIs,
  keep,
  plain,
  set,
  type Change,
} from '../../../../test/vectors/assessment/changes.ts'
import { asRead, exampleCase, ledgerOfCase } from '../../../../test/vectors/assessment/examples.ts'
import { AXIS_RULES } from './score.ts'

const strong = exampleCase('strong')
const base = ledgerOfCase(strong)

function explain(change: Change, axis: AxisId) {
  const ledger: Ledger = asRead(change(base))
  const result = assess(ledger, { pitch: strong.pitch, category: 'b2b_saas_smb' })
  if (result.kind === 'withheld') throw new Error(result.missing_signals.join('; '))
  return result.assessment.explanations[axis]
}

const quotesOf = (kind: 'user_quote' | 'dissatisfaction_quote', texts: readonly string[]): Change =>
  set(kind, (i) => ({ verbatim: texts[i] ?? plain(i) }))
const threads = (kind: 'user_quote' | 'dissatisfaction_quote', urls: readonly string[]): Change =>
  set(kind, (i) => ({ source_url: urls[i % urls.length] ?? '' }))
const roles = (...known: readonly string[]): Change =>
  set('user_quote', (i) => ({ speaker_role: known[i] ?? 'accountant' }))
const MANAGER = 'practice manager'
const TWO_SITES = ['https://one-site.net/a', 'https://two-site.net/b']
const TWO_THREADS = ['https://www.reddit.com/r/a/comments/x1/', 'https://www.reddit.com/r/a/comments/x2/']
const ONE_THREAD = ['https://www.reddit.com/r/a/comments/x1/', 'https://old.reddit.com/r/a/comments/x1/again']
const THREE_SITES = [...TWO_SITES, 'https://three-site.net/c']
const BY_HAND = [
  'I type every single letter by hand on Fridays.',
  'A spreadsheet is where we note down open sums.',
]
const PAYS_AND_CONTENT = 'Their videos are okay, we pay for one over lunch and that is plenty.'
const WOULD = [
  'I would pay for a service like that at once.',
  'We might use such reminders in the autumn.',
  'Sounds great, our desk is waiting for it.',
]
const CONTENT = [
  'Chairsoft does exactly what we need and we have no complaints about it.',
  'We have no problem with unpaid balances, everyone pays by card.',
  'There is no debt to chase here, so we do not need any such tool.',
  'We are fine without it, late payment is not an issue for our surgery.',
]
const STATEMENT = 'Reminders with a payment link that go out by themselves each morning, unattended.'

interface Row {
  readonly id: string
  readonly met: Change
  readonly unmet: Change
}

const rules: Readonly<Record<AxisId, readonly Row[]>> = {
  problem: [
    { id: 'S-PROB-1', met: threads('user_quote', THREE_SITES), unmet: threads('user_quote', TWO_SITES) },
    { id: 'S-PROB-2', met: asIs, unmet: keep('user_quote', 4) },
    { id: 'S-PROB-3', met: quotesOf('user_quote', BY_HAND), unmet: quotesOf('user_quote', BY_HAND.slice(1)) },
    {
      id: 'S-PROB-4',
      met: quotesOf('user_quote', ['We switched to another vendor after the audit.']),
      unmet: quotesOf('user_quote', ['We have not switched to another vendor yet.']),
    },
    {
      id: 'S-PROB-5',
      met: quotesOf('user_quote', [
        'This is 3 hours of calls for my desk.',
        'Some 40 patients of ours pay late.',
      ]),
      unmet: quotesOf('user_quote', ['This is 3 hours of calls for my desk.']),
    },
    { id: 'S-PROB-6', met: roles(MANAGER, MANAGER), unmet: roles(MANAGER) },
    { id: 'S-PROB-7', met: asIs, unmet: set('counterfactual_quote', { explanation: undefined }) },
    {
      id: 'S-PROB-7',
      met: set('counterfactual_quote', {
        source_url: 'https://www.dentalpracticeweekly.co.uk/2026/05/other',
      }),
      unmet: set('counterfactual_quote', {
        source_url: 'https://dentalpracticeweekly.co.uk/2026/05/letters/',
      }),
    },
  ],
  market: [
    {
      id: 'S-MARK-1',
      met: set('icp_definition', { trigger_event: undefined, geography: undefined }),
      unmet: set('icp_definition', { trigger_event: undefined, geography: undefined, excludes: undefined }),
    },
    {
      id: 'S-MARK-2',
      met: keep('named_prospect', 3),
      unmet: set('named_prospect', { organization_url: 'https://birchdental.com' }),
    },
    { id: 'S-MARK-3', met: asIs, unmet: keep('named_prospect', 5) },
    {
      id: 'S-MARK-4',
      met: set('named_prospect', (i) => ({ contact_status: i < 2 ? 'replied' : 'contacted' })),
      unmet: set('named_prospect', (i) => ({ contact_status: i < 1 ? 'paid' : 'contacted' })),
    },
    {
      id: 'S-MARK-5',
      met: set('acv_estimate', { amount: 5250 }),
      unmet: set('acv_estimate', { amount: 5251 }),
    },
    {
      id: 'S-MARK-5',
      met: asIs,
      unmet: set('acv_estimate', {
        comparables: [
          { name: 'One', annual_price: 1500, source_url: 'https://a.com/1' },
          { name: 'Two', annual_price: 1500, source_url: 'https://www.a.com/2' },
        ],
      }),
    },
    { id: 'S-MARK-6', met: asIs, unmet: set('icp_definition', { count_source_url: undefined }) },
    {
      id: 'S-MARK-6',
      met: set('icp_definition', { reachable_accounts: 513 }), // 513 x 1500 GBP x 1.3
      unmet: set('icp_definition', { reachable_accounts: 512 }),
    },
  ],
  solutions: [
    {
      id: 'S-SOLU-1',
      met: asIs,
      unmet: set('dissatisfaction_quote', (i) => ({ competitor: i < 2 ? 'Molaris' : 'Chairsoft' })),
    },
    {
      id: 'S-SOLU-2',
      met: threads('dissatisfaction_quote', THREE_SITES),
      unmet: threads('dissatisfaction_quote', TWO_SITES),
    },
    {
      id: 'S-SOLU-3',
      met: quotesOf('dissatisfaction_quote', BY_HAND),
      unmet: quotesOf('dissatisfaction_quote', BY_HAND.slice(1)),
    },
    { id: 'S-SOLU-4', met: asIs, unmet: quotesOf('dissatisfaction_quote', BY_HAND) },
    {
      id: 'S-SOLU-5',
      met: set('named_competitor', (i) => ({ category: i === 0 ? 'in_house' : 'direct' })),
      unmet: set('named_competitor', { category: 'direct' }),
    },
    { id: 'S-SOLU-6', met: age('pricing_row', 365), unmet: age('pricing_row', 366, 1) },
    {
      id: 'S-SOLU-1',
      met: quotesOf('dissatisfaction_quote', BY_HAND),
      // a complaint of a content customer is none
      unmet: quotesOf('dissatisfaction_quote', [PAYS_AND_CONTENT]),
    },
    {
      id: 'S-SOLU-7',
      met: add('dissatisfaction_quote', { verbatim: plain(4), source_url: 'https://five-site.net/e' }),
      unmet: asIs,
    },
  ],
  wedge: [
    { id: 'S-WEDG-1', met: asIs, unmet: set('wedge_statement', { statement: STATEMENT }) },
    { id: 'S-WEDG-2', met: asIs, unmet: set('wedge_statement', { statement: STATEMENT }) },
    { id: 'S-WEDG-3', met: asIs, unmet: set('wedge_statement', { metric: undefined }) },
    {
      id: 'S-WEDG-4',
      met: set('anti_wedge', { reason_type: 'customer_conflict' }),
      unmet: set('anti_wedge', { reason_type: 'too_small' }),
    },
    { id: 'S-WEDG-5', met: asIs, unmet: set('anti_wedge', { source_url: undefined }) },
    {
      id: 'S-WEDG-5',
      met: set('anti_wedge', { competitor: 'CHAIRSOFT!' }),
      unmet: set('anti_wedge', { competitor: 'Nobody' }),
    },
    { id: 'S-WEDG-5', met: asIs, unmet: set('anti_wedge', { competitor: undefined }) },
    {
      id: 'S-WEDG-6',
      met: set('replication_estimate', { months: 6 }),
      unmet: set('replication_estimate', { months: 5.9 }),
    },
    { id: 'S-WEDG-6', met: asIs, unmet: set('replication_estimate', { basis: 'guess' }) },
    {
      id: 'S-WEDG-7',
      met: set('replication_estimate', { months: 12 }),
      unmet: set('replication_estimate', { months: 11 }),
    },
    { id: 'S-WEDG-7', met: asIs, unmet: set('replication_estimate', { source_url: undefined }) },
    { id: 'S-WEDG-7', met: asIs, unmet: set('replication_estimate', { basis: 'engineering_estimate' }) },
  ],
  distribution: [
    { id: 'S-DIST-1', met: asIs, unmet: set('channel_choice', { target_url: undefined }) },
    { id: 'S-DIST-1', met: asIs, unmet: set('channel_choice', { specific_target: 'Content marketing' }) },
    { id: 'S-DIST-2', met: age('cac_benchmark', 1096, 1), unmet: age('cac_benchmark', 1096) },
    { id: 'S-DIST-3', met: asIs, unmet: set('cac_benchmark', { source_url: 'https://clinicrow.com/a' }) },
    {
      id: 'S-DIST-3',
      met: set('cac_benchmark', (i) => ({ amount: i === 0 ? 100 : 300 })),
      unmet: set('cac_benchmark', (i) => ({ amount: i === 0 ? 100 : 301 })),
    },
    { id: 'S-DIST-4', met: asIs, unmet: set('founder_channel_fit', { evidence_url: undefined }) },
    {
      id: 'S-DIST-5',
      met: set('founder_channel_fit', { quantity: { value: 100, unit: 'readers' } }),
      unmet: set('founder_channel_fit', { quantity: { value: 99, unit: 'readers' } }),
    },
    {
      id: 'S-DIST-6', // 130 customers break even
      met: set('channel_choice', { reachable_per_month: 109, conversion_rate: 0.05 }),
      unmet: set('channel_choice', { reachable_per_month: 108, conversion_rate: 0.05 }),
    },
    {
      id: 'S-DIST-6',
      met: set('channel_choice', { reachable_per_month: 300, conversion_rate: 0.05 }),
      unmet: set('channel_choice', { reachable_per_month: 300, conversion_rate: 0.051 }),
    },
    { id: 'S-DIST-7', met: set('cac', { amount: 310 }), unmet: set('cac', { amount: 309 }) }, // median 465
  ],
  economics: [
    { id: 'S-ECON-1', met: asIs, unmet: set('gross_margin', { basis: 'assumption' }) },
    { id: 'S-ECON-1', met: asIs, unmet: set('cac', { source_url: undefined }) },
    {
      id: 'S-ECON-2',
      met: set('ltv', { basis: 'measured', source_url: 'https://www.dentalcounts.com/ltv' }),
      unmet: asIs,
    },
    { id: 'S-ECON-3', met: set('cac', { amount: 1083 }), unmet: set('cac', { amount: 1084 }) }, // LTV 3250
    { id: 'S-ECON-4', met: set('cac', { amount: 1755 }), unmet: set('cac', { amount: 1756 }) }, // 97.5 a month, 18 months
    {
      id: 'S-ECON-5',
      met: set('gross_margin', { percent: 70 }),
      unmet: set('gross_margin', { percent: 69.9 }),
    },
    { id: 'S-ECON-6', met: set('ltv', { churn_monthly: 0.02 }), unmet: set('ltv', { churn_monthly: 0.019 }) },
    {
      id: 'S-ECON-7',
      met: set('breakeven_customers', { customers: 420 }),
      unmet: set('breakeven_customers', { customers: 421 }),
    },
    { id: 'S-ECON-7', met: asIs, unmet: set('icp_definition', { reachable_accounts: undefined }) },
  ],
  founder: [
    { id: 'S-FOUN-1', met: set('domain_years', { years: 3 }), unmet: set('domain_years', { years: 2.9 }) },
    { id: 'S-FOUN-1', met: asIs, unmet: set('domain_years', { evidence_url: undefined }) },
    { id: 'S-FOUN-2', met: set('domain_years', { years: 7 }), unmet: set('domain_years', { years: 6 }) },
    { id: 'S-FOUN-3', met: asIs, unmet: set('domain_years', { role: 'software engineer' }) },
    { id: 'S-FOUN-4', met: asIs, unmet: set('unfair_advantage', { evidence_url: undefined }) },
    { id: 'S-FOUN-4', met: asIs, unmet: set('unfair_advantage', { type: 'other' }) },
    { id: 'S-FOUN-5', met: asIs, unmet: set('shipped_artifact', { relation: 'unrelated' }) },
    { id: 'S-FOUN-5', met: asIs, unmet: set('shipped_artifact', { relation: undefined }) },
    {
      id: 'S-FOUN-6',
      met: set('shipped_artifact', { adoption: { value: 3, unit: 'customers' } }),
      unmet: set('shipped_artifact', { adoption: { value: 99, unit: 'users' } }),
    },
    {
      id: 'S-FOUN-7',
      met: add('shipped_artifact', { artifact_url: 'https://recallcalc.uk/second' }),
      unmet: add('shipped_artifact', { artifact_url: 'https://recallcalc.uk/?second#tab' }),
    },
  ],
}

const caps: Readonly<Record<AxisId, readonly Row[]>> = {
  problem: [
    { id: 'S-PROB-C1', met: threads('user_quote', ONE_THREAD), unmet: threads('user_quote', TWO_THREADS) },
    { id: 'S-PROB-C2', met: quotesOf('user_quote', WOULD), unmet: quotesOf('user_quote', WOULD.slice(1)) },
    {
      id: 'S-PROB-C3',
      met: all(set('counterfactual_quote', { speaker_role: MANAGER }), roles(MANAGER)),
      unmet: all(set('counterfactual_quote', { speaker_role: MANAGER }), roles(MANAGER, MANAGER)),
    },
    { id: 'S-PROB-C4', met: threads('user_quote', TWO_THREADS), unmet: threads('user_quote', TWO_SITES) },
    { id: 'S-PROB-C5', met: age('user_quote', 731, 3), unmet: age('user_quote', 731, 2) },
    { id: 'S-PROB-C6', met: roles('user', 'investor', 'anonymous'), unmet: roles('user', 'investor') },
  ],
  market: [
    {
      id: 'S-MARK-C1',
      met: all(
        keep('named_prospect', 3),
        set('named_prospect', (i) => ({ organization_url: i < 2 ? 'https://a.com' : 'https://b.com' })),
      ),
      unmet: keep('named_prospect', 3),
    },
    { id: 'S-MARK-C2', met: set('icp_definition', { segment: 'Small businesses.' }), unmet: asIs },
    {
      id: 'S-MARK-C3',
      met: set('acv_estimate', { amount: 17_501 }),
      unmet: set('acv_estimate', { amount: 17_500 }),
    },
    {
      id: 'S-MARK-C3',
      met: set('acv_estimate', { amount: 174 }),
      unmet: set('acv_estimate', { amount: 176 }),
    },
    {
      id: 'S-MARK-C4',
      met: set('acv_estimate', { amount: 24_001 }),
      unmet: set('acv_estimate', { amount: 24_000 }),
    },
    { id: 'S-MARK-C4', met: set('acv_estimate', { amount: 34 }), unmet: set('acv_estimate', { amount: 35 }) },
    {
      id: 'S-MARK-C5', // half of 4200
      met: add('market_count_source', { count: 2099 }),
      unmet: add('market_count_source', { count: 2100 }),
    },
  ],
  solutions: [
    {
      id: 'S-SOLU-C1',
      met: threads('dissatisfaction_quote', ONE_THREAD),
      unmet: threads('dissatisfaction_quote', TWO_THREADS),
    },
    {
      id: 'S-SOLU-C2',
      met: set('named_competitor', (i) => ({ url: `https://vendor${i % 3}.com` })),
      unmet: set('named_competitor', (i) => ({ url: `https://vendor${i % 4}.com` })),
    },
    {
      id: 'S-SOLU-C3',
      met: set('dissatisfaction_quote', { competitor: 'Chairsoft' }),
      unmet: set('dissatisfaction_quote', (i) => ({ competitor: i === 0 ? 'Molaris' : 'Chairsoft' })),
    },
    {
      id: 'S-SOLU-C4',
      met: age('dissatisfaction_quote', 731, 3),
      unmet: age('dissatisfaction_quote', 731, 2),
    },
    {
      id: 'S-SOLU-C5',
      met: all(keep('dissatisfaction_quote', 4), quotesOf('dissatisfaction_quote', CONTENT.slice(0, 2))),
      unmet: quotesOf('dissatisfaction_quote', CONTENT.slice(0, 1)),
    },
  ],
  wedge: [
    {
      id: 'S-WEDG-C1',
      met: set('named_competitor', (i) => ({ offers_wedge: i === 0 })),
      unmet: set('named_competitor', { offers_wedge: false }),
    },
    {
      id: 'S-WEDG-C2',
      met: set('replication_estimate', { months: 1.9 }),
      unmet: set('replication_estimate', { months: 2 }),
    },
    {
      id: 'S-WEDG-C3',
      met: set('wedge_statement', {
        statement: 'A better way to collect what patients owe their practices.',
        metric: undefined,
      }),
      unmet: set('wedge_statement', {
        statement: 'A better way to collect in 2 days what patients owe their practices.',
        metric: undefined,
      }),
    },
    { id: 'S-WEDG-C4', met: set('anti_wedge', { reason_type: 'slow_moving' }), unmet: asIs },
    {
      id: 'S-WEDG-C5',
      met: all(
        set('anti_wedge', { source_url: undefined }),
        set('replication_estimate', { source_url: undefined }),
      ),
      unmet: set('anti_wedge', { source_url: undefined }),
    },
  ],
  distribution: [
    { id: 'S-DIST-C1', met: set('channel_choice', { specific_target: 'SEO' }), unmet: asIs },
    {
      id: 'S-DIST-C2',
      met: all(
        set('channel_choice', { target_url: undefined }),
        set('founder_channel_fit', { evidence_url: undefined }),
      ),
      unmet: set('channel_choice', { target_url: undefined }),
    },
    { id: 'S-DIST-C3', met: set('cac', { amount: 154 }), unmet: set('cac', { amount: 155 }) },
    { id: 'S-DIST-C4', met: age('cac_benchmark', 1096), unmet: age('cac_benchmark', 1096, 1) },
    {
      id: 'S-DIST-C5', // 4200 accounts / 24 months / 1%
      met: set('channel_choice', { reachable_per_month: 17_501 }),
      unmet: set('channel_choice', { reachable_per_month: 17_500 }),
    },
  ],
  economics: [
    { id: 'S-ECON-C1', met: set('cac', { amount: 3251 }), unmet: set('cac', { amount: 3250 }) },
    {
      id: 'S-ECON-C2',
      met: all(set('cac', { basis: 'assumption' }), set('gross_margin', { basis: 'assumption' })),
      unmet: set('cac', { basis: 'assumption' }),
    },
    {
      id: 'S-ECON-C3',
      met: set('gross_margin', { percent: 19.9 }),
      unmet: set('gross_margin', { percent: 20 }),
    },
    { id: 'S-ECON-C4', met: set('ltv', { amount: 4063 }), unmet: set('ltv', { amount: 4062 }) }, // 25% off 3250
    {
      id: 'S-ECON-C4', // 12000 / 97.5 x 85% = 104.6
      met: set('breakeven_customers', { customers: 104 }),
      unmet: set('breakeven_customers', { customers: 105 }),
    },
    { id: 'S-ECON-C4', met: set('cac', { currency: 'KES' }), unmet: set('cac', { currency: 'USD' }) },
    { id: 'S-ECON-C5', met: set('cac', { amount: 1626 }), unmet: set('cac', { amount: 1625 }) },
    { id: 'S-ECON-C6', met: set('gross_margin', { basis: 'assumption' }), unmet: asIs },
    {
      id: 'S-ECON-C7',
      met: asIs,
      unmet: set('ltv', { basis: 'measured', source_url: 'https://www.dentalcounts.com/ltv' }),
    },
    { id: 'S-ECON-C8', met: set('ltv', { arpa_monthly: 376 }), unmet: set('ltv', { arpa_monthly: 375 }) }, // 3 x 1500 / 12
    { id: 'S-ECON-C8', met: set('ltv', { arpa_monthly: 41 }), unmet: set('ltv', { arpa_monthly: 42 }) },
    {
      id: 'S-ECON-C9',
      met: set('breakeven_customers', { customers: 4201 }),
      unmet: set('breakeven_customers', { customers: 4200 }),
    },
  ],
  founder: [
    {
      id: 'S-FOUN-C1',
      met: set('unfair_advantage', {
        type: 'other',
        claim: 'We are passionate about practices and will outwork everyone.',
      }),
      unmet: set('unfair_advantage', { type: 'other' }),
    },
    { id: 'S-FOUN-C2', met: set('shipped_artifact', { relation: 'unrelated' }), unmet: asIs },
  ],
}

/** Position of a row in its table: S-PROB-3 is the third rule, S-PROB-C2 the second cap. */
function numberOf(id: string): number {
  return Number(/\d+$/.exec(id)?.[0])
}

for (const [axis, rows] of Object.entries(rules) as [AxisId, readonly Row[]][])
  for (const { id, met, unmet } of rows) {
    const rule = AXIS_RULES[axis].rules[numberOf(id) - 1]?.rule
    test(`${id} ${rule} gives its point when met and none when not`, () => {
      const fired = (change: Change): string[] => explain(change, axis).points.map((point) => point.rule)
      expect(fired(met)).toContain(rule)
      expect(fired(unmet)).not.toContain(rule)
    })
  }

for (const [axis, rows] of Object.entries(caps) as [AxisId, readonly Row[]][])
  for (const { id, met, unmet } of rows) {
    const row = AXIS_RULES[axis].caps[numberOf(id) - 1]
    test(`${id} ${row?.cap} holds the axis at ${row?.at} when it hits and not otherwise`, () => {
      const hit = (change: Change): number[] =>
        explain(change, axis)
          .caps.filter(({ cap }) => cap === row?.cap)
          .map(({ at }) => at)
      expect(hit(met)).toEqual([row?.at])
      expect(hit(unmet)).toEqual([])
    })
  }

test('every rule and every cap of the tables has a row here', () => {
  for (const axis of Object.values(AXIS_RULES)) {
    const numbers = (rows: readonly Row[]): number[] => [...new Set(rows.map(({ id }) => numberOf(id)))]
    expect(numbers(rules[axis.axis])).toHaveLength(axis.rules.length)
    expect(numbers(caps[axis.axis])).toHaveLength(axis.caps.length)
  }
})

test.each<[string, Change, string]>([
  ['LTV', set('ltv', { amount: 9000 }), 'LTV is 3250 GBP, not 9000: 125 a month x 78% margin / 3% churn'],
  [
    'breakeven',
    set('breakeven_customers', { customers: 40 }),
    'breakeven is 124 customers, not 40: fixed costs of 12000 GBP / (125 x 78%)',
  ],
  ['a loss', set('gross_margin', { percent: -5 }), 'no number of customers breaks even at a margin of -5%'],
  ['currencies', set('cac', { currency: 'KES' }), 'CAC and LTV are in currencies that cannot be compared'],
])('S-ECON-C4 names the number that the inputs give: %s', (_what, change, text) => {
  const cap = explain(change, 'economics').caps.find((each) => each.cap === 'inconsistent')
  expect(cap?.text).toContain(text)
})

test.each<[AxisId, string, Change, string, number]>([
  [
    'market',
    'acv_off_prices',
    set('acv_estimate', { amount: 30_000 }),
    'ACV is 30000 GBP a year; the nearest listed price is 2400: expected at most 24000',
    2,
  ],
  [
    'market',
    'accounts_off_count',
    add('market_count_source', { count: 300 }),
    'the ICP has 4200 reachable accounts; the source counts 300: expected at least 2100',
    2,
  ],
  [
    'economics',
    'arpa_off_acv',
    set('ltv', { currency: 'USD', arpa_monthly: 1250, amount: 32_500 }),
    'ARPA of 1250 USD a month is 15000 a year; ACV is 1950: expected within 3 times of each other',
    2,
  ],
  [
    'economics',
    'breakeven_beyond_market',
    set('breakeven_customers', { customers: 9000 }),
    'breakeven needs 9000 customers; the ICP has 4200 reachable accounts: expected no more than that',
    2,
  ],
  [
    'distribution',
    'cac_understated',
    set('cac', { amount: 40 }),
    'CAC is 40 GBP; the median benchmark is 465: expected at least 155',
    3,
  ],
  [
    'distribution',
    'volume_beyond_market',
    set('channel_choice', { reachable_per_month: 50_000, conversion_rate: 0.05 }),
    '50000 a month x 5% x 24 months is 60000 customers; the ICP has 4200 reachable accounts: expected no more than that',
    2,
  ],
])(
  'O-6 a contradiction on %s, %s, cites the entries and says both numbers',
  (axis, name, change, text, cited) => {
    const cap = explain(change, axis).caps.find((each) => each.cap === name)
    expect(cap?.text).toBe(text)
    expect(cap?.cites).toHaveLength(cited)
  },
)

test('O-6 numbers that cannot be converted, prices of nothing and prices per use contradict nothing', () => {
  const named = (change: Change, axis: AxisId): string[] => explain(change, axis).caps.map(({ cap }) => cap)
  const farOff = set('acv_estimate', { amount: 90_000 })
  for (const price of [{ currency: 'KES' }, { price: 0 }, { period: 'usage' }, { period: 'one_time' }])
    expect(named(all(farOff, set('pricing_row', price)), 'market')).not.toContain('acv_off_prices')
  expect(named(set('ltv', { currency: 'KES', arpa_monthly: 99_999 }), 'economics')).not.toContain(
    'arpa_off_acv',
  )
  const unknown = set('icp_definition', { reachable_accounts: undefined, count_source_url: undefined })
  expect(named(all(unknown, set('breakeven_customers', { customers: 9e6 })), 'economics')).not.toContain(
    'breakeven_beyond_market',
  )
})

test('O-4 a complaint that praises the competitor earns nothing and counts against problem', () => {
  const complaints = (texts: readonly string[]): Change =>
    all(
      quotesOf('dissatisfaction_quote', texts),
      set('dissatisfaction_quote', () => ({ speaker_role: MANAGER })),
    )
  const rulesOf = (change: Change, axis: AxisId): string[] =>
    explain(change, axis).points.map(({ rule }) => rule)
  const capsOf = (change: Change, axis: AxisId): string[] => explain(change, axis).caps.map(({ cap }) => cap)
  const all4 = complaints(CONTENT)
  for (const rule of ['coverage', 'independent', 'behaviour_3'])
    expect(rulesOf(all4, 'solutions')).not.toContain(rule)
  expect(capsOf(all4, 'solutions')).toContain('content_customers')
  expect(capsOf(all(keep('user_quote', 3), all4), 'problem')).toContain('icp_contradicts')
  expect(capsOf(keep('user_quote', 3), 'problem')).not.toContain('icp_contradicts')
  const ids = new Set(base.filter(({ kind }) => kind === 'dissatisfaction_quote').map(({ id }) => id))
  const answered = explain(all4, 'wedge').points.find(({ rule }) => rule === 'answers_complaint')
  expect(answered?.cites.filter((id) => ids.has(id))).toEqual([])
})
