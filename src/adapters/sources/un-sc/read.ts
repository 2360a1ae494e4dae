// The Consolidated List of the UN Security Council, one XML file. Elements without content are placeholders.
import { birthDates, yearsBetween } from '../birth-dates.ts'
import { countryCode } from '../country-codes.ts'
import { ListFileError } from '../list-file-error.ts'
import { listText } from '../list-text.ts'
import {
  openRequired,
  toRecord,
  type EntityType,
  type ListedName,
  type NameRecord,
  type OpenListFile,
} from '../source.ts'
import { childrenOf, textOf, xmlRecords, type XmlElement } from '../xml-records.ts'
import { aliasNames } from './alias-names.ts'
import { documentIdentifier } from './document.ts'

const FILE = 'consolidated.xml'
export const unScFiles: readonly string[] = [FILE]

const TYPES: ReadonlyMap<string, EntityType> = new Map([
  ['INDIVIDUAL', 'person'],
  ['ENTITY', 'organisation'],
])
/** Positional: none of them is the given or the family name. */
const NAME_PARTS = ['FIRST_NAME', 'SECOND_NAME', 'THIRD_NAME', 'FOURTH_NAME']
const QUALITY: ReadonlyMap<string, ListedName['kind']> = new Map([
  ['low', 'weak'],
  ['f.k.a.', 'former'],
])

export async function* readUnSc(open: OpenListFile): AsyncGenerator<NameRecord> {
  const text = listText(FILE, openRequired(open, FILE), 'utf-8')
  for await (const element of xmlRecords(FILE, text, 'CONSOLIDATED_LIST', new Set(TYPES.keys()))) {
    const id = textOf(element, 'REFERENCE_NUMBER')
    const record = toRecord({
      list: 'un-sc',
      id,
      type: TYPES.get(element.name) ?? 'unknown',
      names: namesOf(element),
      birthDates: childrenOf(element, 'INDIVIDUAL_DATE_OF_BIRTH').flatMap(datesOf),
      countries: countriesOf(element),
      identifiers: childrenOf(element, 'INDIVIDUAL_DOCUMENT').flatMap(
        (document) =>
          documentIdentifier(
            textOf(document, 'TYPE_OF_DOCUMENT'),
            textOf(document, 'TYPE_OF_DOCUMENT2'),
            textOf(document, 'NUMBER'),
          ) ?? [],
      ),
    })
    if (record === undefined || id === '') {
      throw new ListFileError(
        FILE,
        `the record that begins on line ${element.line} has no reference number or no name; download it again`,
      )
    }
    yield record
  }
}

function namesOf(element: XmlElement): readonly ListedName[] {
  const [primary = '', ...joined] = aliasNames(
    NAME_PARTS.map((part) => textOf(element, part))
      .filter((part) => part !== '')
      .join(' '),
  )
  const others = [...joined, textOf(element, 'NAME_ORIGINAL_SCRIPT')]
  return [
    { text: primary, kind: 'primary' },
    ...others.map((text): ListedName => ({ text, kind: 'alias' })),
    ...childrenOf(element, `${element.name}_ALIAS`).flatMap(aliasesOf),
  ]
}

function aliasesOf(alias: XmlElement): readonly ListedName[] {
  const written = textOf(alias, 'ALIAS_NAME')
  const quality = QUALITY.get(textOf(alias, 'QUALITY').toLowerCase()) ?? 'alias'
  const kind = /\(previously listed as\)/i.test(written) ? 'former' : quality
  return aliasNames(written).map((text) => ({ text, kind }))
}

function datesOf(date: XmlElement): readonly string[] {
  const [from, to] = [textOf(date, 'FROM_YEAR'), textOf(date, 'TO_YEAR')]
  if (/^\d{4}$/.test(from) && /^\d{4}$/.test(to)) return yearsBetween(from, to)
  return [textOf(date, 'DATE').slice(0, 10), textOf(date, 'YEAR'), from, to].flatMap(birthDates)
}

function countriesOf(element: XmlElement): readonly (string | undefined)[] {
  const nationalities = childrenOf(element, 'NATIONALITY').flatMap((nationality) =>
    childrenOf(nationality, 'VALUE'),
  )
  const places = ['INDIVIDUAL_PLACE_OF_BIRTH', 'INDIVIDUAL_ADDRESS', 'ENTITY_ADDRESS'].flatMap((name) =>
    childrenOf(element, name),
  )
  return [
    ...nationalities.map(({ text }) => countryCode(text)),
    ...places.map((place) => countryCode(textOf(place, 'COUNTRY'))),
  ]
}
