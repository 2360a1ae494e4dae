// The start of a folded text, by which lists are sorted.

/** Characters of a text that the order by name compares. */
export const SORTED_CHARACTERS = 120

export const sortKey = (text: string): string => [...text].slice(0, SORTED_CHARACTERS).join('')
