// The lexicon is the same however often it is built, and imported groups add to it without changing what was there.
import { describe, expect, test } from 'vitest'
import { builtInLexicon, createLexicon, type ImportedGroups, type Lexicon } from './lexicon.ts'
import { joinLetters } from '../token/words.ts'

const builtIn = builtInLexicon()
const shown = (lexicon: Lexicon): string =>
  JSON.stringify([
    [...lexicon.names],
    [...lexicon.nicknames],
    [...lexicon.words.entries()],
    [...lexicon.places.entries()],
    [...lexicon.legalForms.entries()],
    [...lexicon.particles],
    [...lexicon.numbers],
    ['kim', 'wang', 'wong', 'li', 'mao'].map((latin) => lexicon.syllables(latin)),
  ])
const shares = (a: readonly number[] = [], b: readonly number[] = []): boolean =>
  a.some((group) => b.includes(group))

test('built again it gives every word the same groups, whatever was asked before', () => {
  const again = createLexicon()
  again.syllables('zhang')
  expect(shown(again)).toBe(shown(builtIn))
})

test('groups of a word ascend, and none is there twice', () => {
  for (const groups of [builtIn.names, builtIn.nicknames])
    for (const [word, of] of groups)
      expect(
        of.every((group, k) => k === 0 || group > (of[k - 1] ?? 0)),
        word,
      ).toBe(true)
})

describe('what it knows', () => {
  test.each([
    ['muhammad', 'mohamed'],
    ['muhammad', 'محمد'],
    ['vladimir', 'владимир'],
  ])('%s and %s are spellings of one name', (a, b) => {
    expect(shares(builtIn.names.get(a), builtIn.names.get(b))).toBe(true)
  })

  test('a nickname belongs to its name and not to another nickname of it', () => {
    const formal = (word: string): number[] =>
      (builtIn.nicknames.get(word) ?? []).filter((form) => form % 2 === 0)
    const short = (word: string): number[] =>
      (builtIn.nicknames.get(word) ?? []).filter((form) => form % 2 === 1)
    expect(formal('william').some((form) => short('bill').includes(form ^ 1))).toBe(true)
    expect(formal('will').some((form) => short('bill').includes(form ^ 1))).toBe(false)
  })

  test('legal forms with their countries and bodies, places with their codes', () => {
    expect(builtIn.legalForms.get('gmbh')).toMatchObject({ body: 'limited' })
    expect(builtIn.legalForms.get('gmbh')?.countries).toContain('de')
    expect(builtIn.places.get('iran')).toMatchObject({ kind: 'country', country: 'ir' })
    expect(builtIn.words.get('bank')?.group).toBe(builtIn.words.get('banque')?.group)
    expect(builtIn.numbers.get('four')).toBe('4')
    expect(builtIn.particles.get('bin')).toBe('filiation')
  })

  test('countries are ISO codes in lower case, or any', () => {
    for (const [form, { countries }] of builtIn.legalForms.entries())
      for (const country of countries) expect(country, form).toMatch(/^(?:[a-z]{2}|\*)$/)
  })
})

describe('imported groups', () => {
  const imported: ImportedGroups = {
    names: [['Ilsa', 'Ylsah']],
    nicknames: [['Ilsabeth', 'Ilsi']],
    legalForms: [{ body: 'limited', countries: ['zz'], forms: ['Zyxform', 'Z.F.'] }],
  }
  const lexicon = createLexicon(imported)

  test('join what they join', () => {
    expect(shares(lexicon.names.get('ilsa'), lexicon.names.get('ylsah'))).toBe(true)
    expect(lexicon.nicknames.get('ilsi')).toEqual(
      (lexicon.nicknames.get('ilsabeth') ?? []).map((form) => form + 1),
    )
    expect(lexicon.legalForms.get('zyxform')).toMatchObject({ body: 'limited', countries: ['zz'] })
    expect(builtIn.names.get('ylsah')).toBeUndefined()
  })

  test('part no spellings and no nicknames that the tables join', () => {
    for (const [a, b] of [
      ['muhammad', 'mohamed'],
      ['vladimir', 'владимир'],
    ] as const)
      expect(shares(lexicon.names.get(a), lexicon.names.get(b))).toBe(true)
  })
})

test.each([
  [['d', 'o', 'o'], ['doo']],
  [
    ['S', 'A', 'Acme', 'B', 'V'],
    ['SA', 'Acme', 'BV'],
  ],
  [['Acme'], ['Acme']],
  [[], []],
])('letters %j are joined to %j', (words, joined) => {
  expect(joinLetters(words)).toEqual(joined)
})
