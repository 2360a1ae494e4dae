// Finds the stretches of a page that may contain a changed quote: those of its length that share most with it, in any
// order. No alignment matches more than a stretch shares, so the best stretches include every similar passage.
import type { FoldedText } from '../fold/folded-text.ts'
import type { Meter } from '../model/meter.ts'
import type { Span } from '../model/span.ts'

/** Best first; they overlap by at most half. `length` is in tokens. */
export function windows(
  text: FoldedText,
  words: readonly string[],
  { length, count, meter }: { readonly length: number; readonly count: number; readonly meter: Meter },
): Span[] {
  const shared = sharedUnits(text, words, length)
  meter.steps += text.unitCount + text.tokenCount * (count + 1)
  const found: Span[] = []
  const half = Math.ceil(length / 2)
  while (found.length < count) {
    let best = 0
    let most = 0
    for (let at = 0; at < shared.length; at++) {
      const value = shared[at] ?? 0
      if (value > most) [best, most] = [at, value]
    }
    if (most === 0) break
    found.push({ first: best, end: Math.min(text.tokenCount, best + length) })
    shared.fill(0, Math.max(0, best - half), best + half)
  }
  return found
}

/** For each token, the units that the stretch from there shares with the words, counting repeated words. */
function sharedUnits(text: FoldedText, words: readonly string[], length: number): Uint32Array {
  const ids = new Map<string, number>()
  const left: number[] = []
  for (const word of words) {
    const id = ids.get(word) ?? left.push(0) - 1
    ids.set(word, id)
    left[id] = (left[id] ?? 0) + 1
  }
  const lengths = [...ids.keys()].map((word) => word.length)
  const longest = Math.max(...lengths)
  const tokens = new Int32Array(text.tokenCount)
  for (let token = 0; token < tokens.length; token++)
    tokens[token] = text.length(token) > longest ? -1 : (ids.get(text.text(token)) ?? -1)

  const shared = new Uint32Array(tokens.length)
  let sum = 0
  for (let enter = 0, leave = 0; leave < tokens.length; leave++) {
    for (; enter < Math.min(tokens.length, leave + length); enter++) {
      const id = tokens[enter] ?? -1
      if (id < 0) continue
      const rest = left[id] ?? 0
      if (rest > 0) sum += lengths[id] ?? 0
      left[id] = rest - 1
    }
    shared[leave] = sum
    const id = tokens[leave] ?? -1
    if (id < 0) continue
    const rest = (left[id] ?? 0) + 1
    left[id] = rest
    if (rest > 0) sum -= lengths[id] ?? 0
  }
  return shared
}
