// Interprets the statuses of a company register. The gravest reading of a status wins; an active entry means nothing.
import type { CitedRecord } from './evidence.ts'
import { dateOf, earliestDay } from './partial-day.ts'
import type { PartyPart } from '../../sources/model/record.ts'
import type { KindOf } from './rules.ts'

type Kind = KindOf<'risk'>

/** First match wins: a proposal to strike off is not yet a strike-off. Letter case is ignored. */
const STATUSES: readonly (readonly [RegExp, Kind])[] = [
  [
    /liquidat|in administration|administrati(?:on order|ve receiver)|receiver|insolv|voluntary arrangement|bankrupt|winding[ -]up/i,
    'insolvent',
  ],
  [/strike[ -]off/i, 'strike-off'],
  [/dissol|struck off|removed|inactive|retired|annulled|closed|revoked|ceased|terminated/i, 'dissolved'],
  [/lapsed|expired|delinquent|not in good standing|forfeit/i, 'registration-lapsed'],
  [/merged|duplicate|pending|transfer/i, 'registration-unsettled'],
]

/** GLEIF reports the state of the registration, that of the entity, and events of the entity separately. */
const REGISTRATION = 'lei-registration'
const EVENT = 'legal-entity-event'

export interface RegistryStatus {
  readonly kind: Kind
  readonly told: string
}

/** Every problem with an entry; empty for an active one. */
export function registryStatuses(record: CitedRecord): readonly RegistryStatus[] {
  const party = selfOf(record)
  if (party === undefined) return []
  const problems = [
    ...(party.status === undefined ? [] : [`status "${party.status}"`]),
    ...record.parts.flatMap((part) =>
      part.kind === 'metric' && part.metric === REGISTRATION && part.note !== undefined
        ? [`registration status "${part.note}"`]
        : [],
    ),
  ].flatMap((text) => statusNamed(text) ?? [])
  const dissolved = dateOf(party.dissolved)
  const isOver = dissolved !== undefined && earliestDay(dissolved) <= record.snapshotDate
  return [
    ...problems,
    ...insolvencyEvents(record),
    ...(isOver ? [{ kind: 'dissolved' as const, told: `dissolution date ${dissolved}` }] : []),
  ]
}

function statusNamed(text: string): RegistryStatus | undefined {
  const words = text.replaceAll('_', ' ')
  const kind = STATUSES.find(([pattern]) => pattern.test(words))?.[1]
  return kind === undefined ? undefined : { kind, told: text }
}

/** Of the events only insolvency counts, unless it was cancelled: a move or a new name is no problem. */
function insolvencyEvents({ parts }: CitedRecord): readonly RegistryStatus[] {
  return parts.flatMap((part) => {
    if (part.kind !== 'metric' || part.metric !== EVENT || /withdrawn|cancel/i.test(part.note ?? ''))
      return []
    const status = statusNamed(`event "${part.note ?? ''}"`)
    return status?.kind === 'insolvent' ? [status] : []
  })
}

/** The company the record is about; undefined when its only party is a role holder of that company. */
export function selfOf({ parts }: CitedRecord): PartyPart | undefined {
  const holders = new Set(parts.flatMap((part) => (part.kind === 'role' ? (part.person ?? []) : [])))
  const parties = parts
    .filter((part) => part.kind === 'party')
    .filter(({ ref }) => !holders.has(ref) && ref !== MENTIONED && ref !== OWNER)
  return parties.find(({ ref }) => ref === 'self') ?? parties[0]
}

const MENTIONED = 'entity'
const OWNER = 'owner'

/** The company that leaked papers have: no register has it, so that it has no state and runs no one today. */
export const mentionedOf = ({ parts }: Pick<CitedRecord, 'parts'>): PartyPart | undefined =>
  parts.find((part): part is PartyPart => part.kind === 'party' && part.ref === MENTIONED)

/** The owner of patents, whom only a name identifies: a table of owners is no register either. */
export const ownerOf = ({ parts }: Pick<CitedRecord, 'parts'>): PartyPart | undefined =>
  parts.find((part): part is PartyPart => part.kind === 'party' && part.ref === OWNER)
