// A record of a public source as Assay holds it, with what it was in earlier snapshots.
import { z } from 'zod'
import { ListedMeasure } from './listing-measure.ts'
import { PartialDate, Sha256 } from './value.ts'

const SnapshotNamed = z
  .object({ id: z.string().describe('Id of the snapshot.'), snapshotDate: PartialDate })
  .meta({ id: 'SnapshotNamed', description: 'A snapshot and its day.' })

const RecordPartShown = z
  .looseObject({ kind: z.string().describe('Kind of the part: `party`, `listing`, `role` ...') })
  .meta({ id: 'RecordPart', description: 'A part of a record, with all that the publisher says in it.' })

const parts = z
  .array(RecordPartShown)
  .describe(
    'All that the publisher says in the record, part by part: the parties, their listings, roles, cases.',
  )

export const RecordVersion = z
  .object({
    recordHash: Sha256,
    since: SnapshotNamed.nullable().describe(
      'The first snapshot that held it so; null if it is no longer stored.',
    ),
    until: SnapshotNamed.nullable().describe('The first snapshot that no longer did; null while it holds.'),
    parts,
    altered: z
      .literal(true)
      .optional()
      .describe('Present if the stored version no longer has its hash; its parts are then left out.'),
  })
  .meta({ id: 'RecordVersion', description: 'A record as it was for some time.' })

const RecordExtract = z
  .object({
    file: z.string().describe('Official name of the file.'),
    text: z
      .string()
      .describe(
        'The element of XML or the rows of CSV as the file has them, with the header. A row of a workbook is written as CSV, and ' +
          'an entry of JSON is indented again. At most 200,000 characters; a longer one ends with `[...]`.',
      ),
  })
  .meta({ id: 'RecordExtract', description: 'What a file of the publisher says of a record.' })

export const SourceRecordShown = z
  .object({
    source: z.string().describe('Id of the source.'),
    id: z.string().describe("The publisher's own id of the record."),
    url: z.string().describe('Page of the publisher where the record can be read.'),
    locator: z.string().describe('File and key of the record in the official files.'),
    snapshot: SnapshotNamed,
    recordHash: Sha256.describe('Hash of the record, as audit records cite it.'),
    parts,
    extracts: z
      .array(RecordExtract)
      .optional()
      .describe(
        'The record in the files of the publisher, as of the first snapshot that held it so. Absent where the source keeps none: ' +
          'docs/guide/sources.md says which do. `recordHash` does not cover it.',
      ),
    measures: z.array(ListedMeasure).describe('What its listings forbid.'),
    history: z
      .array(RecordVersion)
      .describe('The record in all stored snapshots, the newest first; at most 20 versions.'),
  })
  .meta({
    id: 'SourceRecord',
    description: 'A record of a public source as it was in a snapshot.',
    examples: [
      {
        source: 'un-sc',
        id: '6908555',
        url: 'https://main.un.org/securitycouncil/en/sanctions/un-sc-consolidated-list',
        locator: 'consolidated.xml DATAID=6908555',
        snapshot: { id: 'un-sc@66b392a40908', snapshotDate: '2026-11-18' },
        recordHash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
        parts: [{ kind: 'party', ref: 'self', partyKind: 'person' }],
        measures: [],
        history: [],
      },
    ],
  })
