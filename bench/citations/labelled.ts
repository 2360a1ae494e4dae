// The labelled quotes and what is found of each without a language model.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { findQuote } from '../../src/citations/find/find-quote.ts'
import type { QuoteFinding } from '../../src/citations/find/model/finding.ts'
import { judge, needsModel } from '../../src/citations/judge/judge.ts'
import { foldPage, readPages } from './pages.ts'

export const KINDS = [
  'verbatim',
  'typographic',
  'elided',
  'paraphrased',
  'negated',
  'other speaker',
  'absent',
  'similar',
  'collage',
  'conditional',
  'cut',
  'struck',
] as const

const Row = z.strictObject({
  id: z.string(),
  page: z.string(),
  kind: z.enum(KINDS),
  quote: z.string(),
  /** `ask`: the page says it in other words, which only a reader can tell. */
  expected: z.enum(['valid', 'ask', 'invalid']),
})
export type Row = z.infer<typeof Row>

export interface JudgedRow extends Row {
  readonly language: string
  readonly finding: QuoteFinding
  readonly valid: boolean
  /** Another figure in every reading: invalid whatever a model says of it. */
  readonly refuted: boolean
}

export function readRows(folder = join(import.meta.dirname, 'labelled')): readonly Row[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .toSorted()
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').trimEnd().split('\n'))
    .map((line) => Row.parse(JSON.parse(line)))
}

export async function judgeRows(): Promise<readonly JudgedRow[]> {
  const pages = new Map(
    await Promise.all(
      readPages().map(async (page) => [page.id, { ...page, folded: await foldPage(page) }] as const),
    ),
  )
  return readRows().map((row) => {
    const page = pages.get(row.page)
    if (page === undefined) throw new Error(`${row.id}: no page ${row.page} in pages.json`)
    const finding = findQuote(row.quote, page.folded)
    return {
      ...row,
      language: page.language,
      finding,
      valid: judge(finding, 'no model').valid,
      refuted: finding.kind === 'near' && !needsModel(finding),
    }
  })
}
