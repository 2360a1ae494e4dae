// What a listing forbids: the measures of the lists, from their own codes.
import { z } from 'zod'

/** What each code means. */
export const MEASURE_CODES = {
  asset_freeze: 'Assets are frozen, and nothing may be made available to the party.',
  sectoral: 'Some dealings are forbidden.',
  securities: 'Dealings in its securities are forbidden.',
  correspondent_account: 'Correspondent accounts are forbidden or restricted.',
  export_control: 'Deliveries need a licence.',
  debarment: 'It is shut out of contracts or of a trade.',
  travel_ban: 'It may not enter.',
  wanted: 'An authority looks for it.',
  pep: 'It holds a public office.',
  regulatory_warning: 'An authority warns of it.',
  disqualified: 'It may not run a company.',
} as const

export const ListingMeasure = z
  .enum(Object.keys(MEASURE_CODES) as [keyof typeof MEASURE_CODES, ...(keyof typeof MEASURE_CODES)[]])
  .meta({
    id: 'ListingMeasure',
    description: Object.entries(MEASURE_CODES)
      .map(([code, meaning]) => `\`${code}\`: ${meaning}`)
      .join(' '),
  })
export type ListingMeasure = z.infer<typeof ListingMeasure>

export const ListedMeasure = z
  .object({
    measure: ListingMeasure,
    source: z.string().describe('Id of the list.'),
    authority: z.string(),
    programs: z.array(z.string()).readonly().describe('Programmes of the listing, in the codes of the list.'),
  })
  .meta({ id: 'ListedMeasure', description: 'A measure against a listed party.' })
export type ListedMeasure = z.infer<typeof ListedMeasure>
