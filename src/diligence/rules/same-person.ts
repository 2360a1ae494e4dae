// Compares role holders by name: two are the same with the same words in any order, case, accents and punctuation.
import { byText } from '../../base/by-text.ts'

/** `SMITH, John` and `John Smith` have one key. Titles and initials count as words. */
export function personKey(name: string): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
  return words === null ? name.trim() : words.toSorted(byText).join(' ')
}
