// The name of the product that a pitch begins with (rules P-3, P-3.4): "Steadybuild finds tests that fail at random". A pitch
// may as well begin with a word of the trade, "Plumbers lose jobs", which names no one.
import { contentTerms } from '../../../citations/claims/assertions/terms.ts'
import { remember } from '../../../base/remember.ts'
import { genericTerms } from '../reading/topic.ts'

/** In scripts with capitals the name has one, and at least five letters: shorter ones are too common. */
const CAPITAL = /^\p{Lu}[\p{L}\p{N}-]{4,}(?=[\s,:;–—’'])/u
/** In other scripts a mark of the topic, a comma or a word that says what it does follows the name. */
const OTHERS: readonly RegExp[] = [
  /^(?:[\p{Script=Han}\p{Script=Katakana}ーA-Za-z0-9]{3,12}|[\p{Script=Hiragana}ー]{3,8})(?=とは|は|、)/u,
  /^[\p{Script=Hangul}A-Za-z0-9]{3,12}?(?=(?:은|는|이란|란)\s)/u,
  /^[\p{Script=Han}A-Za-z0-9]{2,8}?(?=是|帮|让|为|，)/u,
  /^[\p{Script=Devanagari}]{4,}(?=\s)/u,
  /^\p{Script=Arabic}{4,}(?=\s)/u,
]

/**
 * In lower case; undefined where the pitch begins with no name: with a word of every trade, or one that `segment`, what the
 * customers are called, has in lower case or within a script without capitals.
 */
export function productName(pitch: string, segment: string): string | undefined {
  const name = begins(pitch.trim())
  return name === undefined || isWordOfTrade(name, segment) ? undefined : name.toLowerCase()
}

const begins = remember((pitch): string | undefined => {
  const name = [CAPITAL, ...OTHERS]
    .map((pattern) => pattern.exec(pitch)?.[0])
    .find((each) => each !== undefined)
  return name === undefined || contentTerms(name).every((term) => genericTerms().has(term)) ? undefined : name
})

/** Whether the words for customers have a name without a capital. */
export function isWordOfTrade(name: string, segment: string): boolean {
  const own = contentTerms(name)
  // why not the words with a capital: the segment may name the product, which makes it no word of the trade
  const words = segment.split(/[\s,;()]+/).filter((word) => !/^\p{Lu}/u.test(word))
  const terms = new Set(contentTerms(words.join(' ')))
  return own.length > 0 && own.every((term) => terms.has(term))
}
