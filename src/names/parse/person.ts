// Parses a person's name: removes titles, puts "LAST, First" in spoken order, normalises particles and compounds.
import type { Lexicon, ParticleKind } from '../lexicon/lexicon.ts'
import { isPatronymic } from '../lexicon/patronymic.ts'
import { share } from '../lexicon/groups.ts'
import { makeToken, type TokenParts } from './make-token.ts'
import type { Token } from '../token/token.ts'
import { cutWords, dottedWords, readWord, type Word } from '../token/words.ts'

const CAMEL = /(?<=\p{Ll}{2})(?=\p{Lu}\p{Ll}{2})/u

/** `عبدالعزيز`: servant of the Mighty, with the article. `عبدالله` is one name. */
const SERVANT = /^(\u0639\u0628\u062F)(\u0627\u0644)(?!\u0644?[\u0647\u06C1])(\p{L}{2,})$/u

const splitServant = (piece: string): string[] => SERVANT.exec(piece)?.slice(1) ?? [piece]

/** The article written at the end of the word before: Saifur Rahman, Shamsul Haq. */
const withoutArticle = (piece: string, at: number, pieces: readonly string[]): string => {
  const next = pieces[at + 1] ?? ''
  return (/^r[ae]h?m/i.test(next) && /.{3}[ou]r$/i.test(piece)) ||
    (/^(?:ha[qk]|huq|isla|huda|ala?m$|arif)/i.test(next) && /.{3}[ou]l$/i.test(piece))
    ? piece.slice(0, -2)
    : piece
}

/** Puts `LAST, First` and `LAST, First, Jr.` in spoken order. */
function inSpokenOrder(name: string): string {
  const [last = '', first = '', ...rest] = name.split(/[,\u060C\uFF0C]/).map((part) => part.trim())
  return first === '' ? last : [first, last, ...rest].join(' ')
}

