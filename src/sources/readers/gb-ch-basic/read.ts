// Two sources of Companies House: all live UK companies, and the persons who control them.
import type { SourceReader } from '../../model/source.ts'
import { companyRecord } from './company-record.ts'
import { companyRows } from './company-rows.ts'
import { COMPANIES_FILE, gbChBasicManifest, gbChPscManifest, OWNERS_FILE } from './manifest.ts'
import { ownerRecords } from './owner-records.ts'
import { openRequired } from '../../files/record-parts.ts'

/**
 * One record per company of the live register, which does not contain companies dissolved long ago. The file does not
 * give its date. A row without a name is left out and counted in a warning; `options.only` has no effect.
 */
export const gbChBasic: SourceReader = {
  manifest: gbChBasicManifest,
  async *read(files, { found }) {
    const bytes = openRequired((name) => files.open(name), COMPANIES_FILE)
    let nameless = 0
    for await (const row of companyRows(COMPANIES_FILE, bytes)) {
      const record = companyRecord(row)
      if (record === undefined) nameless++
      else yield record
    }
    if (nameless > 0) {
      found({ warning: `${COMPANIES_FILE}: ${nameless} companies without a name were left out` })
    }
  },
}

/**
 * One record per owner, per statement about owners and per exemption from naming them, including ceased ones. The
 * trailer gives the date. Protected persons are never shown; a warning counts them. `options.only` has no effect.
 */
export const gbChPsc: SourceReader = {
  manifest: gbChPscManifest,
  async *read(files, { found }) {
    const bytes = openRequired((name) => files.open(name), OWNERS_FILE)
    yield* ownerRecords(OWNERS_FILE, bytes, found)
  },
}
