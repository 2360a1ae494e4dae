// Reads the omissions and insertions marked in a quote: `...`, `…`, `[...]`, `(…)`, and added words in brackets.

export interface ElidedQuote {
  /** The pieces that must occur in the source, in order. */
  readonly segments: readonly string[]
  /** Words in brackets that the source does not contain. */
  readonly insertions: readonly string[]
}

const ELLIPSIS = /[[({（［〔]\s*(?:\.{2,}|…+|⋯+|中略|前略|後略|略)\s*[\])}）］〕]|(?:\. ){2,}\.|\.{3,}|…+|⋯+/g
/** One to three letters changed to fit the sentence: "[W]e", "cost[s]". */
const CHANGED_LETTERS = /\[(\p{L}{1,3})\](?=\p{L})|(?<=\p{L})\[(\p{L}{1,3})\]/gu
/** A remark about the quote; it does not change the quote. */
const REMARK = /[[(](?:sic|emphasis (?:added|mine|in original))!?[\])]/gi
const INSERTION = /\[([^[\]]{1,200})\]/g

/** Undefined for a quote without omissions and insertions. */
export function readElisions(quote: string): ElidedQuote | undefined {
  const insertions: string[] = []
  const marked = quote
    .replaceAll(CHANGED_LETTERS, '$1$2')
    .replaceAll(REMARK, ' ')
    .replaceAll(ELLIPSIS, '\0')
    .replaceAll(INSERTION, (_, words: string) => {
      insertions.push(words)
      return '\0'
    })
  if (marked === quote) return undefined
  return { segments: marked.split('\0').filter((segment) => /[\p{L}\p{N}]/u.test(segment)), insertions }
}
