// Ids of awards: the number of the contract, else of the proposal, with the phase; rows that share one are told apart.
import { createHash } from 'node:crypto'
import type { AwardRow } from './award-rows.ts'

/** What publishers of numbers write where they have none. */
const NO_NUMBER = /^(?:n\/?a|none|null|nil|tb[ad]|pending|unknown|not\s+(?:available|applicable)|[\s0.-]*)$/i

/** The number an award goes by, and the column it stands in; undefined where it has none. */
export function awardNumber(
  row: AwardRow,
): { readonly column: 'Contract' | 'Agency Tracking Number'; readonly value: string } | undefined {
  for (const column of ['Contract', 'Agency Tracking Number'] as const) {
    const value = row(column)
    if (!NO_NUMBER.test(value)) return { column, value }
  }
  return undefined
}

/** `FA0000-21-P-0001:II`; `unnumbered` where the award has no number. Several rows may give the same. */
export function sharedId(row: AwardRow): string {
  const number = awardNumber(row)?.value ?? 'unnumbered'
  const phase = row('Phase').replace(/^phase\s+/i, '')
  return phase === '' ? number : `${number}:${phase}`
}

/** The shared id with a digest of what the row says, the same in whatever order the rows stand. */
export function ownId(shared: string, said: unknown): string {
  return `${shared}:${createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 12)}`
}
