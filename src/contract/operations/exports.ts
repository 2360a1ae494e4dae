// Reports as files, for people: the same as the other operations say, set in type.
import { z } from 'zod'
import { operation } from './operation.ts'

export const downloadExportOperation = operation({
  name: 'download_export',
  logs: true,
  title: 'Download a report as PDF',
  description:
    'Download a scored assessment or a finished diligence run as a PDF, with its charts, its evidence or findings, and the ' +
    'hash that verifies it. Every key of the workspace can download it.',
  group: 'exports',
  method: 'GET',
  path: '/v1/exports/{id}.pdf',
  scope: 'read',
  tier: 'pro',
  limit: 'calls',
  input: z.strictObject({
    id: z
      .string()
      .regex(/^[\x21-\x7e]{1,64}$/, 'must be the id of a session or of a run')
      .describe('Id of the session, as start returned it, or of the run, as run_diligence returned it.')
      .meta({ examples: ['01K9Z3T0Z8Q4W7X2M5N9R3C1KD'] }),
    paper: z
      .enum(['a4', 'letter'])
      .default('a4')
      .describe('Size of the pages: `a4` (210 x 297 mm) or `letter` (8.5 x 11 in).'),
  }),
  output: z.file().mime('application/pdf').describe('The PDF. Content-Disposition holds its name.'),
  produces: 'application/pdf',
  writes: false,
  hints: { readOnly: true, idempotent: true, openWorld: false },
  problems: ['tier_required', 'not_found', 'session_erased', 'not_scored', 'not_finished'],
})
