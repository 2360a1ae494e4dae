// Texts as they came, brought to what a report can show of them: lines without controls.

const LINE_BREAK = /\r\n?|[\n\v\f\u0085\u2028\u2029]/
/** Controls, and the characters that reverse the direction of what follows them. */
const CONTROL = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** The lines of a text, each without control characters and outer white space. */
export function textLines(text: string): string[] {
  return text
    .toWellFormed()
    .split(LINE_BREAK)
    .map((line) => line.replace(/\t/g, ' ').replace(CONTROL, '').trim())
}

/** The same as one line: line breaks become spaces. */
export const inOneLine = (text: string): string => textLines(text).filter(Boolean).join(' ')

/** The day of an ISO instant, YYYY-MM-DD. */
export const dayOf = (instant: string): string => instant.slice(0, 10)

/** The second of an ISO instant, as people read it. */
export const secondOf = (instant: string): string => `${dayOf(instant)} ${instant.slice(11, 19)} UTC`
