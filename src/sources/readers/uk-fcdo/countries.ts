// Countries as the UK list writes them, as ISO codes.
import { countryCode } from '../../files/country-codes.ts'

/** Names of GOV.UK that no other list uses. */
const OWN_NAMES: ReadonlyMap<string, string> = new Map([
  ['congo (democratic republic)', 'CD'],
  ['myanmar (burma)', 'MM'],
  ['occupied palestinian territories', 'PS'],
  ['the occupied palestinian territories', 'PS'],
  ['st vincent', 'VC'],
])

/** The upper-case code; undefined for a place that is no country of today. */
export function isoCountry(name: string): string | undefined {
  return OWN_NAMES.get(name.toLowerCase()) ?? countryCode(name)?.toUpperCase()
}
