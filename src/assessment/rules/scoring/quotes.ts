// Properties of quotes that the rules use: independence, fit with the ICP, majorities (S-12 to S-14).
import { isMuted, type Flag } from '../ledger/entry.ts'
import { behaviourLevel, hasQuantity } from '../reading/behaviour.ts'
import { overlap, stems } from '../reading/normalise.ts'
import { domainOf, sourceKey } from '../reading/source.ts'

/** A counted entry with a verbatim quote. */
export interface Quote {
  readonly id: string
  readonly flags: readonly Flag[]
  readonly value: { readonly verbatim: string; readonly source_url: string; readonly speaker_role: string }
}

/** Role fit (S-12): the speaker's role shares a stem with the ICP's roles. */
export function fitsRole(quote: Quote, roleStems: ReadonlySet<string>): boolean {
  return overlap(stems(quote.value.speaker_role), roleStems) > 0
}

/** Quotes at this behaviour level or above (S-9). */
export function atLevel<Q extends Quote>(level: number, quotes: readonly Q[]): readonly Q[] {
  return quotes.filter((quote) => behaviourLevel(quote.value.verbatim) >= level)
}

/** Independent quotes (S-14): one unmuted quote per source, by highest level, then quantity, role fit, lowest id. */
export function independent<Q extends Quote>(
  quotes: readonly Q[],
  roleStems: ReadonlySet<string>,
): readonly Q[] {
  const rank = ({ value }: Quote, fits: boolean): number =>
    behaviourLevel(value.verbatim) * 4 + (hasQuantity(value.verbatim) ? 2 : 0) + (fits ? 1 : 0)
  const best = new Map<string, { readonly quote: Q; readonly rank: number }>()
  for (const quote of unmuted(quotes)) {
    const source = sourceKey(quote.value.source_url)
    const candidate = { quote, rank: rank(quote, fitsRole(quote, roleStems)) }
    const known = best.get(source)
    if (known === undefined || candidate.rank > known.rank) best.set(source, candidate)
  }
  return [...best.values()].map(({ quote }) => quote)
}

/** Number of distinct source keys (S-13). */
export function sourceCount(quotes: readonly Quote[]): number {
  return new Set(quotes.map(({ value }) => sourceKey(value.source_url))).size
}

/** Number of distinct registrable domains. */
export function domainCount(entries: readonly { readonly value: { readonly source_url: string } }[]): number {
  return new Set(entries.map(({ value }) => domainOf(value.source_url))).size
}

export function unmuted<E extends { readonly flags: readonly Flag[] }>(entries: readonly E[]): readonly E[] {
  return entries.filter((entry) => !isMuted(entry))
}

export function isStale(entry: { readonly flags: readonly Flag[] }): boolean {
  return entry.flags.includes('stale')
}

/** Whether a part is more than half of the whole. */
export function isMajority(part: readonly unknown[], whole: readonly unknown[]): boolean {
  return part.length * 2 > whole.length
}
