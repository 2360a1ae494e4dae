// Assessments whose pages hold all that they claim.
import type { ExpectedSession } from '../play-session.ts'
import { sessionOf } from './venture.ts'
import { ARBORISTS, BOULANGERS, FARRIERS, PHYSIOS } from './ventures.ts'

export const HONEST: readonly ExpectedSession[] = [
  sessionOf('honest-farriers', FARRIERS, { verdict_in: ['build'], min_total: 56 }),
  sessionOf('honest-arborists', ARBORISTS, { verdict_in: ['build'], min_total: 56 }),
  // what a quote in another language reports is read with fewer words than an English one (L-1)
  sessionOf('honest-boulangers-fr', BOULANGERS, { verdict_not: ['kill'], min_total: 42 }),
  sessionOf('honest-physios-de', PHYSIOS, { verdict_not: ['kill'], min_total: 42 }),
]
