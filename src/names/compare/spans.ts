// Words that meet several words: written together on one side, with their particles, or as initials.
import type { Token } from '../token/token.ts'
import type { AlignedPair } from './alignment.ts'
import { distance } from './distance.ts'
import { romanisationKey } from '../script/romanisation.ts'

/** Cost per letter, hundredths, up to which joined words are the same. */
export const JOINED_LIMIT = 14
/** Shorter words meet joined ones by chance, unless they are equal. */
const SHORTEST_JOINED = 5
export const JOINED = 9_800
const MAX_SPAN = 5
/** How many words meet how many, the longest runs first. */
const SPANS: readonly (readonly [number, number])[] = Array.from(
  { length: MAX_SPAN - 1 },
  (_, k) => MAX_SPAN - k,
).flatMap((span): [number, number][] => [
  [span, 1],
  [1, span],
])
/** What joined words lose that are written unlike but sound alike, hundredths of an edit. */
const SOUND_ALIKE = 30
/** Cost per letter, hundredths, within which joined words are asked whether they sound alike. */
const SOUND_LIMIT = 28
const MAX_PARTICLES = 3
const MAX_INITIALS = 6
export const ACRONYM = 8_500

/** Words that are exactly one word of the other side when written together, before either half meets something else. */
export function meetWhole(
  left: readonly Token[],
  right: readonly Token[],
  usedLeft: Uint8Array,
  usedRight: Uint8Array,
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
        const whole = (left[i] as Token).text
        const other = (right[j] as Token).text
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

/** `van der Merwe` and `Vandermerwe`: the particles before a word written as its beginning. */
function meetsWithParticles(left: readonly Token[], right: readonly Token[], i: number, j: number): boolean {
  const a = (left[i] as Token).text
  const b = (right[j] as Token).text
  if (a.length === b.length) return false
  return a.length < b.length
    ? b.endsWith(a) && particlesBefore(left, i) + a === b
    : a.endsWith(b) && particlesBefore(right, j) + b === a
}

function particlesBefore(tokens: readonly Token[], at: number): string {
  let text = ''
  for (let k = at - 1; k >= 0 && at - k <= MAX_PARTICLES; k--) {
    const token = tokens[k] as Token
    if (token.role !== 'particle' && token.role !== 'connector') break
    text = token.text + text
  }
  return text
}

/** Words written together on one side (`Smilewallet`, `Smile Wallet`) and initials of several words (`PLA`). */
export function joinSpans(
  left: readonly Token[],
  right: readonly Token[],
  usedLeft: Uint8Array,
  usedRight: Uint8Array,
  pairs: AlignedPair[],
): void {
  for (let i = 0; i < usedLeft.length; i++)
    for (let j = 0; j < usedRight.length; j++) {
      if (usedLeft[i] === 1) break
      if (usedRight[j] === 1) continue
      for (const [spanLeft, spanRight] of SPANS) {
        const joined = spanMatch(left, right, usedLeft, usedRight, i, j, spanLeft, spanRight)
        if (joined === undefined) continue
        for (let k = 0; k < spanLeft; k++) usedLeft[i + k] = 1
        for (let k = 0; k < spanRight; k++) usedRight[j + k] = 1
        pairs.push(joined)
        break
      }
    }
}

/** Initials of a run of words on the other side: `PLA` and `People's Liberation Army`. */
export function meetAcronyms(
  left: readonly Token[],
  right: readonly Token[],
  usedLeft: Uint8Array,
  usedRight: Uint8Array,
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

const range = (start: number, length: number): number[] => Array.from({ length }, (_, k) => start + k)

/** Letters of a run; 0 when it leaves the name or a word of it has met another. */
function lengthOf(tokens: readonly Token[], used: Uint8Array, start: number, length: number): number {
  if (start + length > used.length) return 0
  let letters = 0
  for (let k = start; k < start + length; k++) {
    const token = tokens[k] as Token
    if (used[k] === 1 && (k === start || token.role !== 'particle')) return 0
    letters += token.text.length + (token.prefix === 'abd' && k > start ? 3 : 0)
  }
  return letters
}

function textOf(
  tokens: readonly Token[],
  used: Uint8Array,
  start: number,
  length: number,
): string | undefined {
  let text = ''
  for (let k = start; k < start + length; k++) {
    const token = tokens[k]
    const inside = k > start && token?.role === 'particle'
    if (token === undefined || k >= used.length || (used[k] === 1 && !inside) || token.role === 'number')
      return undefined
    text += token.prefix === 'abd' && k > start ? `abd${token.text}` : token.text
  }
  return text
}

function spanMatch(
  left: readonly Token[],
  right: readonly Token[],
  usedLeft: Uint8Array,
  usedRight: Uint8Array,
  i: number,
  j: number,
  spanLeft: number,
  spanRight: number,
): AlignedPair | undefined {
  // prettier-ignore
  // why first: most runs are far too long or short to be the one word
  const lengthLeft = lengthOf(left, usedLeft, i, spanLeft)
  const lengthRight = lengthOf(right, usedRight, j, spanRight)
  if (Math.min(lengthLeft, lengthRight) * 5 < Math.max(lengthLeft, lengthRight) * 4) return undefined
  const a = textOf(left, usedLeft, i, spanLeft)
  const b = a === undefined ? undefined : textOf(right, usedRight, j, spanRight)
  if (a === undefined || b === undefined) return undefined
  const longest = Math.max(a.length, b.length)
  if (longest >= SHORTEST_JOINED && Math.min(a.length, b.length) * 5 >= longest * 4) {
    const written = distance(a, b, SOUND_LIMIT * longest)
    const alike =
      written > JOINED_LIMIT * longest &&
      written <= SOUND_LIMIT * longest &&
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
  return undefined
}
