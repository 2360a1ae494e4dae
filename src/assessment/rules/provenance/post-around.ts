// Finds the post that holds a quote in the text around it: where the quote begins, and the short lines above and below, which
// say who wrote it and when.
import { remember } from '../../../base/remember.ts'

/** Lines of the head of a post: its author, the role, a count of posts, a date. */
const MAX_HEAD_LINES = 5
/** Letters by which a quote is found in the text around it, where white space may differ. */
const MARK = 24
/** Korean dates end with a full stop: 2026. 5. 11. */
const SENTENCE = /(?<!\d{4}\.\s?\d{1,2}\.\s?\d{1,2}\.?)[.!?。！？…]["'”’»)]*$/

/** The short lines directly above a quote, the nearest first; undefined where the text does not hold the quote. */
export function headOfPost(context: string, quote: string, maxWords: number): readonly string[] | undefined {
  const at = placeOf(lettersIn(quote).text.slice(0, MARK), context)
  if (at === undefined) return undefined
  const lines = linesOf(context.slice(0, at.start)).toReversed()
  const end = lines.findIndex((line) => SENTENCE.test(line) || line.split(/\s+/).length > maxWords)
  return lines.slice(0, Math.min(end < 0 ? lines.length : end, MAX_HEAD_LINES))
}

/** The first line below a quote, if it is short and no sentence. */
export function lineBelowPost(context: string, quote: string, maxWords: number): string | undefined {
  const at = placeOf(lettersIn(quote).text.slice(-MARK), context)
  const [line] = at === undefined ? [] : linesOf(context.slice(at.end).replace(/^[.!?。！？…"'”’»)]+/, ''))
  return line === undefined || SENTENCE.test(line) || line.split(/\s+/).length > maxWords ? undefined : line
}

/** What the text has before and behind a quote. */
export function textAround(
  context: string,
  quote: string,
): readonly [before: string, behind: string] | undefined {
  const letters = lettersIn(quote).text
  const start = placeOf(letters.slice(0, MARK), context)
  const end = placeOf(letters.slice(-MARK), context)
  return start === undefined || end === undefined
    ? undefined
    : [context.slice(0, start.start), context.slice(end.end)]
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

function placeOf(
  mark: string,
  context: string,
): { readonly start: number; readonly end: number } | undefined {
  const { text, places } = lettersIn(context)
  const found = mark === '' ? -1 : text.indexOf(mark)
  const [start, last] = [places[found], places[found + mark.length - 1]]
  return found < 0 || start === undefined || last === undefined ? undefined : { start, end: last + 1 }
}

/** A text in lower case without white space, and where each of its code units was. */
const lettersIn = remember((text): { readonly text: string; readonly places: readonly number[] } => {
  let letters = ''
  const places: number[] = []
  for (const { 0: word, index } of text.matchAll(/\S+/g))
    for (let at = 0; at < word.length; at++) {
      const letter = word.charAt(at).toLowerCase()
      letters += letter
      for (let unit = 0; unit < letter.length; unit++) places.push(index + at)
    }
  return { text: letters, places }
})
