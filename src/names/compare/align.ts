// Aligns the words of two names: one to one first, then several against one.
import type { Token } from '../token/token.ts'
import type { Alignment, AlignedPair } from './alignment.ts'
import { type SimilarityRule, type Similarity, similarity as measure } from './similarity.ts'
import { joinServants, joinSpans, meetAcronyms, meetWhole } from './spans.ts'

/** The most words of a name to compare. Longer names are cut here to bound the work. */
export const MAX_TOKENS = 24

/** Positions of the unmatched words. */
function over(used: readonly number[]): number[] {
  const positions: number[] = []
  for (let k = 0; k < used.length; k++) if (used[k] === 0) positions.push(k)
  return positions
}

function unused(length: number): number[] {
  const used: number[] = []
  for (let k = 0; k < length; k++) used.push(0)
  return used
}

export type Measure = (a: Token, b: Token) => Similarity

/** Selects the words to align; particles, suffixes and legal forms have separate rules. */
export const isCompared = (token: Token): boolean =>
  token.role !== 'particle' && token.role !== 'legal' && token.role !== 'suffix'

const isParticle = ({ role }: Token): boolean => role === 'particle'

/** With `acronyms`, words may match their initials, as in the names of organisations. */
export function align(
  left: readonly Token[],
  right: readonly Token[],
  similarity: Measure = measure,
  acronyms = false,
): Alignment {
  // why: the order of matching must not depend on which name is the query
  if (isAfter(left, right)) return mirrored(align(right, left, (a, b) => similarity(b, a), acronyms))
  const n = Math.min(left.length, MAX_TOKENS)
  const m = Math.min(right.length, MAX_TOKENS)
  const usedLeft = unused(n)
  const usedRight = unused(m)
  const candidates: { score: number; i: number; j: number; rule: SimilarityRule; apart: number }[] = []
  for (let i = 0; i < n; i++) {
    const a = left[i] as Token
    if (!isCompared(a)) {
      usedLeft[i] = 1
      continue
    }
    for (let j = 0; j < m; j++) {
      const b = right[j] as Token
      if (!isCompared(b)) {
        usedRight[j] = 1
        continue
      }
      const { score, rule } = similarity(a, b)
      if (score > 0)
        candidates.push({ score: score * (a.weight + b.weight), i, j, rule, apart: Math.abs(i - j) })
    }
  }
  for (let j = 0; j < m; j++) if (!isCompared(right[j] as Token)) usedRight[j] = 1
  const pairs: AlignedPair[] = []
  if (n !== m || left.some(isParticle) || right.some(isParticle))
    meetWhole(left, right, usedLeft, usedRight, pairs)
  if (candidates.length > 1)
    candidates.sort((x, y) => y.score - x.score || x.apart - y.apart || x.i - y.i || x.j - y.j)
  for (const { i, j, rule, score } of candidates) {
    if (usedLeft[i] === 1 || usedRight[j] === 1) continue
    usedLeft[i] = 1
    usedRight[j] = 1
    pairs.push({
      left: [i],
      right: [j],
      score: score / ((left[i] as Token).weight + (right[j] as Token).weight),
      rule,
    })
  }
  if (usedLeft.includes(0) && usedRight.includes(0)) joinSpans(left, right, usedLeft, usedRight, pairs)
  joinServants(left, right, usedLeft, usedRight, pairs)
  if (acronyms) {
    pairs.push(...meetAcronyms(left, right, usedLeft, usedRight))
    for (const pair of meetAcronyms(right, left, usedRight, usedLeft))
      pairs.push({ ...pair, left: pair.right, right: pair.left })
  }
  return { pairs, leftOver: over(usedLeft), rightOver: over(usedRight) }
}

function isAfter(left: readonly Token[], right: readonly Token[]): boolean {
  if (left.length !== right.length) return left.length > right.length
  for (let k = 0; k < left.length; k++) {
    const a = (left[k] as Token).text
    const b = (right[k] as Token).text
    if (a !== b) return a > b
  }
  return false
}

const mirrored = ({ pairs, leftOver, rightOver }: Alignment): Alignment => ({
  pairs: pairs.map((pair) => ({ ...pair, left: pair.right, right: pair.left })),
  leftOver: rightOver,
  rightOver: leftOver,
})
