// Parses a written name into comparable form: its words with their roles, in every plausible reading.
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { EntityType } from './record.ts'
import { foldHan } from '../script/east-asia/fold-han.ts'
import { koreanSyllable } from '../script/east-asia/korean-syllable.ts'
import { wadeGilesToPinyin } from '../script/east-asia/wade-giles.ts'
import { SHORTEST_PHRASE } from './corrected-phrase.ts'
import { makeToken } from './make-token.ts'
import { organisationTokens } from './organisation.ts'
import { organisationWords } from './organisation-words.ts'
import { personTokens, personWords } from './person.ts'
import { isEastAsian, personReadings, wordReadings } from './readings.ts'
import { cleanName } from './residue.ts'
import type { Token } from '../token/token.ts'
import { MAX_CHARACTERS, phraseKey, type Word } from '../token/words.ts'

/** Only readings of one plane are compared: Han characters with Han characters, sounds with sounds. */
export interface NameParse {
  readonly plane: 'sound' | 'han'
  readonly tokens: readonly Token[]
}

export interface ReadName {
  readonly text: string
  /** The type used for parsing; `unknown` is parsed as an organisation. */
  readonly type: 'person' | 'organisation' | 'vessel'
  readonly readings: readonly NameParse[]
  /** Names found inside the text, such as former ones; each is parsed as a separate name. */
  readonly others: readonly string[]
}

export function readName(lexicon: Lexicon, text: string, type: EntityType): ReadName {
  // why cut: the input length bounds the work of patterns and alignments
  const read = text.slice(0, MAX_CHARACTERS).normalize('NFKC').slice(0, MAX_CHARACTERS)
  return type === 'person' ? readPerson(lexicon, read) : readOrganisation(lexicon, read, type === 'vessel')
}

function readPerson(lexicon: Lexicon, text: string): ReadName {
  const words = personWords(text)
  const readings: NameParse[] = []
  const written = words.filter(isEastAsian)
  if (written.length === 0) {
    readings.push({ plane: 'sound', tokens: personTokens(lexicon, words) })
    const persian = inPersian(text)
    if (persian !== text)
      readings.push({ plane: 'sound', tokens: personTokens(lexicon, personWords(persian)) })
    const pinyin = inPinyin(text)
    if (pinyin !== text) readings.push({ plane: 'sound', tokens: personTokens(lexicon, personWords(pinyin)) })
  } else {
    const titled = written.filter(({ key }) => lexicon.titles.get(key) !== 'title')
    const name = titled.length === 0 ? written : titled
    for (const parts of personReadings(name, text.replace(/[・•‧]/gu, '·')))
      readings.push({
        plane: 'sound',
        tokens: parts.map(({ text: part, bent, pinyin }, at) => {
          const key = parts.length === name.length ? (name[at]?.key ?? part) : part
          return makeToken(lexicon, {
            text: part,
            key,
            role: 'name',
            vowelless: bent,
            bent,
            native: true,
            pinyin,
            hangul: at > 0 && name.every(({ script }) => script === 'hangul'),
            eastAsian: true,
            person: true,
          })
        }),
      })
    if (name.every(({ script }) => script === 'han')) readings.push(hanReading(lexicon, name))
  }
  return { text, type: 'person', readings: readings.map(withContent), others: [] }
}

/** Persian, Pashto and Urdu say z and s where Arabic says dh, d and th: Zakir, Ewaz, Saqib. */
const inPersian = (text: string): string =>
  text.replace(/[\u0630\u0636\u0638]/g, '\u0632').replaceAll('\u062B', '\u0633')

