// Properties of quotes that the rules use: independence, fit with the ICP, majorities (S-12 to S-14).
import { isMuted, type SignalEntry, type Weighed } from '../ledger/entry.ts'
import { isNearlySame } from '../../../base/text-fingerprint.ts'
import { behaviourLevel, hasQuantity, readOnTopic } from '../reading/behaviour.ts'
import type { SpanLabel } from '../reader/read-quote.ts'
import { overlap, stems } from '../reading/normalise.ts'
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

/** Whether the speaker denies the need (O-4). */
export const denies = ({ value }: Quote): boolean => readOnTopic(value).stance === 'denies'

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

/** The source of each quote: its source key, or that of an earlier quote whose page has nearly the same text (P-5). */
function sourcesOf(quotes: readonly Quote[]): (quote: Quote) => string {
  const pages: { readonly key: string; readonly text: string }[] = []
  const keys = new Map<string, string>()
  for (const { id, value, reads } of quotes) {
    const own = sourceKey(value.source_url)
    const read = reads.find(({ url }) => url === value.source_url)
    // why only of pages with the quote: two sites may show the same wall
    const text = read?.outcome === 'found' ? read.fingerprint : undefined
    const same = text === undefined ? undefined : pages.find((page) => isNearlySame(page.text, text))
    const key = same?.key ?? own
    keys.set(id, key)
    if (text !== undefined && same === undefined) pages.push({ key, text })
  }
  return ({ id, value }) => keys.get(id) ?? sourceKey(value.source_url)
}

/** Number of distinct registrable domains. */
export function domainCount(entries: readonly { readonly value: { readonly source_url: string } }[]): number {
  return new Set(entries.map(({ value }) => domainOf(value.source_url))).size
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
