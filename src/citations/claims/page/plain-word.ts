// The spelling in which words of names and assertions are compared: without accents, and composed, so that letters of
// Korean and Indian scripts count as their readers count them.

const ACCENTS = /[\u0300-\u036f]/g
const LETTERS: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ħ: 'h' }
const RESPELLED = /[øłđðþħ]/g

/** Expects the folded text of a token. */
export function plainWord(word: string): string {
  let isAscii = true
  for (let at = 0; at < word.length && isAscii; at++) isAscii = word.charCodeAt(at) < 0x80
  if (isAscii) return word
  return word
    .replaceAll(ACCENTS, '')
    .replaceAll(RESPELLED, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFC')
}
