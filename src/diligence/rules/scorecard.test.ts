// Laws of every scorecard: order changes nothing, every point is explained, nothing stands without a source.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalRecord } from '../../base/canonical-json.ts'
import type { Evidence, EvidenceMatch, Who } from './evidence.ts'
import { assessDiligence, scoreOne } from './scorecard.ts'
import { SCORER_NAMES } from './scorer-name.ts'
import {
  evidence,
  found,
  funding,
  holder,
  listed,
  match,
  metric,
  party,
  record,
  registered,
  REQUIRED,
  role,
  screened,
  source,
  suit,
} from './testing/evidence.ts'

const fact = fc.constantFrom(true, false, null)
const matches: fc.Arbitrary<EvidenceMatch> = fc
  .record({
    level: fc.constantFrom('none' as const, 'alert' as const, 'strong' as const),
    score: fc.integer({ min: 4998, max: 5002 }),
    dobAgree: fact,
    countryAgree: fact,
    identifierAgree: fact,
    exactWithLegalForm: fc.boolean(),
    matchedName: fc.constantFrom('Akme Robotics', 'Jane Doe', 'Acme Robotics'),
  })
  .map(match)
const ids = fc.constantFrom('1', '2', '3')
const days = fc.constantFrom('2010', '2016-11-20', '2024-05', '2026-01-01')
const whos: fc.Arbitrary<Who> = fc.oneof(
  fc.constant<Who>({ kind: 'subject' }),
  fc
    .tuple(
      fc.constantFrom('Jane Doe', 'DOE, Jane', 'John Roe'),
      fc.constantFrom('director', 'signer', 'beneficial-owner'),
    )
    .map(([name, as]) => holder(name, { role: as })),
)
const onLists = fc
  .record({
    listKind: fc.constantFrom(
      'sanction',
      'export-control',
      'debarment',
      'disqualification',
      'warning',
      'pep',
    ),
    status: fc.constantFrom('active', 'expired', 'delisted'),
    id: ids,
  })
  .map(({ id, ...but }) => listed(but, id))
const cases = fc
  .record({
    status: fc.constantFrom('open', 'closed', 'unknown'),
    caseKind: fc.constantFrom('civil', 'criminal', 'bankruptcy'),
    filed: days,
  })
  .chain((but) =>
    fc
      .tuple(fc.constantFrom('courtlistener', 'us-sec-litigation'), ids)
      .map(([from, id]) => record(from, id, [suit(but)])),
  )
const filings = fc
  .record({ id: ids, amends: ids, chained: fc.boolean(), filed: days, cents: fc.nat(2_000_000_00) })
  .map(({ id, amends, chained, filed, cents }) =>
    record('us-sec-formd', id, [
      party(),
      role('Jane Doe'),
      funding({
        filed,
        firstSale: filed,
        sold: { amount: `${cents}`, currency: cents % 3 === 0 ? 'EUR' : 'USD' },
        ...(chained && { amendmentOf: amends }),
      }),
    ]),
  )
const entries = fc
  .record({ id: ids, status: fc.constantFrom('Active', 'Liquidation', 'LAPSED', 'Dissolved'), end: days })
  .map(({ id, status, end }) =>
    record('gb-ch-basic', id, [
      party({ status }),
      metric('accounts-next-due', { period: { end } }),
      role('John Roe'),
    ]),
  )
const maybeMatched = fc.option(matches, { nil: undefined })
const withMatch = <T extends object>(one: T, met: EvidenceMatch | undefined) => ({
  ...one,
  ...(met && { match: met }),
})

const evidences: fc.Arbitrary<Evidence> = fc
  .record({
    screened: fc.array(fc.tuple(matches, fc.oneof(onLists, cases), whos), { maxLength: 8 }),
    resolved: fc.array(fc.tuple(fc.oneof(entries, fc.constant(registered)), maybeMatched), { maxLength: 4 }),
    records: fc.array(fc.tuple(fc.oneof(filings, entries, cases), maybeMatched), { maxLength: 8 }),
    sources: fc.array(
      fc.tuple(
        fc.constantFrom('us-sbir', 'gleif-lei', ...REQUIRED),
        fc.constantFrom('current', 'stale', 'sample'),
      ),
      { maxLength: 6 },
    ),
  })
  .map((drawn) =>
    evidence({
      screened: drawn.screened.map(([met, onto, who]) => screened(met, onto, who)),
      resolved: drawn.resolved.map(([one, met]) =>
        withMatch({ record: one, by: met === undefined ? ('lei' as const) : ('name' as const) }, met),
      ),
      records: drawn.records.map(([one, met]) => withMatch({ record: one }, met)),
      sources: [...new Map(drawn.sources.map(([id, status]) => [id, source(id, status)])).values()],
    }),
  )

