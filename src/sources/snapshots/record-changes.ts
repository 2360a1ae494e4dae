// Says in which fields two versions of a record differ, with the values that came and went.
import { byText } from '../../base/by-text.ts'
import type { RecordPart } from '../model/record.ts'

export interface FieldChange {
  /** Kind of the part and its field: `party.names`, `listing.programs`. */
  readonly field: string
  readonly removed: readonly string[]
  readonly added: readonly string[]
}

/** By field, in the order of their names. Values are texts; a list counts value by value. */
export function recordChanges(
  before: readonly RecordPart[],
  after: readonly RecordPart[],
): readonly FieldChange[] {
  const [old, now] = [valuesOf(before), valuesOf(after)]
  return [...new Set([...old.keys(), ...now.keys()])].toSorted(byText).flatMap((field) => {
    const [was, is] = [old.get(field) ?? [], now.get(field) ?? []]
    const [removed, added] = [without(was, is), without(is, was)]
    return removed.length + added.length === 0 ? [] : [{ field, removed, added }]
  })
}

/** The name under which a record is shown: that of its main party, else its first name. */
export function nameOfRecord(parts: readonly RecordPart[]): string | undefined {
  const parties = parts.filter((part) => part.kind === 'party')
  const main = parties.find(({ ref }) => ref === 'self') ?? parties[0]
  return main?.names[0]?.full
}

/** Other parties of a record keep their values apart from those of its main party. */
function valuesOf(parts: readonly RecordPart[]): ReadonlyMap<string, readonly string[]> {
  const values = new Map<string, string[]>()
  for (const part of parts) {
    const { kind, ...fields } = part
    const of = part.kind === 'party' && part.ref !== 'self' ? `${kind} ${part.ref}` : kind
    for (const [name, value] of Object.entries(fields))
      for (const each of Array.isArray(value) ? (value as readonly unknown[]) : [value]) {
        const field = `${of}.${name}`
        values.set(field, [...(values.get(field) ?? []), textOf(each)])
      }
  }
  return values
}

/** What the first list has more often than the second. */
function without(list: readonly string[], other: readonly string[]): readonly string[] {
  const left = [...other]
  return list.filter((value) => {
    const at = left.indexOf(value)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** A name or a raw value first, then what else is known of it. */
function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  const { full, raw, ...rest } = value as Readonly<Record<string, unknown>>
  const main = [full, raw].flatMap((one) => (one === undefined ? [] : [textOf(one)])).join(' ')
  const others = Object.entries(rest).map(([name, one]) => `${name} ${textOf(one)}`)
  if (main === '') return others.join(', ')
  return others.length === 0 ? main : `${main} (${others.join(', ')})`
}
