// Splits a text into the units that counts and fingerprints are made of: words, and single characters of scripts that
// have no spaces between words.

const UNSPACED =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}\\p{Script=Tibetan}'
const TOKEN = new RegExp(`[${UNSPACED}]\\p{M}*|(?:(?![${UNSPACED}])[\\p{L}\\p{M}\\p{N}])+`, 'gu')
/** The first code unit of `FIRST_UNSPACED`: most texts have none, and are not asked. */
const LEAST_UNSPACED = 0x0e00
const FIRST_UNSPACED =
  /^[\u0e00-\u0fff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff\ud840-\ud8bf]/

/** In lower case and compatibility composed, so that spellings of one character make no difference. */
export const textTokens = (text: string): readonly string[] =>
  text.normalize('NFKC').toLowerCase().match(TOKEN) ?? []

/** Whether a token is one character of a script without spaces. */
export const isUnspacedToken = (token: string): boolean =>
  token.charCodeAt(0) >= LEAST_UNSPACED && FIRST_UNSPACED.test(token)

/** Two characters of a script without spaces count as one word. Chinese and Japanese words have about two. */
export function wordCountOf(tokens: readonly string[]): number {
  let halves = 0
  for (const token of tokens) halves += isUnspacedToken(token) ? 1 : 2
  return Math.floor(halves / 2)
}
