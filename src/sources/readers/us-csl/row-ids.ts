// The column `ids` of a row: numbers of documents, and between them facts that are no identifier at all.
import type { DateSpec, PartyIdentifier } from '../../model/record.ts'
import { dateSpec, namedMonthDate } from '../../files/dates.ts'
import { identifierByLabel } from '../../files/identifier.ts'

const COUNTRY = /^[A-Z]{2}$/
const DAY = /^\d{4}-\d{2}-\d{2}$/

export interface RowIds {
  readonly identifiers: readonly PartyIdentifier[]
  readonly gender: string | undefined
  readonly websites: readonly string[]
  readonly incorporated: DateSpec | undefined
  /** What is said under another label, as written. */
  readonly others: readonly string[]
}

/** What the values of the column say, in their order. */
export function rowIds(values: readonly string[]): RowIds {
  const under = (label: string): readonly string[] =>
    values.flatMap((written) => valueUnder(label, written) ?? [])
  const [gender] = under('Gender')
  const [founded = ''] = under(FOUNDED)
  const read = values.map((written) => ({ written, identifier: listedIdentifier(written) }))
  return {
    identifiers: read.flatMap(({ identifier }) => identifier ?? []),
    gender,
    websites: under('Website'),
    incorporated: dateSpec(founded, namedMonthDate),
    others: read
      .filter(({ identifier }) => identifier === undefined)
      .map(({ written }) => written)
      .filter((written) =>
        ['Gender', 'Website', FOUNDED].every((label) => valueUnder(label, written) === undefined),
      ),
  }
}

const FOUNDED = 'Organization Established Date'

/** The label stands last in the file of 2022 and first in that of 2025. */
function valueUnder(label: string, written: string): string | undefined {
  if (written.endsWith(`, ${label}`)) return written.slice(0, -label.length - 2)
  return written.startsWith(`${label}, `) ? written.slice(label.length + 2) : undefined
}

/** `CO, 1978075, Tax ID No.` of 2022 and `Tax ID No., 1978075, CO` of 2025, with dates of issue and expiry between. */
function listedIdentifier(written: string): PartyIdentifier | undefined {
  const parts = written.split(', ')
  const [first = ''] = parts
  const last = parts.at(-1) ?? ''
  return identifierUnder(last, parts.slice(0, -1)) ?? identifierUnder(first, parts.slice(1))
}

function identifierUnder(label: string, parts: readonly string[]): PartyIdentifier | undefined {
  const value = parts.filter((part) => !COUNTRY.test(part) && !DAY.test(part)).join(', ')
  return identifierByLabel(label, value, {
    country: parts.find((part) => COUNTRY.test(part)),
    // Two days are those of expiry and of issue; of one alone the file does not say which it is.
    note: parts.filter((part) => DAY.test(part)).join(', '),
  })
}
