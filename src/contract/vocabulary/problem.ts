// The schema of an error body, the same on every transport of the service.
import { z } from 'zod'

export const Issue = z
  .object({ path: z.string(), message: z.string() })
  .meta({ id: 'Issue', description: 'One finding about the request and where it lies.' })
export type Issue = z.infer<typeof Issue>

export const ProblemBody = z
  .object({
    error: z.string().describe('Code from the closed table of problems.'),
    message: z.string().describe('What went wrong and what to do next.'),
    status: z.int(),
    retryable: z.boolean().describe('Whether the same call can succeed later, or after the step in `next`.'),
    request_id: z.string(),
    next: z.object({ operation: z.string() }).optional().describe('The one call that leads on.'),
    retry_after_seconds: z.int().optional().describe('With every 429 and 503.'),
    issues: z.array(Issue).optional(),
    entry: z.string().optional().describe('Id of the ledger entry a signal collides with.'),
    missing_signals: z.array(z.string()).optional(),
    current_tier: z.string().optional(),
    required_tier: z.string().optional(),
    upgrade_url: z.string().optional(),
    detail: z
      .string()
      .optional()
      .describe('The message again, where the clients of a compatible address look for it. Only there.'),
  })
  .meta({ id: 'Problem', description: 'Body of every error.' })
export type ProblemBody = z.infer<typeof ProblemBody>
