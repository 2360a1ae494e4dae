// A name is found as whole words, however it is spelled and inflected, and not as a part of another.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createFinder } from '../claim-finder.ts'

const find = (name: string, page: string) => createFinder(page)({ kind: 'name', text: name })

describe('a name is found', () => {
  test.each([
    ['Kitaplus', 'Wir nutzen Kitaplus seit Mai.'],
    ['Kitaplus', 'KITAPLUS® kostet 90 €'],
    ['Kitaplus', "Kitaplus's support"],
    ['Kitaplus', 'Kitaplus’ Preise'],
    ['Kitaplus GmbH', 'Kitaplus kostet 90 €'],
    ['Kitaplus GmbH & Co. KG', 'Kitaplus kostet 90 €'],
    ['Acme, Inc.', 'Acme is here'],
    ['Regantes La Vega, S.L.', 'La comunidad Regantes La Vega pagó'],
    ['株式会社カナリア', 'カナリアの料金'],
    ['ООО «Ромашка»', 'Компания Ромашка объявила'],
    ['Boat Keeper', 'the BoatKeeper app'],
    ['Boat Keeper', 'the boat-keeper app'],
    ['BoatKeeper', 'the Boat Keeper app'],
    ['BoatKeeper', 'the boatkeeper app'],
    ['boat-keeper', 'the Boat Keeper app'],
    ['Steadybuild', 'We tried Steady Build.'],
    ['Steadybuild', 'We tried Steady-Build.'],
    ['iPhone', 'my iphone'],
    ['Café Leon', 'cafe léon'],
    ['Gestoría Agraria', 'GESTORIA AGRARIA'],
    ['Sølvberg', 'Solvberg says'],
    ['Smith & Sons', 'Smith and Sons'],
    ['Smith and Sons', 'Smith & Sons'],
    ['Office 365', 'Office365 is down'],
    ['Office365', 'Office 365 is down'],
    ["McDonald's", 'at McDonalds'],
    ['Москва', 'в Москву'],
    ['Kraken', 'vom Krakens'],
    ['Trendyol', 'Trendyol’un fiyatı'],
    ['카카오톡', '카카오톡은 무료'],
    ['カナリア記録', 'カナリア記録は端末が重い'],
    ['微信', '我们用微信联系'],
    ['उधार मित्र', 'उधार मित्र के अनुसार'],
    ['نون', 'تطبيق نون يعمل'],
    ['مترو', 'في المترو'],
    ['Retry flags of the CI vendor', 'the retry flags of the CI vendor are bad'],
    ['C++', 'written in C++ and Go'],
  ])('%s in "%s"', (name, page) => {
    const found = find(name, page)
    expect(found).toMatchObject({ found: true })
    expect(page.replaceAll(/\s+/g, ' ')).toContain(found.passage)
  })
})

describe('a name is not found', () => {
  test.each([
    ['Boat', 'the Boatkeeper app'],
    ['Boat', 'the lifeboat'],
    ['Boat Keeper', 'the keeper of a boat'],
    ['Boat Keeper', 'a boat. The keeper'],
    ['Therapist', 'the rapist'],
    ['Ace', 'aces'],
    ['Ace', 'the face'],
    ['IBM', 'IBMs'],
    ['Model 8', 'Model 85'],
    ['Model 8', 'Model 9'],
    ['Office', 'Office365'],
    ['C', 'written in C++'],
    ['カナ', 'カナリアの料金'],
    ['リア', 'カナリアの料金'],
    ['Kitaplus', 'Kitaplusminus'],
    ['', 'anything'],
    ['…', 'anything…'],
  ])('%s in "%s"', (name, page) => {
    // "a boat. The keeper" has both words in order, apart
    if (page === 'a boat. The keeper') expect(find(name, page)).toMatchObject({ found: false })
    expect(find(name, page).found).toBe(false)
  })
})

test('of a missing name of several words the passage with most of them is told', () => {
  const page = 'Nothing here. The Harbour Pilots of Split meet on Mondays. Nothing there.'
  expect(find('Harbour Pilots Zadar', page)).toEqual({
    found: false,
    passage: 'The Harbour Pilots of Split meet on Mondays',
  })
  expect(find('Zadar', page)).toEqual({ found: false, passage: '' })
})

const word = fc.stringMatching(/^[b-df-hj-np-tv-z][aeiou][a-z]{2,8}$/)

test('a name put anywhere into a text is found, and in no text that lacks a word of it', () => {
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 40 }),
      fc.uniqueArray(fc.stringMatching(/^[A-Z][a-z]{4,9}$/), { minLength: 1, maxLength: 4 }),
      fc.constantFrom(' ', '-', ''),
      fc.nat(),
      (words, parts, joint, place) => {
        const name = parts.join(' ')
        const at = place % (words.length + 1)
        const text = (inserted: string): string => words.toSpliced(at, 0, inserted).join(' ')
        expect(find(name, text(parts.join(joint))).found).toBe(true)
        const [first = ''] = parts
        expect(find(name, text(`${first}xyz ${parts.slice(1).join(' ')}`)).found).toBe(
          find(name, words.join(' ')).found,
        )
      },
    ),
  )
})
