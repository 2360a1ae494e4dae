// How a quote and a stretch of a page become each other with the fewest changed letters: an alignment of tokens in a band,
// whose cost is the letters that are added, left out or replaced.
import type { FoldedText } from '../fold/folded-text.ts'
import type { Meter } from '../model/meter.ts'
import type { Span } from '../model/span.ts'
import type { Wanted } from './wanted.ts'

/** A token of the quote beside one of the page; one of both is missing where something was added or left out. */
export interface Step {
  readonly quote: number | undefined
  readonly page: number | undefined
}

export interface TokenAlignment {
  readonly span: Span
  readonly cost: number
  /** In order, without what an ellipsis passes over. */
  readonly steps: readonly Step[]
}

const NEVER = 0x3fffffff
const [PAIR, LEFT_OUT, ADDED, PASSED_OVER] = [0, 1, 2, 3]

/** Letters in which two words differ beyond what they begin and end with alike. */
function changedLetters(a: string, text: FoldedText, token: number): number {
  const from = text.unitFrom(token)
  const length = text.length(token)
  const shorter = Math.min(a.length, length)
  let head = 0
  while (head < shorter && a.charCodeAt(head) === text.unit(from + head)) head++
  let tail = 0
  while (tail < shorter - head && a.charCodeAt(a.length - 1 - tail) === text.unit(from + length - 1 - tail))
    tail++
  return Math.max(a.length, length) - head - tail
}

/**
 * The quote against the page from token `from`, where it may begin up to `width` tokens later and drift as far. Free of
 * cost are the page before and after, and up to the band what stands at an ellipsis.
 */
export function alignTokens(
  quote: Wanted,
  text: FoldedText,
  { from, width, meter }: { readonly from: number; readonly width: number; readonly meter: Meter },
): TokenAlignment {
  const { words, gapsAfter } = quote
  const columns = width + 1
  const moves = new Uint8Array((words.length + 1) * columns)
  // why: a place before the page is none to begin at, but leaves room for words that the page does not have
  let costs = Int32Array.from({ length: columns }, (_, d) => (from + d < 0 ? NEVER : 0))
  // Column d of row i is the page's token from + i + d: everything before it is aligned with the first i words.
  for (let i = 1; i <= words.length; i++) {
    const word = words[i - 1] ?? ''
    const row = new Int32Array(columns)
    const isGap = gapsAfter.has(i)
    for (let d = 0; d < columns; d++) {
      const token = from + i + d - 1
      const isPage = token >= 0 && token < text.tokenCount
      let best = isPage ? (costs[d] ?? 0) + changedLetters(word, text, token) : Infinity
      let move = PAIR
      const leftOut = d + 1 < columns ? (costs[d + 1] ?? 0) + word.length : Infinity
      if (leftOut < best) [best, move] = [leftOut, LEFT_OUT]
      const added = d > 0 && isPage ? (row[d - 1] ?? 0) + (isGap ? 0 : text.length(token)) : Infinity
      if (added < best) [best, move] = [added, isGap ? PASSED_OVER : ADDED]
      row[d] = Math.min(best, NEVER)
      moves[i * columns + d] = move
    }
    meter.steps += columns * (word.length + 1)
    costs = row
  }
  let end = 0
  for (let d = 1; d < columns; d++) if ((costs[d] ?? 0) < (costs[end] ?? 0)) end = d
  return { cost: costs[end] ?? 0, ...traced(moves, { rows: words.length, columns, end, from }) }
}

function traced(
  moves: Uint8Array,
  { rows, columns, end, from }: { rows: number; columns: number; end: number; from: number },
): Pick<TokenAlignment, 'span' | 'steps'> {
  const steps: Step[] = []
  let [i, d] = [rows, end]
  const stop = from + rows + end
  while (i > 0) {
    const move = moves[i * columns + d]
    const page = from + i + d - 1
    if (move === PAIR) steps.push({ quote: --i, page })
    else if (move === LEFT_OUT) {
      steps.push({ quote: --i, page: undefined })
      d++
    } else {
      if (move === ADDED) steps.push({ quote: undefined, page })
      d--
    }
  }
  return { span: { first: from + d, end: Math.max(stop, from + d) }, steps: steps.reverse() }
}
