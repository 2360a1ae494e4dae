// Formats figures for people, the same on a page and in print.

/** A share as a percentage with at most one decimal. */
export const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`

const signOf = (change: number): string => (change > 0 ? '+' : change < 0 ? '−' : '')

/** A change with its sign: `+0.8`, `−1.2`. */
export const signed = (change: number, digits = 0): string =>
  signOf(change) + Math.abs(change).toFixed(digits)

/** A change of a share: `−1.5%`. */
export const signedPercent = (change: number): string => signOf(change) + percent(Math.abs(change))
