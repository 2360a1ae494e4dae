// Counts the work of a search, so that tests can hold its bound without a clock.

export interface Meter {
  steps: number
}
