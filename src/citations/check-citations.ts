// Checks quotes at their sources (rule M-3): each page is read once for all its quotes, pages side by side, and a language
// model is asked at most once a quote, only where its answer decides.
import type { Verification } from './judge/verification.ts'
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
  /** Called with the position of each citation that is judged, in whatever order they are. */
  readonly onJudged?: (position: number) => void
}

/** Characters of a passage that are told and kept. */
const MAX_PASSAGE = 600

/** One result per citation, in their order. Faults of a page, a host or the model are results, never thrown. */
export async function checkCitations(
  citations: readonly CitedQuote[],
  deps: CitationDeps,
  options: CheckOptions,
): Promise<readonly Verification[]> {
  const results = new Map<string, Promise<Verification>>()
  const silent: SilentHosts = new Map()
  for (const [url, here] of Map.groupBy(citations, sourceOf)) {
    const quotes = [...new Set(here.map(({ verbatim }) => verbatim))]
    const page = deps.pages.search(url, quotes, { ...options, silent })
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

/** What is asked of a server: the fragment stays with the reader. */
const sourceOf = ({ source_url }: CitedQuote): string => source_url.replace(/#.*$/s, '')

/** The time is that of the page, or of the answer that there is none. */
async function verified(
  quote: string,
  page: PageSearch,
  position: number,
  { deps, options }: { deps: CitationDeps; options: CheckOptions },
): Promise<Verification> {
  const at = new Date(deps.clock.now()).toISOString()
  switch (page.kind) {
    case 'unreachable':
      return { ...failed('unreachable', 'the page cannot be had'), at }
    case 'unsupported':
      return { ...failed('unsupported_content', page.detail), at }
    case 'unavailable':
      return { ...failed('check_unavailable', page.detail), at }
    case 'searched': {
      const found = page.found[position]
      if (found === undefined) return { ...failed('check_unavailable', 'the page was not searched'), at }
      // why: without a model nothing is asked either, and the result says so
      const isAsked = needsModel(found) || deps.model === undefined
      const asked = isAsked ? await ask(quote, found, deps.model, options) : undefined
      return { ...worded(found, asked), ...evidence(page.seen, found, asked) }
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
  ...(passage !== '' && { passage: excerpt(passage) }),
  page_sha256: sha256,
  ...(asked &&
    'answer' in asked && { model: asked.answer.model, response_sha256: asked.answer.responseSha256 }),
})

const quoted = ({ passage }: FoundQuote): string => `“${excerpt(passage)}”`

/** White space made single, whole characters only, and none that moves a cursor or turns the direction of writing. */
function excerpt(passage: string): string {
  const text = passage
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .replaceAll(/\p{Bidi_Control}/gu, '')
    .trim()
  return text.length <= MAX_PASSAGE ? text : `${text.slice(0, MAX_PASSAGE).toWellFormed()}…`
}
