// Folds variants of a character: simplified Chinese and post-war Japanese forms become the traditional form.
import { HAN_VARIANTS } from './tables/han-variants.ts'

const TRADITIONAL: ReadonlyMap<string, string> = new Map(
  HAN_VARIANTS.split(/\s+/u).flatMap((group) => {
    const [first = '', ...others] = group
    return others.map((other): [string, string] => [other, first])
  }),
)

/** Applies NFKC, makes every character traditional, and writes out `々`. */
export function foldHan(text: string): string {
  let folded = ''
  let previous = ''
  for (const char of text.normalize('NFKC')) {
    const read: string = char === '々' ? previous : (TRADITIONAL.get(char) ?? char)
    folded += read
    previous = read
  }
  return folded
}

export function isHan(char: string): boolean {
  return /^[\p{Script=Han}々〆ヶ]$/u.test(char)
}
