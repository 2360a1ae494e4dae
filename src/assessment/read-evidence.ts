// Reads the pages that a signal cites and looks for what it claims of them (rules P-2, P-12). It never refuses a signal:
// a page that cannot be read is recorded as such.
import { type Claim, type FoundClaim, MAX_FOUND_PASSAGE } from '../citations/claims/model/claim.ts'
import { excerpt } from '../citations/find/model/excerpt.ts'
import type { FoundQuote } from '../citations/find/quote-finder.ts'
import { judgePage } from '../citations/judge/judge-page.ts'
import type { PageSearch, SeenPage } from '../citations/ports.ts'
import type { Call } from '../call/use-case.ts'
import type { AssessmentPorts } from './ports.ts'
import {
  type AcceptedSignal,
  type CitedClaims,
  citedClaims,
  type ClaimedPart,
  type PageRead,
  type UnreadReason,
} from './rules/index.ts'

/** Every page that the signal cites, read once. Pages are read in parallel under the limits of the guard. */
export function readEvidence(
  { kind, value }: AcceptedSignal,
  call: Call,
  ports: Pick<AssessmentPorts, 'pages' | 'clock'>,
): Promise<readonly PageRead[]> {
  const options = { tenant: call.caller.workspaceId, ...(call.signal && { signal: call.signal }) }
  return Promise.all(
    citedClaims(kind, value).map(async (cited) => {
      const search = await ports.pages.search(cited.url, cited.parts.flat(), options)
      return readOf(cited, search, new Date(ports.clock.now()).toISOString())
    }),
  )
}

/** Answers of a server that is there and refuses to be read (P-3). LinkedIn sends 999. */
const REFUSALS: ReadonlySet<number> = new Set([401, 402, 403, 405, 406, 429, 451, 999])

function readOf(cited: CitedClaims, search: PageSearch, now: string): PageRead {
  const { url } = cited
  const unread = (reason: UnreadReason, status: number | null = null): PageRead => ({
    url,
    at: now,
    status,
    outcome: 'unread',
    reason,
  })
  switch (search.kind) {
    case 'unreachable':
      return unread(
        search.status !== null && REFUSALS.has(search.status) ? 'refused' : 'unreachable',
        search.status,
      )
    case 'unsupported':
      return unread('unsupported')
    case 'unavailable':
      return unread('unfinished')
    case 'searched':
      return searched(cited, search)
  }
}

function searched(cited: CitedClaims, { seen, found }: Extract<PageSearch, { kind: 'searched' }>): PageRead {
  const { url, parts } = cited
  const results = resultsOf(parts, found)
  const lacking = results.find(({ shows }) => !shows)
  const passage = (lacking ?? results[0])?.passage ?? ''
  const proof = proofOf(url, seen, passage)
  if (lacking === undefined)
    return { ...proof, ...contextOf(found.find((each) => each?.quote)?.quote), outcome: 'found' }
  if (!lacking.isSearched) return { ...proof, outcome: 'unread', reason: 'unfinished' }
  const whole = judgePage(seen.signs)
  if (whole !== 'whole') return { ...proof, outcome: 'unread', reason: whole.doubt }
  if (lacking.isCut) return { ...proof, outcome: 'unread', reason: 'cut' }
  if (lacking.isBare) return { ...proof, outcome: 'unread', reason: 'bare_figure' }
  if (cited.loose || lacking.isNear) return { ...proof, outcome: 'unread', reason: 'other_words' }
  return { ...proof, outcome: 'absent', missing: lacking.name }
}

/** The reading of a page that shows a quote, for an entry that cites it at `url` (P-11). */
export function quoteSeen(url: string, page: SeenPage, quote: FoundQuote): PageRead {
  const passage = excerpt(quote.passage, MAX_FOUND_PASSAGE)
  return { ...proofOf(url, page, passage), ...contextOf(quote), outcome: 'found' }
}

const proofOf = (url: string, seen: SeenPage, passage: string) => ({
  url,
  at: seen.fetchedAt,
  status: seen.status,
  ...(seen.finalUrl !== url && { final_url: seen.finalUrl }),
  sha256: seen.sha256,
  fingerprint: seen.fingerprint,
  ...(passage !== '' && { passage }),
})

/** Characters that are kept of the text around a quote. */
const MAX_CONTEXT = 600

function contextOf(
  quote: FoundQuote | undefined,
): Pick<PageRead & { outcome: 'found' }, 'context' | 'invention'> {
  if (quote === undefined) return {}
  const side = Math.max(0, Math.floor((MAX_CONTEXT - quote.passage.length) / 2))
  const before = side === 0 ? '' : quote.before.slice(-side)
  return {
    context: `${before} ${quote.passage} ${quote.after.slice(0, side)}`.trim().toWellFormed(),
    ...(quote.invention !== undefined && { invention: quote.invention }),
  }
}

interface PartResult {
  readonly name: string
  readonly shows: boolean
  /** Whether the search for all its claims finished. */
  readonly isSearched: boolean
  /** A figure that is there without its currency, which may stand in the head of a table. */
  readonly isNear: boolean
  /** A figure that is there without a word of what it is about near it. */
  readonly isBare: boolean
  /** A quote that leaves out words that may limit it. */
  readonly isCut: boolean
  readonly passage: string
}

/** The page has the words of the quote, and others beside them that deny or limit them. */
const CUT_QUOTE = 'the quote as a whole: words beside it deny or limit it. Quote the whole sentence'

/** One result per part, in order. */
function resultsOf(
  parts: readonly ClaimedPart[],
  found: readonly (FoundClaim | undefined)[],
): readonly PartResult[] {
  let from = 0
  return parts.map((part) => {
    const here = part.map((_, i) => found[from + i])
    from += part.length
    const hit = here.find((each) => each?.found === true)
    const closest = here.find((each) => each !== undefined && each.passage !== '')
    return {
      name: here.some((each) => each?.quote?.kind === 'exact') ? CUT_QUOTE : nameOf(part[0]),
      shows: hit !== undefined,
      isSearched: here.every((each) => each !== undefined),
      isNear: part[0].kind === 'figure' && here.some((each) => each?.near === true),
      isBare: here.some((each) => each?.bare === true),
      isCut: here.some((each) => each?.cut === true),
      passage: (hit ?? closest)?.passage ?? '',
    }
  })
}

function nameOf(claim: Claim): string {
  switch (claim.kind) {
    case 'quote':
      return 'the quote'
    case 'name':
      return `the name “${claim.text}”`
    case 'figure':
      return `the figure ${[claim.value, claim.currency].filter((part) => part !== undefined).join(' ')}`
    case 'assertion':
      return 'the names, figures and words of the claim'
  }
}
