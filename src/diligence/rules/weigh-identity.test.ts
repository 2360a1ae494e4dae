// When a listed party is confirmed, dismissed or possible, and that more evidence never weighs less.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { numbersOfParty, writtenNumber } from '../../sources/model/party-numbers.ts'
import type { PartyIdentifier, PartyPart } from '../../sources/model/record.ts'
import type { AskedSubject } from './asked-subject.ts'
import { describeIdentity } from './describe-identity.ts'
import { EVIDENCE_WEIGHTS } from './evidence-weights.ts'
import { factsOfParty, factsOfSubject, type IdentityFacts, mergedFacts } from './identity-facts.ts'
import { type IdentityEvidence, nameWeight, weighIdentity } from './weigh-identity.ts'

const named = (rarity: number, score = 10_000) => ({
  asked: 'Iva Trentmoser',
  listed: 'TRENTMOSER, Iva',
  decibans: nameWeight(rarity, score, true),
  rarity,
  isExact: score >= 9_700,
})
const RARE = 60
const COMMON = 8

const person = (facts: Partial<PartyPart> = {}): IdentityFacts =>
  factsOfParty({ kind: 'party', ref: 'self', partyKind: 'person', names: [], ...facts })
const firm = (facts: Partial<PartyPart> = {}): IdentityFacts =>
  person({ partyKind: 'organization', ...facts })
const subject = (facts: Partial<AskedSubject> = {}): IdentityFacts =>
  factsOfSubject({ name: 'Iva Trentmoser', type: 'person', ...facts })
const born = (value: string): Partial<PartyPart> => ({ births: [{ value, raw: value }] })
const numbered = (...identifiers: readonly PartyIdentifier[]): Partial<PartyPart> => ({ identifiers })
const passport = (value: string, country?: string): PartyIdentifier => ({
  scheme: 'passport',
  value,
  ...(country !== undefined && { country }),
})
const weigh = (asked: IdentityFacts, listed: IdentityFacts, rarity = RARE, holders = 1): IdentityEvidence =>
  weighIdentity(asked, listed, named(rarity), () => holders)
const outcome = (...of: Parameters<typeof weigh>): string => {
  const { outcome: what, rule } = weigh(...of)
  return `${what} ${rule}`
}

describe('confirmed', () => {
  test('by an identifier of one scheme and issuer, under any name and against any other fact', () => {
    const asked = { ...subject({ birthDate: '1988-10-30' }), ...factsWith(passport('K 163.255', 'SA')) }
    const listed = person({ ...born('1987-10-30'), ...numbered(passport('K163255', 'SA')) })
    expect(outcome(asked, listed, 0)).toBe('confirmed identifier')
  })

  test('not by the digits of another country, nor of one that is not said', () => {
    const asked = { ...subject(), ...factsWith(passport('212331', 'NZ')) }
    expect(outcome(asked, person(numbered(passport('212331', 'IQ'))), 0)).toBe('possible not_settled')
    const unplaced = weigh(asked, person(numbered(passport('212331'))), 0)
    expect([unplaced.outcome, unplaced.facts.map(({ fact }) => fact)]).toEqual([
      'possible',
      ['number_unplaced'],
    ])
  })

  test('not by a number that two listed parties bear, unless the name says which is meant', () => {
    const asked = { ...subject(), ...factsWith(passport('0081931', 'LB')) }
    const listed = person(numbered(passport('0081931', 'LB')))
    expect(outcome(asked, listed, 0, 2)).toBe('possible not_settled')
    expect(outcome(asked, listed, RARE, 2)).toBe('confirmed identifier')
  })

  test('by a name and a full birth date that are together rarer than one in ten million', () => {
    const asked = subject({ birthDate: '1971-07-25' })
    const listed = person(born('1971-07-25'))
    expect(outcome(asked, listed, 27)).toBe('confirmed name_and_birth_date')
    expect(outcome(asked, listed, 26)).toBe('possible not_settled')
    expect(outcome(subject({ birthDate: '1971' }), listed, RARE)).toBe('possible not_settled')
    expect(outcome(subject({ birthDate: '1971-01-01' }), person(born('1971-01-01')), 40)).toBe(
      'possible not_settled',
    )
  })

  test('not where a fact of weight speaks against it', () => {
    const asked = { ...subject({ birthDate: '1971-07-25' }), genders: ['female'] }
    expect(outcome(asked, person({ ...born('1971-07-25'), gender: 'male' }))).toBe('possible not_settled')
    const moved = subject({ birthDate: '1971-07-25', country: 'IS' })
    expect(outcome(moved, person({ ...born('1971-07-25'), nationalities: ['IR'] }))).toBe(
      'confirmed name_and_birth_date',
    )
  })

  test('never by name, nationality and gender, in whatever combination', () => {
    const rarities = fc.integer({ min: 0, max: 80 })
    fc.assert(
      fc.property(rarities, fc.constantFrom('CN', 'KE'), (rarity, country) => {
        const asked = { ...subject({ country }), genders: ['male'] }
        const listed = person({ nationalities: ['CN', 'KE'], gender: 'male' })
        return weigh(asked, listed, rarity).outcome === 'possible'
      }),
    )
  })

  test('of a company by its own domain, and by a rare name with its address', () => {
    const asked = factsOfSubject({ name: 'Morgan', type: 'company', domain: 'morganme.example' })
    expect(outcome(asked, firm({ websites: ['http://www.morganme.example/about'] }), 0)).toBe(
      'confirmed identifier',
    )
    const shared = factsOfSubject({ name: 'Morgan', type: 'company', domain: 'facebook.com' })
    expect(outcome(shared, firm({ websites: ['facebook.com/morgan'] }), 0)).toBe('possible not_settled')
    const at = {
      ...factsOfSubject({ name: 'Morgan', type: 'company' }),
      addresses: ['12 Harbour Road, Limassol'],
    }
    const listed = firm({ addresses: [{ full: '12, Harbour Road, 3030 Limassol, Cyprus' }] })
    expect(outcome(at, listed, 40)).toBe('confirmed name_and_address')
    expect(outcome(at, listed, 39)).toBe('possible not_settled')
  })
})

