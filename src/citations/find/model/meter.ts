// Counts the work of a search. Tests can verify its bound without a clock.

export interface Meter {
  steps: number
}
