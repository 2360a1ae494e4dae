// Assessments whose pages hold all that they claim.
import type { ExpectedSession } from '../play-session.ts'
import { sessionOf, urlAt, withValues } from './venture.ts'
import { ARBORISTS, BOULANGERS, FARRIERS, PHYSIOS } from './ventures.ts'
import { CRAMMERS, LAUNDRIES, VETS } from './ventures-elsewhere.ts'

export const HONEST: readonly ExpectedSession[] = [
  sessionOf('honest-farriers', FARRIERS, { verdict_in: ['build'], min_total: 56 }),
  sessionOf('honest-arborists', ARBORISTS, { verdict_in: ['build'], min_total: 56 }),
  // what a quote in another language reports is read with fewer words than an English one (L-1)
  sessionOf('honest-boulangers-fr', BOULANGERS, { verdict_not: ['kill'], min_total: 42 }),
  sessionOf('honest-physios-de', PHYSIOS, { verdict_not: ['kill'], min_total: 42 }),
  sessionOf('honest-laundries-ko', LAUNDRIES, { verdict_in: ['build'], min_total: 56 }),
  sessionOf('honest-crammers-ja', CRAMMERS, { verdict_in: ['build'], min_total: 56 }),
  sessionOf('honest-vets-pt', VETS, { verdict_in: ['build'], min_total: 56 }),
  // a pitch that begins with a word of the trade, which is also the name of a site where the trade talks
  sessionOf(
    'honest-word-of-the-trade',
    FARRIERS,
    { verdict_in: ['build'], min_total: 56 },
    {
      pitch: FARRIERS.pitch.replace('Hoofbook is a diary for farriers:', 'Farriers need a diary:'),
      signals: withValues('user_quote', (_, i) =>
        i < 2 ? { source_url: urlAt(`farriers.co.uk/t/${i}`) } : undefined,
      ),
    },
  ),
]
