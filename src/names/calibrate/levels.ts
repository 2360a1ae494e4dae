// The published thresholds. One alert threshold for all types and lists, chosen on the development data alone.

/** Ten-thousandths of the score from which a finding is an alert, to be looked at by a person. */
export const ALERT = 7_500
/** Ten-thousandths of the score from which an alert is strong. */
export const STRONG = 9_200

export type Level = 'none' | 'alert' | 'strong'

export const levelOf = (score: number): Level =>
  score >= STRONG ? 'strong' : score >= ALERT ? 'alert' : 'none'
