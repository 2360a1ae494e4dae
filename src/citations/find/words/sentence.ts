// Finds the sentences around a passage: all of them together decide the meaning of a quote.
import type { FoldedText } from '../fold/folded-text.ts'
import type { Span } from '../model/span.ts'

/** Characters to search on either side, because a text without full stops has no end. */
const REACH = 400
const END = /[.!?。！？؟।॥｡]/
const PARAGRAPH = /\n[^\S\n]*\n|\r[^\S\n\r]*\r|\u2029/
const PARAGRAPHS = new RegExp(PARAGRAPH, 'g')
/** Abbreviations whose full stop ends no sentence. */
const ABBREVIATION =
  /(?:^|[^\p{L}])(?:\p{L}|mr|mrs|ms|dr|prof|st|inc|ltd|corp|co|no|vs|approx|ca|bzw|usw|vgl|nr|ggf|mme|mm|sr|sra|dott|np|tzw|ok|ul|т|г|руб|vb|vs)$/iu

/** The token range of the whole sentences around a span. */
export function sentencesAround(text: FoldedText, { first, end }: Span): Span {
  const from = sentenceStart(text.original, text.from(first))
  const to = sentenceEnd(text.original, text.to(end - 1))
  return { first: Math.min(first, text.tokensBefore(from)), end: Math.max(end, text.tokensBefore(to)) }
}

/** Whether the last sentence of a span is a question. */
export const asks = (text: FoldedText, { end }: Span): boolean =>
  /[?？؟]/.test(text.original.charAt(sentenceEnd(text.original, text.to(end - 1))))

/** What ends between two places of a text: a paragraph, a sentence, or neither. */
export function endBetween(text: string, from: number, to: number): 'paragraph' | 'sentence' | undefined {
  if (PARAGRAPH.test(text.slice(from, to))) return 'paragraph'
  for (let at = from; at < to; at++) if (endsSentence(text, at)) return 'sentence'
  return undefined
}

function endsSentence(text: string, at: number): boolean {
  const mark = text.charAt(at)
  if (!END.test(mark)) return false
  if (mark !== '.') return true
  const rest = text.slice(at + 1, at + 8)
  // why: a point inside a number or name, or before a small letter, ends no sentence
  if (!/^["'”’»)\]]*(?:\s|$)/.test(rest) || /^["'”’»)\]]*\s+\p{Ll}/u.test(rest)) return false
  return !ABBREVIATION.test(text.slice(Math.max(0, at - 12), at))
}

function sentenceStart(text: string, from: number): number {
  const reach = Math.max(0, from - REACH)
  const paragraph = [...text.slice(reach, from).matchAll(PARAGRAPHS)].at(-1)
  const limit = paragraph === undefined ? reach : reach + paragraph.index + paragraph[0].length
  for (let at = from - 1; at >= limit; at--) if (endsSentence(text, at)) return at + 1
  return limit
}

function sentenceEnd(text: string, from: number): number {
  const after = text.slice(from, from + REACH)
  const paragraph = after.search(PARAGRAPH)
  const limit = from + (paragraph < 0 ? after.length : paragraph)
  for (let at = from; at < limit; at++) if (endsSentence(text, at)) return at
  return limit
}
