// The entries of a log that gave it another name and another key, in the audit trails of what it holds.
import { z } from 'zod'

export const NameReplacement = z
  .object({
    record: z
      .string()
      .describe(
        'The entry `key.rotated` with the state `replaced`, as the exact text that is hashed. It has the old key and the new one, whose names are ' +
          'the origins of the log before and after it, and the last checkpoint under the old name.',
      ),
    proof: z
      .string()
      .describe(
        'Proof file (C2SP tlog-proof, version 1) that the entry is the first leaf under the new name.',
      ),
    path: z
      .array(z.string())
      .describe(
        'The proof that the log begins with the leaves of that last checkpoint (RFC 6962, section 2.1.2): hashes of 32 bytes in base64.',
      ),
  })
  .meta({
    id: 'NameReplacement',
    description:
      'An entry that gave the log another name and another key, after a key was stolen. Only a log that had another name has one.',
  })
export type NameReplacement = z.infer<typeof NameReplacement>

export const NameReplacements = z
  .array(NameReplacement)
  .optional()
  .describe('The entries that gave the log its names after a key was stolen, oldest first.')
