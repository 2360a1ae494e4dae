// Cuts a quote into sentences and clauses. What denies, asks or supposes reaches no further than its clause or sentence.
import type { TextSpan } from './phrases.ts'

export interface Clause extends TextSpan {
  readonly sentence: number
  /** The sentence ends with a question mark. */
  readonly asks: boolean
}

const SENTENCE = /[^.!?;:。！？；।؟…\n—–]*(?:[.!?;:。！？；।؟…\n—–]+|$)/gu
/** A dot or comma between digits, or of an initial, ends nothing. */
const INNER =
  /(?<=\d)[.,:](?=\d)|(?<=\b\p{L})\.(?=\p{L}|\s\p{Ll})|(?<=\b(?:tys|mrs|mr|dr|st|vs|ca|z\.b|approx|etc|no|nr|руб|тыс|т|млн|р|sr|sra|min|std))\./gu
const COMMA = /[,、，،]/g

export function clausesOf(text: string): readonly Clause[] {
  const masked = text.replace(INNER, '\u0002')
  const clauses: Clause[] = []
  let sentence = 0
  for (const match of masked.matchAll(SENTENCE)) {
    const [whole] = match
    if (whole.trim() === '') continue
    const asks = /[?？؟]/.test(whole)
    let from = match.index
    for (const end of [
      ...Array.from(whole.matchAll(COMMA), ({ index }) => match.index + index),
      match.index + whole.length,
    ]) {
      if (/[\p{L}\p{N}]/u.test(masked.slice(from, end))) clauses.push({ start: from, end, sentence, asks })
      from = end + 1
    }
    sentence++
  }
  return clauses
}
