// Operations that show the telemetry of assessments as a stream and as a funnel.
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
