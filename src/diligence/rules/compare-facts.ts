// Compares the facts of two parties beside their names: each that both give agrees or differs, with its weight.
import { IDENTIFIER_SCHEMES } from '../../reference/identifier-schemes.ts'
import { numbersAgree, type PartyNumber } from '../../sources/model/party-numbers.ts'
import { compareBirths } from './compare-births.ts'
import { EVIDENCE_WEIGHTS, type WeightedFact } from './evidence-weights.ts'
import type { IdentityFacts } from './identity-facts.ts'

export interface ComparedFact {
  readonly fact: WeightedFact
  readonly outcome: 'agrees' | 'differs'
  readonly decibans: number
  readonly asked: string
  readonly listed: string
  /** A number that belongs to one party, of the same scheme and issuer on both sides. */
  readonly isStrong?: true
  /** It shows that two parties are meant, if their name is common. */
  readonly excludes?: true
}

/** How many listed parties bear a number. */
export type Holders = (number: PartyNumber) => number

export function compareFacts(
  asked: IdentityFacts,
  listed: IdentityFacts,
  holders: Holders,
): readonly ComparedFact[] {
  return [
    ...births(asked, listed),
    ...numbers(asked, listed, holders),
    ...texts('birth_place', asked.birthPlaces, listed.birthPlaces, isSamePlace),
    ...texts('father_name', asked.fatherNames, listed.fatherNames, isSameWords),
    ...texts('gender', asked.genders, listed.genders, isSameWords),
    ...countries(asked, listed),
    ...texts('address', asked.addresses, listed.addresses, isSameAddress).filter(
      ({ outcome }) => outcome === 'agrees',
    ),
    ...founded(asked, listed),
    ...texts('legal_form', asked.legalForms, listed.legalForms, isSameWords),
  ]
}

const compared = (
  fact: WeightedFact,
  outcome: ComparedFact['outcome'],
  asked: string,
  listed: string,
  more: Pick<ComparedFact, 'isStrong' | 'excludes'> = {},
): ComparedFact => ({ fact, outcome, decibans: EVIDENCE_WEIGHTS[fact][outcome], asked, listed, ...more })

function births(asked: IdentityFacts, listed: IdentityFacts): readonly ComparedFact[] {
  const best = compareBirths(asked.births, listed.births)
  if (best === undefined) return []
  const excludes = best.fact === 'birth_date' && best.outcome === 'differs' && best.isPrecise
  return [compared(best.fact, best.outcome, best.asked, best.listed, excludes ? { excludes } : {})]
}

/** Each number that agrees; else the schemes of which a party has one number, if it is another. */
function numbers(asked: IdentityFacts, listed: IdentityFacts, holders: Holders): readonly ComparedFact[] {
  const pairs = asked.numbers.flatMap((a) => listed.numbers.map((b) => ({ a, b })))
  const agreeing = pairs.flatMap(({ a, b }) => {
    const how = numbersAgree(a, b)
    if (how === undefined) return []
    if (holders(b) > 1) return [compared('number_shared', 'agrees', numberText(a), numberText(b))]
    if (how === 'unplaced') return [compared('number_unplaced', 'agrees', numberText(a), numberText(b))]
    const { isStrong } = IDENTIFIER_SCHEMES[a.scheme]
    return [compared(a.scheme, 'agrees', numberText(a), numberText(b), isStrong ? { isStrong } : {})]
  })
  if (agreeing.length > 0) return [...new Map(agreeing.map((one) => [one.asked, one])).values()]
  const differing = pairs.filter(({ a, b }) => isOfOneOffice(a, b))
  return [...Map.groupBy(differing, ({ a }) => `${a.scheme} ${a.country ?? ''}`).values()].flatMap(
    (group) => {
      const near = group.find(({ a, b }) => isOneSlip(a.value, b.value))
      const [first] = group
      if (near !== undefined)
        return [compared('number_near', 'differs', numberText(near.a), numberText(near.b))]
      if (first === undefined) return []
      const excludes = IDENTIFIER_SCHEMES[first.a.scheme].isSingle
      const listedTexts = [...new Set(group.map(({ b }) => numberText(b)))].join(', ')
      return [
        compared(first.a.scheme, 'differs', numberText(first.a), listedTexts, excludes ? { excludes } : {}),
      ]
    },
  )
}

const numberText = ({ written, country }: PartyNumber): string =>
  country === undefined ? written : `${written} (${country})`

/** Of one scheme and issuer, and written in one way: a country has several registers, each with its own numbers. */
function isOfOneOffice(a: PartyNumber, b: PartyNumber): boolean {
  if (a.scheme !== b.scheme || EVIDENCE_WEIGHTS[a.scheme].differs === 0) return false
  if (IDENTIFIER_SCHEMES[a.scheme].issuer === 'world') return true
  return a.country !== undefined && a.country === b.country && shapeOf(a.value) === shapeOf(b.value)
}

const shapeOf = (value: string): string => value.replaceAll(/\p{N}/gu, '9').replaceAll(/\p{L}/gu, 'A')

const isOneSlip = (a: string, b: string): boolean =>
  a.length === b.length && [...a].filter((character, place) => character !== b[place]).length === 1

function countries(asked: IdentityFacts, listed: IdentityFacts): readonly ComparedFact[] {
  const own: WeightedFact =
    asked.nationalities.length > 0 && listed.nationalities.length > 0 ? 'nationality' : 'country'
  const [ours, theirs] =
    own === 'nationality' ? [asked.nationalities, listed.nationalities] : [asked.countries, listed.countries]
  if (ours.length === 0 || theirs.length === 0) return []
  // why all of them: a person of two countries may be asked for under the other one
  const agrees = asked.countries.some((country) => listed.countries.includes(country))
  return [compared(own, agrees ? 'agrees' : 'differs', ours.join(', '), theirs.join(', '))]
}

function founded(asked: IdentityFacts, listed: IdentityFacts): readonly ComparedFact[] {
  const best = compareBirths(asked.founded, listed.founded)
  if (best === undefined || best.fact !== 'birth_date') return []
  return [compared('founded', best.outcome, best.asked, best.listed)]
}

function texts(
  fact: WeightedFact,
  asked: readonly string[],
  listed: readonly string[],
  isSame: (a: string, b: string) => boolean,
): readonly ComparedFact[] {
  const [ours, theirs] = [asked[0], listed[0]]
  if (ours === undefined || theirs === undefined) return []
  for (const a of asked) for (const b of listed) if (isSame(a, b)) return [compared(fact, 'agrees', a, b)]
  return [compared(fact, 'differs', ours, theirs)]
}

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

const isSameWords = (a: string, b: string): boolean =>
  wordsOf(a).toSorted().join(' ') === wordsOf(b).toSorted().join(' ')

/** `Basrah, Iraq` and `Basrah`. */
const isSamePlace = (a: string, b: string): boolean => wordsOf(a)[0] === wordsOf(b)[0]

/** One house: a number and two more words in common. */
function isSameAddress(a: string, b: string): boolean {
  const theirs = new Set(wordsOf(b))
  const common = [...new Set(wordsOf(a))].filter((word) => theirs.has(word))
  return common.length >= 3 && common.some((word) => /\p{N}/u.test(word))
}
