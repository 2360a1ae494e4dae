// Looks up the TXT records of a domain at the name servers of the system.
import { NODATA, NOTFOUND, Resolver } from 'node:dns/promises'
import type { TextRecords } from '../../accounts/ports.ts'

/** Milliseconds for the first try; the second waits twice as long. */
const TRY_MS = 2_000
const TRIES = 2
const MAX_RECORDS = 100

/** `servers` (address:port) replace the system's name servers. */
export const createTextRecords =
  (servers?: readonly string[]): TextRecords =>
  async (domain) => {
    const resolver = new Resolver({ timeout: TRY_MS, tries: TRIES })
    if (servers !== undefined) resolver.setServers(servers)
    const records = await resolver.resolveTxt(domain).catch((error: unknown) => {
      const code = error instanceof Error && 'code' in error ? error.code : undefined
      return code === NOTFOUND || code === NODATA ? [] : undefined
    })
    // why none: the one that is looked for may be among the others
    return records !== undefined && records.length > MAX_RECORDS
      ? undefined
      : records?.map((pieces) => pieces.join(''))
  }
