// What the Swiss list says of a party beside its names: documents, and lines of text that begin with a label.
import type { IdentifierScheme, PartyIdentifier } from '../../model/record.ts'
import { countryCode } from '../../../reference/countries.ts'
import { knownCountryCode } from '../../files/country-codes.ts'
import { joined, labelled, onOneLine, present } from '../../files/record-parts.ts'
import { attributeOf, childrenOf, textOfElement, type XmlElement } from '../../files/xml-records.ts'

const DOCUMENTS: ReadonlyMap<string, IdentifierScheme> = new Map([
  ['passport', 'passport'],
  ['diplomatic-passport', 'passport'],
  ['service-passport', 'passport'],
  ['id-card', 'national-id'],
  ['identity-card', 'national-id'],
])

export function secoDocument(element: XmlElement): PartyIdentifier | undefined {
  const value = textOfElement(element, 'number')
  if (!/\d/.test(value)) return undefined
  const type = attributeOf(element, 'document-type')
  const [issuer] = childrenOf(element, 'issuer')
  return present<PartyIdentifier>({
    scheme: DOCUMENTS.get(type) ?? 'other',
    value,
    country:
      issuer === undefined
        ? undefined
        : (knownCountryCode(attributeOf(issuer, 'code')) ?? countryCode(onOneLine(issuer.text))),
    note: joined([
      // why: the kind of a number without a scheme is read from the first words
      type.startsWith('driving') ? 'Driving licence' : type.replaceAll('-', ' '),
      labelled('issued', dayIn(element, 'date-of-issue')),
      labelled('expires', dayIn(element, 'expiry-date')),
      textOfElement(element, 'remark'),
    ]),
  })
}

/** A day as text, or as an element with a year, a month and a day. */
function dayIn(element: XmlElement, name: string): string {
  const parts = childrenOf(element, name)
    .flatMap((date) => childrenOf(date, 'day-month-year'))
    .flatMap((date) => ['year', 'month', 'day'].map((part) => attributeOf(date, part).padStart(2, '0')))
  return textOfElement(element, name) || joined(parts, '-')
}

/** Labels of numbers, as far as a line holds nothing but the label and the number. */
const NUMBERS: readonly (readonly [RegExp, IdentifierScheme])[] = [
  [/^IMO number$/i, 'imo'],
  [/^(?:taxpayer identification number|INN)$/i, 'inn'],
  [/^(?:main (?:state )?registration number|OGRN)$/i, 'ogrn'],
  [/^(?:(?:state|business|company) )?registration number$/i, 'registration'],
  [/^tax (?:registration |identification )?number$/i, 'tax'],
  [/^(?:swift|bic|swift\/bic)(?: code)?$/i, 'bic'],
]
/** Never read, see the guide on personal data. */
const CONTACT = /^(?:tel|telephone|phone|fax|mobile|e-?mail)\b/i

export interface SecoLines {
  readonly identifiers: readonly PartyIdentifier[]
  readonly websites: readonly string[]
  readonly notes: readonly string[]
}

export function secoLines(lines: readonly string[]): SecoLines {
  const identifiers: PartyIdentifier[] = []
  const websites: string[] = []
  const notes: string[] = []
  for (const line of lines) {
    const [, label = '', value = ''] = /^([^:]{2,50}?)\s*:\s*(.+?)\.?$/.exec(line) ?? []
    const scheme = /^[\w/-]*\d[\w/-]*$/.test(value)
      ? NUMBERS.find(([pattern]) => pattern.test(label))
      : undefined
    if (CONTACT.test(line)) continue
    if (scheme !== undefined) identifiers.push({ scheme: scheme[1], value, note: label })
    else if (/^website$/i.test(label)) websites.push(value)
    else notes.push(line)
  }
  return { identifiers, websites, notes }
}
