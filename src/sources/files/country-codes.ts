// Reads the countries of a record from what lists write about a party: places, and codes in any letter case.
import { countryCode, isCountryCode } from '../../reference/countries.ts'

/** The upper-case code of the country a place ends with: `Pyongyang, Korea, North` is in `KP`. */
export function countryOfPlace(place: string): string | undefined {
  const parts = place.split(',')
  for (let from = 0; from < parts.length; from++) {
    const code = countryCode(parts.slice(from).join(' '))
    if (code !== undefined) return code
  }
  return undefined
}

/** A code as the lists write it, in upper case; undefined when there is no such country. */
export function knownCountryCode(code: string): string | undefined {
  const upper = code.trim().toUpperCase()
  return isCountryCode(upper) ? upper : undefined
}

/** Codes as a record holds them: each once, without the unknown ones. */
export function recordCountries(codes: readonly (string | undefined)[]): readonly string[] {
  return [...new Set(codes.filter((code) => code !== undefined))]
}
