// Parses the test tables of this folder: names and their expected forms, one `name = expected` per line.
import { transliterate } from '../transliterate.ts'

export function nameRows(text: string): readonly (readonly [name: string, expected: string])[] {
  return text
    .trim()
    .split('\n')
    .map((row) => row.split('=').map((side) => side.trim()))
    .map(([name = '', expected = '']) => [name, expected] as const)
}

/** Transliterates every word of a name, separated by spaces. */
export function latinOf(name: string): string {
  return name
    .split(/[ -]/)
    .map((word) => transliterate(word).text)
    .join(' ')
}
