// Checks quotes at their sources (rule M-3). Each page is read once for all its quotes, and pages are checked in
// parallel. A language model is asked at most once per quote, only where its answer decides.
import type { Verification } from './judge/verification.ts'
import { excerpt } from './find/model/excerpt.ts'
import type { FoundQuote } from './find/quote-finder.ts'
import { type CitationReason, judge, needsModel } from './judge/judge.ts'
import type { Clock } from '../base/ports.ts'
import {
  type LanguageModel,
  LanguageModelUnavailable,
  type MeaningAnswer,
  type Pages,
  type PageSearch,
  type SeenPage,
  type SilentHosts,
} from './ports.ts'

export interface CitedQuote {
  readonly verbatim: string
  readonly source_url: string
}

export interface CitationDeps {
  readonly clock: Clock
  readonly pages: Pages
  readonly model: LanguageModel | undefined
}

export interface CheckOptions {
  /** The workspace. */
  readonly tenant: string
  readonly signal?: AbortSignal
  /** Called with the position of each citation when it is judged, in any order. */
  readonly onJudged?: (position: number) => void
}

/** Maximum length, in characters, of a passage that is reported and stored. */
const MAX_PASSAGE = 600

/** What was found for a quote at its source. */
export interface CheckedCitation {
  readonly verification: Verification
  /** The page, where the quote is on it word for word, or a model finds its meaning there. */
  readonly shown?: { readonly page: SeenPage; readonly quote: FoundQuote }
}

/** Returns one result per citation, in their order. Page, host and model faults are results and are never thrown. */
export async function checkCitations(
  citations: readonly CitedQuote[],
  deps: CitationDeps,
  options: CheckOptions,
): Promise<readonly CheckedCitation[]> {
  const results = new Map<string, Promise<CheckedCitation>>()
  const silent: SilentHosts = new Map()
  for (const [url, here] of Map.groupBy(citations, sourceOf)) {
    const quotes = [...new Set(here.map(({ verbatim }) => verbatim))]
    const claims = quotes.map((text) => ({ kind: 'quote', text }) as const)
    const page = deps.pages.search(url, claims, { ...options, silent })
    for (const [i, quote] of quotes.entries())
      results.set(
        `${url}\n${quote}`,
        page.then((read) => verified(quote, read, i, { deps, options })),
      )
  }
  return Promise.all(
    citations.map(async (citation, position) => {
      const result = await results.get(`${sourceOf(citation)}\n${citation.verbatim}`)
      if (result === undefined) throw new Error('a citation was not checked')
      options.onJudged?.(position)
      return result
    }),
  )
}

/** The address to request: without the fragment, which a server never receives. */
const sourceOf = ({ source_url }: CitedQuote): string => source_url.replace(/#.*$/s, '')

/** The time is when the page was read, or when the check failed to get it. */
async function verified(
  quote: string,
  page: PageSearch,
  position: number,
  { deps, options }: { deps: CitationDeps; options: CheckOptions },
): Promise<CheckedCitation> {
  const at = new Date(deps.clock.now()).toISOString()
  switch (page.kind) {
    case 'unreachable':
      return { verification: { ...failed('unreachable', 'the page cannot be had'), at } }
    case 'unsupported':
      return { verification: { ...failed('unsupported_content', page.detail), at } }
    case 'unavailable':
      return { verification: { ...failed('check_unavailable', page.detail), at } }
    case 'searched': {
      const claim = page.found[position]
      const found = claim?.quote
      if (found === undefined)
        return { verification: { ...failed('check_unavailable', 'the page was not searched'), at } }
      // why: without a model `ask` sends nothing, and the result says so
      const isAsked = needsModel(found) || deps.model === undefined
      const asked = isAsked ? await ask(quote, found, deps.model, options) : undefined
      const isShown = claim?.found === true || (asked && 'answer' in asked && asked.answer.sameMeaning)
      return {
        verification: { ...worded(found, asked), ...evidence(page.seen, found, asked) },
        ...(isShown && { shown: { page: page.seen, quote: found } }),
      }
    }
  }
}

type Asked = { readonly answer: MeaningAnswer } | { readonly unanswered: string }

async function ask(
  quote: string,
  { passage, before, after }: FoundQuote,
  model: LanguageModel | undefined,
  options: CheckOptions,
): Promise<Asked> {
  if (model === undefined) return { unanswered: 'no language model is configured to compare their meaning' }
  try {
    return { answer: await model.sameMeaning({ quote, passage, before, after }, options) }
  } catch (error) {
    if (error instanceof LanguageModelUnavailable)
      return { unanswered: 'the language model that compares their meaning gave no answer' }
    throw error
  }
}

function worded(found: FoundQuote, asked: Asked | undefined): Pick<Verification, 'valid' | 'reason'> {
  const unanswered = asked === undefined ? 'not asked' : 'no model'
  const verdict = judge(found, asked && 'answer' in asked ? asked.answer : unanswered)
  if (verdict.valid) return { valid: true }
  const closest =
    found.passage === '' ? 'nothing on the page is like it' : `the closest passage is ${quoted(found)}`
  if (verdict.reason === 'quote_not_found') return failed(verdict.reason, closest)
  if (verdict.reason === 'meaning_differs') return failed(verdict.reason, `the page says ${quoted(found)}`)
  const doubt =
    found.kind === 'exact' ? 'what stands around it may deny or qualify it' : 'it is not there word for word'
  const why = asked && 'unanswered' in asked ? asked.unanswered : 'its meaning was not compared'
  return failed(verdict.reason, `${doubt}, and ${why}; ${closest}`)
}

const failed = (code: CitationReason, detail: string): { valid: false; reason: string } => ({
  valid: false,
  reason: `${code}: ${detail}`,
})

const evidence = (
  { sha256, fetchedAt }: SeenPage,
  { passage }: FoundQuote,
  asked: Asked | undefined,
): Omit<Verification, 'valid' | 'reason'> => ({
  at: fetchedAt,
  ...(passage !== '' && { passage: excerpt(passage, MAX_PASSAGE) }),
  page_sha256: sha256,
  ...(asked &&
    'answer' in asked && { model: asked.answer.model, response_sha256: asked.answer.responseSha256 }),
})

const quoted = ({ passage }: FoundQuote): string => `“${excerpt(passage, MAX_PASSAGE)}”`
