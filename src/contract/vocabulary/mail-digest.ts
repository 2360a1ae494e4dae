// The mail digest of alerts, as a workspace sets it.
import { z } from 'zod'

/** Addresses that a workspace sends its digest to. */
const MAX_RECIPIENTS = 10

export const DigestPeriod = z
  .enum(['hour', 'day'])
  .meta({ id: 'DigestPeriod', description: 'At most one digest in an `hour`, or in a `day`.' })
export type DigestPeriod = z.infer<typeof DigestPeriod>

export const MailDigest = z
  .strictObject({
    to: z
      .array(z.email('must be an e-mail address').max(254))
      .max(MAX_RECIPIENTS)
      .describe(`Who gets it, at most ${MAX_RECIPIENTS} addresses; none: it is off.`),
    every: DigestPeriod,
  })
  .meta({ id: 'MailDigest', description: 'The mail digest of new alerts.' })
export type MailDigest = z.infer<typeof MailDigest>
