// Finds the listed words that match words of a query: near words, joined words, halves, initials.
import { distance, leastDistance } from '../script/distance.ts'
import { similarity } from '../compare/similarity.ts'
import { ACRONYM, JOINED, JOINED_LIMIT } from '../compare/spans.ts'
import type { NameIndex } from '../index/name-index.ts'
import { isFiled, probe, probeSpelling, probeText } from '../index/probes.ts'
import type { Token } from '../token/token.ts'
import { letterSet } from '../script/letter-set.ts'

/** A listed word and the words of the query that it matches. */
export interface TokenMatch {
  readonly word: number
  /** Position of the first of the query's words. */
  readonly from: number
  /** Number of words of the query that it matches. */
  readonly count: number
  /** The share of each word that it matches: a listed word may be half of a word that the query writes together. */
  readonly share: number
  /** Ten-thousandths. */
  readonly score: number
  readonly listed: Token
  /** What a name gains from containing the word, in the unit of token weights. */
  readonly gain: number
}

/** From this length on, a half that is matched alone must have at least four letters. */
const LONG_WORD = 8
/** Halves shorter than this must match a listed spelling exactly. */
const MIN_MISSPELT = 4
/** Words are split only within this many first letters. */
const LAST_SPLIT = 16

/** A list may contain only the initials of a run of words. Range of the length of such a run. */
const [FEWEST_INITIALS, MAX_INITIALS] = [3, 6]

/** A listed word and the certainty that it is the searched word, in ten-thousandths. */
type Likely = readonly [word: number, score: number]

/** Finds matches in one index; holds a number for each of its words. Not re-entrant. */
export class TokenMatchFinder {
  readonly #index: NameIndex
  readonly #seen: Uint32Array
  #epoch = 0

  constructor(index: NameIndex) {
    this.#index = index
    this.#seen = new Uint32Array(index.meta.words)
  }

