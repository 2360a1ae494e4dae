// Which language of the Latin script a stretch of text is in, by its short words.
import type { FoldedText } from '../fold/folded-text.ts'
import type { Span } from '../model/span.ts'
import { FUNCTION_WORDS } from './tables/languages.ts'
import { foldedWord } from './words.ts'

const speakers = new Map<string, string[]>()
for (const [language, words] of Object.entries(FUNCTION_WORDS))
  for (const word of words.split(' ').map(foldedWord))
    speakers.set(word, [...(speakers.get(word) ?? []), language])

/** Fewer votes say nothing. */
const MIN_VOTES = 2

/** Tokens on either side that are read as well: a short stretch tells little. */
const REACH = 60

/** Of the text around a span; undefined when its words do not tell. */
export function languageAround(text: FoldedText, { first, end }: Span): string | undefined {
  const votes = new Map<string, number>()
  for (let token = Math.max(0, first - REACH); token < Math.min(text.tokenCount, end + REACH); token++)
    for (const language of speakers.get(text.text(token)) ?? [])
      votes.set(language, (votes.get(language) ?? 0) + 1)
  const [best, second] = [...votes].toSorted(([, a], [, b]) => b - a)
  if (best === undefined || best[1] < MIN_VOTES || best[1] === second?.[1]) return undefined
  return best[0]
}
