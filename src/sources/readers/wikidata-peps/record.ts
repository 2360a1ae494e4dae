// A person in Wikidata who holds or held an office, as a record: the person, and a listing for each office.
import type { JsonObject } from '../../../base/json.ts'
import type { ListingPart, PartyName, PartyPart, SourceRecord } from '../../model/record.ts'
import { recordCountries } from '../../files/country-codes.ts'
import { distinct, partyOf, present } from '../../files/record-parts.ts'
import {
  aliasesOf,
  allStatementsOf,
  dateIn,
  itemIn,
  mainLabel,
  labelsOf,
  qualifiedDate,
  saysNone,
  statementsOf,
  type ItemText,
} from './item.ts'
import { PEPS_FILE, wikidataPepsManifest } from './manifest.ts'

/** What the items beside the persons say: offices and countries. */
export interface PepReferences {
  /** English names by item. */
  readonly labels: ReadonlyMap<string, string>
  /** ISO 3166-1 alpha-2 codes by item. */
  readonly countries: ReadonlyMap<string, string>
}

const INSTANCE_OF = 'P31'
const HUMAN = 'Q5'
const POSITION = 'P39'
const DIED = 'P570'
const GENDERS: ReadonlyMap<string, string> = new Map([
  ['Q6581097', 'male'],
  ['Q6581072', 'female'],
])
/** Spellings in more languages say nothing new. */
const MAX_NAMES = 40

export const isHuman = (item: JsonObject): boolean =>
  allStatementsOf(item, INSTANCE_OF).some((statement) => itemIn(statement) === HUMAN)

/** The record of a living person with an office; undefined for any other item. */
export function pepRecord(item: JsonObject, references: PepReferences): SourceRecord | undefined {
  const { id } = item
  if (typeof id !== 'string' || !isHuman(item)) return undefined
  const offices = allStatementsOf(item, POSITION).filter((office) => itemIn(office) !== '')
  const hasDied = statementsOf(item, DIED).some((death) => !saysNone(death))
  if (offices.length === 0 || hasDied) return undefined
  const party = partyOfItem(item, id, references)
  return (
    party && {
      recordId: id,
      url: wikidataPepsManifest.citationTemplate.replace('{recordId}', encodeURIComponent(id)),
      locator: `${PEPS_FILE} id=${id}`,
      parts: [party, ...offices.map((office) => listingOf(office, references))],
    }
  )
}

function partyOfItem(item: JsonObject, id: string, { countries }: PepReferences): PartyPart | undefined {
  const nationalities = recordCountries(
    allStatementsOf(item, 'P27').map((statement) => countries.get(itemIn(statement))),
  )
  const [gender] = statementsOf(item, 'P21')
  return partyOf({
    partyKind: 'person',
    names: namesOf(item),
    births: statementsOf(item, 'P569').flatMap((statement) => dateIn(statement) ?? []),
    nationalities,
    countries: nationalities,
    identifiers: [{ scheme: 'other', value: id, note: 'Wikidata item' }],
    gender: gender && GENDERS.get(itemIn(gender)),
  })
}

/** The main label first; a spelling in several languages counts once. */
function namesOf(item: JsonObject): readonly PartyName[] {
  const main = mainLabel(item)
  const others = distinct([...labelsOf(item), ...aliasesOf(item)], ({ text }) => text)
  if (main === undefined) return []
  return [
    { full: main.text, kind: 'primary', quality: 'strong' } as const,
    ...others.filter(({ text }) => text !== main.text).map(aliasOf),
  ].slice(0, MAX_NAMES)
}

function aliasOf({ lang, text }: ItemText): PartyName {
  const isLatin = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+$/u.test(text)
  return { full: text, kind: isLatin ? 'alias' : 'original-script', quality: 'unknown', lang }
}

function listingOf(office: JsonObject, { labels }: PepReferences): ListingPart {
  const id = itemIn(office)
  return {
    kind: 'listing',
    party: 'self',
    listKind: 'pep',
    authority: wikidataPepsManifest.publisher,
    programs: [labels.get(id) ?? id],
    ...present<Pick<ListingPart, 'starts' | 'ends'>>({
      starts: qualifiedDate(office, 'P580'),
      ends: qualifiedDate(office, 'P582'),
    }),
    status: 'active',
  }
}