  /** Returns groups of matches; a name gains at most one match from each group. `tokens` are the words of the name with its connecting ones. */
  find(filed: readonly Token[], isPerson: boolean, tokens = filed): TokenMatch[][] {
    const groups: TokenMatch[][] = []
    const meet = (likely: readonly Likely[], from: number, count: number, share: number): void => {
      if (likely.length === 0) return
      const weight = filed.slice(from, from + count).reduce((sum, token) => sum + token.weight, 0) * share
      groups.push(
        likely.map(([word, score]) => ({
          word,
          from,
          count,
          share,
          score,
          listed: this.#index.word(word),
          gain: (weight * score) / 10_000,
        })),
      )
    }
    for (const [from, token] of filed.entries()) {
      groups.push(this.#near(token, from, isPerson))
      const next = filed[from + 1]
      if (next !== undefined && token.role !== 'number' && next.role !== 'number')
        meet(this.#spelt(token.text + next.text), from, 2, 1)
      if (token.role === 'name')
        for (const [likely, letters] of this.#halves(token.text))
          meet(likely, from, 1, letters / token.text.length)
      if (isPerson) continue
      // a list may contain only the initials
      const initials = filed.slice(from, from + MAX_INITIALS).map(({ text }) => text.charAt(0))
      for (let count = FEWEST_INITIALS; count <= initials.length; count++)
        meet(this.#exactly(initials.slice(0, count).join(''), ACRONYM), from, count, 1)
      const at = tokens.indexOf(token)
      for (const first of tokens[at - 1]?.role === 'connector' ? [at - 1, at] : [at])
        for (const [letters, count] of initialsWithConnectors(tokens, first))
          meet(this.#exactly(letters, ACRONYM), from, count, 1)
    }
    return groups
  }

  /** Calls `use` once for each listed word under the keys that `keys` gives. */
  #probed(keys: (use: (key: number) => void) => void, use: (word: number, listed: Token) => void): void {
    if (this.#epoch === 0xffffffff) {
      this.#seen.fill(0)
      this.#epoch = 0
    }
    const epoch = ++this.#epoch
    const once = (word: number): void => {
      if (this.#seen[word] === epoch) return
      this.#seen[word] = epoch
      use(word, this.#index.word(word))
    }
    keys((key) => this.#index.withKey(key, once))
  }

  /** Listed words near a word, most distinctive first. */
  #near(token: Token, from: number, isPerson: boolean): TokenMatch[] {
    const near: TokenMatch[] = []
    this.#probed(
      (use) => probe(token, false, use),
      (word, listed) => {
        if (listed.role === 'acronym') {
          if (!isPerson && (listed.text === token.text || listed.value === token.text))
            near.push({
              word,
              from,
              count: 1,
              share: 1,
              score: ACRONYM,
              listed,
              gain: (token.weight * ACRONYM) / 10_000,
            })
          return
        }
        const { score } = similarity(token, listed)
        // why the lesser weight: a common word is not distinctive, however rare its misspelling looks
        const gain = (Math.min(token.weight, listed.weight) * score) / 10_000
        if (score > 0) near.push({ word, from, count: 1, share: 1, score, listed, gain })
      },
    )
    return near.sort((a, b) => b.gain - a.gain || a.word - b.word)
  }

  /** Listed words of exactly this spelling. */
  #exactly(text: string, score: number = JOINED): Likely[] {
    const words: Likely[] = []
    this.#index.withKey(probeText(text), (word) => {
      if (this.#index.word(word).text === text) words.push([word, score])
    })
    return words
  }

  /** Listed words with nearly this spelling. */
  #spelt(text: string): Likely[] {
    const words: Likely[] = []
    const letters = letterSet(text)
    this.#probed(
      (use) => probeSpelling(text, use),
      (word, listed) => {
        const longest = Math.max(text.length, listed.text.length)
        const most = JOINED_LIMIT * longest
        if (leastDistance(letters, listed.letters) > most || listed.role === 'acronym') return
        const apart = distance(text, listed.text, most)
        if (apart <= most) words.push([word, JOINED - Math.floor((apart * 100) / longest)])
      },
    )
    return words
  }

  /**
   * A word may be two listed words written together, one of them misspelt; an article and a word; or a listed word
   * joined to one that no list holds. Returns the listed words and the number of letters each one covers.
   */
  #halves(text: string): (readonly [likely: readonly Likely[], letters: number])[] {
    const halves: (readonly [Likely[], number])[] = []
    const listed = this.#exactly(text).length > 0
    const nearly = (half: string, other: readonly Likely[], exact: Likely[]): Likely[] =>
      listed || exact.length > 0 || other.length === 0 || half.length < MIN_MISSPELT
        ? exact
        : this.#spelt(half)
    if (/^[ae]l.{4}/.test(text)) halves.push([this.#exactly(text.slice(2)), text.length])
    const enough = listed ? Infinity : text.length < LONG_WORD ? 3 : 4
    for (let at = 2; at <= Math.min(text.length - 2, LAST_SPLIT); at++) {
      const [left, right] = [text.slice(0, at), text.slice(at)].map((half) =>
        half.length < 3 ? [] : this.#exactly(half),
      ) as [Likely[], Likely[]]
      if (right.length > 0 || at >= enough) halves.push([nearly(text.slice(0, at), right, left), at])
      if (left.length > 0 || text.length - at >= enough)
        halves.push([nearly(text.slice(at), left, right), text.length - at])
    }
    return halves
  }
}

/** The initials of a run of words with connecting ones among them, as ISIS for Islamic State in Somalia, and how many of them are filed. */
function initialsWithConnectors(tokens: readonly Token[], from: number): [letters: string, filed: number][] {
  const found: [string, number][] = []
  let [letters, filed] = ['', 0]
  for (const token of tokens.slice(from, from + MAX_INITIALS)) {
    if (!(token.role === 'connector' || isFiled(token))) break
    letters += token.text.charAt(0)
    if (token.role !== 'connector') filed++
    if (letters.length >= FEWEST_INITIALS && filed < letters.length) found.push([letters, filed])
  }
  return found
}
