// An act of a person or a key as an answer shows it.
import { z } from 'zod'
import { ACTIVITY_KINDS, type ActivityKind } from './activity-kinds.ts'
import { Instant } from './value.ts'

export const ActivityKindName = z.enum(Object.keys(ACTIVITY_KINDS) as [ActivityKind, ...ActivityKind[]])

const Detail = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())])

export const Activity = z
  .object({
    id: z
      .string()
      .describe('The number of its entry in the audit log; `p` and an id for one that waits for the log.'),
    at: Instant,
    kind: ActivityKindName,
    by: z
      .object({
        id: z
          .string()
          .describe(
            'Of a person or a key; `operator` for a command of the operator, `retention` for the server.',
          ),
        name: z.string().nullable().describe('As it is now. Null: it is not known here, or not any more.'),
      })
      .describe('Who did it.'),
    about: z
      .string()
      .nullable()
      .describe(
        'Id of the key, person, invitation, agent, webhook, run, assessment or portfolio that it is about.',
      ),
    aboutName: z.string().nullable().describe('Its name now, where it is a person or a key.'),
    details: z
      .record(z.string(), Detail)
      .describe('More about it, such as the scopes of a key; with names and addresses that were not erased.'),
    erased: z
      .int()
      .exactOptional()
      .describe(
        'How many names or addresses of it were erased: an entry `values.erased` says so, and `assay fsck` compares. The entry still verifies.',
      ),
    hash: z
      .string()
      .nullable()
      .describe('Of the entry of the audit log. Null: it waits until the log can be written again.'),
    late: z
      .literal(true)
      .exactOptional()
      .describe('The log could not be written when it happened, and took it in later.'),
  })
  .meta({ id: 'Activity', description: 'Something that a person or a key did in the workspace.' })
