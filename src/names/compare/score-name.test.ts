// Every reason for which something is taken from the score of two names, each on names where it alone applies.
import { describe, expect, test } from 'vitest'
import type { EntityType } from '../parse/record.ts'
import { ALERT, STRONG } from '../calibrate/levels.ts'
import { named, reasons, scored } from '../testing/named.ts'
import { type Penalty, scoreNames } from './score-name.ts'

/** Names where only these losses apply: a lone word cannot be lone without something missing beside it. */
const CASES: Readonly<
  Record<Penalty['reason'], readonly [EntityType, string, string, readonly Penalty['reason'][]]>
> = {
  difference: ['person', 'Ivan Petrov', 'Ivan Petroff', ['difference']],
  conflict: ['organisation', 'Alpha Bank', 'Alpha Insurance', ['conflict']],
  extra: ['person', 'Ivan Sergeevich Petrov', 'Ivan Petrov', ['extra']],
  generation: ['person', 'Tobias Marwen Jr', 'Tobias Marwen Sr', ['generation']],
  lone: ['person', 'Ivan Petrov', 'Ivan', ['extra', 'lone']],
  order: ['person', 'Ivan Petrov', 'Petrov Ivan', ['order']],
  filiation: ['person', 'Ahmed bin Saleh', 'Saleh bin Ahmed', ['order', 'filiation']],
  syllable: ['person', 'Kim Il Sung', 'Kim Il', ['extra', 'syllable']],
  'person-against-firm': ['person', 'Ivan Petrov', 'Ivan Petrov Ltd', ['person-against-firm']],
  undistinguished: [
    'organisation',
    'Trading International',
    'Trading International Group',
    ['extra', 'undistinguished'],
  ],
  'legal-jurisdiction': ['organisation', 'Acme Works ApS', 'Acme Works Sdn Bhd', ['legal-jurisdiction']],
  'legal-body': ['organisation', 'Acme Works Ltd', 'Acme Works PJSC', ['legal-body']],
  'legal-missing': ['organisation', 'Acme Works Ltd', 'Acme Works', ['legal-missing']],
  'vessel-against-firm': [
    'vessel',
    'Ocean Queen',
    'Ocean Queen Ltd',
    ['legal-missing', 'vessel-against-firm'],
  ],
  cut: [
    'organisation',
    'Metropolitan Diagnostic Imaging Centers of Westchester Incorporated',
    'Metropolitan Diagnostic Imaging Centers of Westche',
    ['cut'],
  ],
  'few-syllables': ['person', '王伟', 'Wang Wei', ['few-syllables']],
  'other-word': ['vessel', 'Red Star', 'Red Estrella', ['difference', 'other-word']],
}

describe.each(Object.entries(CASES))('%s', (reason, [type, a, b, expected]) => {
  const other: EntityType = reason === 'person-against-firm' ? 'unknown' : type
  const forth = scoreNames(named(type, a), named(other, b))
  const back = scoreNames(named(other, b), named(type, a))

  test(`${a} and ${b}`, () => {
    expect(reasons(forth)).toEqual(expected)
    expect(forth.losses.every(({ cost }) => cost > 0)).toBe(true)
  })

  test('the losses make the score, the same both ways', () => {
    const taken = forth.losses.reduce((sum, { cost }) => sum + cost, 0)
    expect(forth.score).toBe(Math.max(0, 10_000 - taken))
    expect(back.score).toBe(forth.score)
    expect(reasons(back)).toEqual(reasons(forth))
  })
})

test('equal names lose nothing', () => {
  for (const [type, text] of [
    ['person', 'Ahmed bin Saleh'],
    ['organisation', 'Bank of Iran Ltd'],
    ['vessel', 'MV Ocean Queen 5'],
  ] as const) {
    expect(scored(type, text, text)).toMatchObject({ score: 10_000, losses: [] })
  }
})

test('names that share no word score nothing, and say so', () => {
  const { score, alignment } = scored('person', 'Ilsa Dorran', 'Bertrand Quillfeather')
  expect(score).toBe(0)
  expect(alignment.pairs).toEqual([])
})

