// Detects texts that are too similar: near-duplicates, runs shared with the pitch, and a template used twice (rules
// F-6).
import { isCjk, normalise, overlap } from './normalise.ts'
import { remember } from '../../../base/remember.ts'

type Shingles = ReadonlySet<string>

/** Words of a normalised text; its characters if more than 30% are CJK. */
function units(text: string): string[] {
  return isCjk(text)
    ? Array.from(normalise(text).replace(/ /g, ''))
    : normalise(text).split(' ').filter(Boolean)
}

function shinglesOf(text: string, size: number): Shingles {
  const parts = units(text)
  const found = new Set<string>()
  for (let start = 0; start + size <= parts.length; start++)
    found.add(parts.slice(start, start + size).join(' '))
  return found
}

const trigrams = remember((text) => shinglesOf(text, 3))

/** Near-duplicate: over 3-shingles, Jaccard 0.6 or more, or containment of the shorter 0.8 or more. */
export function nearDuplicate(left: string, right: string): boolean {
  const [a, b] = [trigrams(left), trigrams(right)]
  if (a.size === 0 || b.size === 0) return false
  const shared = overlap(a, b)
  return shared / (a.size + b.size - shared) >= 0.6 || shared / Math.min(a.size, b.size) >= 0.8
}

const WORD_RUN = 8
const CJK_RUN = 16
const wordRuns = remember((text) => shinglesOf(text, WORD_RUN))
const cjkRuns = remember((text) => shinglesOf(text, CJK_RUN))

/** The first run of 8 words (16 characters if the quote is CJK) that a quote shares with the pitch. */
export function sharedRun(quote: string, pitch: string): string | undefined {
  const runs = isCjk(quote) ? cjkRuns : wordRuns
  const own = runs(pitch)
  for (const run of runs(quote)) if (own.has(run)) return run
  return undefined
}

/** A quote reduced to its template: capitalised words dropped, each number replaced by one token. */
const templateShingles = remember((text) => {
  const named = text.normalize('NFKC').replace(/(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}'’-]*/gu, ' ')
  return shinglesOf(normalise(named).replace(/[$€£]?\d[\d.,]*%?/g, 'n'), 3)
})

/**
 * The positions of texts that follow the template of an earlier one (F-6): template Jaccard 0.7 or more, joined to
 * connected groups. The result contains all but the first of each group.
 */
export function templated(texts: readonly string[]): ReadonlySet<number> {
  const sets = texts.map(templateShingles)
  const group = texts.map((_, position) => position)
  const rootOf = (position: number): number => {
    const parent = group[position] ?? position
    return parent === position ? position : rootOf(parent)
  }
  for (const [later, earlier] of alikePairs(sets)) {
    const [a, b] = [rootOf(later), rootOf(earlier)]
    group[Math.max(a, b)] = Math.min(a, b)
  }
  return new Set([...texts.keys()].filter((position) => rootOf(position) !== position))
}

/** Pairs with Jaccard 0.7 or more, found through shared shingles: texts without a common one are never compared. */
function alikePairs(sets: readonly Shingles[]): [later: number, earlier: number][] {
  const holders = new Map<string, number[]>()
  const pairs: [number, number][] = []
  sets.forEach((set, later) => {
    const shared = new Map<number, number>()
    for (const shingle of set) {
      const earlier = holders.get(shingle)
      if (earlier === undefined) {
        holders.set(shingle, [later])
        continue
      }
      for (const position of earlier) shared.set(position, (shared.get(position) ?? 0) + 1)
      earlier.push(later)
    }
    for (const [position, count] of shared) {
      const union = set.size + (sets[position]?.size ?? 0) - count
      if (count / union >= 0.7) pairs.push([later, position])
    }
  })
  return pairs
}
