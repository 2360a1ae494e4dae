// Writes a word as the index stores it: its fields in a fixed order, without their names, which would take most of the room.
import { letterSet, repeatedLetters } from '../script/letter-set.ts'
import type { Token, TokenRole, WordKind } from '../token/token.ts'

/** Stored as their positions. */
const ROLES: readonly TokenRole[] = [
  'acronym',
  'connector',
  'initial',
  'legal',
  'name',
  'number',
  'particle',
  'place',
  'suffix',
  'word',
]
const KINDS: readonly (WordKind | undefined)[] = [
  'city',
  'country',
  'family',
  'generic',
  'region',
  'role',
  'state',
  'thing',
  'trade',
  undefined,
]
const PREFIXES: readonly Token['prefix'][] = ['', 'abd', 'filiation']

/** Stored as one bit each, the first as the highest. */
const FLAGS = ['known', 'syllabic', 'pinyin', 'dotted', 'eastAsian', 'person', 'syllable'] as const
const SCRIPT_FLAGS = ['vowelless', 'native'] as const

type StoredWord = readonly [
  text: string,
  role: number,
  kind: number,
  script: number,
  groups: readonly number[],
  nicknames: readonly number[],
  flags: number,
  weight: number,
  value: string,
  countries: readonly string[],
  prefix: number,
  sound: string,
  bones: string,
]

const bitsOf = (token: Token, flags: readonly (keyof Token)[]): number =>
  flags.reduce((bits, flag) => bits * 2 + (token[flag] === true ? 1 : 0), 0)

/** The identity of a word in the index, which orders its words by it: by text first. */
export function wordText(token: Token): string {
  const stored: StoredWord = [
    token.text,
    ROLES.indexOf(token.role),
    KINDS.indexOf(token.kind),
    bitsOf(token, SCRIPT_FLAGS),
    token.groups,
    token.nicknames,
    bitsOf(token, FLAGS),
    token.weight,
    token.value,
    token.countries,
    PREFIXES.indexOf(token.prefix),
    token.sound,
    token.bones,
  ]
  return JSON.stringify(stored)
}

/** How the stored words with this text begin. */
export const startOfWords = (text: string): string => `[${JSON.stringify(text)},`

/** Most words have none; an array for each would take most of the memory of the words that are read. */
const NONE: readonly never[] = []
const orNone = <T>(list: readonly T[]): readonly T[] => (list.length === 0 ? NONE : list)

export function parseWord(stored: string): Token {
  const [text, role, kind, script, groups, nicknames, flags, weight, value, countries, prefix, sound, bones] =
    JSON.parse(stored) as StoredWord
  return {
    text,
    role: ROLES[role] ?? 'name',
    kind: KINDS[kind],
    vowelless: (script & 2) !== 0,
    native: (script & 1) !== 0,
    groups: orNone(groups),
    nicknames: orNone(nicknames),
    known: (flags & 64) !== 0,
    syllabic: (flags & 32) !== 0,
    pinyin: (flags & 16) !== 0,
    dotted: (flags & 8) !== 0,
    eastAsian: (flags & 4) !== 0,
    person: (flags & 2) !== 0,
    syllable: (flags & 1) !== 0,
    weight,
    value,
    countries: orNone(countries),
    prefix: PREFIXES[prefix] ?? '',
    sound,
    letters: letterSet(text),
    repeated: repeatedLetters(text),
    soundLetters: letterSet(sound),
    bones,
  }
}
