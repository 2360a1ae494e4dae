// Whether a party asked for is a listed party: what speaks for and against it, as a sum.
import { z } from 'zod'

const decibans = z
  .int()
  .describe('Weight: 10 is ten times as likely for one party as for two; negative against it.')

export const IdentityOutcome = z.enum(['confirmed', 'possible', 'dismissed']).meta({
  id: 'IdentityOutcome',
  description:
    '`confirmed`: by an identifier of one scheme and issuer, or by a rare name with the full birth date; `dismissed`: a fact ' +
    'excludes it; `possible`: everything between.',
})
export type IdentityOutcome = z.infer<typeof IdentityOutcome>

export const IdentityFact = z
  .object({
    fact: z
      .string()
      .describe('Row of the table of weights.')
      .meta({ examples: ['birth_date', 'passport', 'nationality'] }),
    outcome: z.enum(['agrees', 'differs']),
    decibans,
    asked: z.string().describe('As it is known of the party that was looked up.'),
    listed: z.string().describe('As the listed party has it.'),
  })
  .meta({ id: 'IdentityFact', description: 'A fact that both sides give, and its weight.' })
export type IdentityFact = z.infer<typeof IdentityFact>

export const IdentityName = z
  .object({
    asked: z.string(),
    listed: z.string(),
    decibans,
    rarity: z.int().describe('Weight of the name if it were written alike: 30 is one bearer in a thousand.'),
  })
  .meta({ id: 'IdentityName', description: 'The two names, and what their agreement weighs.' })
export type IdentityName = z.infer<typeof IdentityName>

export const Identity = z
  .object({
    outcome: IdentityOutcome,
    decibans: decibans.describe('Sum of the weights of name and facts.'),
    rule: z
      .string()
      .describe('Rule that decided.')
      .meta({ examples: ['identifier', 'name_and_birth_date', 'not_settled'] }),
    name: IdentityName,
    facts: z.array(IdentityFact).describe('The weightiest first.'),
    askFor: z
      .string()
      .optional()
      .describe('Fact that would settle a possible match.')
      .meta({ examples: ['birth_date', 'registration'] }),
    says: z.string().describe('All of it in a sentence.'),
  })
  .meta({ id: 'Identity', description: 'The evidence that both are one party.' })
export type Identity = z.infer<typeof Identity>
