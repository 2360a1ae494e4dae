// Matches one word with several: words written together, words with their particles, and initials.
import type { Token } from '../token/token.ts'
import type { AlignedPair } from './alignment.ts'
import { distance, leastByRepeated, leastDistance } from '../script/distance.ts'
import { letterSet, MAX_LETTERS, repeatedLetters } from '../script/letter-set.ts'
import { romanisationKey } from '../script/romanisation.ts'

/** Maximum cost per letter, in hundredths, at which joined words are the same. */
export const JOINED_LIMIT = 14
/** Minimum length of joined words; shorter ones match only when equal, because they match others by chance. */
const SHORTEST_JOINED = 5
export const JOINED = 9_800
/** Consonants of words in two scripts that agree when joined; fewer agree by chance. */
const FEWEST_JOINED_CONSONANTS = 5
const JOINED_CONSONANTS = 9_000
const MAX_SPAN = 5
/** The numbers of words on each side to try, longest runs first. */
const SPANS: readonly (readonly [number, number])[] = Array.from(
  { length: MAX_SPAN - 1 },
  (_, k) => MAX_SPAN - k,
).flatMap((span): [number, number][] => [
  [span, 1],
  [1, span],
])
/** Penalty for joined words that sound alike but differ in spelling, in hundredths of an edit. */
const SOUND_ALIKE = 30
/** Maximum cost per letter, in hundredths, at which joined words are compared by sound. */
const SOUND_LIMIT = 28
const MAX_PARTICLES = 3
/** Too many names share two initials, which count only where they shorten common words: GK for Gruppa Kompanii. */
const MIN_INITIALS = 3
const MAX_INITIALS = 6
const ABD = letterSet('abd')
/** The ways to write Abd, which means servant of, as a word of its own, without those of three letters: Abid is another name. */
const SERVANT = ['abdul', 'abdal', 'abdel', 'abdol', 'abdoul']
/** The share of the similarity of a word that remains where Abd before it is misspelt on one side, in ten-thousandths. */
const MISSPELT_SERVANT = 9_000
const ONE_EDIT = 100
export const ACRONYM = 8_500

/** Matches words that, written together, equal one word of the other side, before either half matches another word. */
export function meetWhole(
  left: readonly Token[],
  right: readonly Token[],
  usedLeft: number[],
  usedRight: number[],
  pairs: AlignedPair[],
): void {
  for (let i = 0; i < usedLeft.length; i++)
    for (let j = 0; j < usedRight.length; j++) {
      if (usedLeft[i] === 0 && usedRight[j] === 0 && meetsWithParticles(left, right, i, j)) {
        usedLeft[i] = 1
        usedRight[j] = 1
        pairs.push({ left: [i], right: [j], score: JOINED, rule: 'joined' })
      }
      for (let span = 2; span <= MAX_SPAN && usedLeft[i] === 0 && usedRight[j] === 0; span++) {
        const whole = lettersOf(left[i] as Token)
        const other = lettersOf(right[j] as Token)
        if (whole.charCodeAt(0) !== other.charCodeAt(0)) break
        const spanLeft = other.length > whole.length && other.startsWith(whole) ? span : 1
        const spanRight = spanLeft === 1 && whole.startsWith(other) ? span : 1
        if (spanLeft === spanRight) break
        const joined = textOf(left, usedLeft, i, spanLeft)
        if (joined === undefined || joined !== textOf(right, usedRight, j, spanRight)) continue
        for (let k = 0; k < spanLeft; k++) usedLeft[i + k] = 1
        for (let k = 0; k < spanRight; k++) usedRight[j + k] = 1
        pairs.push({ left: range(i, spanLeft), right: range(j, spanRight), score: JOINED, rule: 'joined' })
      }
    }
}

/** Matches `van der Merwe` with `Vandermerwe`: the particles before a word form the start of the joined word. */
function meetsWithParticles(left: readonly Token[], right: readonly Token[], i: number, j: number): boolean {
  const a = (left[i] as Token).text
  const b = (right[j] as Token).text
  if (a.length === b.length) return false
  if (isWithArticle(a, b) || isWithArticle(b, a)) return true
  return a.length < b.length
    ? b.endsWith(a) && particlesBefore(left, i) + a === b
    : a.endsWith(b) && particlesBefore(right, j) + b === a
}

