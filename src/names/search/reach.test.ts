// What is ruled out before the comparison could not have scored enough.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ALERT } from '../calibrate/levels.ts'
import { isBounded } from '../compare/may-reach.ts'
import { scoreNames } from '../compare/score-name.ts'
import { Matcher } from '../matcher/matcher.ts'
import type { EntityType, NameRecord } from '../parse/record.ts'
import { Reach } from './reach.ts'

const matcher = new Matcher()
const record = (type: EntityType, text: string, id = text): NameRecord => ({
  list: 'test',
  id,
  type,
  names: [{ text, kind: 'primary' }],
  birthDates: [],
  countries: [],
  identifiers: [],
})

const WORDS =
  `Ivan Petrov Petroff Sergeevich Mohammed Muhammad Ahmed Abd al-Rahman Abdulkarim Karim Abdul Adul Abul Saboor Said Shahid Saed Shahed Qeshm Hemmat bin Saleh van der Merwe Vandermerwe
  El Sheikh Elsheikh Jo J. K. Kim Il Sung Li Wei Smile Wallet Smilewallet PLA People's Liberation Army Gruppa Kompanii GK
  Bank Leumi of and the & Pour Puur Trading Traders General Steel Steal Star Stars Iran Iranian 4 IV First Ltd GmbH LLC PJSC Pjc Corp Crop
  Metropolitan Diagnostic Imaging Centers Westchester Westche Trading Westchester محمد احمد الرحمن كريم Иван Петров Банк 김정은 王伟 Fund
  Holding Holding Jr Sr Com. Comercio`.split(/\s+/)

const spelt = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...WORDS) },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constantFrom(...WORDS), fc.constantFrom(...WORDS)).map((two) => two.join('')),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...WORDS), fc.nat(20), fc.constantFrom('', 'a', 'h', 'x'))
      .map(
        ([word, at, letter]) => word.slice(0, at % word.length) + letter + word.slice((at % word.length) + 1),
      ),
  },
)
const name = fc
  .array(spelt, { minLength: 1, maxLength: 7 })
  .map((words) => words.join(' '))
  .filter((text) => /[\p{L}\p{N}]{2}/u.test(text))
const type = fc.constantFrom<EntityType>('person', 'organisation', 'vessel', 'unknown')

/** The score of a query's name and the only listed one, and whether the name may reach another score. */
function judged(query: NameRecord, listed: NameRecord) {
  const screen = matcher.open(matcher.buildIndex([listed]))
  const [asked] = matcher.read(query).names
  if (asked === undefined || screen.index.meta.names === 0) return undefined
  const reach = new Reach(screen.index)
  if (asked.readings.every(isBounded)) reach.start(asked)
  return {
    score: scoreNames(asked, screen.index.name(0)).score,
    mayReach: (score: number) => !asked.readings.every(isBounded) || reach.isPossible(0, score),
  }
}

test('a name is never ruled out at its own score, and most are at the alert threshold', () => {
  let [ruledOut, below] = [0, 0]
  fc.assert(
    fc.property(name, name, type, type, (a, b, one, other) => {
      const its = judged(record(one, a), record(other, b))
      if (its === undefined) return
      if (its.score > 0) expect(its.mayReach(its.score), `${one} ${a} | ${other} ${b}`).toBe(true)
      if (its.score >= ALERT) return
      below++
      if (!its.mayReach(ALERT)) ruledOut++
    }),
    { numRuns: 1_000 },
  )
  expect(ruledOut).toBeGreaterThan(below / 2)
})

test.each<[EntityType, string, string]>([
  ['person', 'van der Merwe Johan', 'Vandermerwe Johan'],
  ['person', 'Elsheikh Omar', 'Sheikh Omar'],
  ['person', 'Muhammadbagher Rasouli', 'Mohammed Bagehr Raosuli'],
  ['organisation', 'Smile Wallet Bank', 'Smilewallet Bank'],
  ['organisation', "People's Liberation Army", 'PLA'],
  ['organisation', 'Steal General Trading', 'Steel General Trading'],
  ['organisation', 'Saed Petrochemical Qeshm Zarvan', 'Shahed Petrochemical Qeshm Zarvan'],
  ['organisation', 'Said Hemmat Industries Group', 'Shahid Hemmat Industries Group'],
  ['organisation', 'Acme Works Pjc', 'Acme Works PJSC'],
  ['organisation', 'Solidarite Puur Lions', 'Solidarite Pour Lions'],
  ['organisation', 'Bank of Bank Alpha', 'Bank Alpha'],
  [
    'organisation',
    'Metropolitan Diagnostic Imaging Centers of Westche',
    'Metropolitan Diagnostic Imaging Centers of Westchester Incorporated',
  ],
  ['person', 'محمدامين مصطفى', 'Muhammad Amin Mustafa'],
  ['person', '王伟', 'Wang Wei'],
])('%s is not ruled out at its score: %s and %s', (as, a, b) => {
  const its = judged(record(as, a), record(as, b))
  expect(its?.score).toBeGreaterThan(0)
  expect(its?.mayReach(its.score)).toBe(true)
})
