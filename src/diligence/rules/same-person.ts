// When two records name the same role holder: the same words in any order, whatever case, accents and punctuation.
import { byText } from '../../base/by-text.ts'

/** `SMITH, John` and `John Smith` have one key. Titles and initials are words like others. */
export function personKey(name: string): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
  return words === null ? name.trim() : words.toSorted(byText).join(' ')
}
