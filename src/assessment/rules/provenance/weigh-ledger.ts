// Weighs a ledger: its flags, the provenance of each entry, which quotes share a story or leave the topic, which words speak
// against the founder, and what is forbidden or does not work (rules F-4 to F-11, P-3, P-5, P-6, O-3).
import type { JsonValue } from '../../../base/json.ts'
import {
  isCounted,
  isOf,
  textOfField,
  withFlags,
  type Flag,
  type Ledger,
  type SignalEntry,
} from '../ledger/entry.ts'
import { flagLedger } from '../ledger/flags.ts'
import { normalise } from '../reading/normalise.ts'
import { type KnownFigures, offTopic, oneStory } from '../reading/topic.ts'
import { feasibilityFlags, saysNotAllowed } from '../feasibility/prohibition.ts'
import { ADVERSE_FINDINGS } from '../protocol/limits.ts'
import { readAdverse } from '../reader/read-quote.ts'
import { provenanceOf } from './grade.ts'
import { ownPlaces } from './own-places.ts'

/** The ledger sorted by id, flagged, and with the provenance of every entry. Weighing twice changes nothing. */
export function weighLedger(ledger: Ledger, pitch: string): Ledger {
  const own = ownPlaces(pitch, ledger)
  return flagTopics(flagLedger(ledger, pitch), pitch).map((entry) => ({
    ...entry,
    provenance: provenanceOf(entry, own),
  }))
}

/** Fields that name the product or company of a value. */
const PRODUCT_FIELDS = ['competitor', 'name', 'comparable_company', 'organization']

function flagTopics(flagged: Ledger, pitch: string): Ledger {
  const counted = flagged.filter(isCounted)
  // why not the statements of references: they are about the founder
  const quotes = counted.filter(
    ({ kind, value }) => textOfField(value, 'verbatim') !== undefined && kind !== 'reference_statement',
  )
  const others = counted.filter((entry) => !quotes.includes(entry))
  const texts = (...fields: readonly string[]): readonly string[] =>
    quotes.map(({ value }) => fields.map((field) => textOfField(value, field)).join('\n'))
  // why two: honest quotes often share no word with a pitch of one line
  const strays =
    quotes.length < 2
      ? new Set<number>()
      : offTopic(texts('verbatim', 'translation'), [pitch, ...others.flatMap(topicTexts)])
  const retold = oneStory(texts('verbatim', 'competitor'), others.map(figuresOf))
  const found = new Map<SignalEntry, readonly Flag[]>(
    quotes.map((entry, position) => [
      entry,
      [
        ...(strays.has(position) ? (['off_topic'] as const) : []),
        ...(retold.has(position) ? (['one_story'] as const) : []),
      ],
    ]),
  )
  return flagged.map((entry) =>
    withFlags(entry, [
      ...entry.flags,
      ...(found.get(entry) ?? []),
      ...(isAdverse(entry) ? (['adverse_text'] as const) : []),
      ...feasibilityFlags(entry),
    ]),
  )
}

/** Whether words that speak against the founder are filed as praise: a friendly type must not buy a point (O-3). */
function isAdverse(entry: SignalEntry): boolean {
  if (!isCounted(entry)) return false
  if (isOf('reference_statement', entry)) return isAgainst(entry, entry.value.verbatim)
  return (
    isOf('founder_background_lookup', entry) &&
    !ADVERSE_FINDINGS.has(entry.value.finding_type) &&
    isAgainst(entry, entry.value.finding)
  )
}

const isAgainst = (entry: SignalEntry, text: string): boolean =>
  readAdverse(text) !== undefined || saysNotAllowed(entry)

/** What an entry says of the topic of the session: who has the problem, and what else there is for it. */
function topicTexts(entry: SignalEntry): readonly string[] {
  return isOf('icp_definition', entry) || isOf('named_competitor', entry)
    ? Object.values(entry.value).filter((member) => typeof member === 'string')
    : []
}

/** Every number in the value of an entry, and the product that it is about. */
function figuresOf({ value }: SignalEntry): KnownFigures {
  const within = (member: JsonValue | undefined): readonly number[] => {
    if (typeof member === 'number') return [member]
    return typeof member === 'object' && member !== null ? Object.values(member).flatMap(within) : []
  }
  const name = PRODUCT_FIELDS.map((field) => textOfField(value, field)).find((text) => text !== undefined)
  return { name: name && normalise(name), figures: new Set(within(value)) }
}
