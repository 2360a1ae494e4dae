// Checks a value against the schema of its kind (rules ). It lists every finding and answers with the first
// code in rule order. No input from a caller makes it throw.
import { dayStart, DAY_MS, isCalendarDay } from '../../../base/day.ts'
import { isJsonObject, type JsonObject, type JsonValue } from '../../../base/json.ts'
import type { Field, Fields, NumberField } from '../protocol/field.ts'
import { EARLIEST_DAY, LIMITS, MAX_MESSAGE_BYTES, QUOTE_KINDS, TOO_OLD_DAYS } from '../protocol/limits.ts'
import { fieldsOf, type Kind } from '../protocol/value-schemas.ts'
import { isCurrency } from '../../../reference/currency.ts'
import { isPlaceholderHost } from '../reading/placeholder.ts'
import { checkOwnWords, checkQuote } from './check-text.ts'
import { describeField } from './describe-field.ts'
import { FieldIssues } from './findings.ts'
import { placeholderWords } from './placeholder-words.ts'
import type { SignalRefusal } from './refusal.ts'
import { checkConditions } from './value-conditions.ts'

export interface ValueContext {
  /** ISO instant of receipt. */
  readonly receivedAt: string
  /** Host and port pairs that the operator lists: exempt from the host and port rules. */
  readonly exempt?: (url: URL) => boolean
}

interface Visit extends ValueContext {
  readonly kind: Kind
  readonly findings: FieldIssues
}

/** Refusal by rules, or null. */
export function checkValue(kind: Kind, value: JsonObject, context: ValueContext): SignalRefusal | null {
  const visit: Visit = { ...context, kind, findings: new FieldIssues() }
  checkFields(fieldsOf(kind), value, { path: 'value', visit, owner: kind })
  checkConditions(kind, value, visit.findings)
  return visit.findings.refusal()
}

interface Place {
  readonly path: string
  readonly visit: Visit
  /** The owner of these fields, for messages: the kind, or the path of the object. */
  readonly owner: string
}

function checkFields(fields: Fields, value: JsonObject, { path, visit, owner }: Place): void {
  for (const name of Object.keys(value))
    if (!Object.hasOwn(fields, name)) {
      const known = Object.keys(fields).join(', ')
      visit.findings.add(
        'unknown_field',
        `${path}.${name}`,
        `is not a field of ${owner}; its fields are ${known}`,
      )
    }
  for (const [name, field] of Object.entries(fields)) {
    const member = Object.hasOwn(value, name) ? value[name] : undefined
    const at = `${path}.${name}`
    if (member !== undefined) checkField(field, member, { path: at, visit })
    else if (field.optional !== true)
      visit.findings.add('invalid_value', at, `is required: ${describeField(field)}`)
  }
}

function checkField(field: Field, member: JsonValue, at: { path: string; visit: Visit }): void {
  const { path, visit } = at
  const wrong = (message = `must be ${describeField(field)}`): void =>
    visit.findings.add('invalid_value', path, message)
  switch (field.kind) {
    case 'object':
      return isJsonObject(member) ? checkFields(field.fields, member, { ...at, owner: path }) : wrong()
    case 'list':
      if (!Array.isArray(member) || member.length < field.min || member.length > field.max) return wrong()
      return member.forEach((item: JsonValue, i) =>
        checkField(field.items, item, { path: `${path}[${i}]`, visit }),
      )
    case 'boolean':
      return typeof member === 'boolean' ? undefined : wrong()
    case 'number':
    case 'integer':
      return isWithin(field, member) ? undefined : wrong()
    default:
      if (typeof member !== 'string') return wrong()
  }
  switch (field.kind) {
    case 'choice':
      return field.choices.includes(member) ? undefined : wrong()
    case 'currency':
      return isCurrency(member) ? undefined : wrong()
    case 'sha256':
      return /^[0-9a-f]{64}$/.test(member) ? undefined : wrong()
    case 'message':
      return isMessage(member) ? undefined : wrong()
    case 'day':
      return isCalendarDay(member) ? checkDay(member, path, visit) : wrong()
    case 'url':
      return checkUrl(member, path, visit)
    case 'verbatim':
      return checkQuote(member, path, visit.findings)
    case 'text':
      return checkOwnWords(field, member, { path, findings: visit.findings })
  }
}

function isWithin(field: NumberField, member: JsonValue): boolean {
  if (typeof member !== 'number' || !Number.isFinite(member)) return false
  if (field.kind === 'integer' && !Number.isInteger(member)) return false
  const { above = -Infinity, atLeast = -Infinity, atMost = Infinity } = field
  return member > above && member >= atLeast && member <= atMost
}

/** M: its parts are judged when its signature is verified (P-8). */
function isMessage(text: string): boolean {
  if (text.length > MAX_MESSAGE_BYTES || text.trim() === '' || !text.isWellFormed()) return false
  return new TextEncoder().encode(text).length <= MAX_MESSAGE_BYTES
}

/** D: not after the day following receipt, not before 2000; a quote at most 3,650 days old. */
function checkDay(day: string, path: string, { kind, receivedAt, findings }: Visit): void {
  const ageMs = dayStart(receivedAt) - dayStart(day)
  if (ageMs < -DAY_MS)
    findings.add('future_date', path, `lies after ${receivedAt.slice(0, 10)}, the day of receipt`)
  else if (QUOTE_KINDS.has(kind) && ageMs > TOO_OLD_DAYS * DAY_MS)
    findings.add('too_old', path, `lies more than ${TOO_OLD_DAYS} days back; a quote must be newer`)
  else if (day < EARLIEST_DAY) findings.add('invalid_value', path, `must be ${EARLIEST_DAY} or later`)
}

/** U: absolute http or https URL of a public host, without credentials, on port 80 or 443. */
function checkUrl(text: string, path: string, { exempt, findings }: Visit): void {
  const wrong = (message: string): void => findings.add('invalid_value', path, message)
  const url = URL.parse(text)
  if (url === null) return wrong('must be an absolute http or https URL')
  const host = url.hostname.replace(/\.$/, '')
  const listed = exempt?.(url) === true
  if (!listed && isPlaceholderHost(host))
    return findings.add('placeholder_text', path, placeholderWords('placeholder_host'))
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    return wrong('must begin with http:// or https://')
  if (text.length > LIMITS.url_max_chars) return wrong(`must have at most ${LIMITS.url_max_chars} characters`)
  if (!text.isWellFormed()) return wrong('must be well-formed Unicode')
  if (url.username !== '' || url.password !== '') return wrong('must not carry a user name or password')
  if (listed) return
  if (!['', '80', '443'].includes(url.port)) return wrong('must use port 80 or 443')
  if (!host.includes('.')) return wrong('must name a public host, such as www.acme.com')
}
