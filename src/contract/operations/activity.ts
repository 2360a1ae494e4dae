// The operation that reads what people and keys did in a workspace.
import { z } from 'zod'
import { Activity, ActivityKindName } from '../vocabulary/activity.ts'
import { ListedId } from '../vocabulary/page.ts'
import { operation } from './operation.ts'

export const listActivityOperation = operation({
  name: 'list_activity',
  title: 'List who did what',
  description:
    'What people and keys did in the workspace that it accounts for, newest first: keys, members, agents, webhooks, settings, exports and ' +
    'erasures. Each is an entry of the audit log. A key gets no names and addresses of people; a signed-in person does.',
  group: 'diligence',
  scope: 'read',
  tier: 'free',
  limit: 'calls',
  writes: false,
  hints: { readOnly: true, idempotent: true, openWorld: false },
  method: 'GET',
  path: '/v1/audit/activity',
  input: z.strictObject({
    kind: ActivityKindName.exactOptional().describe('Only those of this kind.'),
    by: ListedId.exactOptional().describe('Only those of this person or key, by id.'),
    before: z
      .string()
      .regex(/^\d{1,15}$/, 'must be `next` of the page before')
      .exactOptional()
      .describe('`next` of the page before.'),
  }),
  output: z.object({
    activities: z.array(Activity),
    next: z
      .string()
      .exactOptional()
      .describe('Send it as `before` for the next page, which may be empty; absent on the last.'),
    fault: z
      .string()
      .exactOptional()
      .describe(
        'What is wrong with these entries: some are not those of the signed log, or are missing; a name or an address beside them was ' +
          'altered; or an act that waits is not signed by this server. Run `assay fsck`.',
      ),
  }),
  problems: [],
})
