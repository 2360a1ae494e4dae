// The subject of a run: what a caller may say about a company or person, checked and normalised.
import { z } from 'zod'
import { PartialDate } from './value.ts'

const ALIASES_MOST = 20
const NAME_MOST = 500
const REGISTRATION_MOST = 64
const IDENTIFIERS_MOST = 20
const IDENTIFIER_MOST = 128
const ADDRESSES_MOST = 10

/** A text of 1 to `most` characters after trimming, with one that can be compared: a letter or digit of any script. */
const words = (most: number) =>
  z
    .string()
    .trim()
    .refine((text) => text !== '' && [...text].length <= most, {
      error: `must have 1 to ${most} characters after trimming`,
      abort: true,
    })
    .refine((text) => text.isWellFormed(), { error: 'must be whole characters', abort: true })
    .refine((text) => /[\p{L}\p{N}]/u.test(text), 'must have a letter or a digit')
    .meta({ minLength: 1, maxLength: most })

/** The check digits of ISO 17442: the code as one number, letters as 10 to 35, leaves 1 when divided by 97. */
function checksOut(lei: string): boolean {
  let rest = 0
  for (const digit of lei) {
    const value = Number.parseInt(digit, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest === 1
}

const HOST = /^(?:(?!-)[\p{L}\p{M}\p{N}-]{1,63}\.)+(?=[^.]*\p{L})(?!-)[\p{L}\p{M}\p{N}-]{2,63}$/u

/** Schemes of identifiers, as people and lists name them; docs/reference/identity.md says what each is. */
export const IdentifierSchemeName = z
  .enum([
    'passport',
    'national-id',
    'tax-id',
    'registration',
    'lei',
    'imo',
    'mmsi',
    'call-sign',
    'aircraft-tail',
    'aircraft-serial',
    'wallet',
    'bic',
    'duns',
    'isin',
    'uei',
    'cage',
    'npi',
    'cik',
    'bik',
    'driving-licence',
    'domain',
    'email',
    'phone',
  ])
  .meta({ id: 'IdentifierScheme', description: 'Kind of the number.' })
export type IdentifierSchemeName = z.infer<typeof IdentifierSchemeName>

const countryCode = z
  .string()
  .trim()
  // why before upper case: one letter can become two, such as the sharp s
  .regex(/^[A-Za-z]{2}$/, 'must be a two-letter country code such as DE (ISO 3166-1)')
  .toUpperCase()

export const SubjectIdentifier = z
  .strictObject({
    scheme: IdentifierSchemeName,
    value: words(IDENTIFIER_MOST).describe('The number.'),
    country: countryCode
      .exactOptional()
      .describe(
        'Country that issued it. Without it, a number that each country gives for itself never confirms.',
      ),
  })
  .meta({
    id: 'SubjectIdentifier',
    description: 'A number of the subject.',
    examples: [
      { scheme: 'passport', value: 'A6489694', country: 'IQ' },
      { scheme: 'imo', value: '9820257' },
    ],
  })
export type SubjectIdentifier = z.infer<typeof SubjectIdentifier>

export const Subject = z
  .strictObject({
    name: words(NAME_MOST)
      .exactOptional()
      .describe(`1 to ${NAME_MOST} characters, in any script. Required unless an identifier or LEI is given.`)
      .meta({ examples: ['Acme Robotics Ltd', 'Марія Коваль'] }),
    type: z
      .enum(['company', 'person', 'vessel', 'aircraft'])
      .exactOptional()
      .describe('Without it, Assay reads the name both ways.'),
    domain: z
      .string()
      .trim()
      .toLowerCase()
      .max(253)
      .refine(
        (text) => HOST.test(text),
        'must be a domain such as acme-robotics.com, without https:// and without a path',
      )
      .exactOptional()
      .describe('Internet domain of the company.')
      .meta({ examples: ['acme-robotics.com'] }),
    lei: z
      .string()
      .trim()
      .regex(/^[A-Za-z0-9]{18}[0-9]{2}$/, {
        error: 'must be 18 letters or digits and 2 check digits (ISO 17442)',
        abort: true,
      })
      .toUpperCase()
      .refine(checksOut, 'has check digits that do not fit the rest: a character is mistyped (ISO 17442)')
      .exactOptional()
      .describe('Legal Entity Identifier, 20 characters; its check digits are checked.')
      .meta({ examples: ['984500ACMEROBOTICS38'] }),
    registrationNumber: words(REGISTRATION_MOST)
      .exactOptional()
      .describe(
        `Number in the company register, 1 to ${REGISTRATION_MOST} characters; \`jurisdiction\` says which register.`,
      )
      .meta({ examples: ['09876543'] }),
    jurisdiction: z
      .string()
      .trim()
      .regex(/^[A-Za-z]{2}(-[A-Za-z0-9]{1,3})?$/, 'must be a code such as GB or US-DE (ISO 3166-1 or 3166-2)')
      .toUpperCase()
      .exactOptional()
      .describe('Country, or country and state, of the company register: ISO 3166-1 or 3166-2.')
      .meta({ examples: ['GB', 'US-DE'] }),
    country: countryCode
      .exactOptional()
      .describe('Country of the company, or nationality of the person: two letters, ISO 3166-1.')
      .meta({ examples: ['DE'] }),
    birthDate: z
      .string()
      .trim()
      .regex(/^[12]\d{3}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/, {
        error: 'must be YYYY, YYYY-MM or YYYY-MM-DD',
        abort: true,
      })
      .refine((text) => text.length < 10 || z.iso.date().safeParse(text).success, 'is not a calendar day')
      .exactOptional()
      .describe('Birth date of the person, as far as it is known: YYYY, YYYY-MM or YYYY-MM-DD.')
      .meta({ examples: ['1975-04-23', '1975-04', '1975'] }),
    aliases: z
      .array(words(NAME_MOST))
      .refine((list) => list.length <= ALIASES_MOST, `must have at most ${ALIASES_MOST} names`)
      .exactOptional()
      .describe(`Other current or former names, at most ${ALIASES_MOST}. Assay screens each.`)
      .meta({ maxItems: ALIASES_MOST, examples: [['Acme Robots', 'Acme Automation Ltd']] }),
    identifiers: z
      .array(SubjectIdentifier)
      .refine((list) => list.length <= IDENTIFIERS_MOST, `must have at most ${IDENTIFIERS_MOST} identifiers`)
      .exactOptional()
      .describe(`At most ${IDENTIFIERS_MOST}. They find a listed party under any name.`)
      .meta({ maxItems: IDENTIFIERS_MOST }),
    addresses: z
      .array(words(NAME_MOST))
      .refine((list) => list.length <= ADDRESSES_MOST, `must have at most ${ADDRESSES_MOST} addresses`)
      .exactOptional()
      .describe(`House number, street and town; at most ${ADDRESSES_MOST}.`)
      .meta({ maxItems: ADDRESSES_MOST, examples: [['12 Harbour Road, 3030 Limassol']] }),
    fatherName: words(NAME_MOST)
      .exactOptional()
      .describe("Name of the person's father.")
      .meta({ examples: ['Mykola Koval'] }),
  })
  .refine(
    ({ name, lei, identifiers = [] }) => name !== undefined || lei !== undefined || identifiers.length > 0,
    { error: 'is required, unless identifiers or lei are given', path: ['name'] },
  )
  .meta({
    id: 'Subject',
    description:
      'A company, person, ship or aircraft. A name or an identifier is required; every fact makes the answer more certain. ' +
      'Assay uses the subject for this scorecard only.',
    examples: [
      { name: 'Acme Robotics Ltd', type: 'company', jurisdiction: 'GB', registrationNumber: '09876543' },
      { name: 'Maria Koval', type: 'person', birthDate: '1975-04', country: 'UA', aliases: ['Марія Коваль'] },
    ],
  })
export type Subject = z.infer<typeof Subject>

export const RunIdentifier = z
  .object({ scheme: z.string(), value: z.string(), country: z.string().optional() })
  .meta({ id: 'RunIdentifier', description: 'A number of the subject of a run.' })
export type RunIdentifier = z.infer<typeof RunIdentifier>

/** What a run says about its subject. Plain texts, so that an old run stays readable when the checks become stricter. */
export const RunSubject = z
  .object({
    name: z.string(),
    type: z.enum(['company', 'person', 'vessel', 'aircraft']).optional(),
    domain: z.string().optional(),
    lei: z.string().optional(),
    registrationNumber: z.string().optional(),
    jurisdiction: z.string().optional(),
    country: z.string().optional(),
    birthDate: PartialDate.optional(),
    aliases: z.array(z.string()).optional(),
    identifiers: z.array(RunIdentifier).optional(),
    addresses: z.array(z.string()).optional(),
    fatherName: z.string().optional(),
  })
  .meta({
    id: 'RunSubject',
    description:
      'The subject as Assay reads it: trimmed, codes in upper case. Without a name, its first identifier stands for it.',
  })
export type RunSubject = z.infer<typeof RunSubject>
