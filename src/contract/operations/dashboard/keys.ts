// Operations on the API keys of the workspace. Only the response that creates a secret contains it.
import { z } from 'zod'
import { operation, SCOPES } from '../operation.ts'
import { Instant } from '../../vocabulary/value.ts'
import { changes, IdInput, reads, shared } from './shared.ts'

const Key = z
  .object({
    id: z.string(),
    name: z.string(),
    hint: z
      .string()
      .nullable()
      .describe(
        'The first seven and the last four characters of its newest secret, to recognise it by; null where they were not stored.',
      ),
    scopes: z.array(z.enum(SCOPES)),
    createdAt: Instant,
    expiresAt: Instant.nullable(),
    revokedAt: Instant.nullable(),
    lastUsedAt: Instant.nullable(),
    oldSecretUntil: Instant.nullable().describe('While a secret from before a rotation is good as well.'),
    owner: z
      .object({ id: z.string(), name: z.string() })
      .nullable()
      .describe(
        'The person who issued it, or rotated it last. It ends when they leave the workspace, or when their role no longer has its ' +
          'scopes. Null: a command made it, or it is older than this record; it belongs to the workspace.',
      ),
  })
  .meta({ id: 'ApiKey', description: 'An API key without its secret.' })

const Issued = z.object({ key: Key, secret: z.string().describe('`sk_...`, shown this once.') })

export const listKeysOperation = operation({
  ...shared,
  ...reads,
  name: 'list_keys',
  title: 'List API keys',
  description: 'The API keys of the workspace, revoked ones included, without their secrets.',
  method: 'GET',
  path: '/v1/dashboard/keys',
  input: z.strictObject({}),
  output: z.object({ keys: z.array(Key) }),
})

export const getUsageOperation = operation({
  ...shared,
  ...reads,
  name: 'get_usage',
  title: 'Look at the usage of keys',
  description:
    'How often each API key and each connected agent called an operation on each of the last days (UTC), the busiest first. Calls of ' +
    'people in the dashboard are not counted.',
  method: 'GET',
  path: '/v1/dashboard/usage',
  input: z.strictObject({ days: z.coerce.number().int().min(1).max(365).optional() }),
  output: z.object({
    first: z.string().describe('The first of these days, YYYY-MM-DD.'),
    days: z.int(),
    keys: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        hint: z.string().nullable(),
        calls: z.int().describe('On all of these days.'),
        byDay: z
          .array(z.object({ day: z.string(), calls: z.int() }))
          .describe('Days without a call are left out.'),
      }),
    ),
  }),
})

export const issueKeyOperation = operation({
  ...shared,
  ...changes,
  name: 'issue_key',
  logs: true,
  title: 'Issue an API key',
  description:
    'Makes an API key of the caller, with which it ends. Free allows 20 keys at a time. Only this answer holds its secret. The operation ignores Idempotency-Key, because that would store the secret.',
  method: 'POST',
  path: '/v1/dashboard/keys',
  role: 'owner',
  input: z.strictObject({
    name: z.string().trim().min(1).max(80),
    scopes: z.array(z.enum(SCOPES)).min(1),
    expiresAt: z.iso
      .datetime('must be an instant in UTC such as 2027-01-31T00:00:00Z')
      .optional()
      .describe('When it ends by itself; left out, never.'),
  }),
  output: Issued,
  problems: ['tier_required', 'audit_log_broken'],
})

export const rotateKeyOperation = operation({
  ...shared,
  ...changes,
  name: 'rotate_key',
  logs: true,
  title: 'Rotate an API key',
  description:
    'Gives a key a new secret. The key is then that of the caller. The old secret stays valid for the hours of grace. The operation ignores Idempotency-Key.',
  method: 'POST',
  path: '/v1/dashboard/keys/{id}/rotate',
  role: 'owner',
  input: IdInput.extend({ graceHours: z.int().min(0).max(720) }),
  output: Issued,
  problems: ['not_found', 'audit_log_broken'],
})

export const revokeKeyOperation = operation({
  ...shared,
  ...changes,
  name: 'revoke_key',
  logs: true,
  title: 'Revoke an API key',
  description: 'Revokes a key at once. A revoked key cannot be restored.',
  method: 'POST',
  path: '/v1/dashboard/keys/{id}/revoke',
  role: 'owner',
  input: IdInput,
  output: z.object({ key: Key }),
  problems: ['not_found'],
})