/** The words of a person's name, with joined first and last names separated. */
export function personWords(name: string): Word[] {
  const plain = name.replace(/\([^)]*\)|\[[^\]]*\]/g, ' ').replace(/["“”«»„]/g, ' ')
  const spoken = inSpokenOrder(/\p{L}/u.test(plain) ? plain : name)
  const dotted = dottedWords(spoken)
  return cutWords(spoken)
    .flatMap((piece) => piece.split(CAMEL))
    .flatMap(splitServant)
    .map(withoutArticle)
    .map(readWord)
    .filter(({ key }) => key !== '')
    .map((word) => (dotted.has(word.key) ? { ...word, dotted: true } : word))
}

const INNER_TITLES =
  /^(?:had?j?ji|hajj?i?|had?jj?i|mull?ah?|she?i?kh?|sha[iy]kh?|ma[uw]l[av][vw]i|maul?vi|mawl?awi|maulana|qari|dr|prof|gen|col|capt|eng)$/

/** Titles that follow the name in languages with Latin letters. */
const LAST_TITLES =
  /^(?:elnok|miniszterelnok|kiraly|ur|san|sama|ssi|bey|beg|efendi|effendi|hanim|hoca|sahib|saheb|ji|pasha)$/

/** Words of a Korean name. */
const SYLLABLES = 3
/** Chol as lists write it, which is Colonel elsewhere. */
const CHOL = 'col'
const isSyllable = (lexicon: Lexicon, { text }: Word): boolean => lexicon.syllables(text, 'korean').length > 0

/** Removes titles from both ends, and the titles of pilgrims and teachers from the middle, while some word remains. */
function withoutTitles(lexicon: Lexicon, words: readonly Word[]): Word[] {
  const keys = words.map(({ key }) => key)
  const kept: Word[] = []
  let removed = 0
  for (let i = 0; i < words.length;) {
    const found = lexicon.titles.at(keys, i)
    // after a name most titles are family names (Duque, King), except the titles of pilgrims and teachers
    const text = words[i]?.text ?? ''
    const latin = words[i]?.script === 'latin'
    // al-Shaykh and al-Hajji as the last words are a family name, and Col in Kim Yong Col is a syllable
    const named =
      (i === words.length - 1 && lexicon.particles.get(keys[i - 1] ?? '') === 'article') ||
      (text === CHOL &&
        words.length === SYLLABLES &&
        words.every((word) => word === words[i] || isSyllable(lexicon, word)))
    const behind =
      kept.length > 0 && latin && (named || (!INNER_TITLES.test(text) && !LAST_TITLES.test(text)))
    if (
      // a word that may also be a name (Sultan, King, Malik) is compared as a name
      found?.meaning === 'title' &&
      !behind &&
      words.length - removed - found.length >= 1
    ) {
      removed += found.length
      i += found.length
    } else kept.push(words[i++] as Word)
  }
  return kept
}

/** Kinds that are a name when they are the last word. */
const LAST_NAMES: ReadonlySet<ParticleKind> = new Set<ParticleKind>(['article', 'filiation', 'nobiliary'])

const ABD = /^a[bp]d[aeiou]*[lrsnzdt]?$/
/** Abdulrahman, Abdurrahman, Abderrahmane written as one word. */
const ABD_JOINED = /^a[bp]d(?:[aeiou]+[lrnszdt]?|[ae]?l|(?=[bghjkmnqrsvwz][aeiou]))(?=[^aeiou]|a)(.{3,})$/

/** Adbul and Abudl: Abdul with two letters in the wrong order. */
const ABD_EXCHANGED = /^(?:adb[aeou]l|ab[aeou]dl)$/

const GOD = /^(?:u|a|e|o|ou)?l{1,2}a*h$|^(?:u|a|e|o|ou)l{1,2}a$/
/** Nooruddin, Noureddine, Nuredin. */
const FAITH = /(?<=.{3})(?:[aeiou]{1,2}dd|[ue]d)(?:i|ee|ei|ie|ai)ne?$/
const AFTER_FATHER = /^(?:o|u)g[hl]|^oul|^uly|^u?ulu$|zade?h?$|^[qkg][iy]z/

/** Kinds that join names; the other kinds are part of the name. */
const PARTICLE_KINDS: ReadonlySet<ParticleKind> = new Set<ParticleKind>([
  'article',
  'filiation',
  'filiation-daughter',
  'nobiliary',
])

/** The tokens of a person's words, given in spoken order. */
export function personTokens(lexicon: Lexicon, spoken: readonly Word[]): Token[] {
  const words = withoutTitles(lexicon, spoken)
  const tokens: Token[] = []
  const add = (parts: Omit<TokenParts, 'role'>): void =>
    void tokens.push(makeToken(lexicon, { person: true, ...parts, role: 'name' }))
  let prefix: Token['prefix'] = ''
  for (const [i, word] of words.entries()) {
    const { key, text, vowelless } = word
    const last = i === words.length - 1
    // why: Ben at the start is a short Benjamin
    const particle =
      text === 'ben' && i === 0 ? undefined : (lexicon.particles.get(key) ?? lexicon.particles.get(text))
    const joined = ABD_JOINED.exec(text)
    if (prefix === 'abd' && (GOD.test(text) || particle === 'devotional-suffix')) add({ text: 'abdallah' })
    else if (!last && (particle === 'theophoric' || ABD.test(text) || ABD_EXCHANGED.test(text))) {
      prefix = 'abd'
      continue
    } else if (particle === 'devotional-suffix' && tokens.length > 0) withDevotion(lexicon, tokens, text)
    else if (
      particle !== undefined &&
      words.length > 1 &&
      !(last && LAST_NAMES.has(particle)) &&
      PARTICLE_KINDS.has(particle)
    ) {
      if (particle.startsWith('filiation')) prefix = 'filiation'
      // an article between Abd and the name belongs to neither
      if (prefix !== 'abd') tokens.push(makeToken(lexicon, { text, role: 'particle' }))
      if (particle.startsWith('filiation') && AFTER_FATHER.test(text)) prefix = fatherBefore(tokens)
      continue
    } else if (/^[a-z]$/.test(text) && words.length > 1)
      tokens.push(makeToken(lexicon, { text, role: 'initial' }))
    else if (i > 1 && words.slice(i).every((rest) => lexicon.suffixes.get(rest.key) !== undefined))
      tokens.push(makeToken(lexicon, { text, role: 'suffix', value: lexicon.suffixes.get(key) ?? '' }))
    else if (joined !== null && !isGodsServant(lexicon, text))
      add({ text: joined[1] as string, prefix: 'abd' })
    else if (FAITH.test(text)) add({ text: text.replace(FAITH, 'din'), vowelless, prefix })
    else add({ text, key, vowelless, native: key !== text, prefix, dotted: word.dotted === true })
    prefix = ''
  }
  return tokens.filter(({ role }) => role === 'name').length > 2 ? tokens.map(lighterPatronymic) : tokens
}

/** Lists often omit patronymics: next to a given and a family name, one has half the weight of a name. */
const lighterPatronymic = (token: Token): Token =>
  token.role === 'name' && isPatronymic(token.text) ? { ...token, weight: token.weight >> 1 } : token

/** Din and Allah belong to the word before them: Saif al-Din is Saifuddin. */
function withDevotion(lexicon: Lexicon, tokens: Token[], text: string): void {
  while (tokens.at(-1)?.role === 'particle' && tokens.length > 1) tokens.pop()
  const before = tokens.pop() as Token
  const suffix = /d/.test(text) ? 'din' : 'allah'
  tokens.push(
    makeToken(lexicon, {
      text: before.text + suffix,
      role: 'name',
      person: true,
      vowelless: before.vowelless,
      prefix: before.prefix,
    }),
  )
}

/** Oglu and similar words follow the father's name, which is the preceding word. */
function fatherBefore(tokens: Token[]): '' {
  const at = tokens.length - 2
  const father = tokens[at]
  if (father?.role === 'name') tokens[at] = { ...father, prefix: 'filiation' }
  return ''
}

/** Abdullah in any spelling; its Allah is not separated. */
const isGodsServant = (lexicon: Lexicon, text: string): boolean =>
  GOD.test(text.replace(/^a[bp]d/, '')) ||
  share(lexicon.names.get(text) ?? [], lexicon.names.get('abdullah') ?? [])
