// Defines how people search texts: words of a query anywhere in a text, ignoring case and accents. Stored texts are in
// this form: a change to it needs a migration that folds them again.

/** Folds a text: upper and lower case, with and without accents, become equal (`İ`, `I`, `ı` and `i` too). */
export const searchText = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFKD')
    // why these marks only: in other scripts marks are vowels, and U+0345 is a letter in upper case
    .replaceAll(/[\u0300-\u0344\u0346-\u036f]/g, '')
    // why lower, upper, lower: ẞ becomes ß in lower case only, and ß becomes SS in upper case only
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .normalize('NFKC')
    // why control characters: no word has one, and PostgreSQL rejects U+0000
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')

/** The words of a query, each once, in the form of `searchText`. */
export const searchWords = (query: string): readonly string[] => [
  ...new Set(
    searchText(query)
      .split(' ')
      .filter((word) => word !== ''),
  ),
]