describe('dismissed', () => {
  test('by another full birth date where the name is common, and never by a slip', () => {
    const listed = person(born('1957-03-04'))
    expect(outcome(subject({ birthDate: '1988-01-21' }), listed, COMMON)).toBe('dismissed other_birth_date')
    expect(outcome(subject({ birthDate: '1988-01-21' }), listed, RARE)).toBe('possible not_settled')
    for (const slip of ['1957-04-03', '1957-03-05', '1967-03-04', '1958-03-04', '1957-03-14'])
      expect(outcome(subject({ birthDate: slip }), listed, COMMON)).toBe('possible not_settled')
    expect(outcome(subject({ birthDate: '1988' }), listed, COMMON)).toBe('possible not_settled')
    expect(outcome(subject({ birthDate: '1988-01-21' }), person(born('1957')), COMMON)).toBe(
      'possible not_settled',
    )
  })

  test('by another number of which a party has one, and not by another passport or a slip', () => {
    const id = (value: string, country = 'CO'): PartyIdentifier => ({ scheme: 'national-id', value, country })
    const asked = { ...subject(), ...factsWith(id('10241940')) }
    expect(outcome(asked, person(numbered(id('79301882'))))).toBe('dismissed other_identifier')
    expect(outcome(asked, person(numbered(id('10241941'))))).toBe('possible not_settled')
    expect(outcome(asked, person(numbered(id('79301882', 'PE'))))).toBe('possible not_settled')
    expect(outcome(asked, person(numbered(id('A-7930'))))).toBe('possible not_settled')
    const traveller = { ...subject(), ...factsWith(passport('A100001', 'CO')) }
    expect(outcome(traveller, person(numbered(passport('B992221', 'CO'))))).toBe('possible not_settled')
  })
})

describe('possible', () => {
  test('names the facts, their sum and the question that would settle it', () => {
    const listed = person({ ...born('1971-07-25'), ...numbered(passport('A1', 'IR')), nationalities: ['IR'] })
    const evidence = weigh(subject({ country: 'IR' }), listed)
    expect(evidence).toMatchObject({ outcome: 'possible', decibans: 65, askFor: 'birth_date' })
    expect(describeIdentity(evidence)).toBe(
      'possible, weight of evidence 65: name +60, nationality agrees +5 (IR); ask for the full birth date',
    )
    const dated = weigh(subject({ country: 'IR', birthDate: '1971-07-26' }), {
      ...listed,
      numbers: numbersOf('A 9912'),
    })
    expect(dated.askFor).toBe('passport')
  })

  test('asks a ship for its IMO number, and a company for its number in the register', () => {
    const company = subject({ type: 'company' })
    expect(weigh(company, firm()).askFor).toBe('registration')
    expect(weigh(company, firm(numbered({ scheme: 'lei', value: '529900T8BM49AURSDO55' }))).askFor).toBe(
      'lei',
    )
    expect(weigh(subject({ type: 'vessel' }), firm({ partyKind: 'vessel' })).askFor).toBe('imo')
  })
})

const facts = fc.record({
  country: fc.constantFrom(undefined, 'IR', 'SY'),
  birthDate: fc.constantFrom(undefined, '1971', '1971-07', '1971-07-25', '1971-07-26', '1990-02-11'),
})

test('a fact that agrees never lowers the weight or the outcome', () => {
  const rarities = fc.integer({ min: 0, max: 80 })
  const scores = fc.integer({ min: 6_000, max: 10_000 })
  fc.assert(
    fc.property(facts, rarities, scores, ({ country, birthDate }, rarity, score) => {
      const asked = subject({
        ...(country !== undefined && { country }),
        ...(birthDate !== undefined && { birthDate }),
      })
      const held = passport('A1234567', 'IR')
      const listed = person({ ...born('1971-07-25'), nationalities: ['IR'], ...numbered(held) })
      const by = (one: IdentityFacts, rare = rarity): IdentityEvidence =>
        weighIdentity(one, listed, named(rare, score), () => 1)
      const after = by(mergedFacts([asked, { ...asked, ...factsWith(held) }]))
      expect(after.decibans).toBeGreaterThan(by(asked).decibans)
      expect(after.outcome).toBe('confirmed')
      expect(by(asked, Math.min(80, rarity + 5)).decibans).toBeGreaterThanOrEqual(by(asked).decibans)
    }),
  )
})

test('the table has a reason for each weight, and what agrees never speaks against a match', () => {
  for (const [fact, { agrees, differs, reason }] of Object.entries(EVIDENCE_WEIGHTS)) {
    expect(agrees, fact).toBeGreaterThanOrEqual(0)
    expect(differs, fact).toBeLessThanOrEqual(0)
    expect(reason, fact).toMatch(/^[A-Z].*\.$/)
  }
})

function factsWith(...identifiers: readonly PartyIdentifier[]): Pick<IdentityFacts, 'numbers'> {
  return {
    numbers: numbersOfParty({ kind: 'party', ref: 'self', partyKind: 'person', names: [], identifiers }),
  }
}

function numbersOf(written: string): IdentityFacts['numbers'] {
  const number = writtenNumber('passport', written, 'IR')
  return number === undefined ? [] : [number]
}