test('long words that begin alike are other words, and a long word meets no short one', () => {
  const law = 'Rindfleischetikettierungsueberwachungsgesetz'
  expect(scored('organisation', law, 'Rindfleischetikettierungsanstaltsverwaltung').score).toBe(0)
  expect(scored('organisation', law, law.replace('hungs', 'huns')).score).toBeGreaterThan(9_500)
  expect(scored('organisation', 'Q'.repeat(500), 'DJI').score).toBe(0)
})

test('a middle name costs less than another family name', () => {
  const middle = scored('person', 'Ivan Sergeevich Petrov', 'Ivan Petrov').score
  expect(middle).toBeGreaterThan(scored('person', 'Ivan Kuznetsov', 'Ivan Petrov').score)
})

test('a form of law counts less than any word of the name', () => {
  const form = scored('organisation', 'Acme Works Ltd', 'Acme Works').score
  expect(form).toBeGreaterThan(scored('organisation', 'Acme Works Group', 'Acme Works').score)
})

test('two names in Han characters are compared by the characters', () => {
  const { left, right } = scored('person', '王伟', '王伟')
  expect([left.plane, right.plane]).toEqual(['han', 'han'])
  expect(scored('person', '王伟', 'Wang Wei').left.plane).toBe('sound')
})

test('a misspelt word that no table holds is an alert beside the rest of the name; two known words are not', () => {
  for (const [type, a, b] of [
    ['person', 'Chn Quanguo', 'Chen Quanguo'],
    ['organisation', 'Doaak Telecom Services', 'Datak Telecom Services'],
    ['organisation', 'Ovlas Tading S.A.', 'Ovlas Trading S.A.'],
  ] as const)
    expect(scored(type, a, b).score, a).toBeGreaterThanOrEqual(ALERT)
  expect(scored('organisation', 'Kappa Mining Ltd', 'Kappa Dining Ltd').score).toBeLessThan(ALERT)
})

test('two generic words that begin a longer name do not identify it', () => {
  expect(scored('organisation', 'Trading International', 'Trading International Group').score).toBeLessThan(
    ALERT,
  )
  expect(scored('organisation', 'Quarzit Trading', 'Quarzit Trading Group').score).toBeGreaterThanOrEqual(
    ALERT,
  )
})

test('a firm may repeat its word; a family name written twice is another firm', () => {
  expect(reasons(scored('organisation', 'Quarzit Bank', 'Quarzit Bank Bank'))).toEqual([])
  expect(reasons(scored('organisation', 'Shah Ltd', 'Shah & Shah Ltd'))).toContain('extra')
})

test('an initial does not tell firms apart', () => {
  expect(reasons(scored('organisation', 'B Finance Ltd', 'Bom Finance Ltd'))).toContain('undistinguished')
})

test('a form of law with two letters in the wrong order is that form', () => {
  expect(scored('organisation', 'Quarzit GbmH', 'Quarzit GmbH').score).toBe(10_000)
})

