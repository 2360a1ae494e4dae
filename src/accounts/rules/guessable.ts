// Passwords that are long enough and yet among the first anybody tries: made of words and rows of keys that everybody uses, of
// repetitions, of the product's name, or of what is known of the person.
import type { Account } from '../ports.ts'

/** Letters and digits of its own that a password needs beside all that. */
const MIN_OWN = 5

/** What the most used passwords are made of, with the product's name. */
const COMMON = (
  'assay password passwort passwd passphrase motdepasse contrasena contraseña wachtwoord admin administrator root user login ' +
  'welcome willkommen bienvenue letmein changeme secret default temp test demo guest access master iloveyou lovely loveyou love ' +
  'forever princess prinzessin sunshine monkey dragon football fussball baseball basketball hockey soccer liverpool arsenal ' +
  'chelsea barcelona superman batman spiderman pokemon starwars shadow hunter killer tiger lion eagle freedom whatever trustno ' +
  'ninja mustang ferrari porsche mercedes michael jordan jessica jennifer ashley daniel charlie thomas andrew robert george ' +
  'matthew joshua nicole hannah samantha cookie chocolate butterfly flower summer winter spring autumn monday friday january ' +
  'february march april june july august september october november december hello world computer internet samsung google ' +
  'facebook microsoft apple company business startup server system security qwerty qwertz azerty'
)
  .split(' ')
  .toSorted((a, b) => b.length - a.length)

const ROWS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik',
  'qazwsxedcrfvtgbyhnujmikolp',
].flatMap((row) => [row, [...row].toReversed().join('')])
const MIN_RUN = 3

const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** Whether somebody who knows the account would guess the password soon. */
export function isGuessable(password: string, { name, email }: Pick<Account, 'name' | 'email'>): boolean {
  const text = password.normalize('NFKC').toLowerCase()
  const words = [...partsOf(email), ...partsOf(name), ...COMMON]
  const spelt = text.replace(/[0134579@$!]/g, (character) => LOOKALIKES[character] ?? character)
  return [text, spelt].some((one) => ownCharacters(one, words) < MIN_OWN)
}

/** Different letters and digits that are left of a text without words, rows of keys and repetitions. */
function ownCharacters(text: string, words: readonly string[]): number {
  const wordless = words.reduce((rest, word) => rest.replaceAll(word, ' '), text)
  const left = withoutRows(wordless).replace(/(.{2,})\1+/gu, '$1')
  return new Set(left.match(/[\p{L}\p{N}]/gu) ?? []).size
}

function withoutRows(text: string): string {
  let rest = ''
  for (let at = 0; at < text.length;) {
    const run = Math.max(...ROWS.map((row) => runLength(text, at, row)))
    if (run < MIN_RUN) rest += text.charAt(at)
    at += run < MIN_RUN ? 1 : run
  }
  return rest
}

/** How many characters from there on stand one beside the other in a row. */
function runLength(text: string, at: number, row: string): number {
  const from = row.indexOf(text.charAt(at))
  if (from < 0) return 0
  let length = 1
  while (at + length < text.length && text.charAt(at + length) === row.charAt(from + length)) length++
  return length
}

/** A text as a whole, and its parts that are long enough to stand for it. */
function partsOf(text: string): string[] {
  const whole = text.toLowerCase()
  return [whole, ...whole.split(/[^\p{L}\p{N}]+/u)]
    .filter((part) => part.length >= 3)
    .toSorted((a, b) => b.length - a.length)
}
