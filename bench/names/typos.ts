// The typo model of the benches. Every word of four letters or more gets one edit, never at its first or last letter:
// people seldom get those wrong, and an index that leans on them should not be rewarded or punished for it.
import type { Random } from './random.ts'

const VOWELS: readonly (readonly [script: RegExp, vowels: readonly string[]])[] = [
  [/\p{Script=Latin}/u, ['a', 'e', 'i', 'o', 'u']],
  [/\p{Script=Cyrillic}/u, ['а', 'е', 'и', 'о', 'у']],
  [/\p{Script=Greek}/u, ['α', 'ε', 'η', 'ι', 'ο', 'υ']],
]
const WORD = /(?:\p{L}\p{M}*)+/gu
const LETTER = /\p{L}\p{M}*/gu
const SHORTEST = 4

const lettersOf = (word: string): string[] => word.match(LETTER) ?? []

/** Takes a random number below the count of `places`; undefined when there are none. */
const oneOf = <T>(places: readonly T[], random: Random): T | undefined =>
  places.length === 0 ? undefined : places[random.below(places.length)]

const innerPlaces = (letters: readonly string[]): number[] => letters.slice(2).map((_, index) => index + 1)

function dropped(letters: readonly string[], random: Random): string[] | undefined {
  const place = oneOf(innerPlaces(letters), random)
  return place === undefined ? undefined : letters.toSpliced(place, 1)
}

/** Two equal neighbours are left alone: exchanging them would be no typo. */
function swapped(letters: readonly string[], random: Random): string[] | undefined {
  const places = innerPlaces(letters)
    .slice(0, -1)
    .filter((place) => letters[place] !== letters[place + 1])
  const place = oneOf(places, random)
  if (place === undefined) return undefined
  return letters.toSpliced(place, 2, letters[place + 1] ?? '', letters[place] ?? '')
}

/** Undefined for a script that does not write its vowels as letters: a Latin vowel there would be no typo of anyone's. */
function replaced(letters: readonly string[], random: Random): string[] | undefined {
  const place = oneOf(innerPlaces(letters), random)
  const letter = place === undefined ? undefined : letters[place]
  if (place === undefined || letter === undefined) return undefined
  const vowels = VOWELS.find(([script]) => script.test(letter))?.[1] ?? []
  const vowel = oneOf(
    vowels.filter((other) => other !== letter.toLowerCase()),
    random,
  )
  if (vowel === undefined) return undefined
  return letters.toSpliced(place, 1, letter === letter.toLowerCase() ? vowel : vowel.toUpperCase())
}

const EDITS = [dropped, swapped, replaced] as const

function edit(word: string, random: Random): string {
  const letters = lettersOf(word)
  const wanted = EDITS[random.below(EDITS.length)] ?? dropped
  return (wanted(letters, random) ?? dropped(letters, random) ?? letters).join('')
}

/**
 * The name with a typo in one of its words of four letters or more, or in every one. A word is a run of letters, so both
 * halves of a hyphenated name count. A name without such a word comes back as it is.
 */
export function mistype(name: string, random: Random, words: 'one' | 'every'): string {
  const count = (name.match(WORD) ?? []).filter((word) => lettersOf(word).length >= SHORTEST).length
  if (count === 0) return name
  const chosen = words === 'one' ? random.below(count) : -1
  let seen = -1
  return name.replaceAll(WORD, (word) => {
    if (lettersOf(word).length < SHORTEST) return word
    seen++
    return chosen === -1 || seen === chosen ? edit(word, random) : word
  })
}

const SCRIPT_LETTERS: readonly (readonly [script: RegExp, letters: string])[] = [
  [/\p{Script=Latin}/u, 'abcdefghijklmnopqrstuvwxyz'],
  [/\p{Script=Cyrillic}/u, 'абвгдежзийклмнопрстуфхцчшщыьэюя'],
  [/\p{Script=Greek}/u, 'αβγδεζηθικλμνξοπρστυφχψω'],
]

/** One letter of the word dropped, typed wrong, typed as well, or exchanged with the next, at any place. */
function slip(word: string, random: Random): string {
  const letters = lettersOf(word)
  const at = random.below(letters.length)
  const here = letters[at] as string
  const alphabet = [...(SCRIPT_LETTERS.find(([script]) => script.test(here))?.[1] ?? '')]
  const kind = random.below(alphabet.length === 0 ? 2 : 4)
  const other = oneOf(
    alphabet.filter((letter) => letter !== here.toLowerCase()),
    random,
  )
  if (kind === 1 && at + 1 < letters.length && letters[at + 1] !== here)
    return letters.toSpliced(at, 2, letters[at + 1] as string, here).join('')
  if (kind < 2 || other === undefined) return letters.toSpliced(at, 1).join('')
  const written = here === here.toLowerCase() ? other : other.toUpperCase()
  return letters.toSpliced(at, kind === 2 ? 1 : 0, written).join('')
}

/** The name with this many slips, each in a word of four letters or more and at any of its letters; two may be in one word. */
export function slipped(name: string, random: Random, slips: number): string {
  let written = name
  for (let k = 0; k < slips; k++) {
    const words = [...written.matchAll(WORD)].filter(([word]) => lettersOf(word).length >= SHORTEST)
    const chosen = oneOf(words, random)
    if (chosen === undefined) return written
    const [word] = chosen
    written = written.slice(0, chosen.index) + slip(word, random) + written.slice(chosen.index + word.length)
  }
  return written
}
