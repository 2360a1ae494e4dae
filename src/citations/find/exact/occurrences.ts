// Finds the exact occurrences of one folded text in another, by Knuth-Morris-Pratt: the lengths bound its work, even
// for a page of one repeated letter.
import type { FoldedText } from '../fold/folded-text.ts'
import type { Meter } from '../model/meter.ts'
import type { Span } from '../model/span.ts'
import { cutsNumber, cutsWord, hasSameWords } from './edges.ts'

/** For each unit of the pattern, the length of the longest beginning of it that ends there. */
function borders(pattern: FoldedText): Uint32Array {
  const border = new Uint32Array(pattern.unitCount)
  for (let at = 1, length = 0; at < pattern.unitCount; at++) {
    while (length > 0 && pattern.unit(at) !== pattern.unit(length)) length = border[length - 1] ?? 0
    if (pattern.unit(at) === pattern.unit(length)) length++
    border[at] = length
  }
  return border
}

export interface Occurrences {
  /** In order; they may overlap. */
  readonly whole: readonly Span[]
  /** The first occurrence that omits part of a number at its edge: "5" of "5.2", of "5 %" or of "5 million". */
  readonly cut: Span | undefined
}

/** Returns at most `limit` places. A place that begins or ends inside a word, or splits words differently, is none. */
export function occurrences(text: FoldedText, pattern: FoldedText, limit: number, meter: Meter): Occurrences {
  const whole: Span[] = []
  let cut: Span | undefined
  const wanted = pattern.unitCount
  if (wanted === 0 || wanted > text.unitCount) return { whole, cut }
  const border = borders(pattern)
  meter.steps += text.unitCount + wanted
  for (let at = 0, length = 0; at < text.unitCount; at++) {
    const unit = text.unit(at)
    while (length > 0 && unit !== pattern.unit(length)) length = border[length - 1] ?? 0
    if (unit === pattern.unit(length)) length++
    if (length < wanted) continue
    length = border[length - 1] ?? 0
    const span = spanOf(text, at + 1 - wanted, at + 1)
    if (span === undefined || cutsWord(text, span) || !hasSameWords(text, span, pattern)) continue
    if (cutsNumber(text, span) !== undefined) cut ??= span
    else if (whole.push(span) === limit) break
  }
  return { whole, cut }
}

function spanOf(text: FoldedText, unitFrom: number, unitTo: number): Span | undefined {
  const first = text.tokenAtUnit(unitFrom)
  const last = text.tokenAtUnit(unitTo - 1)
  return text.unitFrom(first) === unitFrom && text.unitTo(last) === unitTo
    ? { first, end: last + 1 }
    : undefined
}