/** Elsheikh and Sheikh: the Arabic article written together with its word. */
export const isWithArticle = (word: string, joined: string): boolean =>
  word.length >= 4 && joined.length === word.length + 2 && /^[ae]l/.test(joined) && joined.endsWith(word)

function particlesBefore(tokens: readonly Token[], at: number): string {
  let text = ''
  for (let k = at - 1; k >= 0 && at - k <= MAX_PARTICLES; k--) {
    const token = tokens[k] as Token
    if (token.role !== 'particle' && token.role !== 'connector') break
    text = token.text + text
  }
  return text
}

/** Adul for Abdul: the word before a name that is one with it where it is spelt right. Adel is a name of its own. */
const isMisspeltServant = ({ text, role, person, native, known }: Token): boolean =>
  person &&
  role === 'name' &&
  !native &&
  !known &&
  text.startsWith('a') &&
  SERVANT.some((word) => distance(word, text, ONE_EDIT) <= ONE_EDIT)

/** Adds a misspelt Abd to the match of its name with the name that the other side has after Abd. */
export function joinServants(
  left: readonly Token[],
  right: readonly Token[],
  usedLeft: number[],
  usedRight: number[],
  pairs: AlignedPair[],
): void {
  pairs.forEach((pair, at) => {
    const [a, b] = [left[pair.left[0] as number], right[pair.right[0] as number]]
    if ((a?.prefix === 'abd') === (b?.prefix === 'abd')) return
    const [tokens, used] = a?.prefix === 'abd' ? [right, usedRight] : [left, usedLeft]
    const own = (tokens === left ? pair.left : pair.right)[0] as number
    // why also behind it: Saboor, Adul
    const found = own > 0 ? own - 1 : used.length === 2 ? 1 : -1
    if (used[found] !== 0 || !isMisspeltServant(tokens[found] as Token)) return
    used[found] = 1
    const both = [own, found].toSorted((x, y) => x - y)
    pairs[at] = {
      left: tokens === left ? both : pair.left,
      right: tokens === right ? both : pair.right,
      score: Math.floor((pair.score * MISSPELT_SERVANT) / 10_000),
      rule: 'joined',
    }
  })
}

/** Whether a marked word may be a misspelt Abd of a name of the other side. */
const mayBeServant = (tokens: readonly Token[], marked: number, others: readonly Token[]): boolean =>
  others.some(({ prefix }) => prefix === 'abd') &&
  tokens.some((token, at) => isMarked(marked, at) && isMisspeltServant(token))

/** Matches words written together on one side (`Smilewallet`, `Smile Wallet`) and initials of several words (`PLA`). */
export function joinSpans(
  left: readonly Token[],
  right: readonly Token[],
  usedLeft: number[],
  usedRight: number[],
  pairs: AlignedPair[],
): void {
  for (let i = 0; i < usedLeft.length; i++)
    for (let j = 0; j < usedRight.length; j++) {
      if (usedLeft[i] === 1) break
      if (usedRight[j] === 1) continue
      for (const [spanLeft, spanRight] of SPANS) {
        // why first: most names end before the run does
        if (i + spanLeft > usedLeft.length || j + spanRight > usedRight.length) continue
        const joined = spanMatch(left, right, usedLeft, usedRight, i, j, spanLeft, spanRight)
        if (joined === undefined) continue
        for (let k = 0; k < spanLeft; k++) usedLeft[i + k] = 1
        for (let k = 0; k < spanRight; k++) usedRight[j + k] = 1
        pairs.push(joined)
        break
      }
    }
}

/**
 * Whether `meetWhole`, `joinSpans` or `joinServants` may match a word whose bit is set in `marked` or `markedOthers`, whichever words are matched
 * before. Not for names in characters.
 */
export function mayJoin(
  tokens: readonly Token[],
  others: readonly Token[],
  marked: number,
  markedOthers: number,
): boolean {
  for (let i = 0; i < tokens.length; i++)
    for (let j = 0; j < others.length; j++)
      if ((isMarked(marked, i) || isMarked(markedOthers, j)) && meetsWithParticles(tokens, others, i, j))
        return true
  return (
    mayBeServant(tokens, marked, others) ||
    mayBeServant(others, markedOthers, tokens) ||
    mayBeRun(tokens, others, marked, markedOthers) ||
    mayBeRun(others, tokens, markedOthers, marked)
  )
}

