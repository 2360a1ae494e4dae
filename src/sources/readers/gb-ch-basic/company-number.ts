// Numbers of the UK register: eight characters, a prefix of letters for Scotland, Northern Ireland and special kinds.

/** The number with the zeros that spreadsheets drop; anything that cannot be one stays as it is, in upper case. */
export function companyNumber(written: string): string {
  const text = written.trim().toUpperCase()
  const [, prefix = '', digits = ''] = /^([A-Z]{0,2})(\d{1,8})$/.exec(text) ?? []
  return digits === '' ? text : prefix + digits.padStart(8 - prefix.length, '0')
}

/**
 * The number of a UK company in what its owner's filing says; undefined where that is too short to tell from any other
 * number. Up to two lost zeros are put back.
 */
export function likelyCompanyNumber(written: string): string | undefined {
  const text = written.replace(/\s+/gu, '').toUpperCase()
  return /^(?:\d{6,8}|[A-Z]{2}\d{4,6})$/.test(text) ? companyNumber(text) : undefined
}
