// How complete the search of a run was, beside its verdict.
import { z } from 'zod'
import { PartialDate } from './value.ts'

export const CoveredSource = z
  .object({
    source: z.string().describe('Id of the source.'),
    snapshotDate: PartialDate.nullable().describe(
      'Date of the snapshot that was read; null if there is none.',
    ),
  })
  .meta({ id: 'CoveredSource', description: 'A source, and the day from which it was read.' })
export type CoveredSource = z.infer<typeof CoveredSource>

export const SourcesCovered = z
  .object({
    current: z.array(CoveredSource),
    partial: z
      .array(CoveredSource)
      .describe('Read, and the files fall short of what is due, or are samples.'),
    stale: z
      .array(CoveredSource)
      .describe('Read, and what came since is not known. What was found there counts.'),
    missing: z
      .array(CoveredSource)
      .describe('Never loaded. Supplementary sources are not counted before their first import.'),
  })
  .meta({ id: 'SourcesCovered', description: 'Sources by the state in which a run used them.' })
export type SourcesCovered = z.infer<typeof SourcesCovered>

export const Coverage = z
  .object({
    required: SourcesCovered.describe('The lists without which nothing is clean.'),
    other: SourcesCovered,
  })
  .meta({ id: 'Coverage', description: 'How complete the search was.' })
export type Coverage = z.infer<typeof Coverage>