/** Whether the bit of this place is set. */
export const isMarked = (marked: number, at: number): boolean => ((marked >>> at) & 1) === 1

/** Whether words of `tokens`, written together, may be one word of `others`, where one of them is marked. */
function mayBeRun(
  tokens: readonly Token[],
  others: readonly Token[],
  marked: number,
  markedOthers: number,
): boolean {
  for (let from = 0; from + 1 < tokens.length; from++) {
    const first = tokens[from] as Token
    let { length } = lettersOf(first)
    let letters = lettersIn(first)
    let repeated = repeatedIn(first)
    let isRunMarked = isMarked(marked, from)
    for (let to = from + 1; to < Math.min(tokens.length, from + MAX_SPAN); to++) {
      const token = tokens[to] as Token
      length += lettersInside(token).length
      repeated |= repeatedIn(token) | (letters & lettersIn(token))
      letters |= lettersIn(token)
      if (token.prefix === 'abd') {
        repeated |= letters & ABD
        letters |= ABD
      }
      isRunMarked ||= isMarked(marked, to)
      for (let j = 0; j < others.length; j++) {
        if (!isRunMarked && !isMarked(markedOthers, j)) continue
        const other = others[j] as Token
        if (first.vowelless !== other.vowelless && haveConsonantsOf(tokens, from, to, other)) return true
        const isAcross = isBetweenScripts(first, other)
        const whole = lettersOf(other)
        const longest = Math.max(length, whole.length)
        if (Math.min(length, whole.length) * 5 < longest * (isAcross ? 3 : 4)) continue
        const most = SOUND_LIMIT * longest
        if (
          !isAcross &&
          longest <= MAX_LETTERS &&
          leastDistance(letters, lettersIn(other)) + leastByRepeated(repeated, repeatedIn(other)) > most
        )
          continue
        const text = joined(tokens, from, to)
        if (distance(text, whole, most) <= most) return true
        if (isAcross && romanisationKey(text) === romanisationKey(whole)) return true
      }
    }
  }
  return false
}

/** The words of firms of which one is in a script other than Latin; the spelling in Latin letters is one of many. */
const isBetweenScripts = (a: Token, b: Token): boolean => a.native !== b.native && !(a.person && b.person)

const lettersIn = (token: Token): number =>
  token.role === 'connector' ? letterSet(lettersOf(token)) : token.letters
const repeatedIn = (token: Token): number =>
  token.role === 'connector' ? repeatedLetters(lettersOf(token)) : token.repeated

const joined = (tokens: readonly Token[], from: number, to: number): string => {
  let text = lettersOf(tokens[from] as Token)
  for (let k = from + 1; k <= to; k++) text += lettersInside(tokens[k] as Token)
  return text
}

function haveConsonantsOf(tokens: readonly Token[], from: number, to: number, { bones }: Token): boolean {
  if (bones.length < FEWEST_JOINED_CONSONANTS) return false
  let at = 0
  for (let k = from; k <= to; k++) {
    const { bones: some } = tokens[k] as Token
    if (!bones.startsWith(some, at)) return false
    at += some.length
  }
  return at === bones.length
}

/** Matches initials with a run of words on the other side: `PLA` and `People's Liberation Army`. */
export function meetAcronyms(
  left: readonly Token[],
  right: readonly Token[],
  usedLeft: number[],
  usedRight: number[],
): AlignedPair[] {
  const pairs: AlignedPair[] = []
  for (let i = 0; i < usedLeft.length; i++) {
    const token = left[i] as Token
    const { length } = token.text
    if (usedLeft[i] === 1 || token.role !== 'name' || length < 2 || length > MAX_INITIALS) continue
    for (let j = 0; j + length <= usedRight.length + 1; j++) {
      const run: number[] = []
      for (let k = j; k < usedRight.length && run.length < length; k++) {
        const { role, text } = right[k] as Token
        if (role === 'connector' && text[0] !== token.text[run.length]) continue
        if (usedRight[k] === 1 || text[0] !== token.text[run.length]) break
        if (length < MIN_INITIALS && role !== 'word') break
        run.push(k)
      }
      if (run.length < length) continue
      usedLeft[i] = 1
      for (const k of run) usedRight[k] = 1
      pairs.push({ left: [i], right: run, score: ACRONYM, rule: 'acronym' })
      break
    }
  }
  return pairs
}

