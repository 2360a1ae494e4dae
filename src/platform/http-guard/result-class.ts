// The three classes of a link check.

export type ResultClass = 'ok' | 'restricted' | 'fail'

/** The server answered but refuses robots: accepted and flagged. 999 is what LinkedIn answers. */
const RESTRICTED = new Set([401, 403, 405, 406, 429, 451, 999])

/** The class of a final HTTP status. */
export function classify(status: number): ResultClass {
  if (status >= 200 && status <= 399) return 'ok'
  return RESTRICTED.has(status) ? 'restricted' : 'fail'
}
