// The form of scoring: quality, boosts, contradictions, caps, explanations (S-1 to S-8, S-14, the B rules, L-4).
import { expect, test } from 'vitest'
import type { JsonObject } from '../../../base/json.ts'
import { assess, assessUnadvised } from '../outcome/assess.ts'
import { AXES, type AxisId } from '../protocol/axes.ts'
import type { Kind } from '../protocol/value-schemas.ts'
import {
  add,
  all,
  asIs,
  exclude,
  plain,
  set,
  type Change,
} from '../../../../test/vectors/assessment/changes.ts'
import { asRead, exampleCase, examples, ledgerOfCase } from '../../../../test/vectors/assessment/examples.ts'
import { randomSource, shuffled } from '../../../../test/vectors/assessment/random-signals.ts'
import { independent, type Quote } from './quotes.ts'

const strong = exampleCase('strong')
const request = { pitch: strong.pitch, category: strong.category }
const optional = [
  'commitment_record',
  'competitor_pricing_scrape',
  'channel_experiment',
  'willingness_to_pay_test',
] as const
/** The strong ledger without its optional evidence. */
const bare = all(...optional.map(exclude))(ledgerOfCase(strong))

function scored(change: Change = asIs, ledger = bare) {
  const result = assessUnadvised(asRead(change(ledger)), request)
  if (result.kind === 'withheld') throw new Error(result.missing_signals.join('; '))
  const { scorecard, explanations } = result.assessment
  const score = (axis: AxisId): number | undefined => scorecard.axes.find(({ id }) => id === axis)?.score
  const fired = (axis: AxisId): string[] => explanations[axis].points.map((point) => point.rule)
  return { score, fired, explanations, assessment: result.assessment }
}

test('S-1 the same ledger gives the same bytes in whatever order the signals came', () => {
  const ledger = asRead(ledgerOfCase(strong))
  const [expected, advised] = [assessUnadvised, assess].map((by) => JSON.stringify(by(ledger, request)))
  const random = randomSource(1)
  for (let i = 0; i < 50; i++) {
    const other = shuffled(ledger, random)
    expect(JSON.stringify(assessUnadvised(other, request))).toBe(expected)
    // why not each: the advice takes nine tenths of the time
    if (i < 8) expect(JSON.stringify(assess(other, request))).toBe(advised)
  }
})

test('S-2 quality is 2 and a point per rule, at most 8, and the ceiling says so', () => {
  const { points } = scored().explanations.problem
  expect(points[0]).toMatchObject({ rule: 'base', points: 2 })
  expect(points.at(-1)).toMatchObject({ rule: 'quality_ceiling', points: -1, cites: [] })
  expect(scored().score('problem')).toBe(8)
})

test('S-3 two boosts at most, and none below quality 4', () => {
  const both = all(add('search_volume_snapshot'), add('commitment_record', {}, 'problem'))
  expect(scored(both).score('problem')).toBe(10)
  const weak = ledgerOfCase(exampleCase('weak'))
  const { fired, explanations, score } = scored(both, weak)
  expect(fired('problem')).toContain('no_rescue')
  expect(explanations.problem.points.find((point) => point.rule === 'no_rescue')).toMatchObject({ points: 0 })
  expect(score('problem')).toBe(2)
})

test('S-4 one optional source boosts one axis only, the first in axis order', () => {
  const twice = all(
    add('commitment_record', {}, 'problem'),
    add('commitment_record', { amount: 9 }, 'market'),
  )
  expect(scored(twice).fired('problem')).toContain('boost_commitment_record')
  expect(scored(twice).fired('market')).not.toContain('boost_commitment_record')
  const others = all(
    add('commitment_record', {}, 'problem'),
    add('commitment_record', { counterparty: 'Oak Lane' }, 'market'),
  )
  expect(scored(others).fired('market')).toContain('boost_commitment_record')
})

test('S-5 an entry that speaks against its axis takes one point, once per kind', () => {
  const dispute = (url: string): Change =>
    add('founder_background_lookup', { finding_type: 'dispute', source_url: url })
  const before = scored().score('founder') ?? 0
  expect(scored(dispute('https://court.gov.uk/1')).score('founder')).toBe(before - 1)
  expect(
    scored(all(dispute('https://court.gov.uk/1'), dispute('https://court.gov.uk/2'))).score('founder'),
  ).toBe(before - 1)
})

