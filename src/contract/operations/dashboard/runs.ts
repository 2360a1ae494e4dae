// Operations that list the diligence runs of the workspace; get_run fetches one of them.
import { z } from 'zod'
import { operation } from '../operation.ts'
import { Confidence, DiligenceVerdict, RunId, RunStatus } from '../../vocabulary/run.ts'
import { SourceUsed } from '../../vocabulary/source.ts'
import { RunSubject } from '../../vocabulary/subject.ts'
import { Instant } from '../../vocabulary/value.ts'
import { next, PageInput } from '../../vocabulary/page.ts'
import { reads, shared } from './shared.ts'

export const listRunsOperation = operation({
  ...shared,
  ...reads,
  name: 'list_runs',
  title: 'List diligence runs',
  description: 'The runs of the workspace, newest first; `query` searches the names of their subjects.',
  method: 'GET',
  path: '/v1/dashboard/runs',
  input: PageInput,
  output: z.object({
    runs: z.array(
      z.object({
        id: RunId,
        status: RunStatus,
        subject: RunSubject,
        createdAt: Instant,
        completedAt: Instant.optional(),
        verdict: DiligenceVerdict.optional(),
        confidence: Confidence.optional(),
        risk: z.int().optional(),
        upside: z.int().optional(),
        sources: z
          .array(SourceUsed.pick({ id: true, snapshotDate: true }))
          .optional()
          .describe('The sources that apply; without a date, nothing of it was loaded.'),
      }),
    ),
    next,
  }),
})