/** The letters of a word in a joined spelling; a connecting word is compared by its meaning, but joined as written. */
const lettersOf = ({ role, value, text }: Token): string =>
  role === 'connector' && value !== '' ? value : text

/** The letters of a word in a joined spelling that began before it. */
const lettersInside = (token: Token): string =>
  token.prefix === 'abd' ? `abd${token.text}` : lettersOf(token)

const range = (start: number, length: number): number[] => Array.from({ length }, (_, k) => start + k)

/** Number of letters in a run within the name; 0 when the run contains a matched word. */
function lengthOf(tokens: readonly Token[], used: number[], start: number, length: number): number {
  let letters = 0
  for (let k = start; k < start + length; k++) {
    const token = tokens[k] as Token
    if (used[k] === 1 && (k === start || token.role !== 'particle')) return 0
    letters += (k > start ? lettersInside(token) : lettersOf(token)).length
  }
  return letters
}

function textOf(tokens: readonly Token[], used: number[], start: number, length: number): string | undefined {
  let text = ''
  for (let k = start; k < start + length; k++) {
    const token = tokens[k]
    const inside = k > start && token?.role === 'particle'
    if (token === undefined || k >= used.length || (used[k] === 1 && !inside) || token.role === 'number')
      return undefined
    text += k > start ? lettersInside(token) : lettersOf(token)
  }
  return text
}

function spanMatch(
  left: readonly Token[],
  right: readonly Token[],
  usedLeft: number[],
  usedRight: number[],
  i: number,
  j: number,
  spanLeft: number,
  spanRight: number,
): AlignedPair | undefined {
  // prettier-ignore
  // why first: most runs are far too long or too short to match the one word
  const lengthLeft = lengthOf(left, usedLeft, i, spanLeft)
  const lengthRight = lengthOf(right, usedRight, j, spanRight)
  const isMixed = (left[i] as Token).vowelless !== (right[j] as Token).vowelless
  const isAcross = (left[i] as Token).native !== (right[j] as Token).native && !(left[i] as Token).person
  const [shorter, longer] = [Math.min(lengthLeft, lengthRight), Math.max(lengthLeft, lengthRight)]
  if (shorter * 5 < longer * (isMixed ? 2 : isAcross ? 3 : 4)) return undefined
  const a = textOf(left, usedLeft, i, spanLeft)
  const b = a === undefined ? undefined : textOf(right, usedRight, j, spanRight)
  if (a === undefined || b === undefined) return undefined
  const longest = Math.max(a.length, b.length)
  if (longest >= SHORTEST_JOINED && Math.min(a.length, b.length) * 5 >= longest * (isAcross ? 3 : 4)) {
    const written = distance(a, b, SOUND_LIMIT * longest)
    const alike =
      written > JOINED_LIMIT * longest &&
      // a generated spelling is one of many; its sound is what it shares with the others
      (isAcross || written <= SOUND_LIMIT * longest) &&
      romanisationKey(a) === romanisationKey(b)
    const apart = alike ? SOUND_ALIKE : written
    if (apart <= JOINED_LIMIT * longest)
      return {
        left: range(i, spanLeft),
        right: range(j, spanRight),
        score: JOINED - Math.floor((apart * 100) / longest),
        rule: 'joined',
      }
  }
  return joinedConsonants(left.slice(i, i + spanLeft), right.slice(j, j + spanRight))
    ? { left: range(i, spanLeft), right: range(j, spanRight), score: JOINED_CONSONANTS, rule: 'joined' }
    : undefined
}

/** Whether words in a script without vowels, joined, have the consonants of the words on the other side, joined. */
function joinedConsonants(left: readonly Token[], right: readonly Token[]): boolean {
  const isNative = left.every(({ vowelless }) => vowelless)
  if (isNative === right.every(({ vowelless }) => vowelless)) return false
  if (left.concat(right).some(({ vowelless }, k) => vowelless !== (k < left.length === isNative)))
    return false
  const [a, b] = [left, right].map((tokens) => tokens.map(({ bones }) => bones).join('')) as [string, string]
  return a.length >= FEWEST_JOINED_CONSONANTS && a === b
}
