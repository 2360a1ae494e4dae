// Compares a word of a name with a word of a page, which may be inflected: possessives, cases, particles.

/** Shorter words take no ending, except behind an apostrophe. Two syllables of Korean are a word. */
const MIN_LETTERS = 4
const MIN_SYLLABLES = 2
const ENDING = /^\p{L}{1,2}$/u
const ENDING_BEHIND_APOSTROPHE = /^'\p{L}{1,3}$/u
/** Russian and its relatives change the last vowel: Москва, Москву. */
const CHANGING = /^[\u0400-\u04ff]{4,}[аяоеиь]$/
const HANGUL = /^[\uac00-\ud7a3]+$/
/** Arabic writes "and", "in", "to" and the article as one word with the next. */
const ARABIC_PREFIX = /^[وفبلك]?(?:ال)?(?=[\u0600-\u06ff]{3})/

export function isSameWord(ofPage: string, ofName: string): boolean {
  if (ofPage === ofName || isInflected(ofPage, ofName)) return true
  if (/^[\u0600-\u06ff]/.test(ofPage)) return ofPage.replace(ARABIC_PREFIX, '') === ofName.replace(/^ال/, '')
  if (!ofPage.includes("'") && !ofName.includes("'")) return false
  const [page, name] = [ofPage.replaceAll("'", ''), ofName.replaceAll("'", '')]
  return page === name || (ofName.includes("'") && isInflected(page, name))
}

function isInflected(ofPage: string, ofName: string): boolean {
  if (CHANGING.test(ofName) && ofPage.startsWith(ofName.slice(0, -1)))
    return ENDING.test(ofPage.slice(ofName.length - 1))
  if (!ofPage.startsWith(ofName)) return false
  const ending = ofPage.slice(ofName.length)
  if (ENDING_BEHIND_APOSTROPHE.test(ending)) return /\p{L}$/u.test(ofName)
  const least = HANGUL.test(ofName) ? MIN_SYLLABLES : MIN_LETTERS
  return [...ofName.matchAll(/\p{L}/gu)].length >= least && ENDING.test(ending)
}
