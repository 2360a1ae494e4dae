// An entry of the Canadian list as a record: a party, and its listing in a schedule of a regulation.
import { createHash } from 'node:crypto'
import { countryCode } from '../../../reference/countries.ts'
import type { DateSpec, ListingPart, PartyPart, SourceRecord } from '../../model/record.ts'
import { birthSpec } from '../../files/birth-dates.ts'
import { recordCountries } from '../../files/country-codes.ts'
import { dateSpec, dayMonthYear, isoDate } from '../../files/dates.ts'
import { joined, labelled, partyOf, present } from '../../files/record-parts.ts'
import { textOfElement, type XmlElement } from '../../files/xml-records.ts'
import { caSemaManifest, SEMA_FILE } from './manifest.ts'
import { entityNames, personNames } from './names.ts'

/** The value of an element under its name of today or of 2020; empty if missing. */
type Value = (...names: readonly string[]) => string

/** The record of an element; undefined when it has no name. `distinctId` tells entries of one number and name apart. */
export function semaRecord(
  element: XmlElement,
  distinctId: (id: string) => string,
): SourceRecord | undefined {
  const value: Value = (...names) =>
    names.map((name) => textOfElement(element, name)).find((text) => text !== '') ?? ''
  const isNamed = ['EntityOrShip', 'Entity', 'LastName', 'GivenName'].some((name) => value(name) !== '')
  const party = isNamed ? partyOfEntry(value) : undefined
  if (party === undefined) return undefined
  const recordId = distinctId(idOf(value))
  return {
    recordId,
    url: caSemaManifest.citationTemplate.replace('{recordId}', recordId),
    locator: `${SEMA_FILE} Country=${regimeOf(value)} Schedule=${value('Schedule')} Item=${value('Item')}`,
    parts: [party, listingOf(value)],
  }
}

/** `Russia / Russie`: the English name. A regulation of no country has its title there. */
const regimeOf = (value: Value): string => value('Country').split(' / ')[0]?.trim() ?? ''

const scheduleOf = (value: Value): string => (value('Schedule') === 'N/A' ? '' : value('Schedule'))

function partyOfEntry(value: Value): PartyPart | undefined {
  const entity = value('EntityOrShip', 'Entity')
  const imo = /\d{7}/.exec(value('ShipIMONumber'))?.[0]
  const date = value('DateOfBirthOrShipBuildDate', 'DateOfBirth')
  const title = value('TitleOrShip', 'Title')
  // An entity has no title; that of a ship is its type.
  const thing = imo === undefined && title === '' ? 'organization' : 'vessel'
  const partyKind = entity === '' ? 'person' : thing
  const isPerson = partyKind === 'person'
  return partyOf({
    partyKind,
    names: isPerson
      ? personNames(value('LastName'), value('GivenName'), value('Aliases'))
      : entityNames(entity, value('Aliases')),
    births: isPerson ? birthsOf(date) : [],
    countries: recordCountries([countryCode(regimeOf(value))]),
    identifiers: imo === undefined ? [] : [{ scheme: 'imo', value: imo }],
    // Titles are in English and French, too.
    titles: isPerson ? title.split('/') : [],
    notes: joined([
      labelled('Schedule', scheduleOf(value)),
      labelled('Item', value('Item')),
      isPerson ? '' : joined([labelled('Type', title), labelled('Built', date)]),
    ]),
  })
}

/**
 * `1972-08-10 or 1972-08-11` is two dates. A serial number of a spreadsheet stays as it is written, because it does not say from
 * which day it counts.
 */
function birthsOf(written: string): readonly DateSpec[] {
  return written
    .split(/\s+or\s+|\s*[;,]\s*/)
    .filter((text) => text !== '')
    .map((text) => {
      const plain = text.replace(/^([a-z]{3})-(\d\d)$/i, '$1 19$2')
      const value = dayMonthYear(plain)
      return value === undefined ? { ...birthSpec(plain), raw: text } : { value, raw: text }
    })
}

function listingOf(value: Value): ListingPart {
  const measures = LIMITED.get(`${regimeOf(value)} ${scheduleOf(value)}`)
  return {
    kind: 'listing',
    party: 'self',
    listKind: 'sanction',
    authority: caSemaManifest.publisher,
    programs: [regimeOf(value)],
    ...present<Pick<ListingPart, 'measures' | 'listed'>>({
      measures: measures === undefined ? [] : [measures],
      listed: dateSpec(value('DateOfListing'), isoDate),
    }),
    status: 'active',
  }
}

/**
 * The regulations freeze what those in a schedule own. These schedules of SOR/2014-58 only forbid to finance those in them, and
 * a party may be in schedule 1 as well.
 */
const LIMITED: ReadonlyMap<string, string> = new Map([
  ['Russia 2', 'New debt of more than 30 days and new equity'],
  ['Russia 3', 'New debt of more than 90 days'],
])

/** The list gives an entry no number of its own: one in its regulation, which may move, and its name. */
function idOf(value: Value): string {
  const key = [
    value('Country'),
    value('Schedule'),
    value('Item'),
    value('EntityOrShip', 'Entity'),
    value('LastName'),
    value('GivenName'),
  ]
  return createHash('sha1').update(key.join('|')).digest('hex')
}
