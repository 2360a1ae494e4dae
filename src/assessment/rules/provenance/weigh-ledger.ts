// Weighs a ledger: its flags, the provenance of each entry, which quotes share a story or leave the topic, which words speak
// against the founder, and what is forbidden or does not work (rules F-4 to F-12, P-3, P-5, P-6, O-3).
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
import { apart, type KnownFigures, offTopic, oneStory } from '../reading/topic.ts'
import { feasibilityFlags, saysNotAllowed } from '../feasibility/prohibition.ts'
import type { EntryProvenance } from '../ledger/provenance.ts'
import { ADVERSE_FINDINGS, FRESH_DAYS, QUOTE_KINDS } from '../protocol/limits.ts'
import type { Kind } from '../protocol/value-schemas.ts'
import { disowns, readAdverse } from '../reader/adverse.ts'
import { provenanceOf } from './grade.ts'
import { ownPlaces } from './own-places.ts'
import { otherDate } from './stated-date.ts'

/**
 * The ledger sorted by id, flagged, and with the provenance of every entry. Weighing twice changes nothing. `known`: the
 * provenance of entries by id, from a ledger with the same places of the founder.
 */
export function weighLedger(
  ledger: Ledger,
  pitch: string,
  known?: ReadonlyMap<string, EntryProvenance>,
): Ledger {
  const own = ownPlaces(pitch, ledger)
  return flagTopics(flagLedger(ledger, pitch), pitch).map((entry) => ({
    ...entry,
    provenance: known?.get(entry.id) ?? provenanceOf(entry, own),
  }))
}

/** Kinds whose entries decide flags or grades of others (F-4, F-6 to F-9, P-3, P-6). */
const DECIDING: ReadonlySet<Kind> = new Set<Kind>([
  ...QUOTE_KINDS,
  'icp_definition',
  'named_competitor',
  'shipped_artifact',
])
/** Kinds that the flags and the grade of any other entry depend on. */
const DECIDED_BY: ReadonlySet<Kind> = new Set<Kind>([
  'named_competitor',
  'shipped_artifact',
  'icp_definition',
])

/**
 * Weighs a ledger that differs in a few entries from one that was weighed: the same as weighLedger. `isSettled`: no figure of
 * the ledger decides whether quotes tell one story (`hasStories` is false).
 */
export function weighAgain(
  before: Ledger,
  ledger: Ledger,
  { pitch, isSettled }: { readonly pitch: string; readonly isSettled: boolean },
): Ledger {
  const past = new Map(before.map((entry) => [entry.id, entry]))
  const changed = new Set(ledger.filter((entry) => past.get(entry.id) !== entry).map(({ id }) => id))
  const isFew = isSettled && !ledger.some(({ id, kind }) => changed.has(id) && DECIDING.has(kind))
  if (!isFew)
    return weighLedger(ledger, pitch, isMoved(ledger, changed) ? undefined : gradesOf(past, changed))
  const few = ledger.filter(({ id, kind }) => changed.has(id) || DECIDED_BY.has(kind))
  const weighed = new Map(weighLedger(few, pitch, gradesOf(past, changed)).map((entry) => [entry.id, entry]))
  return ledger
    .map((entry) => (changed.has(entry.id) ? (weighed.get(entry.id) ?? entry) : entry))
    .toSorted((left, right) => (left.id < right.id ? -1 : 1))
}

const isMoved = (ledger: Ledger, changed: ReadonlySet<string>): boolean =>
  ledger.some(({ id, kind }) => changed.has(id) && DECIDED_BY.has(kind))

function gradesOf(
  past: ReadonlyMap<string, SignalEntry>,
  changed: ReadonlySet<string>,
): ReadonlyMap<string, EntryProvenance> {
  return new Map(
    [...past.values()].flatMap(({ id, provenance }) =>
      provenance === undefined || changed.has(id) ? [] : [[id, provenance] as const],
    ),
  )
}

/** Whether quotes of a weighed ledger state one amount so often that figures of other entries decide what it is (P-5). */
export function hasStories(weighed: Ledger): boolean {
  const quotes = weighed.filter(
    (entry) => textOfField(entry.value, 'verbatim') !== undefined && entry.kind !== 'reference_statement',
  )
  const texts = quotes.map(({ value }) =>
    ['verbatim', 'competitor'].map((field) => textOfField(value, field)).join('\n'),
  )
  return oneStory(texts, []).size > 0
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
  const needs = quotes.filter((entry) => isOf('user_quote', entry))
  const ofAnotherTrade = apart(
    needs.map(({ value }) => value),
    pitch,
    others.flatMap(topicTexts),
  )
  const strangers = new Set<SignalEntry>(needs.filter((_, position) => ofAnotherTrade.has(position)))
  const retold = oneStory(texts('verbatim', 'competitor'), others.map(figuresOf))
  const found = new Map<SignalEntry, readonly Flag[]>(
    quotes.map((entry, position) => [
      entry,
      [
        ...(strays.has(position) || strangers.has(entry) ? (['off_topic'] as const) : []),
        ...(retold.has(position) ? (['one_story'] as const) : []),
      ],
    ]),
  )
  return flagged.map((entry) =>
    withFlags(entry, [
      ...entry.flags,
      ...(found.get(entry) ?? []),
      ...dateFlags(entry),
      ...(isAdverse(entry) ? (['adverse_text'] as const) : []),
      ...feasibilityFlags(entry),
    ]),
  )
}

/** What the date that its page states makes of a quote: the age counts from the page where the page contradicts (F-12). */
function dateFlags(entry: SignalEntry): readonly Flag[] {
  const [sourceDate, quote] = ['source_date', 'verbatim'].map((field) => textOfField(entry.value, field))
  const date =
    sourceDate === undefined || quote === undefined || !isCounted(entry)
      ? undefined
      : otherDate(sourceDate, quote, entry.reads[0])
  if (date === undefined) return []
  const age = daysBetween(date, entry.received_at)
  const isOld = age > (FRESH_DAYS.get(entry.kind) ?? Infinity) && !entry.flags.includes('stale')
  return isOld ? ['date_differs', 'stale'] : ['date_differs']
}

const DAY_MS = 86_400_000

const daysBetween = (day: number, received: string): number => Math.floor(Date.parse(received) / DAY_MS) - day

/** Whether words that speak against the founder are filed as praise: a friendly type must not buy a point (O-3). */
function isAdverse(entry: SignalEntry): boolean {
  if (!isCounted(entry)) return false
  if (isOf('reference_statement', entry)) return disowns(entry.value.verbatim) || saysNotAllowed(entry)
  return (
    isOf('founder_background_lookup', entry) &&
    !ADVERSE_FINDINGS.has(entry.value.finding_type) &&
    (readAdverse(entry.value.finding) !== undefined || saysNotAllowed(entry))
  )
}

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
