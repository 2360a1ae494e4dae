// How texts are searched by people: the words of a query anywhere in a text, whatever their case and accents.
// Stored texts are in this form: whoever changes it folds them anew by a migration.

/** A text in which letters of either case, with and without accents, are the same (`İ`, `I`, `ı` and `i` too). */
export const searchText = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFKD')
    // why these marks only: in other scripts marks are vowels, and U+0345 is a letter in upper case
    .replaceAll(/[\u0300-\u0344\u0346-\u036f]/g, '')
    // why to and fro: ẞ is ß in lower case only, and that is SS in upper case only
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .normalize('NFKC')
    // why control characters: no word has one, and PostgreSQL takes no U+0000
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')

/** The words of a query, each once, as they are looked for in a `searchText`. */
export const searchWords = (query: string): readonly string[] => [
  ...new Set(
    searchText(query)
      .split(' ')
      .filter((word) => word !== ''),
  ),
]
