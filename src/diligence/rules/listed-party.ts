// Puts together what the records of a finding say of the listed party, once each.
import type { ListedParty } from '../../contract/vocabulary/listed-party.ts'
import type { Address, DateSpec, PartyPart } from '../../sources/model/record.ts'
import type { CitedRecord } from './evidence.ts'

const MAX_NAMES_SHOWN = 20
const MAX_ADDRESSES_SHOWN = 10
const MAX_IDENTIFIERS_SHOWN = 20
const MAX_REMARK_LENGTH = 1_000

/** Undefined for records that list no one: entries of registers, cases. */
export function listedPartyOf(records: readonly CitedRecord[]): ListedParty | undefined {
  const parts = records.flatMap((record) => record.parts)
  const listings = parts.flatMap((part) => (part.kind === 'listing' ? [part] : []))
  const parties = parts.flatMap((part) => (part.kind === 'party' && part.ref === 'self' ? [part] : []))
  const [first] = parties
  if (listings.length === 0 || first === undefined) return undefined
  const all = <T>(of: (party: PartyPart) => readonly T[] | undefined): readonly T[] =>
    parties.flatMap((party) => of(party) ?? [])
  const identifiers = new Map(
    all(({ identifiers: own }) => own).map(({ scheme, value, country }) => [
      `${scheme} ${country ?? ''} ${value}`,
      { scheme, value, ...(country !== undefined && { country }) },
    ]),
  )
  const remarks = [...listings.map(({ reason }) => reason), ...parties.map(({ notes }) => notes)]
  return {
    kind: first.partyKind,
    names: once(all(({ names }) => names).map(({ full }) => full)).slice(0, MAX_NAMES_SHOWN),
    births: once(all(({ births }) => births).map(dateText)),
    birthPlaces: once(all(({ birthPlaces }) => birthPlaces)),
    nationalities: once([...all(({ nationalities }) => nationalities), ...all(({ countries }) => countries)]),
    addresses: once(all(({ addresses }) => addresses).map(addressText)).slice(0, MAX_ADDRESSES_SHOWN),
    identifiers: [...identifiers.values()].slice(0, MAX_IDENTIFIERS_SHOWN),
    programs: once(listings.flatMap(({ programs }) => programs)),
    listedOn: once(listings.flatMap(({ listed, starts }) => (listed ?? starts)?.value ?? [])),
    remarks: once(remarks.flatMap((remark) => remark?.slice(0, MAX_REMARK_LENGTH).toWellFormed() ?? [])),
  }
}

/** Each text once, in the order given, without empty ones. */
const once = (texts: readonly string[]): readonly string[] =>
  [...new Set(texts)].filter((text) => text !== '')

const dateText = ({ value, circa, raw }: DateSpec): string =>
  value === undefined ? raw : `${circa === true ? 'about ' : ''}${value}`

const addressText = ({ full, lines = [], city, region, postalCode, country }: Address): string =>
  full ?? [...lines, city, region, postalCode, country].filter(Boolean).join(', ')
