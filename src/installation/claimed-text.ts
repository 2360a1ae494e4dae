// The text of pages that hold what signals claim of them: for a stand-in of the web in demonstrations and tests.
import type { Claim } from '../citations/claims/model/claim.ts'
import type { Signal } from '../contract/vocabulary/signal.ts'
import { type AcceptedSignal, citedClaims } from '../assessment/rules/index.ts'

/** URL -> one paragraph for each claim. The signals must be acceptable. */
export function claimedText(signals: readonly Signal[]): ReadonlyMap<string, readonly string[]> {
  const pages = new Map<string, string[]>()
  for (const { kind, value } of signals as readonly AcceptedSignal[])
    for (const { url, parts } of citedClaims(kind, value))
      pages.set(url, [...(pages.get(url) ?? []), ...parts.map(([claim]) => written(claim))])
  return pages
}

function written(claim: Claim): string {
  if (claim.kind !== 'figure') return claim.text
  const { value, currency, about } = claim
  return [about, value, currency].filter((part) => part !== undefined).join(' ')
}
