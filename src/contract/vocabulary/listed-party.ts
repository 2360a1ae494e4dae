// The listed party behind a finding, whole: what its records say of it, once each.
import { z } from 'zod'
import { PartialDate } from './value.ts'

const texts = (what: string) => z.array(z.string()).readonly().describe(what)

const ListedIdentifier = z
  .object({ scheme: z.string(), value: z.string(), country: z.string().optional() })
  .meta({
    id: 'ListedIdentifier',
    description: 'A number of a listed party, with the country that issued it.',
  })

export const ListedParty = z
  .object({
    kind: z.string().describe('`person`, `organization`, `vessel`, `aircraft` or `unknown`.'),
    names: texts('Its names, the primary one first; at most 20.'),
    births: texts('Its birth dates, as the lists write them.'),
    birthPlaces: texts('Places of birth.'),
    nationalities: texts('Nationalities and other countries, ISO 3166-1.'),
    addresses: texts('At most 10.'),
    identifiers: z.array(ListedIdentifier).readonly().describe('At most 20.'),
    programs: texts('Programmes under which it is listed.'),
    listedOn: z
      .array(PartialDate)
      .readonly()
      .describe('Days of its listings, as far as the lists give them.'),
    remarks: texts('Reasons and remarks of the lists; each at most 1,000 characters.'),
  })
  .meta({
    id: 'ListedParty',
    description:
      'The listed party, from all records that the finding cites. get_record has the whole of each record.',
  })
export type ListedParty = z.infer<typeof ListedParty>
