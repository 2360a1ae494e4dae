// Lists the ledger for exports: readable and ordered, with the content, place and date of each entry (rule X-6).
import { isJsonObject, type JsonObject, type JsonValue } from '../../../base/json.ts'
import type { Verification } from '../../../citations/judge/verification.ts'
import {
  datedOn,
  isFlagged,
  isLive,
  textOfField,
  type SignalEntry,
  type Flag,
  type Ledger,
} from '../ledger/entry.ts'
import { weighLedger } from '../provenance/weigh-ledger.ts'
import { urlsOf } from '../ledger/urls.ts'
import type { Provenance } from '../../../contract/vocabulary/provenance.ts'
import { shownProvenance } from '../provenance/grade.ts'
import { AXES, kindsOf, type AxisId } from '../protocol/axes.ts'
import type { Field, Fields } from '../protocol/field.ts'
import { fieldsOf, type Kind } from '../protocol/value-schemas.ts'

export interface EvidenceRow {
  readonly id: string
  readonly axis: AxisId
  readonly kind: Kind
  /** The verbatim text of a quote; null for other kinds. */
  readonly quote: string | null
  /** The other members of the value, in schema order, without URLs and the date. */
  readonly details: readonly { readonly name: string; readonly text: string }[]
  readonly urls: readonly string[]
  readonly date: string | null
  readonly flags: readonly Flag[]
  /** Live, and its text keeps it from earning a point (F-6 to F-9, P-5, P-6). */
  readonly muted: boolean
  readonly provenance: Provenance
  /** The address of the page that decided the grade, after redirects. */
  readonly page?: string
  readonly verify: Verification | null
}

/** Every entry, including superseded and excluded ones, with all flags: by axis, kind in table order, id. */
export function evidenceRows(ledger: Ledger, pitch: string): EvidenceRow[] {
  const flagged = weighLedger(ledger, pitch)
  return AXES.flatMap((axis) =>
    kindsOf(axis).flatMap((kind) =>
      flagged.filter((entry) => entry.axis === axis && entry.kind === kind).map(rowOf),
    ),
  )
}

function rowOf(entry: SignalEntry): EvidenceRow {
  const { id, axis, kind, value, flags, verify, provenance } = entry
  const date = datedOn(value) ?? null
  const quote = textOfField(value, 'verbatim') ?? null
  const details = membersOf(fieldsOf(kind), value).filter(({ text }) => text !== date)
  const row = { id, axis, kind, quote, details, urls: urlsOf(kind, value), date, flags, verify }
  return {
    ...row,
    muted: isLive(entry) && isFlagged(entry),
    provenance: shownProvenance(provenance),
    ...(provenance?.url !== undefined && { page: provenance.url }),
  }
}

function membersOf(fields: Fields, value: JsonObject): { name: string; text: string }[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const member = value[name]
    if (member === undefined || field.kind === 'url' || field.kind === 'verbatim') return []
    return [{ name: name.replaceAll('_', ' '), text: wordsOf(field, member) }]
  })
}

/** One member as text: yes or no for a flag, the members of an object, the items of a list. */
function wordsOf(field: Field, member: JsonValue): string {
  if (field.kind === 'boolean') return member === true ? 'yes' : 'no'
  if (field.kind === 'object')
    return isJsonObject(member)
      ? membersOf(field.fields, member)
          .map(({ name, text }) => `${name} ${text}`)
          .join(', ')
      : ''
  if (field.kind !== 'list') return typeof member === 'string' ? member : JSON.stringify(member)
  const items: readonly JsonValue[] = Array.isArray(member) ? member : []
  const words = items.map((item) => wordsOf(field.items, item))
  return field.items.kind === 'object' ? words.map((text) => `(${text})`).join(', ') : words.join(', ')
}
