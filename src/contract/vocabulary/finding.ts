// What a scorer says: a sentence, the points it is worth, the records it was read from, and how names compared.
import { z } from 'zod'
import { RecordCitation } from './citation.ts'
import { Identity } from './identity.ts'
import { ListedParty } from './listed-party.ts'
import { ListedMeasure } from './listing-measure.ts'
import { MatchDecision } from './match-decision.ts'
import { ScorerName } from './scorer.ts'
import { Parameters } from './value.ts'

export const Severity = z
  .enum(['info', 'low', 'medium', 'high', 'critical'])
  .meta({ id: 'Severity', description: 'Weight of a finding, lightest first.' })
export type Severity = z.infer<typeof Severity>

export const MatchLevel = z.enum(['none', 'alert', 'strong']).meta({
  id: 'MatchLevel',
  description: 'Level by score: `strong`, `alert` (a person must review it), or `none`.',
})
export type MatchLevel = z.infer<typeof MatchLevel>

/** Decimal of at most four places, as `assay screen` prints it; audit records hold whole ten-thousandths. */
const share = z.number().min(0).max(1)

export const AlignedPart = z
  .object({
    query: z.string().describe('Words of the name that was looked up.'),
    listed: z.string().describe('Words of the name in the record that match them.'),
    rule: z
      .string()
      .describe('Rule by which the two match.')
      .meta({ examples: ['same', 'typo', 'sound'] }),
    similarity: share.describe('0 to 1.'),
    tells: share.describe('How distinctive the words are, 0 to 1: a rare family name is near 1.'),
    says: z.string().describe('The rule in a sentence.'),
  })
  .meta({ id: 'AlignedPart', description: 'A part of one name and the matching part of the other.' })
export type AlignedPart = z.infer<typeof AlignedPart>

export const SinglePart = z
  .object({
    side: z.enum(['query', 'listed']).describe('Name that holds the part.'),
    text: z.string(),
    role: z
      .string()
      .describe('Role of the part in the name.')
      .meta({ examples: ['given', 'family', 'legal'] }),
    tells: share.describe('How distinctive it is, 0 to 1.'),
  })
  .meta({ id: 'SinglePart', description: 'A part of one name without a match in the other.' })
export type SinglePart = z.infer<typeof SinglePart>

export const MatchLoss = z
  .object({
    reason: z.string(),
    cost: share.describe('Amount subtracted from the score.'),
    words: z.array(z.string()).describe('Words it concerns; often empty.'),
    says: z.string().describe('The reason in a sentence.'),
  })
  .meta({ id: 'MatchLoss', description: 'A penalty on the score of two names, and its reason.' })
export type MatchLoss = z.infer<typeof MatchLoss>

export const MatchFact = z
  .object({
    rule: z.string(),
    effect: z.number().min(-1).max(1).describe('Amount added to the score; negative if subtracted.'),
    detail: z.string().describe('The values that were compared.'),
    parameters: Parameters.optional().describe(
      'The same as values, where it is about identifiers: their `scheme` and the `values`.',
    ),
    says: z.string().describe('The rule in a sentence.'),
  })
  .meta({ id: 'MatchFact', description: 'Effect of a fact beside the names on the score.' })
export type MatchFact = z.infer<typeof MatchFact>

export const NameAlignment = z
  .object({
    parts: z.array(AlignedPart).describe('Matching parts, in the order of the query.'),
    unmatched: z.array(SinglePart).describe('Parts that were compared and did not match.'),
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
    matchedName: z.string().describe('The matching name in the record.'),
    nameKind: z
      .string()
      .describe('Kind of that name, according to the publisher.')
      .meta({ examples: ['primary', 'alias', 'previous'] }),
    quality: z
      .string()
      .describe('Quality of that name, according to the publisher.')
      .meta({ examples: ['strong', 'weak', 'unknown'] }),
    score: share.describe('Similarity of the two, 0 to 1, at most four decimals.'),
    probability: share.describe('Calibrated probability that both are the same party, 0 to 1.'),
    level: MatchLevel,
    dobAgree: agrees.describe('Whether the birth dates agree; null if one side has none.'),
    countryAgree: agrees.describe('Whether a country agrees; null if one side has none.'),
    identifierAgree: agrees.describe('Whether an identifier agrees; null if one side has none.'),
    exactWithLegalForm: z.boolean().describe('The exact name of a company, legal form included.'),
    identity: Identity.optional().describe(
      'Whether both are one party. Absent in older runs, and where the record has nothing of a party but its name.',
    ),
    aligned: NameAlignment,
  })
  .meta({
    id: 'NameMatch',
    description: 'Match of a name and a record. A person must review it, whatever its score.',
  })
export type NameMatch = z.infer<typeof NameMatch>

export const Finding = z
  .object({
    id: z.string().describe('The same for the same records.'),
    scorer: ScorerName,
    kind: z.string().describe("Rule in the scorer's table."),
    severity: Severity,
    statement: z.string().describe('One sentence with the figures.'),
    parameters: Parameters.optional().describe(
      'What the statement says, as values, where a program needs it. `identifier`: which identifier of the subject led to the record.',
    ),
    points: z
      .int()
      .min(0)
      .max(100)
      .describe('Points it adds to the value of its scorer; 0 if it is only information.'),
    match: NameMatch.optional().describe('Present if the record was found by name, not by an identifier.'),
    measures: z.array(ListedMeasure).optional().describe('What the listings behind it forbid.'),
    listed: ListedParty.optional(),
    decision: MatchDecision.optional(),
    citations: z.array(RecordCitation).min(1).describe('The records behind it; never empty.'),
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
