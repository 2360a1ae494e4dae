// Shortens a passage of a page for reports and records.

/**
 * Collapses white space, keeps whole characters, and removes cursor and text-direction controls. A text with more than
 * `maxChars` characters is cut there and ends with an ellipsis.
 */
export function excerpt(passage: string, maxChars: number): string {
  const text = passage
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .replaceAll(/\p{Bidi_Control}/gu, '')
    .trim()
    .toWellFormed()
  return text.length <= maxChars ? text : `${text.slice(0, maxChars).toWellFormed()}…`
}
