// The countries that a form offers, by the names that the browser knows.

/** Regions that Unicode names and that are no countries of ISO 3166-1, and codes it keeps for states that are no more. */
const NO_COUNTRIES =
  /^(AC|AN|BU|CP|CQ|CS|DD|DG|DY|EA|EU|EZ|FX|HV|IC|NH|NT|QO|RH|SU|TA|TP|UK|UN|VD|XA|XB|YD|YU|ZR|ZZ)$/

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

export interface CountryCode {
  readonly code: string
  readonly name: string
}

/** Sorted by name. */
export function countryCodes(): readonly CountryCode[] {
  const names = new Intl.DisplayNames('en-GB', { type: 'region', fallback: 'none' })
  return LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .filter((code) => !NO_COUNTRIES.test(code))
    .flatMap((code) => {
      const name = names.of(code)
      return name === undefined ? [] : [{ code, name }]
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}
