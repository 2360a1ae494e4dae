// How often a law or a fault is tried: enough to hold its guarantee in every run, four times as often where a search is asked for, and as often as
// the plan of the nights says where that is asked for.

/** A part of the sizes of the nights: 1 for all of them, 0.1 for a tenth. Unset in every other run. */
export const SIZE = 'ASSAY_TEST_SIZE'

const size = process.env[SIZE]
const seed = process.env['ASSAY_TEST_SEED']

/** Of `most` tries those of this run; `nightly`: how many there are at night. */
export const tries = (most: number, nightly = most): number =>
  size !== undefined ? Math.ceil(nightly * Number(size)) : seed === undefined ? Math.ceil(most / 4) : most

/** The seed that is asked for, a new one where any is, else the usual one. */
export const seedOf = (usual: number): number =>
  seed === undefined ? usual : seed === 'random' ? Date.now() % 1_000_000 : Number(seed)

/** For tests that the nights enlarge: a time-out of milliseconds there would measure the machine. */
export const UNTIMED = size === undefined ? {} : { timeout: 0 }
