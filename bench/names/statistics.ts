// The figures of the name benches and how they are printed: the same rows give the same text, so a changed result shows
// up as a changed line.

export interface Scored {
  readonly score: number
  readonly match: boolean
}

export interface Quality {
  readonly threshold: number
  readonly precision: number
  readonly recall: number
  readonly f1: number
}

/** The chance that a match scores above a non-match, ties counted half; NaN when there is none of either. */
export function auc(rows: readonly Scored[]): number {
  const sorted = rows.toSorted((a, b) => a.score - b.score)
  let [wins, below] = [0, 0]
  for (let from = 0; from < sorted.length;) {
    const score = sorted[from]?.score
    let to = from
    let matches = 0
    for (; to < sorted.length && sorted[to]?.score === score; to++) if (sorted[to]?.match === true) matches++
    const others = to - from - matches
    wins += matches * (below + others / 2)
    below += others
    from = to
  }
  return wins / ((sorted.length - below) * below)
}

/** With nothing called a match, precision is 1 by convention: no call was wrong. */
function quality(threshold: number, hits: number, called: number, matches: number): Quality {
  return {
    threshold,
    precision: called === 0 ? 1 : hits / called,
    recall: matches === 0 ? 1 : hits / matches,
    f1: called + matches === 0 ? 1 : (2 * hits) / (called + matches),
  }
}

/** A row is called a match from the threshold on. */
export function qualityAt(rows: readonly Scored[], threshold: number): Quality {
  const called = rows.filter((row) => row.score >= threshold)
  return quality(
    threshold,
    called.filter((row) => row.match).length,
    called.length,
    rows.filter((row) => row.match).length,
  )
}

/** The quality at the score with the highest F1, the highest such score when several share it. */
export function bestQuality(rows: readonly Scored[]): Quality {
  const sorted = rows.toSorted((a, b) => b.score - a.score)
  const matches = rows.filter((row) => row.match).length
  let best = quality(Number.POSITIVE_INFINITY, 0, 0, matches)
  let hits = 0
  for (const [index, row] of sorted.entries()) {
    if (row.match) hits++
    if (sorted[index + 1]?.score === row.score) continue
    const here = quality(row.score, hits, index + 1, matches)
    if (here.f1 > best.f1) best = here
  }
  return best
}

/** The smallest value that at least the part `q` of all values does not exceed (nearest rank, no interpolation). */
export function quantile(values: readonly number[], q: number): number {
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.max(0, Math.ceil(q * sorted.length) - 1)] ?? Number.NaN
}

export interface Latencies {
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly max: number
}

export function latencies(values: readonly number[]): Latencies {
  const [p50, p95, p99, max] = [0.5, 0.95, 0.99, 1].map((q) => quantile(values, q))
  const none = Number.NaN
  return { p50: p50 ?? none, p95: p95 ?? none, p99: p99 ?? none, max: max ?? none }
}

/** Lines of fixed-width columns: text to the left, numbers (as they were printed) to the right. */
export function tableLines(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const all = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)))
  const numeric = head.map((_, column) => rows.every((row) => /^[-\d.,%/]*$/.test(row[column] ?? '')))
  const line = (cells: readonly string[]): string =>
    widths
      .map((width, column) => {
        const cell = cells[column] ?? ''
        return numeric[column] === true ? cell.padStart(width) : cell.padEnd(width)
      })
      .join('  ')
      .trimEnd()
  return [line(head), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(line)]
}
