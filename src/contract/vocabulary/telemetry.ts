// Assessment events as the MCP server and direct callers report them.
import { z } from 'zod'

export const TelemetryEvent = z
  .strictObject({
    session_id: z.string().min(1).max(64).describe('Id of the session the event belongs to.'),
    event_kind: z.enum(['start', 'submit_signal', 'score', 'roadmap', 'handoff', 'export']),
    payload: z.record(z.string(), z.unknown()).optional().describe('Event data.'),
    verdict: z.string().min(1).max(32).optional().describe('For `score` events.'),
    total_score: z.int().min(0).max(70).optional().describe('For `score` events.'),
  })
  .meta({ id: 'TelemetryEvent', description: 'One assessment event.' })
export type TelemetryEvent = z.infer<typeof TelemetryEvent>
