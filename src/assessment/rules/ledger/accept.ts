// Decides whether a signal enters the ledger: rules in order; the first that fails gives the refusal. The
// link check follows elsewhere; run again inside the write.
import { isAxisId, kindsOf } from '../protocol/axes.ts'
import { LIMITS, SINGULAR_KINDS } from '../protocol/limits.ts'
import { fieldsOf } from '../protocol/value-schemas.ts'
import { nearDuplicate, sharedRun } from '../reading/resemblance.ts'
import { checkValue, type ValueContext } from './check-value.ts'
import {
  isLive,
  textOfField,
  type AcceptedSignal,
  type SignalEntry,
  type Ledger,
  type SubmittedSignal,
} from './entry.ts'
import { ownDomains, isOwnSource } from './own-source.ts'
import type { SignalRefusal } from './refusal.ts'
import { isJsonObject, type JsonObject, type JsonValue } from '../../../base/json.ts'
import type { Field, Fields } from '../protocol/field.ts'
import { normalise } from '../reading/normalise.ts'

/** Whether two accepted values of one schema differ only in the spelling of their texts. */
export function sameValue(fields: Fields, left: JsonObject, right: JsonObject): boolean {
  return Object.entries(fields).every(([name, field]) => sameMember(field, left[name], right[name]))
}

function sameMember(field: Field, left: JsonValue | undefined, right: JsonValue | undefined): boolean {
  if (left === right) return true
  if (typeof left === 'string' && typeof right === 'string')
    return (field.kind === 'text' || field.kind === 'verbatim') && normalise(left) === normalise(right)
  if (field.kind === 'object')
    return isJsonObject(left) && isJsonObject(right) && sameValue(field.fields, left, right)
  if (field.kind !== 'list' || !Array.isArray(left) || !Array.isArray(right)) return false
  // why: `is` narrows a readonly list to any[]
  const [these, those]: [readonly JsonValue[], readonly JsonValue[]] = [left, right]
  return these.length === those.length && these.every((item, i) => sameMember(field.items, item, those[i]))
}

export interface AcceptContext extends ValueContext {
  readonly pitch: string
}

/**
 * The refusal of a signal by rules, or null if only the link check remains. Total: every JSON object as
 * value gets an answer. `ledger` holds accepted entries only.
 */
export function checkSignal(
  signal: SubmittedSignal,
  ledger: Ledger,
  context: AcceptContext,
): SignalRefusal | null {
  const { axis, value } = signal
  if (!isAxisId(axis)) return { code: 'unknown_axis' }
  const kinds = kindsOf(axis)
  const kind = kinds.find((candidate) => candidate === signal.kind)
  if (kind === undefined) return { code: 'kind_not_on_axis', kinds }
  const shape = checkValue(kind, value, context)
  if (shape !== null) return shape

  const live = ledger.filter(isLive)
  const rivals = live.filter((entry) => entry.axis === axis && entry.kind === kind)
  const twin = rivals.find((entry) => sameValue(fieldsOf(kind), entry.value, value))
  if (twin !== undefined) return { code: 'duplicate_signal', entry: twin.id }
  const echo = findNearDuplicate({ axis, kind, value }, live)
  if (echo !== undefined) return { code: 'near_duplicate', entry: echo.id }
  const quote = textOfField(value, 'verbatim')
  const run = quote === undefined ? undefined : sharedRun(quote, context.pitch)
  if (run !== undefined) return { code: 'pitch_echo', run }
  if (isOwnSource(kind, value, ownDomains(context.pitch, ledger))) return { code: 'self_source' }
  if (!SINGULAR_KINDS.has(kind) && rivals.length >= LIMITS.entries_per_plural_kind)
    return { code: 'too_many_entries' }
  return null
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
