// What a person gives to show who they are.
import { z } from 'zod'

/** A password that is compared; it may have any form. */
export const GivenPassword = z.string().min(1).max(256)

export const Code = z
  .string()
  .trim()
  .min(1)
  .max(64)
  .describe('The six digits of the authenticator app, or a backup code. Each is good once.')
