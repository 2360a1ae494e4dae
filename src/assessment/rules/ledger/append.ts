// Adds entries to the ledger: a singular kind supersedes, an identical value is reinstated (rules K-2 to K-4, F-1,
// F-3).
import { canonicalJson } from '../../../base/canonical-json.ts'
import { isAxisId, kindsOf } from '../protocol/axes.ts'
import { SINGULAR_KINDS } from '../protocol/limits.ts'
import { fieldsOf } from '../protocol/value-schemas.ts'
import { nearDuplicate } from '../reading/resemblance.ts'
import type { MessageProof } from './message-proof.ts'
import { sameValue } from './same-value.ts'
import type { PageRead } from './page-read.ts'
import {
  ageDays,
  textOfField,
  wasAbsent,
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
  readonly reads?: readonly PageRead[]
  readonly proof?: MessageProof | undefined
  /** The key, or the person, that sent the signal. */
  readonly sentBy?: string
  /** Id of the live entry that this one takes the place of (C-1). */
  readonly replaces?: string
}

export interface Appended {
  readonly ledger: Ledger
  readonly entry: SignalEntry
  /** Ids of the entries that this one supersedes (K-4, C-1). */
  readonly superseded: readonly string[]
  /** True if the ledger held the same value before: its entry, with its id, is live again (K-4). */
  readonly reinstated: boolean
}

/**
 * Adds a signal that checkSignal accepted; an axis or kind that it refuses is a broken invariant and throws. flagLedger
 * sets the flags that depend on the whole ledger.
 */
export function append(
  ledger: Ledger,
  signal: SubmittedSignal,
  { receivedAt, head, reads = [], proof: sent, sentBy, replaces }: Receipt,
): Appended {
  const accepted = acceptedSignal(signal)
  const { axis, kind, value } = accepted
  const before = findSame(ledger, accepted)
  const rest = ledger.filter((entry) => entry !== before)
  const superseded = rest.filter(
    (entry) =>
      isLive(entry) &&
      (entry.id === replaces ||
        (entry.kind === kind && (SINGULAR_KINDS.has(kind) || isCorrectedBy(accepted, entry)))),
  )
  const proof = sent ?? keptProof(before, rest)
  const entry: SignalEntry = {
    id: before?.id ?? entryId(accepted, new Set(rest.map(({ id }) => id))),
    axis,
    kind,
    value,
    received_at: receivedAt,
    age_days: ageDays(value, receivedAt),
    head,
    reads: reads.map((read) => afterAbsence(read, before)),
    verify: null,
    flags: head.some((result) => result.class === 'restricted') ? ['restricted'] : [], // F-3
    ...(sentBy !== undefined && { sent_by: sentBy }),
    ...(proof !== undefined && { proof }),
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

/** Whether a signal is the corrected wording of an entry whose page does not hold it (C-1, K-4). */
function isCorrectedBy({ axis, kind, value }: AcceptedSignal, entry: SignalEntry): boolean {
  if (entry.axis !== axis || !wasAbsent(entry)) return false
  if (sameValue(fieldsOf(kind), entry.value, value)) return true
  const [text, other] = [value, entry.value].map((each) => textOfField(each, 'verbatim'))
  return text !== undefined && other !== undefined && nearDuplicate(text, other)
}

/** A page that did not hold the claim and now refuses to be read is still absent: its author may have shut it. */
function afterAbsence(read: PageRead, before: SignalEntry | undefined): PageRead {
  const earlier = before?.reads.find(({ url }) => url === read.url)
  return read.outcome === 'unread' && earlier?.outcome === 'absent' ? earlier : read
}

/** The proof of the same value from before, unless its message proves another entry by now (P-8). */
function keptProof(before: SignalEntry | undefined, rest: Ledger): MessageProof | undefined {
  const proof = before?.proof
  return proof && provedBy(proof.identity, rest) ? undefined : proof
}

/** The other live entry that a message proves; undefined if there is none. */
export function provedBy(identity: string, ledger: Ledger, id?: string): SignalEntry | undefined {
  return ledger.find((entry) => isLive(entry) && entry.id !== id && entry.proof?.identity === identity)
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