describe('a typing error', () => {
  const score = (type: EntityType, a: string, b: string): number => {
    const forth = scoreNames(named(type, a), named(type, b)).score
    expect(scoreNames(named(type, b), named(type, a)).score).toBe(forth)
    return forth
  }

  test('in one real word beside three words that agree is an alert; beside two it may be a sister firm', () => {
    const firms = ['Quorven Harbour Metal Traders', 'Quorven Harbour Meal Traders'] as const
    expect(score('organisation', ...firms)).toBeGreaterThanOrEqual(ALERT)
    expect(score('organisation', 'Quorven Hope Traders', 'Quorven Rope Traders')).toBeLessThan(ALERT)
    expect(score('vessel', ...firms)).toBeLessThan(ALERT)
    expect(score('organisation', 'First Harbour Metal Traders', 'First Harbour Meal Traders')).toBeLessThan(
      ALERT,
    )
  })

  test('of a word for what a firm does is an alert beside one name; a firm with another such word is another', () => {
    expect(score('organisation', 'Quorven Steel', 'Quorven Steal')).toBeGreaterThanOrEqual(ALERT)
    expect(score('organisation', 'Bank Quorven', 'Bunk Quorven')).toBeGreaterThanOrEqual(ALERT)
    expect(score('organisation', 'Quorven Horse Textiles', 'Quorven House Textiles')).toBeLessThan(ALERT)
    expect(score('organisation', 'Global Grain Trading', 'Global Gain Trading')).toBeLessThan(ALERT)
  })

  test('of a number word is an alert; another number, and a real word, is another firm', () => {
    expect(score('organisation', 'Fourth Ocean GmbH', 'Foruth Ocean GmbH')).toBeGreaterThanOrEqual(ALERT)
    expect(score('organisation', 'First Quorven Ltd', 'Fisrt Quorven Ltd')).toBeGreaterThanOrEqual(ALERT)
    expect(score('organisation', 'Fourth Quorven Ltd', 'Fifth Quorven Ltd')).toBeLessThan(ALERT)
    expect(score('organisation', 'First Quorven Ltd', 'Fist Quorven Ltd')).toBeLessThan(ALERT)
    expect(score('organisation', 'Quorven 6', 'Quorven Sens')).toBeLessThan(ALERT)
  })

  test('of a short word between others is an alert and not sure; a name that looks like a shorter one is a name', () => {
    const names = ['Mouvement pour la Quorven', 'Mouvement puur la Quorven'] as const
    expect(score('organisation', ...names)).toBeGreaterThanOrEqual(ALERT)
    expect(score('organisation', ...names)).toBeLessThan(9_000)
    for (const [a, b] of [
      ['Syria Aid Network', 'Syria and Network'],
      ['Quorven Ahd Trading', 'Quorven and Trading'],
      ['Hands Aid Hearts', 'Hands and Hearts'],
      ['Quorven Wish Love', 'Quorven With Love'],
      ['Quorven Poor Trading', 'Quorven por Trading'],
    ] as const)
      expect(score('organisation', a, b), `${a}, ${b}`).toBeLessThan(ALERT)
  })

  test('is none in the number and address of a branch: a numbered service is a party, an office is that of its firm', () => {
    const alike = (a: string, b: string): number => score('organisation', a, b)
    expect(
      alike('Quorven Intelligence Branch 216 Raids', 'Quorven Intelligence Branch 217 Raids'),
    ).toBeLessThan(ALERT)
    expect(
      alike('Quorven Intelligence Branch 215 - Raids Unit', 'Quorven Intelligence Branch 248 - Border Unit'),
    ).toBeLessThan(ALERT)
    for (const office of [
      'Branch 12 Tehran',
      'Branch 5 Lenin Street Minsk',
      'Sucursal 12 Calle Mayor Madrid',
    ])
      expect(alike(`Quorven Trading ${office}`, 'Quorven Trading'), office).toBeGreaterThan(9_000)
  })

  test('of a legal form before a name with a number is no end of the name', () => {
    const names = [
      'Limited Liability Company Quorvenka 19',
      'Limited Luability Company Quorvenka 19',
    ] as const
    expect(score('organisation', ...names)).toBeGreaterThanOrEqual(ALERT)
    expect(score('organisation', names[1], 'Limited Liability Company Toldorka 12')).toBeLessThan(ALERT)
  })

  test('beside four words is an alert however common they are, beside three it may be another firm', () => {
    const alike = (rest: string): number => score('organisation', `Bank ${rest}`, `Bunk ${rest}`)
    expect(alike('International Trading Oil Africa')).toBeGreaterThanOrEqual(ALERT)
    expect(alike('International Trading Oil')).toBeLessThan(ALERT)
  })

  test('makes no legal form of the only name of a firm', () => {
    expect(score('organisation', 'Al-Asa', 'Al-Aqsa')).toBeLessThan(ALERT)
    expect(score('organisation', 'Quorven Crop', 'Quorven Corp')).toBeGreaterThanOrEqual(ALERT)
    expect(score('organisation', '77 Crop', '77 Corp')).toBeGreaterThanOrEqual(ALERT)
  })

  test('of a name that divides into many syllables is no other Chinese word', () => {
    expect(score('organisation', 'Geopolitica', 'Geopolitiea')).toBeGreaterThanOrEqual(ALERT)
    expect(score('organisation', 'Jinhou Trading', 'Junhou Trading')).toBeLessThan(ALERT)
  })

  test('in two words, or of more than one letter, makes another firm', () => {
    expect(
      score('organisation', 'Quorven Harbour Metal Traders', 'Quorven Harbour Media Traders'),
    ).toBeLessThan(ALERT)
  })

  test('in a legal form is no further word, where the other name has that form', () => {
    expect(score('organisation', 'Quorven Shipping Corp', 'Quorven Shipping Crop')).toBeGreaterThanOrEqual(
      ALERT,
    )
    expect(score('organisation', 'Quorven Shipping Ltd', 'Quorven Shipping Crop')).toBeLessThan(8_500)
    expect(score('organisation', 'Quorven PJSC', 'PJC Quorven')).toBeGreaterThanOrEqual(ALERT)
  })

  test('behind Abd is one of the whole name, and no other name of God', () => {
    expect(score('person', 'Abdulalh Hamad Quorven', 'Abdullah Hamad Quorven')).toBeGreaterThanOrEqual(ALERT)
    expect(score('person', 'Abdul Ali Quorven', 'Abdullah Quorven')).toBeLessThan(9_000)
  })

  test.each([
    ['Adul Saboor', 'Abdul Saboor'],
    ['Saboor, Audul', 'Saboor, Abdul'],
    ['Adul Aziz', 'Aziz, Abdul'],
  ])('in Abd as a word of its own is an alert, and no strong match: %s and %s', (typed, meant) => {
    expect(score('person', typed, meant)).toBeGreaterThanOrEqual(ALERT)
    expect(score('person', typed, meant)).toBeLessThan(STRONG)
    expect(score('person', meant, typed)).toBe(score('person', typed, meant))
    expect(score('person', typed.replace(/A\w*ul/, 'Abid'), meant)).toBeLessThan(
      score('person', typed, meant),
    )
  })

  test.each([
    ['Adel Saleh Karim', 'Saleh Abdulkarim'],
    ['Karim Saleh Adul', 'Abdulkarim Saleh'],
  ])('in Abd is read only before the name, and Adel is another name: %s and %s', (typed, meant) => {
    expect(score('person', typed, meant)).toBeLessThan(STRONG)
  })

  test('in Abd is one of the whole name, together with the rest or apart', () => {
    const sure = (a: string, b: string): void => expect(score('person', a, b)).toBeGreaterThan(9_000)
    sure('Abudlkarim Quorven', 'Abdulkarim Quorven')
    sure('Adbessamad Quorven', 'Abdessamad Quorven')
    sure('Adbul Jabbar', 'Abdul Jabbar')
    for (const [a, b] of [
      ['Abunasser Quorven', 'Abdul Nasser Quorven'],
      ['Abualfazl', 'Abdul Fazl'],
      ['Abodunrin Quorven', 'Abdul Dunrin Quorven'],
      ['Aldrin Quorven', 'Abd Rin Quorven'],
      ['Abilio Quorven', 'Abd Lio Quorven'],
    ] as const)
      expect(score('person', a, b), `${a}, ${b}`).toBeLessThan(ALERT)
    expect(score('person', 'Amir Quorven', 'Abdul Amir Quorven')).toBe(
      score('person', 'Abdul Amir Quorven', 'Amir Quorven'),
    )
  })

  test('in the name of a father that begins both names is no exchange of father and son', () => {
    const names = ['Abderrhamane Ould El Amar', 'Abderrahmane Ould El Amar'] as const
    expect(reasons(scoreNames(named('person', names[0]), named('person', names[1])))).not.toContain(
      'filiation',
    )
  })
})

test('two initials are those of common words, never of names that identify', () => {
  expect(scoreNames(named('organisation', 'AB'), named('organisation', 'Alpha Bronte')).score).toBeLessThan(
    ALERT,
  )
  expect(
    scoreNames(named('organisation', 'ABC'), named('organisation', 'Alpha Bronte Cedar')).score,
  ).toBeGreaterThan(ALERT)
})
