// Reads company numbers of the UK list: free text with one number, or with several after their labels.
import type { IdentifierScheme, PartyIdentifier } from '../../model/record.ts'

interface Labelled {
  readonly scheme: IdentifierScheme
  readonly written: RegExp
  readonly note?: string
}

/** `OGRN: 1027700000000`, `Taxpayer number (INN) 7700000000`. A number of another length does not match its label. */
const LABELLED: readonly Labelled[] = [
  { scheme: 'ogrn', written: /\bOGRN(?:IP)?\b[):.\s]*(\d{15}|\d{13})(?!\d)/gi },
  { scheme: 'inn', written: /\bINN\b[):.\s]*(\d{12}|\d{10})(?!\d)/gi },
  { scheme: 'other', written: /\bKPP\b[):.\s]*(\d{9})(?!\d)/gi, note: 'KPP' },
  { scheme: 'other', written: /\bOKPO\b[):.\s]*(\d{10}|\d{8})(?!\d)/gi, note: 'OKPO' },
  { scheme: 'tax', written: /\bTIN\b[):.\s]*(\d{8,15})(?!\d)/gi },
  { scheme: 'lei', written: /\bLEI\b[):.\s]*([A-Z0-9]{18}\d\d)(?![A-Z0-9])/gi },
]

/** The numbers with known labels, and the rest of the text as one registration number if it holds a digit. */
export function registrationNumbers(text: string): readonly PartyIdentifier[] {
  const found: PartyIdentifier[] = []
  let rest = text
  for (const { scheme, written, note } of LABELLED) {
    rest = rest.replace(written, (_, value: string) => {
      found.push({ scheme, value: value.toUpperCase(), ...(note !== undefined && { note }) })
      return ' '
    })
  }
  const value = rest.replace(/\s+/g, ' ').replace(/^[\s,;:.()|]+|[\s,;:(|]+$/g, '')
  return /\d/.test(value) ? [...found, { scheme: 'registration', value }] : found
}