/** Converts a name in hyphenated Wade-Giles (Mao Tse-tung) to pinyin (Mao Zedong); other text is unchanged. */
function inPinyin(text: string): string {
  const given = /[a-z']{2,7}-[a-z']{2,7}/iu.exec(text)?.[0].toLowerCase()
  if (given === undefined || given.split('-').every((part) => koreanSyllable(part).length > 0)) return text
  const pinyin = wadeGilesToPinyin(given)[0]
  if (pinyin === undefined || pinyin === given.replace(/[^a-z]/g, '')) return text
  return text
    .toLowerCase()
    .split(' ')
    .map((word) => wadeGilesToPinyin(word)[0] ?? word)
    .join(' ')
}

/** The characters themselves, for comparison with another name in Han characters. */
function hanReading(lexicon: Lexicon, words: readonly Word[]): NameParse {
  const text = foldHan(words.map(({ surface }) => surface).join(''))
  return { plane: 'han', tokens: [makeToken(lexicon, { text, role: 'name' })] }
}

/** A legal form as the tables write it, as one word, or as three words or more of which one has a typing error. */
function isLegalForm({ legalForms }: Lexicon, key: string): boolean {
  const isForm = (form: string): boolean => legalForms.get(form) !== undefined
  if (isForm(key) || isForm(key.replaceAll(' ', ''))) return true
  const words = key.split(' ')
  return (
    words.length >= SHORTEST_PHRASE &&
    words.some((word, at) => isForm(words.with(at, legalForms.nearWord(word) ?? word).join(' ')))
  )
}

function readOrganisation(lexicon: Lexicon, text: string, isVessel: boolean): ReadName {
  const clean = cleanName(
    text,
    (piece) => lexicon.places.get(phraseKey(piece)) !== undefined,
    (piece) => isLegalForm(lexicon, phraseKey(piece)),
    isVessel,
  )
  const words = organisationWords(lexicon, clean.name)
  const readings: NameParse[] = []
  if (!words.some(isEastAsian)) readings.push(...spokenReadings(lexicon, words, clean.name))
  else {
    const sounds = words.map((word) =>
      isEastAsian(word) ? wordReadings(word) : { zh: word.text, ja: word.text },
    )
    for (const language of ['zh', 'ja'] as const) {
      const tokens = organisationTokens(
        lexicon,
        words,
        (word) => sounds[words.indexOf(word)]?.[language] ?? '',
      )
      if (language === 'zh' || sounds.some(({ zh, ja }) => zh !== ja))
        readings.push({ plane: 'sound', tokens })
    }
    if (words.some(({ script }) => script === 'han'))
      readings.push({
        plane: 'han',
        tokens: organisationTokens(lexicon, words, ({ surface, script }) =>
          script === 'han' ? foldHan(surface) : surface,
        ),
      })
  }
  return {
    text,
    type: clean.vessel ? 'vessel' : 'organisation',
    readings: readings.map(withContent),
    others: clean.others,
  }
}

const NATIVE = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Cyrillic}\p{Script=Greek}]/u

/** The words by their meaning, and, in the scripts whose names are also spelt, by their sound. */
function spokenReadings(lexicon: Lexicon, words: readonly Word[], name: string): NameParse[] {
  const soundOf = ({ text }: Word): string => text
  const meant = organisationTokens(lexicon, words, soundOf)
  if (!NATIVE.test(name)) return [{ plane: 'sound', tokens: meant }]
  const spelt = organisationTokens(lexicon, organisationWords(lexicon, name, true), soundOf, true)
  const textOf = (tokens: readonly Token[]): string =>
    tokens.map(({ text, role }) => `${role} ${text}`).join()
  return (textOf(meant) === textOf(spelt) ? [meant] : [meant, spelt]).map((tokens) => ({
    plane: 'sound',
    tokens,
  }))
}

/** A name of nothing but particles or legal forms is compared by them, because something must be compared. */
function withContent(reading: NameParse): NameParse {
  const says = reading.tokens.some(({ role }) => !['particle', 'legal', 'connector', 'suffix'].includes(role))
  return says
    ? reading
    : { ...reading, tokens: reading.tokens.map((token) => ({ ...token, role: 'name', kind: undefined })) }
}
