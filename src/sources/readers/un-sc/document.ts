// Identity documents of the UN list: the kind may be in either type or before the number, and the number in a sentence.
import { countryCode } from '../../../reference/countries.ts'
import type { IdentifierScheme, PartyIdentifier } from '../../model/record.ts'
import { joined, labelled, present } from '../../files/record-parts.ts'
import { textOfElement, type XmlElement } from '../../files/xml-records.ts'

type DocumentKind = 'tax' | 'driving-licence' | 'passport' | 'national-id' | 'document'

/** More telling words first: a tax code is filed under national identification, too. */
const KINDS: readonly (readonly [kind: DocumentKind, words: RegExp])[] = [
  ['tax', /fiscal code|tax/i],
  ['driving-licence', /driv/i],
  ['passport', /passport|pasaporte|passeport|travel document/i],
  ['national-id', /national|identi|tazkira|social security|civil/i],
]
const SCHEMES: Readonly<Record<DocumentKind, IdentifierScheme>> = {
  tax: 'tax',
  'driving-licence': 'other',
  passport: 'passport',
  'national-id': 'national-id',
  document: 'other',
}
/** An identifier without a scheme is known by the word its note begins with. */
const WORDS: Partial<Readonly<Record<DocumentKind, string>>> = {
  'driving-licence': 'Driving licence',
  document: 'Document',
}

/** An `INDIVIDUAL_DOCUMENT` as an identifier; undefined for a placeholder without a number. */
export function documentOf(document: XmlElement): PartyIdentifier | undefined {
  const type = textOfElement(document, 'TYPE_OF_DOCUMENT')
  const detail = textOfElement(document, 'TYPE_OF_DOCUMENT2')
  const number = textOfElement(document, 'NUMBER')
  const found = documentIdentifier(type, detail, number)
  if (found === undefined) return undefined
  const issuer = textOfElement(document, 'ISSUING_COUNTRY') || textOfElement(document, 'COUNTRY_OF_ISSUE')
  const country = countryCode(issuer)
  const date = labelled('issued', textOfElement(document, 'DATE_OF_ISSUE'))
  const city = labelled('in', textOfElement(document, 'CITY_OF_ISSUE'))
  return present<PartyIdentifier>({
    scheme: SCHEMES[found.kind],
    value: found.value,
    country,
    note: joined([
      WORDS[found.kind] ?? '',
      detail || type,
      number === found.value ? '' : number,
      country === undefined ? issuer : '',
      joined([date, city], ' '),
      textOfElement(document, 'NOTE'),
    ]),
  })
}

/** Kind and number as they are compared; undefined without a number. */
export function documentIdentifier(
  type: string,
  detail: string,
  number: string,
): { readonly kind: DocumentKind; readonly value: string } | undefined {
  const value = number
    .replace(/\([^)]*\)/g, ' ')
    .replace(/,.*$/, '')
    .replace(/^.*?(?:\bnumber|\bno\.?|n°|:)\s*(?=\S*\d|[A-Z]{1,3} \d)/i, '')
    // What is left before it are words (a country, `Diplomatic Passport`); letters of a series are short.
    .replace(/^(?:[\p{Lu}]?[\p{Ll}’'-]{3,}\s+)+/u, '')
    .trim()
  if (!/\d/.test(value)) return undefined
  const kindOf = (text: string): DocumentKind | undefined => KINDS.find(([, words]) => words.test(text))?.[0]
  return { kind: kindOf(`${detail} ${number}`) ?? kindOf(type) ?? 'document', value }
}