const bytes = (of: Evidence): string => canonicalRecord(assessDiligence(of))

const shuffled = (one: Evidence): fc.Arbitrary<Evidence> =>
  fc
    .record({
      screened: shuffle(one.screened),
      resolved: shuffle(one.resolved),
      records: shuffle(one.records),
      sources: shuffle(one.sources),
      requiredLists: shuffle(one.requiredLists),
      cuts: shuffle(one.cuts),
    })
    .map((but) => ({ ...one, ...but }))
const shuffle = <T>(list: readonly T[]): fc.Arbitrary<readonly T[]> =>
  fc.shuffledSubarray([...list], { minLength: list.length })

test('the order of the evidence and its repetitions never change the scorecard', () => {
  fc.assert(
    fc.property(
      evidences.chain((one) => fc.tuple(fc.constant(one), shuffled(one))),
      ([one, other]) => {
        const twice = {
          ...one,
          screened: [...one.screened, ...other.screened],
          records: [...other.records, ...one.records],
        }
        return bytes(one) === bytes(other) && bytes(one) === bytes(twice)
      },
    ),
    { numRuns: 400 },
  )
})

test('each point is explained by findings, each finding by a citation, each id used once', () => {
  fc.assert(
    fc.property(evidences, (one) => {
      const card = assessDiligence(one)
      for (const name of SCORER_NAMES) {
        const { value, findings } = scoreOne(name, one)
        expect(value).toBe(
          Math.min(
            100,
            findings.reduce((sum, { points }) => sum + points, 0),
          ),
        )
        expect(Number.isInteger(value)).toBe(true)
        for (const finding of findings) {
          expect(card.findings).toContainEqual(finding)
          expect(finding.citations.length).toBeGreaterThan(0)
          expect(finding.statement).toMatch(/^\S.*\.$/s)
          expect(Number.isInteger(finding.points) && finding.points >= 0).toBe(true)
        }
      }
      const used = card.findings.map(({ id }) => id)
      expect(new Set(used).size).toBe(used.length)
    }),
    { numRuns: 150 },
  )
})

test('a gap in a required list, or sample data, never leaves a clean verdict', () => {
  fc.assert(
    fc.property(evidences, (one) => {
      const { verdict, conditions } = assessDiligence(one)
      const state = new Map(one.sources.map(({ id, status }) => [id, status]))
      const gap = REQUIRED.some((id) => (state.get(id) ?? 'never_synced') === 'stale' || !state.has(id))
      if (gap) expect(['proceed', 'proceed_with_conditions']).not.toContain(verdict)
      if ([...state.values()].includes('sample')) {
        expect(verdict).not.toBe('proceed')
        expect(conditions.map(({ code }) => code)).toContain('sample_data')
      }
      if (verdict === 'proceed') expect(conditions).toEqual([])
    }),
  )
})

test('more evidence against the subject never lowers its risk', () => {
  fc.assert(
    fc.property(evidences, (one) => {
      const more = {
        ...one,
        screened: [...one.screened, screened(match({ dobAgree: true }), listed({}, 'new'))],
      }
      return assessDiligence(more).risk.value === 100 && assessDiligence(more).verdict === 'do_not_proceed'
    }),
    { numRuns: 50 },
  )
})

test('the scorecard names its scorers with their versions, and cites per side what the findings cite', () => {
  const card = assessDiligence(evidence({ records: found(record('us-sec-formd', 'a', [funding()])) }))
  expect(card.scorers).toEqual({ litigation: '2', officers: '7', risk: '7', sanctions: '5', upside: '3' })
  expect(card.upside.citations.map(({ id }) => id)).toEqual(['a'])
  expect(card.risk.citations.map(({ id }) => id)).toEqual(['0000000042'])
})
