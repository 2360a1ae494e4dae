// Reads an item in the JSON of Wikidata: its labels, and the best values of its statements.
import type { DateSpec } from '../../model/record.ts'
import { isJsonObject, type JsonObject, type JsonValue } from '../../../base/json.ts'
import { isoDate } from '../../files/dates.ts'
import { onOneLine } from '../../files/record-parts.ts'

const NOTHING: JsonObject = {}

const memberOf = (value: JsonValue | undefined, key: string): JsonObject => {
  const member = isJsonObject(value) ? value[key] : undefined
  return isJsonObject(member) ? member : NOTHING
}

const textOf = (value: JsonValue | undefined): string => (typeof value === 'string' ? onOneLine(value) : '')

export interface ItemText {
  readonly lang: string
  readonly text: string
}

/** One text for each language, in the order of the languages. */
export function labelsOf(item: JsonObject): readonly ItemText[] {
  const labels = memberOf(item, 'labels')
  return Object.keys(labels)
    .toSorted()
    .map((lang) => ({ lang, text: textOf(memberOf(labels, lang)['value']) }))
    .filter(({ text }) => text !== '')
}

export function aliasesOf(item: JsonObject): readonly ItemText[] {
  const aliases = memberOf(item, 'aliases')
  return Object.keys(aliases)
    .toSorted()
    .flatMap((lang) => {
      const texts = aliases[lang]
      return Array.isArray(texts)
        ? texts.map((alias) => ({ lang, text: textOf(isJsonObject(alias) ? alias['value'] : undefined) }))
        : []
    })
    .filter(({ text }) => text !== '')
}

/** The English name, else the one of all languages, else the first. */
export function mainLabel(item: JsonObject): ItemText | undefined {
  const labels = labelsOf(item)
  return ['en', 'mul'].map((lang) => labels.find((label) => label.lang === lang)).find(Boolean) ?? labels[0]
}

/** The statements of a property: the preferred ones if there are any, else all that are not deprecated. */
export function statementsOf(item: JsonObject, property: string): readonly JsonObject[] {
  const all = memberOf(item, 'claims')[property]
  const statements = Array.isArray(all) ? all.filter(isJsonObject) : []
  const preferred = statements.filter(({ rank }) => rank === 'preferred')
  return preferred.length > 0 ? preferred : statements.filter(({ rank }) => rank !== 'deprecated')
}

/** The statements of a property that are not deprecated. */
export function allStatementsOf(item: JsonObject, property: string): readonly JsonObject[] {
  const all = memberOf(item, 'claims')[property]
  return Array.isArray(all) ? all.filter(isJsonObject).filter(({ rank }) => rank !== 'deprecated') : []
}

/** Whether a statement says that there is nothing: `novalue` of a death says that the person has not died. */
export const saysNone = (statement: JsonObject): boolean =>
  memberOf(statement, 'mainsnak')['snaktype'] === 'novalue'

/** The id of the item that a statement names. */
export const itemIn = (statement: JsonObject): string =>
  textOf(memberOf(memberOf(statement['mainsnak'], 'datavalue'), 'value')['id'])

/** The text that a statement holds. */
export const stringIn = (statement: JsonObject): string =>
  textOf(memberOf(statement['mainsnak'], 'datavalue')['value'])

export const dateIn = (statement: JsonObject): DateSpec | undefined => dateOfSnak(statement['mainsnak'])

/** The date of the first qualifier with this property. */
export function qualifiedDate(statement: JsonObject, property: string): DateSpec | undefined {
  const snaks = memberOf(statement, 'qualifiers')[property]
  return Array.isArray(snaks) ? dateOfSnak(snaks[0]) : undefined
}

const GREGORIAN = /\/Q1985727$/
/** How many characters of a date are known: days, months and years have the numbers 11, 10 and 9. */
const KNOWN: ReadonlyMap<JsonValue | undefined, number> = new Map([
  [11, 10],
  [10, 7],
  [9, 4],
])

/** A date of less than a year, or of another calendar, stays as it is written. */
function dateOfSnak(snak: JsonValue | undefined): DateSpec | undefined {
  const value = memberOf(memberOf(snak, 'datavalue'), 'value')
  const raw = textOf(value['time'])
  if (raw === '') return undefined
  const length = KNOWN.get(value['precision'])
  const calendar = textOf(value['calendarmodel'])
  const plain = raw.replace(/^\+/, '')
  const isKnown = length !== undefined && (calendar === '' || GREGORIAN.test(calendar))
  const date = isKnown ? isoDate(plain.slice(0, length)) : undefined
  return date === undefined ? { raw } : { value: date, raw: plain.slice(0, length) }
}
