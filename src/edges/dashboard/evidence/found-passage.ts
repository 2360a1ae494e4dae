// Finds a quote in the passage that a page holds, whatever its case, spaces and typography, so that a reader sees it at once.
export interface FoundPassage {
  readonly before: string
  readonly found: string
  readonly after: string
}

/** The passage around the quote; undefined if it does not hold the quote word for word. */
export function foundPassage(passage: string, quote: string): FoundPassage | undefined {
  const [page, wanted] = [folded(passage), folded(quote)]
  const begin = wanted.text === '' ? -1 : page.text.indexOf(wanted.text)
  if (begin === -1) return undefined
  const [from = 0] = page.offsets.slice(begin, begin + 1)
  // why with what follows: the last full stop or quotation mark belongs to the quote
  const last = page.offsets[begin + wanted.text.length - 1] ?? from
  const tail = /^[\p{P}]*/u.exec(passage.slice(last + charLength(passage, last)))?.[0] ?? ''
  const to = last + charLength(passage, last) + tail.length
  return { before: passage.slice(0, from), found: passage.slice(from, to), after: passage.slice(to) }
}

/** Letters and digits alone, in small letters, each with its place in the text. */
function folded(text: string): { readonly text: string; readonly offsets: readonly number[] } {
  let letters = ''
  const offsets: number[] = []
  for (let at = 0; at < text.length; at += charLength(text, at)) {
    const character = text.slice(at, at + charLength(text, at))
    if (!/[\p{L}\p{N}\p{M}]/u.test(character)) continue
    const small = character.toLowerCase()
    letters += small
    for (let i = 0; i < small.length; i++) offsets.push(at)
  }
  return { text: letters, offsets }
}

const charLength = (text: string, at: number): number => ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1)
