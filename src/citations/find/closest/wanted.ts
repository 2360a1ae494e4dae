// A quote as it is aligned with a page: its tokens with what may stand between them unquoted.
import { fold } from '../fold/fold.ts'
import type { FoldedText } from '../fold/folded-text.ts'
import type { ElidedQuote } from '../exact/elisions.ts'

export interface Wanted {
  /** The folded text of each piece and the token in it, for whoever asks for the spelling. */
  readonly tokens: readonly { readonly text: FoldedText; readonly token: number }[]
  readonly words: readonly string[]
  /** After how many tokens the page may go on unquoted. */
  readonly gapsAfter: ReadonlySet<number>
  /** Units of the tokens, and of the words in brackets, which nothing in the page can stand for. */
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
