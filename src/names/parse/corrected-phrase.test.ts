// Legal forms, places and trade words of several words are found with a typing error in one of their words.
import { describe, expect, test } from 'vitest'
import { ALERT } from '../calibrate/levels.ts'
import { scored, tokensOf, wordsOf } from '../testing/named.ts'

describe('a legal form with a typing error', () => {
  test.each([
    ['Limited Liability Compaiy Vladeks', ['vladeks']],
    ['Limited Liability Nompany Vladeks', ['vladeks']],
    ['Vladeks Limited Liability Ocmpany', ['vladeks']],
    ['Vladeks Compaoy S.A.S.', ['vladeks']],
    ['Vladeks Corpration of China', ['vladeks', 'china']],
    ['Aosciacion Vladeks', ['vladeks']],
    ['Joint Sock Company Vladeks', ['vladeks']],
    ['Vladeks Private Joint Stick Company', ['vladeks']],
  ])('%s', (text, names) => {
    expect(wordsOf('organisation', text, 'name', 'place', 'word')).toEqual(names)
  })

  test('a short word, a word of a table, and the whole name are no legal form', () => {
    expect(wordsOf('organisation', 'Chaika Star', 'name')).toContain('chaika')
    expect(wordsOf('organisation', 'Balita Star', 'name')).toContain('balita')
    expect(wordsOf('organisation', 'Arfada Joint Sock', 'legal')).toEqual([])
    expect(wordsOf('organisation', 'Limited Liability Compaiy', 'name')).not.toEqual([])
  })

  test('does not name the country of the form', () => {
    const form = tokensOf('organisation', 'Vladeks Compaoy S.A.S.').find(({ role }) => role === 'legal')
    expect(form?.countries).toEqual(['*'])
  })
})

test('a place and a trade word of several words', () => {
  const kinds = (text: string): (string | undefined)[] =>
    tokensOf('organisation', text).map(({ kind }) => kind)
  expect(kinds('Law Forces of the Islaimc Republic of Iran')).toEqual(
    kinds('Law Forces of the Islamic Republic of Iran'),
  )
  expect(kinds('Ahome Real Esttae')).toEqual(kinds('Ahome Real Estate'))
})

test.each([
  ['a word that only sounds like a trade word', 'Blue Tanker Shippin SA', 'Blue Tanker Shipping SA'],
  ['a rare family name in a firm', 'Corporacion Handl S. de R.L.', 'Corporacion Handal S. de R.L.'],
  ['a legal form', 'Global Energy Compaoy S.A.S.', 'Global Energy Company S.A.S.'],
])('a typing error in %s is an alert', (_, query, listed) => {
  expect(scored('organisation', query, listed).score).toBeGreaterThanOrEqual(ALERT)
  expect(scored('organisation', listed, query).score).toBe(scored('organisation', query, listed).score)
})

test('two English words one letter apart are two firms', () => {
  expect(scored('organisation', 'Halvern Rail Services', 'Halvern Mail Services').score).toBeLessThan(ALERT)
})
