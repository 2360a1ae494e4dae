// One party on many lists is one party, whether or not the lists refer to each other: more evidence never lowers its weight.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PartyIdentifier, PartyPart } from '../../sources/model/record.ts'
import type { AskedSubject } from './asked-subject.ts'
import type { Evidence, Screened } from './evidence.ts'
import { assessDiligence } from './scorecard.ts'
import { evidence, listing, match, party, record } from './testing/evidence.ts'

const NAME = 'Tobias Quillfeather'
const LISTS = ['us-ofac-sdn', 'un-sc', 'eu-fsf', 'uk-fcdo', 'ch-seco', 'au-dfat', 'ca-sema']
const born = (value: string): Partial<PartyPart> => ({ births: [{ value, raw: value }] })
const bearing = (...identifiers: readonly PartyIdentifier[]): Partial<PartyPart> => ({ identifiers })
const PASSPORT = { scheme: 'passport', value: 'A6489694', country: 'IQ' } as const

interface Entry {
  readonly list: string
  readonly id?: string
  readonly name?: string
  readonly facts?: Partial<PartyPart>
}

/** Of a subject whose name the lists hold as it is written. */
function onLists(
  entries: readonly Entry[],
  asked: Partial<AskedSubject> = {},
  rarity = 60,
  partyKind: PartyPart['partyKind'] = 'person',
): Evidence {
  const screened = entries.map(({ list, id = '1', name = NAME, facts = {} }): Screened => ({
    who: { kind: 'subject' },
    name: NAME,
    record: record(list, id, [
      party({
        partyKind,
        identifiers: [],
        names: [{ full: name, kind: 'primary', quality: 'strong' }],
        ...facts,
      }),
      listing({ measures: ['Asset freeze'] }),
    ]),
    match: match({
      query: NAME,
      matchedName: name,
      nameScore: name === NAME ? 10_000 : 0,
      rarity: { decibans: name === NAME ? rarity : 0, words: [] },
    }),
  }))
  const type = partyKind === 'person' ? 'person' : 'company'
  return evidence({ subject: { name: NAME, type, ...asked }, screened, resolved: [] })
}

const verdicts = ['proceed', 'proceed_with_conditions', 'enhanced_diligence', 'do_not_proceed']
const weightOf = (one: Evidence): readonly [verdict: number, risk: number] => {
  const { verdict, risk } = assessDiligence(one)
  return [verdicts.indexOf(verdict), risk.value]
}

describe('a list more never makes a match lighter', () => {
  test('of a company that seven lists name, and none with a number', () => {
    const risks = LISTS.map((_, at) => {
      const entries = LISTS.slice(0, at + 1).map((list) => ({ list }))
      return weightOf(onLists(entries, {}, 76, 'organization'))[1]
    })
    expect(new Set(risks)).toEqual(new Set([45]))
  })

  test('of a person whose whole birth date one list gives', () => {
    for (const at of LISTS.keys()) {
      const [first, ...others] = LISTS.slice(0, at + 1).map((list) => ({ list }))
      const entries = [{ list: 'us-ofac-sdn', ...first, facts: born('1961-03-14') }, ...others]
      expect(assessDiligence(onLists(entries, { birthDate: '1961-03-14' }, 30)).verdict).toBe(
        'do_not_proceed',
      )
    }
  })

  test('nor does a fact more of the subject, whatever facts each list gives, in whatever order the lists come', () => {
    const given = fc
      .tuple(
        fc.constantFrom({}, born('1961'), born('1961-03'), born('1961-03-14')),
        fc.constantFrom({}, { nationalities: ['IQ'] }),
        fc.constantFrom({}, bearing(PASSPORT)),
      )
      .map(([birth, nationality, passport]) => ({ ...birth, ...nationality, ...passport }))
    fc.assert(
      fc.property(
        fc.shuffledSubarray(LISTS, { minLength: 2 }),
        fc.array(given, { minLength: 7, maxLength: 7 }),
        fc.constantFrom<Partial<AskedSubject>>(
          {},
          { birthDate: '1961' },
          { birthDate: '1961-03-14' },
          { birthDate: '1961-03-14', identifiers: [PASSPORT] },
          { identifiers: [PASSPORT] },
        ),
        fc.integer({ min: 0, max: 80 }),
        (lists, facts, asked, rarity) => {
          const entries = lists.map((list, at) => ({ list, facts: facts[at] ?? {} }))
          const after = weightOf(onLists(entries, asked, rarity))
          const fewer = [onLists(entries.slice(1), asked, rarity), onLists(entries, {}, rarity)]
          for (const before of fewer.map(weightOf)) {
            expect(after[0]).toBeGreaterThanOrEqual(before[0])
            expect(after[1]).toBeGreaterThanOrEqual(before[1])
          }
        },
      ),
    )
  })
})

describe('a number of one party on two lists is still the number of one party', () => {
  test.each([
    ['in another script', 'Тобіас Квіллфезер'],
    ['in a script that is read by sense', '陈全国'],
    ['under another spelling of each word', 'Tobiasz Kwilfeder'],
  ])('%s', (_, name) => {
    const entries = [
      { list: 'us-ofac-sdn', facts: bearing(PASSPORT) },
      { list: 'ca-sema', name, facts: bearing(PASSPORT) },
    ]
    const { verdict } = assessDiligence(onLists(entries, { name: 'T. Q.', identifiers: [PASSPORT] }, 0))
    expect(verdict).toBe('do_not_proceed')
  })

  test('and of two where one list has two entries, or the births of two lists are far apart', () => {
    const outcomes = (entries: readonly Entry[]) =>
      assessDiligence(onLists(entries, { name: 'T. Q.', identifiers: [PASSPORT] }, 0)).findings.map(
        ({ match: found }) => found?.identity?.outcome,
      )
    const two = [
      { list: 'us-ofac-sdn', facts: bearing(PASSPORT) },
      { list: 'us-ofac-sdn', id: '2', name: 'Ode Larkspur', facts: bearing(PASSPORT) },
    ]
    expect(outcomes(two)).toEqual(['possible', 'possible'])
    const apart = [
      { list: 'us-ofac-sdn', facts: { ...bearing(PASSPORT), ...born('1961-03-14') } },
      { list: 'ca-sema', name: 'Ode Larkspur', facts: { ...bearing(PASSPORT), ...born('1990-11-02') } },
    ]
    expect(outcomes(apart)).toEqual(['possible', 'possible'])
  })
})

test('two people of one name on one list, or born years apart on two, are two: the name says less', () => {
  const sums = (entries: readonly Entry[]) =>
    assessDiligence(onLists(entries)).findings.map(({ match: found }) => found?.identity?.decibans)
  expect(sums([{ list: 'un-sc' }, { list: 'un-sc', id: '2' }])).toEqual([30, 30])
  expect(
    sums([
      { list: 'un-sc', facts: born('1961-03-14') },
      { list: 'eu-fsf', facts: born('1990-11-02') },
    ]),
  ).toEqual([30, 30])
  expect(sums([{ list: 'un-sc' }, { list: 'eu-fsf' }])).toEqual([60, 60])
})
