// How often a law is tried: enough to hold its guarantee in every run, and four times as often where a search is asked for.

/** Of `most` tries those of this run. */
export const tries = (most: number): number =>
  process.env['ASSAY_TEST_SEED'] === undefined ? Math.ceil(most / 4) : most
