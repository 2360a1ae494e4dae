// Builds award ids: the number of the contract, else of the proposal, with the phase. Rows that share an id get a
// digest.
import { createHash } from 'node:crypto'
import type { AwardRow } from './award-rows.ts'

/** What publishers write for a missing number. */
const NO_NUMBER = /^(?:n\/?a|none|null|nil|tb[ad]|pending|unknown|not\s+(?:available|applicable)|[\s0.-]*)$/i

/** The number of an award and its column; undefined without a number. */
export function awardNumber(
  row: AwardRow,
): { readonly column: 'Contract' | 'Agency Tracking Number'; readonly value: string } | undefined {
  for (const column of ['Contract', 'Agency Tracking Number'] as const) {
    const value = row(column)
    if (!NO_NUMBER.test(value)) return { column, value }
  }
  return undefined
}

/** `FA0000-21-P-0001:II`; `unnumbered` if the award has no number. Several rows may have the same id. */
export function sharedId(row: AwardRow): string {
  const number = awardNumber(row)?.value ?? 'unnumbered'
  const phase = row('Phase').replace(/^phase\s+/i, '')
  return phase === '' ? number : `${number}:${phase}`
}

/** The shared id with a digest of the row's content, independent of the order of the rows. */
export function ownId(shared: string, said: unknown): string {
  return `${shared}:${createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 12)}`
}
