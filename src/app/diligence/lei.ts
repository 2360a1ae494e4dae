// The check digits of a legal entity identifier, ISO 17442.

/** Whether the text, in upper case, is 20 characters long and divides as its check digits demand. */
export function isLei(text: string): boolean {
  if (!/^[A-Z0-9]{18}\d{2}$/.test(text)) return false
  let rest = 0
  // letters count as 10 to 35, so that the number grows by two digits
  for (const character of text) {
    const value = Number.parseInt(character, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest === 1
}
