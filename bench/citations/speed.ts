// CPU time of a call with as many citations as one may have, each on a page of its own of 200 KB: reading the page on a
// thread, and finding the quote in it.
import { decode } from '../../src/platform/page-text/charset.ts'
import { PageReader } from '../../src/platform/page-text/page-reader.ts'
import { findQuote } from '../../src/citations/find/find-quote.ts'
import { fold } from '../../src/citations/find/fold/fold.ts'
import { readRows } from './labelled.ts'
import { readPages } from './pages.ts'

const CITATIONS = 25
const PAGE_BYTES = 200_000
const ROUNDS = 5
const GOAL_SECONDS = 2

export interface Speed {
  readonly lines: readonly string[]
  readonly missed: readonly string[]
}

/** Pages of running text in all languages, each beginning with other paragraphs, and a quote for each. */
function inputs(): { quote: string; html: Uint8Array }[] {
  const rows = readRows()
  const bodies = readPages()
    .filter(({ contentType }) => contentType === 'text/html')
    .map(({ bytes }) => decode(bytes, { label: undefined, isMarkup: true }).text)
    .map((html) => html.replaceAll(/^.*?<main>|<\/main>.*$/gs, ''))
  return Array.from({ length: CITATIONS }, (_, i) => {
    let body = ''
    for (let at = i; Buffer.byteLength(body) < PAGE_BYTES; at++) body += bodies[at % bodies.length] ?? ''
    const quote = rows[Math.floor((i * rows.length) / CITATIONS)]?.quote ?? ''
    return { quote, html: Buffer.from(`<!doctype html><title>${i}</title>${body}`) }
  })
}

const cpuSeconds = (since: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1e6
}

const spread = (values: readonly number[]): string => {
  const sorted = values.toSorted((a, b) => a - b)
  const [low, middle, high] = [sorted[0], sorted[sorted.length >> 1], sorted.at(-1)].map((value) =>
    (value ?? 0).toFixed(2),
  )
  return `${middle} s (${low}-${high})`
}

export async function speed(): Promise<Speed> {
  const pages = inputs()
  const reading: number[] = []
  const finding: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const reader = new PageReader()
    const beforeReading = process.cpuUsage()
    const read = await Promise.all(pages.map(({ html }) => reader.read(html, 'text/html')))
    reading.push(cpuSeconds(beforeReading))
    await reader.close()
    const beforeFinding = process.cpuUsage()
    for (const [i, page] of read.entries()) {
      if (page.kind !== 'text') throw new Error(`page ${i}: ${page.reason}`)
      findQuote(pages[i]?.quote ?? '', fold(page.text))
    }
    finding.push(cpuSeconds(beforeFinding))
  }
  const total = reading.map((seconds, round) => seconds + (finding[round] ?? 0))
  const worst = Math.max(...total)
  return {
    lines: [
      `${CITATIONS} citations on pages of ${PAGE_BYTES / 1_000} KB, CPU seconds, median of ${ROUNDS} rounds (least-most)`,
      `reading the pages   ${spread(reading)}, threads and their start included`,
      `finding the quotes  ${spread(finding)}`,
      `both                ${spread(total)}, goal ${GOAL_SECONDS} s`,
    ],
    missed: worst > GOAL_SECONDS ? [`${worst.toFixed(2)} s of CPU, not ${GOAL_SECONDS} s`] : [],
  }
}
