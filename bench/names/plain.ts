// What every contender is given: the same letters, so that a bench compares searching and not cleaning.

/** Compatibility forms taken apart, marks stripped, lower case, everything else than letters and digits one space. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
