// For tests: small changes of a ledger, so that one rule at a time is met or not. Ids stay; only the change matters.
import type { JsonObject } from '../../../src/base/json.ts'
import type { SignalEntry, Ledger } from '../../../src/assessment/rules/ledger/entry.ts'
import type { Kind } from '../../../src/assessment/rules/protocol/value-schemas.ts'
import { ledgerOf, signalOf } from './examples.ts'

export type Change = (ledger: Ledger) => Ledger

/** No change. */
export const asIs: Change = (ledger) => ledger

/** Changes one after another. */
export function all(...changes: readonly Change[]): Change {
  return (ledger) => changes.reduce((changed, change) => change(changed), ledger)
}

/** Members of the value of every entry of a kind; undefined removes one. `members` may depend on its position. */
export function set(
  kind: Kind,
  members: JsonObject | ((position: number, entry: SignalEntry) => JsonObject),
): Change {
  return edit(kind, (entry, position) => {
    const changed = typeof members === 'function' ? members(position, entry) : members
    return Object.assign({}, entry, { value: { ...entry.value, ...changed } })
  })
}

/** Age at receipt of the first entries of a kind. */
export function age(kind: Kind, days: number, first = Infinity): Change {
  return edit(kind, (entry, position) =>
    position < first ? Object.assign({}, entry, { age_days: days }) : entry,
  )
}

export function exclude(kind: Kind): Change {
  return edit(kind, (entry) => Object.assign({}, entry, { flags: ['excluded'] }))
}

/** Only the first entries of a kind. */
export function keep(kind: Kind, count: number): Change {
  return (ledger) => {
    const kept = new Set(ledger.filter((entry) => entry.kind === kind).slice(0, count))
    return ledger.filter((entry) => entry.kind !== kind || kept.has(entry))
  }
}

/** One more entry: the published example of the kind, changed. `axis` where the kind is listed for two. */
export function add(kind: Kind, members: JsonObject = {}, axis?: string): Change {
  const signal = signalOf(kind, members)
  return (ledger) => ledgerOf([{ ...signal, axis: axis ?? signal.axis }], ledger)
}

function edit(kind: Kind, change: (entry: SignalEntry, position: number) => SignalEntry): Change {
  return (ledger) => {
    let position = -1
    return ledger.map((entry) => {
      if (entry.kind !== kind) return entry
      position++
      return change(entry, position)
    })
  }
}

/** Complaints in the first person that tell of no behaviour and no quantity, none like another. */
export const PLAIN_QUOTES = [
  'Balances that nobody settles annoy me at the end of every quarter.',
  'My patients simply forget what remains open after the treatment.',
  'Honestly our ledger screen makes the whole desk grumpy and tired.',
  'Chasing people about small sums is what I like least in this job.',
  'Letters go out far too late and we look careless because of it.',
  'Nobody told us which families still owe something for the crowns.',
] as const

export function plain(position: number): string {
  return PLAIN_QUOTES[position % PLAIN_QUOTES.length] ?? PLAIN_QUOTES[0]
}
