// How the ledger grows: a singular kind supersedes, an identical value is reinstated (rules K-2 to K-4, F-1, F-3).
import { canonicalJson } from '../../../base/canonical-json.ts'
import { isAxisId, kindsOf } from '../protocol/axes.ts'
import { SINGULAR_KINDS } from '../protocol/limits.ts'
import {
  ageDays,
  entryId,
  isLive,
  withFlags,
  type AcceptedSignal,
  type SignalEntry,
  type HeadResult,
  type Ledger,
  type SubmittedSignal,
} from './entry.ts'

export interface Receipt {
  /** ISO instant. */
  readonly receivedAt: string
  readonly head: readonly HeadResult[]
}

export interface Appended {
  readonly ledger: Ledger
  readonly entry: SignalEntry
  /** Ids of the entries this one newly superseded (K-4). */
  readonly superseded: readonly string[]
  /** True when the ledger held the same value before: its entry, with its id, is live again (K-4). */
  readonly reinstated: boolean
}

/**
 * Adds a signal that checkSignal let pass; an axis or kind that it refuses is a broken invariant and throws. The flags
 * that depend on the whole ledger are left to flagLedger.
 */
export function append(ledger: Ledger, signal: SubmittedSignal, { receivedAt, head }: Receipt): Appended {
  const accepted = acceptedSignal(signal)
  const { axis, kind, value } = accepted
  const before = findSame(ledger, accepted)
  const rest = ledger.filter((entry) => entry !== before)
  const superseded = SINGULAR_KINDS.has(kind)
    ? rest.filter((entry) => entry.kind === kind && isLive(entry))
    : []
  const entry: SignalEntry = {
    id: before?.id ?? entryId(accepted, new Set(rest.map(({ id }) => id))),
    axis,
    kind,
    value,
    received_at: receivedAt,
    age_days: ageDays(value, receivedAt),
    head,
    verify: null,
    flags: head.some((result) => result.class === 'restricted') ? ['restricted'] : [], // F-3
  }
  const retired = rest.map((old): SignalEntry =>
    superseded.includes(old) ? withFlags(old, [...old.flags, 'superseded']) : old,
  ) // F-1
  return {
    ledger: [...retired, entry],
    entry,
    superseded: superseded.map(({ id }) => id),
    reinstated: before !== undefined,
  }
}

function acceptedSignal({ axis, kind, value }: SubmittedSignal): AcceptedSignal {
  const known = isAxisId(axis) ? kindsOf(axis).find((candidate) => candidate === kind) : undefined
  if (!isAxisId(axis) || known === undefined)
    throw new Error(`append was given ${axis}.${kind}, which was not accepted`)
  return { axis, kind: known, value }
}

function findSame(ledger: Ledger, { axis, kind, value }: AcceptedSignal): SignalEntry | undefined {
  const rivals = ledger.filter((entry) => entry.axis === axis && entry.kind === kind)
  if (rivals.length === 0) return undefined
  const wanted = canonicalJson(value)
  return rivals.find((entry) => canonicalJson(entry.value) === wanted)
}
