// Properties of quotes that the rules use: independence, fit with the ICP, majorities (S-12 to S-14).
import { isMuted, isOf, type SignalEntry, type Weighed } from '../ledger/entry.ts'
import { isNearlySame } from '../../../base/text-fingerprint.ts'
import { behaviourLevel, deniesNeed, hasQuantity, readOnTopic } from '../reading/behaviour.ts'
import type { SpanLabel } from '../reader/read-quote.ts'
import { normalise, overlap, stems } from '../reading/normalise.ts'
import { domainOf, sourceKey } from '../reading/source.ts'

/** A counted entry with a verbatim quote. */
export interface Quote extends Weighed {
  readonly id: string
  readonly reads: SignalEntry['reads']
  readonly value: {
    readonly verbatim: string
    readonly source_url: string
    readonly speaker_role: string
    readonly competitor?: string
  }
}

/** The words of an entry that a rule rests on. */
export interface Spanned {
  readonly span?: { readonly start: number; readonly end: number } | undefined
}

/** Role fit (S-12): the speaker's role shares a stem with the ICP's roles. */
export function fitsRole(quote: Quote, roleStems: ReadonlySet<string>): boolean {
  return overlap(stems(quote.value.speaker_role), roleStems) > 0
}

/** Quotes at this behaviour level or above (S-9), with the words that show it. */
export function atLevel<Q extends Quote>(level: number, quotes: readonly Q[]): readonly (Q & Spanned)[] {
  return quotes
    .filter((quote) => behaviourLevel(quote.value) >= level)
    .map((quote) => withSpan(quote, 'behaviour'))
}

/** Whether an entry is the quote of a customer, filed as one with the need, that speaks against it (O-4). */
export function isDenial(entry: SignalEntry): boolean {
  if (isOf('user_quote', entry)) return deniesNeed(entry.value)
  return isOf('dissatisfaction_quote', entry) && deniesNeed(entry.value)
}

/** A quote with the words that were read, where the reader marks any. */
export function withSpan<Q extends Quote>(quote: Q, ...labels: readonly SpanLabel[]): Q & Spanned {
  const { spans } = readOnTopic(quote.value)
  const found = labels.flatMap((label) => spans.find((span) => span.label === label) ?? [])[0]
  return found === undefined ? quote : { ...quote, span: { start: found.start, end: found.end } }
}

/** Independent quotes (S-14): one unmuted quote per source, by highest level, then quantity, role fit, lowest id. */
export function independent<Q extends Quote>(
  quotes: readonly Q[],
  roleStems: ReadonlySet<string>,
): readonly Q[] {
  const rank = ({ value }: Quote, fits: boolean): number =>
    behaviourLevel(value) * 4 + (hasQuantity(value.verbatim) ? 2 : 0) + (fits ? 1 : 0)
  const best = new Map<string, { readonly quote: Q; readonly rank: number }>()
  const heard = unmuted(quotes)
  const sourceOf = sourcesOf(heard)
  for (const quote of heard) {
    const source = sourceOf(quote)
    const candidate = { quote, rank: rank(quote, fitsRole(quote, roleStems)) }
    const known = best.get(source)
    if (known === undefined || candidate.rank > known.rank) best.set(source, candidate)
  }
  return [...best.values()].map(({ quote }) => quote)
}

/** Number of distinct sources (S-13, P-5). */
export function sourceCount(quotes: readonly Quote[]): number {
  return new Set(quotes.map(sourcesOf(quotes))).size
}

/**
 * The source of each quote (S-13, P-5): the source key of the address that its page was read at. Quotes whose pages have
 * nearly the same text, or hold each other's words, have the key of one of them.
 */
function sourcesOf(quotes: readonly Quote[]): (quote: Quote) => string {
  const heard = quotes.map((quote) => ({
    id: quote.id,
    said: ` ${normalise(quote.value.verbatim)} `,
    ...pageOf(quote),
  }))
  const keys = heard.map(({ url }) => sourceKey(url))
  for (const [i, one] of heard.entries())
    for (const [j, other] of heard.entries()) {
      if (j >= i || keys[i] === keys[j]) continue
      const isOne =
        isNearlySame(one.text, other.text) ||
        one.around.includes(other.said) ||
        other.around.includes(one.said)
      const [key, former] = [keys[j] ?? '', keys[i]]
      if (isOne) for (const [at, each] of keys.entries()) if (each === former) keys[at] = key
    }
  const known = new Map(heard.map(({ id }, at) => [id, keys[at]]))
  return (quote) => known.get(quote.id) ?? sourceKey(pageOf(quote).url)
}

interface HeardPage {
  /** Where redirects led to, if the quote was found there. */
  readonly url: string
  /** Fingerprint of the page, and its normalised text around the quote; empty for a page without the quote. */
  readonly text: string
  readonly around: string
}

/** What cites one page. */
interface Cited {
  readonly value: { readonly source_url: string }
  readonly reads: SignalEntry['reads']
}

function pageOf({ value, reads }: Cited): HeardPage {
  const read = reads.find(({ url }) => url === value.source_url)
  // why only of pages with the quote: two sites may show the same wall
  if (read?.outcome !== 'found') return { url: value.source_url, text: '', around: '' }
  const { final_url: url = value.source_url, fingerprint: text, context = '' } = read
  return { url, text, around: ` ${normalise(context)} ` }
}

/** Number of distinct registrable domains, by where the pages were read. */
export function domainCount(entries: readonly Cited[]): number {
  return new Set(entries.map((entry) => domainOf(pageOf(entry).url))).size
}

export function unmuted<E extends Weighed>(entries: readonly E[]): readonly E[] {
  return entries.filter((entry) => !isMuted(entry))
}

export function isStale(entry: Pick<SignalEntry, 'flags'>): boolean {
  return entry.flags.includes('stale')
}

/** Whether a part is more than half of the whole. */
export function isMajority(part: readonly unknown[], whole: readonly unknown[]): boolean {
  return part.length * 2 > whole.length
}
