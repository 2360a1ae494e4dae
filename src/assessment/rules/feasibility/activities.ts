// Names the regulated activities that a text speaks of.
import { remember } from '../../../base/remember.ts'
import { type PhraseLookup, phraseLookup } from './phrase-tables.ts'
import { REGULATED_ACTIVITIES } from './tables/regulated-activities.ts'

const lookups: readonly (readonly [name: string, lookUp: PhraseLookup])[] = REGULATED_ACTIVITIES.map(
  ({ name, phrases }) => [name, phraseLookup(phrases)],
)

export interface NamedActivity {
  readonly name: string
  /** The words of the text that name it. */
  readonly words: string
}

/** In the order of the table. */
export const regulatedActivities: (text: string) => readonly NamedActivity[] = remember((text) =>
  lookups.flatMap(([name, lookUp]) => {
    const span = lookUp(text)
    return span === undefined ? [] : [{ name, words: text.slice(span.start, span.end) }]
  }),
)
