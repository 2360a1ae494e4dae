// Parses numbers of the UK register: eight characters, with a prefix of letters for Scotland, Northern Ireland and
// special kinds.

/** The number with the zeros that spreadsheets drop. Text that cannot be a number stays unchanged, in upper case. */
export function companyNumber(written: string): string {
  const text = written.trim().toUpperCase()
  const [, prefix = '', digits = ''] = /^([A-Z]{0,2})(\d{1,8})$/.exec(text) ?? []
  return digits === '' ? text : prefix + digits.padStart(8 - prefix.length, '0')
}

/**
 * The number of a UK company in an owner's filing; undefined if the text is too short to distinguish it from other
 * numbers. Up to two lost zeros are put back.
 */
export function likelyCompanyNumber(written: string): string | undefined {
  const text = written.replace(/\s+/gu, '').toUpperCase()
  return /^(?:\d{6,8}|[A-Z]{2}\d{4,6})$/.test(text) ? companyNumber(text) : undefined
}
