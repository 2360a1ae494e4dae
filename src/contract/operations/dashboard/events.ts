// Operations that show what was done with assessments: their telemetry as a stream and as a funnel, and checks of quotes.
import { z } from 'zod'
import { operation } from '../operation.ts'
import { Instant } from '../../vocabulary/value.ts'
import { next, PageInput } from '../../vocabulary/page.ts'
import { reads, shared } from './shared.ts'

export const listEventsOperation = operation({
  ...shared,
  ...reads,
  name: 'list_events',
  title: 'List events',
  description: 'The events of the workspace, newest first.',
  method: 'GET',
  path: '/v1/dashboard/events',
  input: PageInput.omit({ query: true }),
  output: z.object({
    events: z.array(
      z.object({
        id: z.string(),
        at: Instant,
        sessionId: z.string(),
        kind: z.string(),
        payload: z.unknown(),
        verdict: z.string().optional(),
        totalScore: z.int().optional(),
      }),
    ),
    next,
  }),
})

export const listCitationChecksOperation = operation({
  ...shared,
  ...reads,
  name: 'list_citation_checks',
  title: 'List checks of quotes',
  description:
    'The checks of quotes at their sources, newest first, with or without an assessment. The newest 1,000 are kept.',
  method: 'GET',
  path: '/v1/dashboard/citation-checks',
  input: PageInput.omit({ query: true }),
  output: z.object({
    checks: z.array(
      z.object({
        id: z.string(),
        at: Instant.describe('When the page was read, or the check failed to read it.'),
        by: z.string().describe('Name of the key or person that asked.'),
        sessionId: z.string().optional().describe('The assessment that the check was for.'),
        verbatim: z.string(),
        sourceUrl: z.string(),
        valid: z.boolean(),
        reason: z.string().optional(),
        passage: z.string().optional().describe('The quote on the page, or what is most like it.'),
        pageSha256: z.string().optional(),
        model: z.string().optional().describe('The language model that compared the meanings.'),
        responseSha256: z.string().optional().describe('SHA-256 of its raw response.'),
      }),
    ),
    next,
  }),
})

export const countEventsOperation = operation({
  ...shared,
  ...reads,
  name: 'count_events',
  title: 'Funnel of assessments',
  description: 'The number of sessions that reported each step, in the order of the steps.',
  method: 'GET',
  path: '/v1/dashboard/events/funnel',
  input: z.strictObject({ days: z.coerce.number().int().min(1).max(365).optional() }),
  output: z.object({
    days: z.int(),
    steps: z.array(z.object({ kind: z.string(), sessions: z.int(), events: z.int() })),
  }),
})
