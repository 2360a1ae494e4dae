// What the name of an organisation or ship is read as: legal form, words of trade, places, numbers.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ALERT } from '../calibrate/levels.ts'
import { named, reasons, rules, scored, tokensOf, wordsOf } from '../testing/named.ts'

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

describe('a legal form is found', () => {
  test.each([
    ['Anadolu Pamuk Limted Sirkeit', 'with typing errors'],
    ['Autohaus Pretzel Geselschaft mit beschrankter Haftng', 'with typing errors in several words'],
    ['Pacific Rim Bearings Ptyl Td', 'with a misplaced space'],
    ['Kaasmakerij De LindeBV', 'glued to the name'],
    ['Otkritoe Akcionernoe Obshestvo Rybinskles', 'at the start, with typing errors'],
  ])('%s: %s', (text) => {
    expect(wordsOf('organisation', text, 'legal')).toHaveLength(1)
  })

  test('but not in words that are words of their own, and not before the words of a name', () => {
    expect(wordsOf('organisation', 'Ocean Limits Studio', 'legal')).toEqual([])
    expect(wordsOf('organisation', 'Kyaw Soe Engineering', 'legal')).toEqual([])
  })
})

describe('short words of firms', () => {
  test.each([
    ['Pro Sanitas GmbH', 'Con Sanitas GmbH'],
    ['All In Ventures LLC', 'All Out Ventures LLC'],
    ['Les Amis du Sel SARL', 'Les Amis sans Sel SARL'],
  ])('%s is not %s', (a, b) => {
    expect(scored('organisation', a, b).score).toBeLessThan(ALERT)
  })

  test.each([
    ['Con Gusto Alimentari', 'Congusto Alimentari'],
    ['Petro Plus Limited', 'Petroplus Ltd'],
    ['Bank of Industry', 'Bank for Industry'],
  ])('%s is %s', (a, b) => {
    expect(scored('organisation', a, b).score).toBeGreaterThanOrEqual(ALERT)
  })
})

test('a word with a full stop is a shortening of a longer one', () => {
  expect(rules(scored('organisation', 'Niederbay. Maschfabr.', 'Niederbayerische Maschinenfabrik'))).toEqual([
    'abbreviation',
    'abbreviation',
  ])
  expect(scored('organisation', 'Distrib. Andina', 'Distribuidora Andina').score).toBeGreaterThanOrEqual(
    ALERT,
  )
  expect(scored('organisation', 'Metal. Andinos', 'Medicamentos Andinos').score).toBeLessThan(ALERT)
})

test('the letter and the numeral of a series tell two funds apart', () => {
  expect(
    scored('organisation', 'Quarry Hill Secondaries V-A LP', 'Quarry Hill Secondaries V A L.P.').score,
  ).toBe(10_000)
  expect(
    scored('organisation', 'Quarry Hill Secondaries V-A LP', 'Quarry Hill Secondaries V-B LP').score,
  ).toBeLessThan(ALERT)
  expect(scored('vessel', '浙渔18号', 'Zhe Yu 18').score).toBeGreaterThanOrEqual(ALERT)
})

test('a name cut inside a word at the width of a field is the name, with another word it is not', () => {
  const whole = 'Consolidated Northern Territories Mineral Exploration Holdings Limited'
  fc.assert(
    fc.property(fc.integer({ min: 30, max: whole.length - 12 }), (width) => {
      const cut = whole.slice(0, width)
      const inside = /\p{L}$/u.test(cut) && /^\p{L}/u.test(whole.slice(width))
      if (inside) expect(scored('organisation', cut, whole).score).toBeGreaterThanOrEqual(ALERT)
    }),
  )
  expect(scored('organisation', 'Consolidated Northern Territories Zinc Exp', whole).score).toBeLessThan(
    ALERT,
  )
})
