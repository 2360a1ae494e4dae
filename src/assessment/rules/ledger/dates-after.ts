// Finds the dates of a value that lie after a day: on that day, what the value says was not known (rule K-8).
import type { JsonObject, JsonValue } from '../../../base/json.ts'
import { isJsonObject } from '../../../base/json.ts'
import { dayStart, isCalendarDay } from '../../../base/day.ts'
import type { Field, Fields } from '../protocol/field.ts'
import { fieldsOf, type Kind } from '../protocol/value-schemas.ts'

export interface LaterDate {
  readonly path: string
  readonly date: string
}

/** Each date of the value after `day`, and each `year` after its year, in the order of the schema. */
export function datesAfter(kind: Kind, value: JsonObject, day: string): readonly LaterDate[] {
  return inFields(fieldsOf(kind), value, { path: 'value', day })
}

interface Place {
  readonly path: string
  readonly day: string
}

function inFields(fields: Fields, value: JsonObject, { path, day }: Place): readonly LaterDate[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const at = `${path}.${name}`
    const member = value[name]
    const isLaterYear =
      name === 'year' && field.kind === 'integer' && typeof member === 'number' && member > yearOf(day)
    return isLaterYear ? [{ path: at, date: String(member) }] : inField(field, member, { path: at, day })
  })
}

function inField(field: Field, member: JsonValue | undefined, place: Place): readonly LaterDate[] {
  const { path, day } = place
  switch (field.kind) {
    case 'day':
      return typeof member === 'string' && isCalendarDay(member) && dayStart(member) > dayStart(day)
        ? [{ path, date: member }]
        : []
    case 'object':
      return isJsonObject(member) ? inFields(field.fields, member, place) : []
    case 'list':
      return Array.isArray(member)
        ? member.flatMap((item, i) => inField(field.items, item, { path: `${path}.${i}`, day }))
        : []
    default:
      return []
  }
}

const yearOf = (day: string): number => Number(day.slice(0, 4))
