// Finds texts that people search for by words they may write otherwise: `mohamed ali` finds Mohammed Ali and Мохаммед Али.
import { remember } from '../../base/remember.ts'
import { distance } from '../script/distance.ts'
import { romanisationKey, skeleton } from '../script/romanisation.ts'
import { readWord } from './words.ts'

/** Shorter words are too much like others: only their sound may be written otherwise. */
const FEWEST_LETTERS = 4
/** From this length on, two slips are one word misspelt and not another word. */
const FEWEST_FOR_TWO = 7
/** Of one slip, in hundredths; see `distance`. */
const SLIP = 100
/** Fewer consonants are shared by too many words. */
const FEWEST_CONSONANTS = 3
/** Words of a text that are compared. */
const MAX_WORDS = 400

interface Spelling {
  /** As folded; all that is compared of a word without Latin letters. */
  readonly word: string
  readonly text: string
  readonly sound: string
  readonly bones: string
  readonly vowelless: boolean
}

const spellingOf = remember((word: string): Spelling => {
  const { text, vowelless } = readWord(word)
  return { word, text, sound: romanisationKey(text), bones: skeleton(text, vowelless), vowelless }
})

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu

function* wordsOf(text: string): Generator<Spelling> {
  let count = 0
  for (const [word] of text.matchAll(WORD)) {
    if (count++ === MAX_WORDS) return
    yield spellingOf(word)
  }
}

function isWrittenLike(a: Spelling, b: Spelling): boolean {
  if (a.word === b.word) return true
  if (a.text === '' || b.text === '') return false
  if (a.text === b.text || a.sound === b.sound) return true
  if (a.vowelless !== b.vowelless) return a.bones.length >= FEWEST_CONSONANTS && a.bones === b.bones
  const letters = Math.min(a.text.length, b.text.length)
  if (letters < FEWEST_LETTERS || /\d/.test(a.text + b.text)) return false
  const limit = letters < FEWEST_FOR_TWO ? SLIP : 2 * SLIP
  return distance(a.text, b.text, limit) <= limit
}

/**
 * Whether a text has each of the words of a search, or a word written much like it: by sound, in another script, or with a slip (two
 * in a word of seven letters or more). Words and texts are folded by `searchText`. It compares the first 400 words of a text.
 */
export function closeSpelling(words: readonly string[]): (text: string) => boolean {
  const sought = words.map((word) => ({ word, parts: [...wordsOf(word)] }))
  return (text) => {
    const absent = sought.filter(({ word }) => !text.includes(word))
    if (absent.length === 0) return true
    if (absent.some(({ parts }) => parts.length === 0)) return false
    const written = [...wordsOf(text)]
    return absent.every(({ parts }) =>
      parts.every((part) => written.some((other) => isWrittenLike(part, other))),
    )
  }
}
