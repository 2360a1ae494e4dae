// Splits the name of an organisation or ship into words: at spaces and capitals, and by the words of the lexicon.
import type { Lexicon } from '../lexicon/lexicon.ts'
import { cutWords, joinLetters, readWord, type Word } from '../token/words.ts'

const CAMEL = /(?<=\p{Ll}{2})(?=\p{Lu}\p{Ll})/u
const ELISION = /^[dl]['\u2019](?=\p{L}{3})/u

/** The words of an organisation's name. Scripts without spaces are split by the words of the lexicon. */
export function organisationWords(lexicon: Lexicon, name: string): Word[] {
  const pieces = cutWords(name.replace(/(?<=\p{L})['\u2019]s\b/gu, 's')).flatMap((piece) =>
    piece.replace(ELISION, '').split(CAMEL),
  )
  return joinLetters(pieces)
    .flatMap((piece) => cutUnspaced(lexicon, piece))
    .flatMap((piece) => piece.split(/(?<=\p{L}{3})(?=\d)|(?<=\d)(?=\p{L}{4})/u))
    .map(readWord)
}

const UNSPACED = /[\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7AF]/u
const LONGEST_UNSPACED = 16

function cutUnspaced(lexicon: Lexicon, piece: string): string[] {
  if (!UNSPACED.test(piece)) return [piece]
  const cut: string[] = []
  let rest = ''
  for (let i = 0; i < piece.length;) {
    let length = Math.min(LONGEST_UNSPACED, piece.length - i)
    while (length > 1 && !lexicon.unspaced.has(piece.slice(i, i + length))) length--
    if (length > 1) {
      if (rest !== '') cut.push(rest)
      rest = ''
      cut.push(piece.slice(i, i + length))
      i += length
    } else rest += piece[i++]
  }
  if (rest !== '') cut.push(rest)
  return cut
}
