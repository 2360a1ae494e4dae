// How the tests of this folder write names and what they should become: one `name = expected` a line.
import { transliterate } from '../transliterate.ts'

export function nameRows(text: string): readonly (readonly [name: string, expected: string])[] {
  return text
    .trim()
    .split('\n')
    .map((row) => row.split('=').map((side) => side.trim()))
    .map(([name = '', expected = '']) => [name, expected] as const)
}

/** Every word of a name transliterated, with spaces between. */
export function latinOf(name: string): string {
  return name
    .split(/[ -]/)
    .map((word) => transliterate(word).text)
    .join(' ')
}
