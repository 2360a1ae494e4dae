// The public sources: what each is, how fresh it is, and the state in which a run used it.
import { z } from 'zod'
import { ScorerName } from './scorer.ts'
import { Instant, PartialDate, Sha256 } from './value.ts'

export const SourceStatus = z.enum(['current', 'stale', 'never_synced', 'failed', 'sample', 'partial']).meta({
  id: 'SourceStatus',
  description:
    '`current`; `stale`: not checked within its cadence; `never_synced`: nothing is loaded; `failed`: the last sync failed ' +
    'or was refused, an older snapshot stays in use; `sample`: a few records that come with the program, for a first try; `partial`: fewer records than are due.',
})
export type SourceStatus = z.infer<typeof SourceStatus>

const snapshotDate = PartialDate.nullable().describe(
  "Date of the snapshot: the publisher's date, or else the day of the fetch. Null before the first.",
)
const warnings = z.array(z.string()).describe('What was wrong with the files of the snapshot.')
const recordsHash = Sha256.nullable().describe(
  'Hash over all records; it changes only if a record changes. Null before the first snapshot.',
)

export const SourceUsed = z
  .object({
    id: z.string().describe('Id of the source.'),
    name: z.string(),
    snapshotDate,
    recordsHash,
    status: SourceStatus,
    warnings: warnings.optional(),
  })
  .meta({
    id: 'SourceUsed',
    description: 'A source that applies to a subject, with its status at that time.',
  })
export type SourceUsed = z.infer<typeof SourceUsed>

/** The largest file of a source that an operator uploads; a larger one is imported by the command. */
export const MAX_SOURCE_FILE_BYTES = 1_000_000_000

export const Source = z
  .object({
    id: z.string(),
    name: z.string(),
    publisher: z.string(),
    url: z.string().describe('Page of the publisher about the source.'),
    licence: z.string(),
    scorers: z.array(ScorerName).describe('Scorers that read it.'),
    snapshotDate,
    fetchedAt: Instant.nullable().describe('When its files were fetched or imported. Null before the first.'),
    updateCadence: z.string().describe('How often the publisher updates it, in its own words.'),
    records: z.int().min(0).describe('Records as the publisher counts them; 0 before the first snapshot.'),
    recordsHash,
    status: SourceStatus,
    snapshotDateFrom: z
      .enum(['publisher', 'operator', 'server'])
      .nullable()
      .describe(
        'Who gave the date: the publisher in the files, the operator, or the server of the publisher.',
      ),
    warnings,
  })
  .meta({
    id: 'Source',
    description: 'A public source and its snapshot in force.',
    examples: [
      {
        id: 'un-sc',
        name: 'UN Security Council Consolidated List',
        publisher: 'United Nations Security Council',
        url: 'https://main.un.org/securitycouncil/en/content/un-sc-consolidated-list',
        licence:
          'No open licence is stated; free use with attribution, subject to the terms of the United Nations',
        scorers: ['sanctions'],
        snapshotDate: '2026-11-18',
        fetchedAt: '2026-11-20T06:00:12.000Z',
        updateCadence: 'as the committees decide; the file is generated daily',
        records: 1006,
        recordsHash: '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae',
        status: 'current',
        snapshotDateFrom: 'publisher',
        warnings: [],
      },
      {
        id: 'gleif-lei',
        name: 'GLEIF LEI records (level 1)',
        publisher: 'Global Legal Entity Identifier Foundation (GLEIF)',
        url: 'https://www.gleif.org/en/lei-data/gleif-golden-copy/download-the-golden-copy',
        licence: 'CC0 1.0',
        scorers: ['officers', 'risk'],
        snapshotDate: null,
        fetchedAt: null,
        updateCadence: 'three times a day (00:00, 08:00 and 16:00 UTC)',
        records: 0,
        recordsHash: null,
        status: 'never_synced',
        snapshotDateFrom: null,
        warnings: [],
      },
    ],
  })
export type Source = z.infer<typeof Source>
