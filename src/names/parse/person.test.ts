// What a person's name is read as: which words are names, which join names, which are titles.
import { ALERT, STRONG } from '../calibrate/levels.ts'
import { describe, expect, test } from 'vitest'
import { named, reasons, rules, scored, tokensOf, wordsOf } from '../testing/named.ts'

const names = (text: string): string[] => wordsOf('person', text, 'name')

describe('order', () => {
  test.each([
    ['HO, Yong Il', ['yong', 'il', 'ho']],
    ['Putin, Vladimir Vladimirovich', ['vladimir', 'vladimirovich', 'putin']],
    ['PUTIN Vladimir', ['putin', 'vladimir']],
    ['DupontMartin Jean', ['dupont', 'martin', 'jean']],
  ])('%s', (text, expected) => {
    expect(names(text)).toEqual(expected)
  })

  test('"LAST, First, Jr." keeps the suffix apart', () => {
    expect(tokensOf('person', 'Smith, John, Jr.').map(({ text, role }) => [text, role])).toEqual([
      ['john', 'name'],
      ['smith', 'name'],
      ['jr', 'suffix'],
    ])
  })

  test('first and last name may change places at the price of the order alone', () => {
    expect(reasons(scored('person', 'Ivan Petrov', 'Petrov Ivan'))).toEqual(['order'])
    expect(reasons(scored('person', 'Petrov, Ivan', 'Ivan Petrov'))).toEqual([])
  })
})

test.each([
  ['Kim Yong Dr', 'dr'],
  ['Ma Han Prof', 'prof'],
  ['Kim Col', 'col'],
  ['Kim Yong Il Col', 'col'],
  ['Saleh al-Hajji Omar', 'hajji'],
])('a title that is no syllable of a Korean name and no family name goes: %s', (text, word) => {
  expect(wordsOf('person', text)).not.toContain(word)
})

describe('words that stay', () => {
  test.each([
    ['Vladimir Pudin', 'pudin'],
    ['Carlos Ramirez Duque', 'duque'],
    ['HO, Yong Il', 'il'],
    ['Ben Carson', 'ben'],
    ['Din', 'din'],
    ['Bin', 'bin'],
    ['Martin Luther King', 'king'],
    ['Kim Yong Col', 'col'],
    ['Diyab al-Shaykh', 'shaykh'],
  ])('%s keeps %s', (text, word) => {
    expect(wordsOf('person', text)).toContain(word)
  })

  test('three syllables of a Korean name are three words, hyphenated or not', () => {
    expect(names('Kim Il Sung')).toEqual(['kim', 'il', 'sung'])
    expect(names('Kim Il-sung')).toEqual(['kim', 'il', 'sung'])
  })
})

describe('titles', () => {
  test.each([
    ['Dr. Ivan Petrov', ['ivan', 'petrov']],
    ['Haji Khairullah', ['khairullah']],
    ['General Ivan Petrov', ['ivan', 'petrov']],
    ['Abdullah Haji Saleh', ['abdullah', 'saleh']],
  ])('%s', (text, expected) => {
    expect(names(text).length).toBe(expected.length)
    expect(reasons(scored('person', text, expected.join(' ')))).toEqual([])
  })

  test('a name of nothing but titles keeps its last word', () => {
    expect(tokensOf('person', 'Dr General').length).toBeGreaterThan(0)
  })
})

describe('Arabic names', () => {
  test.each([
    ['Abd al-Rahman', 'Abdurrahman'],
    ['Abd al-Rahman', 'Abdul Rahman'],
    ['Abd el Rahman', 'Abderrahmane'],
    ['Saif al-Din', 'Saifuddin'],
    ['Saif al-Din', 'Seifeddine'],
    ['Nur ad-Din', 'Noureddine'],
    ['Abd Allah', 'Abdullah'],
  ])('%s and %s are one name', (a, b) => {
    const { score } = scored('person', `${a} Saleh`, `${b} Saleh`)
    expect(score).toBeGreaterThanOrEqual(9_600)
  })

  test('the article written to its word in Arabic script is a word of its own', () => {
    expect(tokensOf('person', 'بشار الأسد').map(({ role }) => role)).toEqual(['name', 'particle', 'name'])
    expect(scored('person', 'بشار الأسد', 'Bashar al-Assad').score).toBeGreaterThanOrEqual(9_000)
  })

  test('Ahmed the son of Saleh is not Saleh the son of Ahmed', () => {
    expect(reasons(scored('person', 'Ahmed bin Saleh', 'Saleh bin Ahmed'))).toContain('filiation')
    expect(reasons(scored('person', 'Ahmed bin Saleh', 'Saleh, Ahmed'))).not.toContain('filiation')
    expect(reasons(scored('person', 'Ahmed bin Saleh', 'Ahmed ibn Saleh'))).toEqual([])
  })

  test('oglu stands after the father it names', () => {
    const [, father] = tokensOf('person', 'Rashid Ahmad oglu Mammadov').filter(({ role }) => role === 'name')
    expect(father).toMatchObject({ text: 'ahmad', prefix: 'filiation' })
  })
})