test('S-6 the score is the lower of raw points and the lowest cap, and a cap below raw is binding', () => {
  const capped = scored(set('icp_definition', { segment: 'small businesses' }))
  expect(capped.score('market')).toBe(4)
  expect(capped.explanations.market.caps).toMatchObject([{ cap: 'generic_icp', at: 4, binding: true }])
})

test('S-7 a complete but empty-handed axis scores 2, and 9 needs optional evidence', () => {
  expect(ledgerScores('weak')).toMatchObject({ problem: 2, wedge: 2, founder: 2 })
  expect(AXES.every((axis) => (scored().score(axis) ?? 0) <= 8)).toBe(true)
})

function ledgerScores(name: 'weak' | 'middling' | 'strong'): Record<string, number> {
  const { assessment } = scored(asIs, ledgerOfCase(exampleCase(name)))
  return Object.fromEntries(assessment.scorecard.axes.map(({ id, score }) => [id, score]))
}

test('S-8 the points of an axis and its lowest binding cap reproduce the score, and every point cites its entries', () => {
  for (const golden of examples.cases) {
    const ledger = ledgerOfCase(golden)
    const ids = new Set(ledger.map(({ id }) => id))
    const { explanations, score } = scored(asIs, ledger)
    for (const axis of AXES) {
      const { points, caps } = explanations[axis]
      const sum = points.reduce((total, point) => total + point.points, 0)
      expect(Math.min(sum, ...caps.filter((cap) => cap.binding).map(({ at }) => at))).toBe(score(axis))
      for (const point of points.filter((each) => each.points > 0)) {
        expect(point.cites.length).toBeGreaterThan(0)
        expect(point.cites.every((id) => ids.has(id))).toBe(true)
      }
    }
  }
})

test('S-14 per source the quote with the highest level stands, then quantity, then role fit, then lowest id', () => {
  const quote = (id: string, verbatim: string, speaker_role = 'accountant'): Quote => ({
    id,
    flags: [],
    reads: [],
    value: { verbatim, speaker_role, source_url: 'https://one.net/t' },
  })
  const winner = (...quotes: Quote[]): string | undefined => independent(quotes, new Set(['manag']))[0]?.id
  expect(winner(quote('a', plain(0)), quote('b', 'I keep a spreadsheet.'))).toBe('b')
  expect(winner(quote('a', plain(0)), quote('b', 'My week has 40 invoices.'))).toBe('b')
  expect(winner(quote('a', plain(0)), quote('b', plain(1), 'manager'))).toBe('b')
  expect(winner(quote('a', plain(0)), quote('b', plain(1)))).toBe('a')
  expect(winner({ ...quote('a', plain(0)), flags: ['templated'] }, quote('b', plain(1)))).toBe('b')
})

