// Defines a quote for alignment with a page: its tokens, and the gaps where the page may have unquoted text.
import { fold } from '../fold/fold.ts'
import type { FoldedText } from '../fold/folded-text.ts'
import type { ElidedQuote } from '../exact/elisions.ts'

export interface Wanted {
  /** The folded text of each piece and the token in it, for looking up the spelling. */
  readonly tokens: readonly { readonly text: FoldedText; readonly token: number }[]
  readonly words: readonly string[]
  /** Token counts after which the page may have unquoted text. */
  readonly gapsAfter: ReadonlySet<number>
  /** Units of the tokens, plus the words in brackets, which match nothing in the page. */
  readonly units: number
  readonly insertedUnits: number
}

export function wanted(whole: FoldedText, elided: ElidedQuote | undefined): Wanted {
  const texts = elided === undefined ? [whole] : elided.segments.map(fold)
  const tokens: { text: FoldedText; token: number }[] = []
  const gapsAfter = new Set<number>()
  for (const text of texts) {
    if (tokens.length > 0) gapsAfter.add(tokens.length)
    for (let token = 0; token < text.tokenCount; token++) tokens.push({ text, token })
  }
  const words = tokens.map(({ text, token }) => text.text(token))
  const insertedUnits = (elided?.insertions ?? []).reduce(
    (sum, inserted) => sum + fold(inserted).unitCount,
    0,
  )
  return {
    tokens,
    words,
    gapsAfter,
    units: words.reduce((sum, word) => sum + word.length, 0),
    insertedUnits,
  }
}
