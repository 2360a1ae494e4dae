// The published alert thresholds. One threshold serves all types and lists, chosen on the development data alone.

/** Score, in ten-thousandths, from which a finding is an alert that a person must review. */
export const ALERT = 7_500
/** Score, in ten-thousandths, from which an alert is strong. */
export const STRONG = 9_200

export type Level = 'none' | 'alert' | 'strong'

export const levelOf = (score: number): Level =>
  score >= STRONG ? 'strong' : score >= ALERT ? 'alert' : 'none'
