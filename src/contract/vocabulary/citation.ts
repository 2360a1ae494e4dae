// The schema of a citation: the record of a public source, and the day of the snapshot that contains it.
import { z } from 'zod'
import { PartialDate } from './value.ts'

export const RecordCitation = z
  .object({
    source: z.string().describe('Id of the source, as in list_sources.'),
    id: z.string().describe("The publisher's own id of the record."),
    url: z.string().describe('Page of the publisher where the record can be read.'),
    snapshotDate: PartialDate.describe('Date of the snapshot that held the record.'),
    record: z
      .string()
      .optional()
      .describe('Address of the record on this server, as the snapshot held it: see get_record.'),
  })
  .meta({
    id: 'RecordCitation',
    description: 'A record of a public source. Its place within the file is in the audit records.',
    examples: [
      {
        source: 'gleif-lei',
        id: '984500ACMEROBOTICS38',
        url: 'https://search.gleif.org/#/record/984500ACMEROBOTICS38',
        snapshotDate: '2026-11-19',
      },
    ],
  })
export type RecordCitation = z.infer<typeof RecordCitation>
