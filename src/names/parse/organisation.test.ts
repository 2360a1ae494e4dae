// What the name of an organisation or ship is read as: legal form, words of trade, places, numbers.
import { describe, expect, test } from 'vitest'
import { ALERT } from '../calibrate/levels.ts'
import { named, reasons, scored, tokensOf, wordsOf } from '../testing/named.ts'

const parts = (text: string): [string, string][] =>
  tokensOf('organisation', text).map(({ text: word, role }) => [word, role])

describe('the part each word plays', () => {
  test.each<[string, [string, string][]]>([
    [
      'Acme Trading Ltd',
      [
        ['acme', 'name'],
        ['trading', 'word'],
        ['limited', 'legal'],
      ],
    ],
    [
      'Acme Trading Limited',
      [
        ['acme', 'name'],
        ['trading', 'word'],
        ['limited', 'legal'],
      ],
    ],
    [
      'Bank of Iran',
      [
        ['bank', 'word'],
        ['of', 'connector'],
        ['iran', 'place'],
      ],
    ],
    [
      'Holiday Inn 5',
      [
        ['holiday', 'name'],
        ['inn', 'name'],
        ['5', 'number'],
      ],
    ],
    [
      'N.K. Bansal & Co.',
      [
        ['nk', 'name'],
        ['bansal', 'name'],
        ['and', 'connector'],
        ['corporation', 'legal'],
      ],
    ],
  ])('%s', (text, expected) => {
    const shown = tokensOf('organisation', text).map(({ text: word, role }): [string, string] => [word, role])
    const texts = expected.map(([word, role]) => (role === 'legal' ? role : word))
    expect(shown.map(([word, role]) => (role === 'legal' ? role : word))).toEqual(texts)
    expect(shown.map(([, role]) => role)).toEqual(expected.map(([, role]) => role))
  })

  test('Yacht Services Ltd is a firm with all its words', () => {
    expect(named('organisation', 'Yacht Services Ltd').type).toBe('organisation')
    expect(wordsOf('organisation', 'Yacht Services Ltd')).toEqual(
      expect.arrayContaining(['yacht', 'services']),
    )
  })

  test('a mark before the name makes it a ship', () => {
    expect(named('organisation', 'MV Ocean Queen')).toMatchObject({ type: 'vessel' })
    expect(wordsOf('organisation', 'MV Ocean Queen')).toEqual(['ocean', 'queen'])
    expect(named('organisation', 'MV Trading Ltd').type).toBe('organisation')
  })

  test('a former name inside the text is another name of it', () => {
    const read = named('organisation', 'Acme Ltd (formerly Beta Ltd)')
    expect(read).toMatchObject({ type: 'organisation', others: ['Beta Ltd'] })
    expect(wordsOf('organisation', 'Acme Ltd (formerly Beta Ltd)', 'name')).toEqual(['acme'])
  })
})

describe('legal forms', () => {
  test('of many jurisdictions are found, dotted or not, and translated ones are one form', () => {
    for (const text of [
      'Acme S.A.',
      'Acme SA',
      'Acme GmbH',
      'ООО Acme',
      'Acme d.o.o.',
      'Acme 有限公司',
      'شركة Acme',
    ])
      expect(wordsOf('organisation', text), text).toContain('acme')
    expect(parts('Acme S.A.')).toEqual(parts('Acme SA'))
  })

  test('so short that they are words elsewhere, only at the ends of a name', () => {
    expect(wordsOf('organisation', 'Acme AS', 'legal')).toHaveLength(1)
    expect(wordsOf('organisation', 'Acme As Good Supply Works', 'legal')).toHaveLength(0)
  })

  test('never the whole name', () => {
    expect(parts('Limited').map(([, role]) => role)).toEqual(['name'])
    expect(parts('The And Co').some(([, role]) => role !== 'legal')).toBe(true)
  })
})

describe('numbers', () => {
  test.each([
    ['Plant No. 4', 'Plant 4'],
    ['Fourth Plant', 'Plant 4'],
    ['Pioneer IV Trading', 'Pioneer 4 Trading'],
    ['Factory Forty-Four', 'Factory 44'],
    ['Factory 004', 'Factory 4'],
    ['第一 Factory', 'Factory 1'],
  ])('%s and %s have one number', (a, b) => {
    const number = (text: string) =>
      tokensOf('organisation', text).find(({ role }) => role === 'number')?.value
    expect(number(a)).toBe(number(b))
    expect(number(b)).not.toBe(undefined)
  })

  test('Roman numerals count after the first word only', () => {
    expect(wordsOf('organisation', 'IV Trading', 'number')).toEqual([])
    expect(wordsOf('organisation', 'Trading IV', 'number')).toEqual(['4'])
    expect(wordsOf('organisation', 'Trading iv', 'number')).toEqual([])
  })

  test('two numbers make two firms', () => {
    expect(reasons(scored('organisation', 'Plant 4', 'Plant 5'))).toContain('conflict')
  })
})

describe('scripts without spaces', () => {
  test('are cut by the words the lexicon knows', () => {
    expect(tokensOf('organisation', '上海贸易有限公司').map(({ role }) => role)).toEqual([
      'place',
      'word',
      'legal',
    ])
    expect(
      scored('organisation', '上海贸易有限公司', 'Shanghai Trading Co Ltd').score,
    ).toBeGreaterThanOrEqual(8_500)
  })
})

test('initials are joined, an ampersand parts them', () => {
  expect(wordsOf('organisation', 'N K Bansal')).toEqual(['nk', 'bansal'])
  expect(scored('organisation', 'N.K. Bansal & Co.', 'NK Bansal and Company').score).toBe(10_000)
})

test('a name of nothing but words that connect others is that word, in no language another one', () => {
  for (const name of ['A', 'E', 'Dan', 'Und GmbH', 'And Ltd', 'Dan Ltd', 'Y SA'])
    expect(scored('organisation', name, 'ETA').score, name).toBeLessThan(ALERT)
  expect(scored('organisation', 'A', 'DAN').score).toBe(0)
  expect(scored('organisation', 'Dan Ltd', 'DAN').score).toBeGreaterThanOrEqual(9_200)
  expect(scored('organisation', 'ETA', 'Eta').score).toBe(10_000)
  expect(scored('organisation', 'Dan & Eta', 'Dan and Eta').score).toBe(10_000)
})
