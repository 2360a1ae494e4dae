// Decides whether a signal enters the ledger: rules in order; the first that fails gives the refusal. The
// link check follows elsewhere; run again inside the write.
import { canonicalJson } from '../../../base/canonical-json.ts'
import type { JsonObject } from '../../../base/json.ts'
import { isAxisId, kindsOf } from '../protocol/axes.ts'
import { LIMITS, SINGULAR_KINDS } from '../protocol/limits.ts'
import { fieldsOf } from '../protocol/value-schemas.ts'
import { nearDuplicate, sharedRun } from '../reading/resemblance.ts'
import { checkValue, type ValueContext } from './check-value.ts'
import {
  isCounted,
  isLive,
  wasAbsent,
  textOfField,
  type AcceptedSignal,
  type SignalEntry,
  type Ledger,
  type SubmittedSignal,
} from './entry.ts'
import { withoutMessage } from './message-proof.ts'
import { ownDomains, isOwnSource } from './own-source.ts'
import { sameValue } from './same-value.ts'
import { urlsOf } from './urls.ts'
import type { SignalRefusal } from './refusal.ts'

export interface AcceptContext extends ValueContext {
  readonly pitch: string
  /** Id of the entry that the signal takes the place of (C-1). */
  readonly replaces?: string
}

/**
 * The refusal of a signal by rules and C-1, or null if only the link check remains. Total: every JSON object as
 * value gets an answer. `ledger` holds accepted entries only.
 */
export function checkSignal(
  signal: SubmittedSignal,
  ledger: Ledger,
  context: AcceptContext,
): SignalRefusal | null {
  const { axis } = signal
  if (!isAxisId(axis)) return { code: 'unknown_axis' }
  const kinds = kindsOf(axis)
  const kind = kinds.find((candidate) => candidate === signal.kind)
  if (kind === undefined) return { code: 'kind_not_on_axis', kinds }
  const { replaces } = context
  if (replaces !== undefined && !ledger.some((e) => e.id === replaces && e.axis === axis && isLive(e)))
    return { code: 'unknown_entry', entry: replaces } // C-1
  const shape = checkValue(kind, signal.value, context)
  if (shape !== null) return shape
  const { value, message } = withoutMessage(signal.value)

  const held = ledger.filter((entry) => isLive(entry) && entry.id !== replaces)
  const same = ledger.filter(
    (entry) => entry.axis === axis && entry.kind === kind && sameValue(fieldsOf(kind), entry.value, value),
  )
  // why past entries too: a refuted quote stays refuted when it was replaced or withdrawn
  const twin =
    same.find((entry) => held.includes(entry)) ?? same.find(({ flags }) => flags.includes('excluded'))
  if (twin !== undefined && !maySendAgain(twin, value, message !== undefined))
    return { code: 'duplicate_signal', entry: twin.id }
  // why not those that were refuted or not seen: the true wording of a misquote resembles it (C-1)
  const seen = held.filter((entry) => entry !== twin && isCounted(entry) && !wasAbsent(entry))
  const echo = findNearDuplicate({ axis, kind, value }, seen)
  if (echo !== undefined) return { code: 'near_duplicate', entry: echo.id }
  const quote = textOfField(value, 'verbatim')
  const run = quote === undefined ? undefined : sharedRun(quote, context.pitch)
  if (run !== undefined) return { code: 'pitch_echo', run }
  if (isOwnSource(kind, value, ownDomains(context.pitch, held))) return { code: 'self_source' }
  const rivals = held.filter((entry) => entry !== twin && entry.axis === axis && entry.kind === kind)
  if (!SINGULAR_KINDS.has(kind) && rivals.length >= LIMITS.entries_per_plural_kind)
    return { code: 'too_many_entries' }
  return null
}

/**
 * Whether a live entry with the same value may be sent again (P-11, M-5): unchanged where its claim was not seen, so that
 * its page is read again, or with a message that proves it; in another spelling where its page does not hold it, as a
 * correction.
 */
function maySendAgain(
  { kind, value, reads, flags }: SignalEntry,
  sent: JsonObject,
  withMessage: boolean,
): boolean {
  if (flags.includes('excluded')) return false
  if (canonicalJson(value) !== canonicalJson(sent)) return wasAbsent({ reads })
  if (withMessage) return true
  return reads.length === 0
    ? urlsOf(kind, value).length > 0
    : reads.some(({ outcome }) => outcome !== 'found')
}

/** Q-9 compares texts of a plural kind within the kind from this length on. */
const LONG_TEXT_CHARS = 30

function findNearDuplicate({ kind, value }: AcceptedSignal, live: Ledger): SignalEntry | undefined {
  const quote = textOfField(value, 'verbatim')
  const sameQuote = quote === undefined ? undefined : findLike('verbatim', quote, live)
  if (sameQuote !== undefined || SINGULAR_KINDS.has(kind)) return sameQuote
  const sameKind = live.filter((entry) => entry.kind === kind)
  for (const [name, field] of Object.entries(fieldsOf(kind))) {
    const text = field.kind === 'text' && field.min >= LONG_TEXT_CHARS ? textOfField(value, name) : undefined
    const found = text === undefined ? undefined : findLike(name, text, sameKind)
    if (found !== undefined) return found
  }
  return undefined
}

function findLike(name: string, text: string, entries: Ledger): SignalEntry | undefined {
  return entries.find((entry) => {
    const other = textOfField(entry.value, name)
    return other !== undefined && nearDuplicate(other, text)
  })
}
