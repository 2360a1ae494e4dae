// Writes the numbers of a register in one way, so that the same number is the same text on both sides of a comparison.
import type { PartyIdentifier } from '../../sources/model/record.ts'
import type { Identifier } from '../../names/parse/record.ts'

/** Numbers that only the register of one country gives, and the kind of number each is there. */
const NATIONAL: Readonly<Partial<Record<PartyIdentifier['scheme'], { kind: string; country: string }>>> = {
  'gb-coh': { kind: 'registration', country: 'gb' },
  ogrn: { kind: 'registration', country: 'ru' },
  inn: { kind: 'tax', country: 'ru' },
  ein: { kind: 'tax', country: 'us' },
}
/** Every register and tax office has its own numbers. */
const OF_A_REGISTER: ReadonlySet<string> = new Set(['registration', 'tax'])

/** An identifier as it is compared, once for each way in which its register may write it. */
export function comparedIdentifiers({
  scheme,
  value,
  country,
  note,
}: PartyIdentifier): readonly Identifier[] {
  const { kind, country: place } = NATIONAL[scheme] ?? {
    kind: scheme === 'other' ? kindNamed(note) : scheme,
    country: country?.toLowerCase(),
  }
  if (!OF_A_REGISTER.has(kind)) return [{ kind, value, ...(place !== undefined && { country: place }) }]
  if (place !== undefined) return [{ kind, value: placedNumber(value, place), country: place }]
  // why both: it is unknown whether the number is from the register that writes zeros
  return [...new Set([bare(value), ukNumber(value) ?? bare(value)])].map((form) => ({
    kind: 'number',
    value: form,
  }))
}

const placedNumber = (written: string, country: string): string =>
  (country === 'gb' ? ukNumber(written) : undefined) ?? bare(written)

const plain = (written: string): string => written.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Without the zeros that one clerk writes before a number and another does not. */
const bare = (written: string): string => plain(written).replace(/^(\D*)0+(?=\d)/u, '$1')

/** `5389805` and `sc 12345` as the eight characters of Companies House; undefined for any other text. */
export function ukNumber(written: string): string | undefined {
  const [, letters = '', digits = ''] = /^([A-Z]{0,2})0*(\d{1,8})$/.exec(plain(written)) ?? []
  const number = letters + digits.padStart(8 - letters.length, '0')
  return digits !== '' && number.length === 8 ? number : undefined
}

/** The label of a number without a scheme gives its kind. */
const kindNamed = (note = 'other'): string => {
  const [label = ''] = note.split(';')
  return label.trim().toLowerCase().replaceAll(/\s+/g, '-')
}
