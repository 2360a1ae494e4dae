// Combines the rows of one Unique ID. Each row is one combination of the designation's names, addresses and dates, so
// each group of columns keeps its distinct values, whatever the order of the rows.
import { byText } from '../../../base/by-text.ts'
import { csvCell } from '../../../base/csv-cell.ts'
import type { HeadedRow } from '../../files/csv-rows.ts'
import { LEFT_OUT, MAX_EXTRACT } from '../../files/extracts.ts'
import { ukPlainText } from './plain-text.ts'

/** Groups of columns, each read as one value. */
const FACETS = {
  type: ['Designation Type'],
  names: ['Name type', 'Alias strength', 'Name 1', 'Name 2', 'Name 3', 'Name 4', 'Name 5', 'Name 6'],
  nativeNames: ['Name non-latin script', 'Non-latin script type'],
  titles: ['Title'],
  positions: ['Position'],
  genders: ['Gender'],
  births: ['D.O.B'],
  birthPlaces: ['Town of birth', 'Country of birth'],
  nationalities: ['Nationality(/ies)'],
  addresses: [
    'Address Line 1',
    'Address Line 2',
    'Address Line 3',
    'Address Line 4',
    'Address Line 5',
    'Address Line 6',
    'Address Postal Code',
    'Address Country',
  ],
  websites: ['Website'],
  passports: ['Passport number', 'Passport additional information'],
  nationalIds: ['National Identifier number', 'National Identifier additional information'],
  registrations: ['Business registration number (s)'],
  imoNumbers: ['IMO number'],
  hullNumbers: ['Hull identification number (HIN)'],
  unReferences: ['UN Reference Number'],
  ofsiGroups: ['OFSI Group ID'],
  flags: ['Current believed flag of ship'],
  regimes: ['Regime Name', 'Date Designated'],
  measures: ['Regime Name', 'Sanctions Imposed'],
  reasons: ['Regime Name', 'UK Statement of Reasons'],
  information: ['Other Information'],
  sources: ['Designation source'],
  entityTypes: ['Type of entity'],
  parents: ['Parent company'],
  subsidiaries: ['Subsidiaries'],
  owners: ['Current owner/operator (s)'],
  formerOwners: ['Previous owner/operator (s)'],
  formerFlags: ['Previous flags'],
  shipTypes: ['Type of ship'],
  tonnages: ['Tonnage of ship'],
  lengths: ['Length of ship'],
  built: ['Year Built'],
} as const

export type Facet = keyof typeof FACETS
type Texts<Columns extends readonly string[]> = { readonly [Index in keyof Columns]: string }

/** Facets that come and go: without one of their columns the list still distinguishes all parties. */
const SPARE: ReadonlySet<Facet> = new Set([
  'titles',
  'positions',
  'websites',
  'hullNumbers',
  'ofsiGroups',
  'flags',
  'information',
  'entityTypes',
  'parents',
  'subsidiaries',
  'owners',
  'formerOwners',
  'formerFlags',
  'shipTypes',
  'tonnages',
  'lengths',
  'built',
])

const facets = Object.entries(FACETS) as readonly (readonly [Facet, readonly string[]])[]

/** Columns without which the file is not this list. Phone numbers and e-mail addresses are never read. */
export const requiredColumns: readonly string[] = [
  'Unique ID',
  ...new Set(facets.flatMap(([facet, columns]) => (SPARE.has(facet) ? [] : columns))),
]

const CONTACTS: ReadonlySet<string> = new Set(['Phone number', 'Email address'])

export class Designation {
  readonly id: string
  /** Its rows without its contacts, up to a little more than an extract holds. */
  readonly written: string[] = []
  #characters = 0
  readonly #values = new Map<Facet, Map<string, readonly string[]>>()

  constructor(id: string) {
    this.id = id
  }

  add(row: HeadedRow): void {
    if (this.#characters <= MAX_EXTRACT) {
      const cells = row
        .cells()
        .map(([column, text]) => (text !== '' && CONTACTS.has(column) ? LEFT_OUT : text))
      const line = cells.map(csvCell).join(',')
      this.written.push(line)
      this.#characters += line.length
    }
    for (const [facet, columns] of facets) {
      const texts = columns.map((column) => ukPlainText(row.get(column)))
      if (texts.every((text) => text === '')) continue
      const known = this.#values.get(facet) ?? new Map<string, readonly string[]>()
      this.#values.set(facet, known.set(texts.join('\u0000'), texts))
    }
  }

  /** The distinct values in an order that does not depend on the rows; each has a text in at least one column. */
  values<F extends Facet>(facet: F): readonly Texts<(typeof FACETS)[F]>[] {
    const known = [...(this.#values.get(facet) ?? [])].sort(([a], [b]) => byText(a, b))
    return known.map(([, texts]) => texts as unknown as Texts<(typeof FACETS)[F]>)
  }

  /** The distinct texts of a facet of one column. */
  texts(facet: Facet): readonly string[] {
    return this.values(facet).map(([text]) => text)
  }
}
