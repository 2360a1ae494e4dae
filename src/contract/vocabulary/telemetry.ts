// The schema of assessment events that the MCP server and direct callers report.
import { z } from 'zod'

export const TelemetryEvent = z
  .strictObject({
    session_id: z.string().min(1).max(64).describe('Id of the session the event belongs to.'),
    event_kind: z
      .enum(['start', 'submit_signal', 'score', 'roadmap', 'handoff', 'export'])
      .describe('Which step of the assessment the event reports.'),
    payload: z
      .record(z.string(), z.unknown())
      .refine((data) => JSON.stringify(data).length <= 8_192, 'must have at most 8,192 characters as JSON')
      .optional()
      .describe('Event data, at most 8,192 characters as JSON.'),
    verdict: z.string().min(1).max(32).optional().describe('For `score` events.'),
    total_score: z.int().min(0).max(70).optional().describe('For `score` events.'),
  })
  .meta({ id: 'TelemetryEvent', description: 'One assessment event.' })
export type TelemetryEvent = z.infer<typeof TelemetryEvent>
