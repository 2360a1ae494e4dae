// What a scorer says: a sentence, the points it is worth, the records it was read from, and how names compared.
import { z } from 'zod'
import { RecordCitation } from './citation.ts'
import { ScorerName } from './scorer.ts'

export const Severity = z
  .enum(['info', 'low', 'medium', 'high', 'critical'])
  .meta({ id: 'Severity', description: 'Weight of a finding, lightest first.' })
export type Severity = z.infer<typeof Severity>

export const MatchLevel = z.enum(['none', 'alert', 'strong']).meta({
  id: 'MatchLevel',
  description: 'What the score alone says: `strong`, `alert` (a person has to look), or `none`.',
})
export type MatchLevel = z.infer<typeof MatchLevel>

/** Decimal of at most four places, as `assay screen` prints it; audit records hold whole ten-thousandths. */
const share = z.number().min(0).max(1)

export const AlignedPart = z
  .object({
    query: z.string().describe('Words of the name that was looked up.'),
    listed: z.string().describe('Words of the name in the record that they met.'),
    rule: z
      .string()
      .describe('How the two were found alike.')
      .meta({ examples: ['same', 'typo', 'sound'] }),
    similarity: share.describe('0 to 1.'),
    tells: share.describe('How much the words tell about identity, 0 to 1: a rare family name most.'),
    says: z.string().describe('The rule in a sentence.'),
  })
  .meta({ id: 'AlignedPart', description: 'A part of one name and the part of the other that it met.' })
export type AlignedPart = z.infer<typeof AlignedPart>

export const SinglePart = z
  .object({
    side: z.enum(['query', 'listed']).describe('Which of the two names it stands in.'),
    text: z.string(),
    role: z
      .string()
      .describe('What it is in the name.')
      .meta({ examples: ['given', 'family', 'legal'] }),
    tells: share.describe('How much it tells about identity, 0 to 1.'),
  })
  .meta({ id: 'SinglePart', description: 'A part of one name that met none of the other.' })
export type SinglePart = z.infer<typeof SinglePart>

export const MatchLoss = z
  .object({
    reason: z.string(),
    cost: share.describe('Taken from the score.'),
    words: z.array(z.string()).describe('Words it is about; often empty.'),
    says: z.string().describe('The reason in a sentence.'),
  })
  .meta({ id: 'MatchLoss', description: 'What was taken from the score of two names, and why.' })
export type MatchLoss = z.infer<typeof MatchLoss>

export const MatchFact = z
  .object({
    rule: z.string(),
    effect: z.number().min(-1).max(1).describe('Added to the score; negative when taken.'),
    detail: z.string().describe('The values that were compared.'),
    says: z.string().describe('The rule in a sentence.'),
  })
  .meta({ id: 'MatchFact', description: 'What a fact beside the names did to the score.' })
export type MatchFact = z.infer<typeof MatchFact>

export const NameAlignment = z
  .object({
    parts: z.array(AlignedPart).describe('Parts that met, in the order of the query.'),
    unmatched: z.array(SinglePart).describe('Parts that were compared and met none.'),
    beside: z.array(SinglePart).describe('Parts that are not compared as words, such as legal forms.'),
    losses: z.array(MatchLoss),
    facts: z.array(MatchFact),
  })
  .meta({ id: 'NameAlignment', description: 'Why a match has its score, part by part.' })
export type NameAlignment = z.infer<typeof NameAlignment>

const agrees = z.boolean().nullable()

export const NameMatch = z
  .object({
    query: z.string().describe('The name that was looked up.'),
    matchedName: z.string().describe('The name in the record that it met.'),
    nameKind: z
      .string()
      .describe('What the publisher calls that name.')
      .meta({ examples: ['primary', 'alias', 'previous'] }),
    quality: z
      .string()
      .describe('How good the publisher calls that name.')
      .meta({ examples: ['strong', 'weak', 'unknown'] }),
    score: share.describe('How alike the two are, 0 to 1, at most four decimals.'),
    probability: share.describe('Calibrated probability that both are the same party, 0 to 1.'),
    level: MatchLevel,
    dobAgree: agrees.describe('Whether the birth dates agree; null when one side does not say.'),
    countryAgree: agrees.describe('Whether a country agrees; null when one side does not say.'),
    identifierAgree: agrees.describe('Whether an identifier agrees; null when one side does not say.'),
    exactWithLegalForm: z.boolean().describe('The exact name of a company, legal form included.'),
    aligned: NameAlignment,
  })
  .meta({
    id: 'NameMatch',
    description: 'How a name met a record. It is to be reviewed by a person, whatever its score.',
  })
export type NameMatch = z.infer<typeof NameMatch>

export const Finding = z
  .object({
    id: z.string().describe('The same for the same records.'),
    scorer: ScorerName,
    kind: z.string().describe("Row of the scorer's table of rules."),
    severity: Severity,
    statement: z.string().describe('One sentence with the figures.'),
    points: z
      .int()
      .min(0)
      .max(100)
      .describe('What it adds to the value of its scorer; 0 for what is worth knowing and no more.'),
    match: NameMatch.optional().describe('Where the record was found by name and not by an identifier.'),
    citations: z.array(RecordCitation).min(1).describe('The records it was read from; never empty.'),
  })
  .meta({
    id: 'Finding',
    description: 'A statement about the subject with its points and its sources.',
    examples: [
      {
        id: 'sanctions:sanctions-alert:us-ofac-sdn:36216',
        scorer: 'sanctions',
        kind: 'sanctions-alert',
        severity: 'medium',
        statement:
          'The name is near ACME ROBOTIX LLC of us-ofac-sdn (score 0.8421; nothing but the name agrees or differs).',
        points: 30,
        match: {
          query: 'Acme Robotics Ltd',
          matchedName: 'ACME ROBOTIX LLC',
          nameKind: 'primary',
          quality: 'strong',
          score: 0.8421,
          probability: 0.31,
          level: 'alert',
          dobAgree: null,
          countryAgree: null,
          identifierAgree: null,
          exactWithLegalForm: false,
          aligned: {
            parts: [
              {
                query: 'acme',
                listed: 'acme',
                rule: 'same',
                similarity: 1,
                tells: 0.6,
                says: 'the same word',
              },
              {
                query: 'robotics',
                listed: 'robotix',
                rule: 'sound',
                similarity: 0.86,
                tells: 0.4,
                says: 'sound alike',
              },
            ],
            unmatched: [],
            beside: [
              { side: 'query', text: 'ltd', role: 'legal', tells: 0 },
              { side: 'listed', text: 'llc', role: 'legal', tells: 0 },
            ],
            losses: [
              {
                reason: 'difference',
                cost: 0.08,
                words: ['robotics', 'robotix'],
                says: 'the parts that met are not written alike',
              },
            ],
            facts: [],
          },
        },
        citations: [
          {
            source: 'us-ofac-sdn',
            id: '36216',
            url: 'https://sanctionssearch.ofac.treas.gov/Details.aspx?id=36216',
            snapshotDate: '2026-11-19',
          },
        ],
      },
    ],
  })
export type Finding = z.infer<typeof Finding>