describe('East Asian names', () => {
  test('a Hangul name is the same with the given name first', () => {
    expect(scored('person', '철수 김', '김철수').score).toBe(10_000)
    expect(scored('person', '김철수', 'Kim Cheol-su').score).toBeGreaterThanOrEqual(9_700)
  })

  test.each([
    ['王伟', '汪伟'],
    ['张伟', '章伟'],
    ['李明', '黎明'],
  ])('%s and %s sound alike and are two names', (a, b) => {
    expect(scored('person', a, b).score).toBeLessThan(5_000)
  })

  test('a traditional character is the simplified one', () => {
    expect(scored('person', '張偉', '张伟').score).toBe(10_000)
  })

  test('characters meet their Latin spelling', () => {
    expect(scored('person', '毛泽东', 'Mao Tse-tung').score).toBe(10_000)
    expect(scored('person', '谢家华', 'Xie Jiahua').score).toBe(10_000)
  })

  test('two syllables across scripts are an alert, never a strong one', () => {
    for (const [native, latin] of [
      ['王伟', 'Wang Wei'],
      ['刘俊', 'Liu Jun'],
      ['이산', 'Lee San'],
    ] as const) {
      expect(scored('person', native, latin).score).toBeGreaterThanOrEqual(ALERT)
      expect(scored('person', native, latin).score).toBeLessThan(STRONG)
    }
  })

  test('hyphenated Wade-Giles is pinyin', () => {
    expect(scored('person', 'Mao Tse-tung', 'Mao Zedong').score).toBe(10_000)
    expect(scored('person', 'Chou En-lai', 'Zhou Enlai').score).toBeGreaterThanOrEqual(9_600)
  })
})

describe('given names of several words', () => {
  test.each([
    ['Saifur Rahman Abdul Wahid', 'Saif-ur-Rehman Abdul Wahed'],
    ['Khair Allah Abd Rabbo', 'Khairallah Abdrabbo'],
    ['Shamsul Haq', 'Shams-ul-Haq'],
    ['Anabela dos Reis', 'Ana Bela Dosreis'],
    ['عبدالعزيز حسن', 'عبد العزيز حسن'],
  ])('%s is %s', (a, b) => {
    expect(scored('person', a, b).score).toBeGreaterThanOrEqual(STRONG)
  })
})

test('two words that agree are no strong match when one name has a further name', () => {
  expect(scored('person', 'James Peterson', 'John James Peterson').score).toBeLessThan(STRONG)
  expect(scored('person', 'Ivan Petrov', 'Ivan Sergeevich Petrov').score).toBeGreaterThanOrEqual(STRONG)
})

describe('particles and compounds', () => {
  test('are joined or left out without loss of the name', () => {
    expect(rules(scored('person', 'Jan van der Merwe', 'Jan Vandermerwe'))).toContain('joined')
    expect(scored('person', 'Jan van der Merwe', 'Jan Merwe').score).toBe(10_000)
  })

  test('what stands in brackets or quotes is no word of the name', () => {
    expect(names('Ivan (the engineer) Petrov')).toEqual(['ivan', 'petrov'])
    expect(wordsOf('person', 'Ivan "Vanya" Petrov')).toEqual(['ivan', 'vanya', 'petrov'])
  })

  test('a person has no names beside the one written', () => {
    expect(named('person', 'Ivan Petrov').others).toEqual([])
  })
})

test('of the ways to read a name in characters the six likeliest are kept, beside the one as it is written', () => {
  for (const text of ['司馬光', '林 森', '南 山']) expect(named('person', text).readings).toHaveLength(7)
})
