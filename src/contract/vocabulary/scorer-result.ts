// What one scorer says alone.
import { z } from 'zod'
import { RecordCitation } from './citation.ts'
import { Finding } from './finding.ts'
import { ScorerName, ScorerVersion } from './scorer.ts'
import { SourceUsed } from './source.ts'

export const ScorerValue = z
  .int()
  .min(0)
  .max(100)
  .meta({ id: 'ScorerValue', description: 'Sum of the points of the findings, at most 100.' })

const entry = {
  source: 'gleif-lei',
  id: '984500ACMEROBOTICS38',
  url: 'https://search.gleif.org/#/record/984500ACMEROBOTICS38',
  snapshotDate: '2026-11-19',
}

export const ScorerResult = z
  .object({
    scorer: ScorerName,
    version: ScorerVersion,
    value: ScorerValue,
    findings: z.array(Finding).describe('Heaviest first.'),
    citations: z.array(RecordCitation).describe('Every record behind the value, once.'),
    sources: z
      .array(SourceUsed)
      .describe('Every source that the scorer reads, also if missing, with its status.'),
  })
  .meta({
    id: 'ScorerResult',
    description: 'Result of one scorer.',
    examples: [
      {
        scorer: 'risk',
        version: '1',
        value: 10,
        findings: [
          {
            id: 'risk:registration-lapsed:gleif-lei:984500ACMEROBOTICS38',
            scorer: 'risk',
            kind: 'registration-lapsed',
            severity: 'low',
            statement: 'The entry of Acme Robotics Ltd was not renewed: gleif-lei calls it LAPSED.',
            points: 10,
            citations: [entry],
          },
        ],
        citations: [entry],
        sources: [
          {
            id: 'gleif-lei',
            name: 'GLEIF LEI records (level 1)',
            snapshotDate: '2026-11-19',
            recordsHash: '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae',
            status: 'current',
          },
        ],
      },
    ],
  })
export type ScorerResult = z.infer<typeof ScorerResult>
