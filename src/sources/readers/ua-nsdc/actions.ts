// What the decrees impose on a subject of the register: its restrictions, in the words that the other lists use.
import type { DateSpec, ListingPart } from '../../model/record.ts'
import { dateSpec, dayMonthYear, isoDate } from '../../files/dates.ts'
import { isObject, listIn, objectUnder, textUnder, type JsonFields } from '../../files/json-object.ts'
import { joined, present } from '../../files/record-parts.ts'

/** Restrictions of the law "On Sanctions", by words of their Ukrainian text. Others stay as they are written. */
const RESTRICTIONS: readonly (readonly [RegExp, string])[] = [
  [/блокування активів/i, 'Asset freeze'],
  [/віз\b|віз[\s,.;]|в['’ʼ]?їзд/i, 'Refusal of entry'],
  [/цінн\p{L}+ папер/iu, 'Restrictions on securities'],
  [/капітал|кредит|позик|фінансов/i, 'Financial restrictions'],
  [/торговельн|експорт|імпорт/i, 'Restrictions on exports and imports'],
  [/порт[иіу]|морськ|авіаційн|повітрян/i, 'Restrictions on ports and airspace'],
]

export const nsdcDay = (text: string): string | undefined => isoDate(text) ?? dayMonthYear(text)

export type Imposed = Pick<ListingPart, 'programs' | 'measures' | 'reason' | 'listed' | 'ends'>

/** Of the actions in force; of all, where none is. No measures where no action is known: the register does not say them then. */
export function imposedBy(actions: readonly unknown[]): Imposed {
  const all = actions.filter(isObject)
  const active = all.filter((action) => textUnder(action, 'status') === 'active')
  const counted = active.length > 0 ? active : all
  const decrees = counted.map((action) => objectUnder(action, 'decree'))
  const measures = counted.flatMap((action) => listIn(action, 'restrictions').flatMap(measureOf))
  return {
    programs: [...new Set(decrees.map(nameOfDecree).filter((name) => name !== ''))],
    ...present<Pick<Imposed, 'measures' | 'reason' | 'listed' | 'ends'>>({
      measures: [...new Set(measures)],
      reason: joined([
        ...new Set(counted.flatMap((action) => [textUnder(action, 'reasons'), textUnder(action, 'reason')])),
      ]),
      listed: firstOf(decrees.map((decree) => textUnder(decree, 'date'))),
      ends: lastEndOf(counted),
    }),
  }
}

const nameOfDecree = (decree: JsonFields): string =>
  joined([textUnder(decree, 'number'), textUnder(decree, 'date')], ' of ')

function measureOf(restriction: unknown): readonly string[] {
  const text = isObject(restriction) ? textUnder(restriction, 'restriction') : ''
  if (text === '') return []
  const known = RESTRICTIONS.flatMap(([pattern, measure]) => (pattern.test(text) ? [measure] : []))
  return known.length > 0 ? known : [text]
}

function firstOf(days: readonly string[]): DateSpec | undefined {
  const [first] = days
    .flatMap((day) => dateSpec(day, nsdcDay) ?? [])
    .filter(({ value }) => value !== undefined)
    .toSorted((a, b) => ((a.value ?? '') < (b.value ?? '') ? -1 : 1))
  return first
}

/** Undefined where one of them has no end. */
function lastEndOf(actions: readonly JsonFields[]): DateSpec | undefined {
  const ends = actions.map((action) => dateSpec(textUnder(action, 'endDate'), nsdcDay))
  return ends.some((end) => end?.value === undefined)
    ? undefined
    : ends.toSorted((a, b) => ((a?.value ?? '') < (b?.value ?? '') ? 1 : -1))[0]
}
