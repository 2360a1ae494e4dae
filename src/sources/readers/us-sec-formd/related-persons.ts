// Related persons of a filing: its officers, directors and promoters. Some are firms, written into the fields of a person.
import type { PartyName, RolePart } from '../../model/record.ts'
import type { HeadedRow } from '../../files/csv-rows.ts'
import { meaningfulTexts } from '../../files/edgar.ts'
import { cell } from './tables.ts'

export const RELATED_PERSON_COLUMNS = [
  'RELATEDPERSON_SEQ_KEY',
  'FIRSTNAME',
  'MIDDLENAME',
  'LASTNAME',
  'RELATIONSHIP_1',
  'RELATIONSHIPCLARIFICATION',
]

const ROLES: ReadonlyMap<string, RolePart['role']> = new Map([
  ['executive officer', 'officer'],
  ['director', 'director'],
  ['promoter', 'promoter'],
])

/** Legal forms that are no family name: `SA`, `AG` and `Co` are left out. */
const LEGAL_FORM =
  '(?:L\\.?L\\.?C|L\\.?L\\.?L?\\.?P|L\\.?P|Inc|Incorporated|Ltd|Limited|Corp|Corporation|PLC|GmbH|B\\.V|N\\.V|S\\.A)\\.?'
const ONLY_LEGAL_FORM = new RegExp(`^${LEGAL_FORM}$`, 'i')
const ENDS_IN_LEGAL_FORM = new RegExp(`[\\s,]${LEGAL_FORM}$`, 'i')

/** Persons by their number in the filing. */
export function personsInOrder(rows: readonly HeadedRow[]): readonly HeadedRow[] {
  const sequence = (row: HeadedRow): number => Number(cell(row, 'RELATEDPERSON_SEQ_KEY'))
  return rows.toSorted((a, b) => sequence(a) - sequence(b))
}

/**
 * The role of a person, without address. A person of several roles has the first as `role` and all of them, as the form
 * calls them, as `natures`. Undefined where the row names nobody or no role of the form.
 */
export function rolePart(org: string, row: HeadedRow): RolePart | undefined {
  const natures = meaningfulTexts([1, 2, 3].map((at) => cell(row, `RELATIONSHIP_${at}`)))
  const role = natures.map((nature) => ROLES.get(nature.toLowerCase())).find((known) => known !== undefined)
  const named = nameOf(row)
  if (role === undefined || named === undefined) return undefined
  const [title] = meaningfulTexts([cell(row, 'RELATIONSHIPCLARIFICATION')])
  return { kind: 'role', ...named, org, role, ...(title === undefined ? {} : { title }), natures }
}

function nameOf(row: HeadedRow): Pick<RolePart, 'personName' | 'personKind'> | undefined {
  const [first, middle, last] = ['FIRSTNAME', 'MIDDLENAME', 'LASTNAME'].map(
    (column) => meaningfulTexts([cell(row, column)])[0],
  )
  const joined = [first, middle, last].filter((part) => part !== undefined).join(' ')
  if (joined === '') return undefined
  const named = (full: string): PartyName => ({ full, kind: 'primary', quality: 'strong' })
  // The form asks for a first name, so firms put `-`, `N/A` or their own legal form there.
  if (last !== undefined && first !== undefined && ONLY_LEGAL_FORM.test(first)) {
    return { personName: named(`${last} ${first}`), personKind: 'organization' }
  }
  const placeholder = first === undefined && cell(row, 'FIRSTNAME') !== ''
  if (placeholder || ENDS_IN_LEGAL_FORM.test(joined)) {
    return { personName: named(joined), personKind: 'organization' }
  }
  return {
    personName: {
      ...named(joined),
      ...(first === undefined ? {} : { first }),
      ...(middle === undefined ? {} : { middle }),
      ...(last === undefined ? {} : { last }),
    },
    ...(first === undefined ? {} : { personKind: 'person' }),
  }
}
