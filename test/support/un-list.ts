// Files in the format of the UN list, for tests in which the list changes.
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface UnPerson {
  readonly id: number
  readonly first: string
  readonly last: string
  readonly aliases?: readonly string[]
  /** `YYYY-MM-DD`. */
  readonly born?: string | undefined
  /** Number of a passport of Finland. */
  readonly passport?: string
  readonly comments?: string
  /** The sanctions list, as the UN names it. */
  readonly list?: string
}

const element = (name: string, text: string | undefined): string =>
  text === undefined ? '' : `<${name}>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</${name}>`

const individual = ({
  id,
  first,
  last,
  aliases = [],
  born,
  passport,
  comments,
  list = 'Al-Qaida',
}: UnPerson): string =>
  `<INDIVIDUAL>${[
    element('DATAID', String(id)),
    element('FIRST_NAME', first),
    element('SECOND_NAME', last),
    element('UN_LIST_TYPE', list),
    element('REFERENCE_NUMBER', `QDi.${id}`),
    element('LISTED_ON', '2012-12-31'),
    element('COMMENTS1', comments),
    ...aliases.map(
      (alias) =>
        `<INDIVIDUAL_ALIAS><QUALITY>Good</QUALITY>${element('ALIAS_NAME', alias)}</INDIVIDUAL_ALIAS>`,
    ),
    passport === undefined
      ? ''
      : `<INDIVIDUAL_DOCUMENT><TYPE_OF_DOCUMENT>Passport</TYPE_OF_DOCUMENT>${element('NUMBER', passport)}<ISSUING_COUNTRY>Finland</ISSUING_COUNTRY></INDIVIDUAL_DOCUMENT>`,
    born === undefined
      ? ''
      : `<INDIVIDUAL_DATE_OF_BIRTH><TYPE_OF_DATE>EXACT</TYPE_OF_DATE>${element('DATE', born)}</INDIVIDUAL_DATE_OF_BIRTH>`,
  ].join('')}</INDIVIDUAL>`

/** Writes a list and gives its path. */
export function writeUnList(people: readonly UnPerson[]): string {
  const path = join(mkdtempSync(join(tmpdir(), 'assay-un-')), 'consolidated.xml')
  writeFileSync(
    path,
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<CONSOLIDATED_LIST xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" dateGenerated="2026-01-02T00:00:00.000Z">
<INDIVIDUALS>${people.map(individual).join('\n')}</INDIVIDUALS><ENTITIES></ENTITIES></CONSOLIDATED_LIST>`,
  )
  return path
}