/** Rule, axis, kind, members that speak for the axis, that say nothing, and that speak against it, each at the edge. */
const outcomes: readonly (readonly [
  string,
  AxisId,
  Kind,
  JsonObject,
  JsonObject | null,
  JsonObject | null,
])[] = [
  [
    'S-PROB-B1',
    'problem',
    'search_volume_snapshot',
    { monthly_volume: 500, trend_pct: -24.9 },
    { monthly_volume: 499 },
    { monthly_volume: 9 },
  ],
  ['S-PROB-B1', 'problem', 'search_volume_snapshot', {}, { trend_pct: -25 }, { trend_pct: -50 }],
  ['S-PROB-B2', 'problem', 'commitment_record', { type: 'signed_pilot' }, { type: 'loi' }, null],
  ['S-MARK-B1', 'market', 'market_count_source', { count: 2100 }, null, { count: 2099 }],
  ['S-MARK-B2', 'market', 'commitment_record', { type: 'loi' }, { type: 'waitlist' }, null],
  ['S-MARK-B2', 'market', 'commitment_record', {}, { amount: 0 }, null],
  ['S-SOLU-B1', 'solutions', 'competitor_pricing_scrape', plans(0, 9), plans(9), plans(0, 0)],
  ['S-SOLU-B1', 'solutions', 'competitor_pricing_scrape', plans(5, 9), plans(0, 0, 9), plans(0)],
  ['S-SOLU-B2', 'solutions', 'review_corpus_snapshot', reviews(3.5), reviews(3.6), reviews(4.5, 0.1)],
  ['S-SOLU-B2', 'solutions', 'review_corpus_snapshot', reviews(4, 0.25), reviews(4.5, 0.11), reviews(5, 0)],
  [
    'S-WEDG-B1',
    'wedge',
    'wedge_test',
    wedgeTest('higher', 110),
    wedgeTest('higher', 109),
    wedgeTest('higher', 100),
  ],
  [
    'S-WEDG-B1',
    'wedge',
    'wedge_test',
    wedgeTest('lower', 90),
    wedgeTest('lower', 91),
    wedgeTest('lower', 130),
  ],
  ['S-WEDG-B2', 'wedge', 'incumbent_roadmap_check', { contradicts: false }, null, { contradicts: true }],
  ['S-DIST-B1', 'distribution', 'channel_experiment', visits(50, 3), visits(299, 0), visits(300, 0)],
  [
    'S-DIST-B1',
    'distribution',
    'channel_experiment',
    visits(50, 3, 1800),
    visits(50, 3, 1801),
    visits(50, 3, 3601),
  ],
  [
    'S-DIST-B2',
    'distribution',
    'search_volume_snapshot',
    { monthly_volume: 500 },
    { monthly_volume: 10 },
    { monthly_volume: 0 },
  ],
  [
    'S-ECON-B1',
    'economics',
    'willingness_to_pay_test',
    { n: 20, accept_rate: 0.05 },
    { n: 149, accept_rate: 0 },
    { n: 150, accept_rate: 0.01 },
  ],
  [
    'S-ECON-B1',
    'economics',
    'willingness_to_pay_test',
    {},
    { method: 'direct_question', accept_rate: 1 },
    null,
  ],
  [
    'S-ECON-B2',
    'economics',
    'retention_snapshot',
    kept(20, 1, 0.5, 0.4, 0.3),
    kept(20, 1, 0.5, 0.3),
    kept(20, 1, 0.1),
  ],
  [
    'S-ECON-B2',
    'economics',
    'retention_snapshot',
    kept(20, 1, 0.5, 0.4, 0.3),
    kept(19, 1, 0.1),
    kept(20, 1, 0),
  ],
  [
    'S-FOUN-B1',
    'founder',
    'founder_background_lookup',
    {},
    { finding_type: 'funding_round' },
    { finding_type: 'contradiction' },
  ],
  ['S-FOUN-B2', 'founder', 'reference_statement', {}, null, null],
]

for (const [id, axis, kind, speaksFor, silent, against] of outcomes)
  test(`${id}, O-1 ${kind} on ${axis} speaks for it, against it or says nothing: ${JSON.stringify(speaksFor)}`, () => {
    const read = (members: JsonObject | null): string[] =>
      members === null
        ? []
        : scored(add(kind, members, axis))
            .fired(axis)
            .filter((rule) => rule.endsWith(kind))
    expect(read(speaksFor)).toEqual([`boost_${kind}`])
    expect(read(silent)).toEqual([])
    if (against !== null) expect(read(against)).toEqual([`contradiction_${kind}`])
  })

function plans(...prices: readonly number[]): JsonObject {
  return {
    rows: prices.map((price, at) => ({ plan: `Plan ${'ABC'[at]}`, price, currency: 'GBP', period: 'month' })),
  }
}

function reviews(mean_rating: number, share_negative?: number): JsonObject {
  return { review_count: 30, mean_rating, ...(share_negative !== undefined && { share_negative }) }
}

function wedgeTest(better: string, result: number): JsonObject {
  return { n: 20, baseline: 100, result, better }
}

function visits(clicks: number, customers: number, spend = 0): JsonObject {
  return { clicks, signups: customers, customers, spend, currency: 'GBP' }
}

function kept(n: number, ...retained: readonly number[]): JsonObject {
  return { n, period: 'month', retained }
}

test('S-MARK-B1 a count is weighed by what its accounts can pay in a year', () => {
  // why 513: at 1,500 GBP a year, or 1,950 USD, 513 accounts reach 1,000,000 USD and 52 reach 100,000
  const counted = (count: number): string[] =>
    scored(all(set('icp_definition', { reachable_accounts: 1 }), add('market_count_source', { count })))
      .fired('market')
      .filter((rule) => rule.endsWith('market_count_source'))
  expect(counted(513)).toEqual(['boost_market_count_source'])
  for (const count of [512, 52]) expect(counted(count), String(count)).toEqual([])
  expect(counted(51)).toEqual(['contradiction_market_count_source'])
})

