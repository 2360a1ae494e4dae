// Counts the patents of each company in the table of owners, which is sorted by patent. Persons are left out.
import type { HeadedRow } from '../../files/csv-rows.ts'
import { ListFileError } from '../../files/list-file-error.ts'
import { onOneLine } from '../../files/record-parts.ts'
import { ASSIGNEES_FILE } from './manifest.ts'

/** The real table has half a million. */
const MAX_OWNERS = 3_000_000
/** Types of owner: a company of the United States or of another country; a `1` before it means a part of the rights. */
const COMPANY = /^1?[23]$/
const AMERICAN = /^1?2$/

export interface Owner {
  readonly id: string
  readonly name: string
  isAmerican: boolean
  patents: number
  /** Ids of its first and newest patent. */
  first: string
  newest: string
}

/** Companies by their id, with the number of their patents. */
export async function countOwners(rows: AsyncIterable<HeadedRow>): Promise<ReadonlyMap<string, Owner>> {
  const owners = new Map<string, Owner>()
  for await (const row of rows) {
    const [patent, id, name] = [
      row.get('patent_id'),
      row.get('assignee_id'),
      onOneLine(row.get('disambig_assignee_organization')),
    ]
    const type = row.get('assignee_type').replace(/\.0$/, '')
    if (patent === '' || id === '')
      throw new ListFileError(
        ASSIGNEES_FILE,
        `line ${row.line} has no patent_id or no assignee_id; download it again`,
      )
    if (name === '' || !COMPANY.test(type)) continue
    const owner = owners.get(id)
    if (owner === undefined) {
      if (owners.size === MAX_OWNERS)
        throw new ListFileError(
          ASSIGNEES_FILE,
          'it has far more owners than this table ever had: this is another file',
        )
      owners.set(id, { id, name, isAmerican: AMERICAN.test(type), patents: 1, first: patent, newest: patent })
      continue
    }
    owner.patents++
    owner.isAmerican ||= AMERICAN.test(type)
    if (isOlder(patent, owner.first)) owner.first = patent
    if (isOlder(owner.newest, patent)) owner.newest = patent
  }
  return owners
}

/** Numbers of utility patents rise with time. Those of designs, plants and reissues have letters and a count of their own. */
function isOlder(one: string, other: string): boolean {
  const [ofOne, ofOther] = [Number(one), Number(other)]
  if (Number.isNaN(ofOne) || Number.isNaN(ofOther)) return Number.isNaN(ofOne) && !Number.isNaN(ofOther)
  return ofOne < ofOther
}
