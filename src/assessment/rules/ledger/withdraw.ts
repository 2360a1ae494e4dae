// Takes an entry back: it stays in the ledger and counts for nothing (rule C-2).
import { isLive, withFlags, type Ledger } from './entry.ts'
import type { SignalRefusal } from './refusal.ts'

export interface Withdrawal {
  readonly axis: string
  readonly kind: string
  /** Id of the entry. */
  readonly id: string
}

/** The ledger after a withdrawal, or its refusal: only a live entry of that axis and kind can be withdrawn. */
export function withdraw(ledger: Ledger, { axis, kind, id }: Withdrawal): Ledger | SignalRefusal {
  const entry = ledger.find((each) => each.id === id && each.axis === axis && each.kind === kind)
  if (entry === undefined || !isLive(entry)) return { code: 'unknown_entry', entry: id }
  return ledger.map((each) => (each === entry ? withFlags(each, [...each.flags, 'withdrawn']) : each))
}