test('O-3 a test of the wedge without a direction says nothing', () => {
  const without: Change = (ledger) =>
    add('wedge_test', { n: 500, baseline: 1, result: 99 })(ledger).map((entry) => {
      const { better: _, ...value } = entry.value
      return entry.kind === 'wedge_test' ? { ...entry, value } : entry
    })
  expect(
    scored(without)
      .fired('wedge')
      .filter((rule) => rule.endsWith('wedge_test')),
  ).toEqual([])
})

test('O-3 adverse words under a type that earns buy nothing, in any language, and words that deny them do', () => {
  const fired = (kind: Kind, members: JsonObject): string[] =>
    scored(add(kind, members))
      .fired('founder')
      .filter((rule) => rule.endsWith(kind))
  const finding = (text: string): string[] =>
    fired('founder_background_lookup', { finding: text, finding_type: 'publication' })
  expect(
    finding('Convicted of fraud in 2022 for selling one yacht to eleven buyers of her first company.'),
  ).toEqual([])
  expect(
    finding('Wegen Betrugs an Kunden seiner ersten Firma zu zwei Jahren Haft verurteilt, 2022.'),
  ).toEqual([])
  expect(finding('Published a paper on balance reminders in the journal of dental practice, 2022.')).toEqual([
    'boost_founder_background_lookup',
  ])
  const warning = { verbatim: 'She was convicted of fraud and I would not work with her again.' }
  expect(fired('reference_statement', warning)).toEqual([])
  expect(
    fired('founder_background_lookup', {
      finding: 'Convicted of fraud in 2022 in the first company.',
      finding_type: 'dispute',
    }),
  ).toEqual(['contradiction_founder_background_lookup'])
})

test('O-4 quotes of buyers that deny the need earn nothing, and cap the problem once they are as many', () => {
  const denials = [
    'Unpaid balances have never been a problem for us.',
    'We do not need anything for patient balances, they all pay.',
    'Chasing balances is not a problem in our practice at all.',
    'Nobody owes us anything, so we do not need reminders.',
    'Our patients pay at once, we have no problem with balances.',
    'We have never had trouble with a balance, it does not matter to us.',
  ].map((verbatim, at) =>
    add('user_quote', {
      verbatim,
      source_url: `https://practices-${'abcdef'[at]}.net/t/${at}`,
      speaker_role: 'practice manager',
    }),
  )
  const [one] = denials
  const before = scored().score('problem') ?? 0
  expect(scored(one).score('problem')).toBeLessThanOrEqual(before)
  const denied = scored(all(...denials))
  expect(denied.explanations.problem.caps.map(({ cap }) => cap)).toContain('icp_contradicts')
  expect(denied.score('problem')).toBeLessThanOrEqual(4)
})

test('O-5 a proved payment earns twice what searches earn, in points and in the estimate, on either axis', () => {
  const gain = (change: Change) => {
    const [before, after] = [scored().assessment, scored(change).assessment]
    return {
      points: after.scorecard.total - before.scorecard.total,
      evidence: after.logLr - before.logLr,
    }
  }
  const searches = gain(add('search_volume_snapshot', { monthly_volume: 9000 }, 'problem'))
  expect(searches.points).toBe(1)
  for (const axis of ['problem', 'market']) {
    const paid = gain(add('commitment_record', { source_url: 'https://www.reuters.com/one' }, axis))
    expect(paid.points).toBeGreaterThanOrEqual(2 * searches.points)
    expect(paid.evidence).toBeGreaterThanOrEqual(2 * searches.evidence - 1e-9)
    expect(
      gain(add('commitment_record', { source_url: 'https://unknown.example.org/one' }, axis)).points,
    ).toBe(1)
  }
})

test('S-SOLU-1, F-8, F-9 a muted complaint earns nothing but counts towards the minimum', () => {
  const unlisted = scored(set('dissatisfaction_quote', { competitor: 'Nobodyware' }))
  expect(unlisted.fired('solutions')).not.toContain('coverage')
  expect(unlisted.explanations.solutions.caps.map(({ cap }) => cap)).toContain('single_source')
})
