// Operations on the signed-in account, its workspace and its members.
import { z } from 'zod'
import { MailDigest } from '../../vocabulary/mail-digest.ts'
import { operation } from '../operation.ts'
import { Instant } from '../../vocabulary/value.ts'
import { Role } from '../../vocabulary/role.ts'
import { changes, IdInput, reads, shared, User } from './shared.ts'

const Tier = z.enum(['free', 'pro'])

const EndedKeys = z.array(z.string()).describe('Ids of the keys that this revoked.')

/** A century. */
export const MAX_RETENTION_DAYS = 36_500
const RetentionDays = z
  .int()
  .min(1)
  .max(MAX_RETENTION_DAYS)
  .nullable()
  .describe('Days after which diligence runs are erased; null: never.')
const SessionRetentionDays = RetentionDays.describe(
  'Days after which an assessment is erased, counted from its last evidence or scoring; null: never.',
)

const AlertRetentionDays = RetentionDays.describe('Days after which an alert is erased; null: never.')

export const getAccountOperation = operation({
  ...shared,
  ...reads,
  name: 'get_account',
  title: 'Who is signed in',
  description: 'The account of the session, and its workspaces.',
  method: 'GET',
  path: '/v1/dashboard/account',
  input: z.strictObject({}),
  output: z.object({
    user: User,
    operator: z.boolean().describe('Whether the account may use the operator pages.'),
    throughProvider: z
      .boolean()
      .describe('Whether the identity provider of the workspace opened the session: it reaches no other.'),
    workspace: z
      .object({ id: z.string(), name: z.string(), tier: Tier, role: Role })
      .describe('The one in use.'),
    workspaces: z.array(z.object({ id: z.string(), name: z.string(), role: Role })),
  }),
})

export const getWorkspaceOperation = operation({
  ...shared,
  ...reads,
  name: 'get_workspace',
  title: 'Look at the workspace',
  description: 'Tier, quota, members and open invitations of the workspace.',
  method: 'GET',
  path: '/v1/dashboard/workspace',
  input: z.strictObject({}),
  output: z.object({
    id: z.string(),
    name: z.string(),
    tier: Tier,
    createdAt: Instant,
    upgradeUrl: z.string(),
    retentionDays: RetentionDays,
    sessionRetentionDays: SessionRetentionDays,
    alertRetentionDays: AlertRetentionDays,
    quota: z
      .object({
        used: z
          .int()
          .describe(
            'Assessments started in the month while the workspace was on free; those started on Pro are not counted.',
          ),
        limit: z.int().nullable().describe('Null on Pro: no limit.'),
        month: z.string().describe('YYYY-MM, UTC.'),
      })
      .describe(
        'The free assessments of this month. A start that repeats one with its Idempotency-Key spends none.',
      ),
    members: z.array(
      z.object({ id: z.string(), name: z.string(), email: z.string(), role: Role, joinedAt: Instant }),
    ),
    invitations: z.array(z.object({ id: z.string(), email: z.string(), role: Role, expiresAt: Instant })),
  }),
})

export const inviteMemberOperation = operation({
  ...shared,
  ...changes,
  name: 'invite_member',
  logs: true,
  title: 'Invite a member',
  description: 'Makes a one-time link that adds a person to the workspace. Assay does not send it.',
  method: 'POST',
  path: '/v1/dashboard/invitations',
  role: 'owner',
  input: z.strictObject({ email: z.email().max(254), role: Role }),
  output: z.object({ id: z.string(), url: z.string().describe('Shown this once.'), expiresAt: Instant }),
  problems: ['audit_log_broken'],
})

export const withdrawInvitationOperation = operation({
  ...shared,
  ...changes,
  name: 'withdraw_invitation',
  logs: true,
  title: 'Withdraw an invitation',
  description: 'Withdraws an invitation. Its link is no longer valid.',
  method: 'POST',
  path: '/v1/dashboard/invitations/{id}/withdraw',
  role: 'owner',
  input: IdInput,
  output: z.object({ id: z.string() }),
  problems: ['not_found'],
})

export const changeRoleOperation = operation({
  ...shared,
  ...changes,
  name: 'change_role',
  logs: true,
  title: 'Change the role of a member',
  description:
    'Gives a person of the workspace another role. It revokes their keys with scopes that the role does not have. A workspace needs an ' +
    'owner, and one who has a password.',
  method: 'POST',
  path: '/v1/dashboard/members/{id}/role',
  role: 'owner',
  input: IdInput.extend({ role: Role }),
  output: z.object({ id: z.string(), role: Role, endedKeys: EndedKeys }),
  problems: ['not_found', 'last_owner', 'last_own_sign_in', 'audit_log_broken'],
})

export const removeMemberOperation = operation({
  ...shared,
  ...changes,
  name: 'remove_member',
  logs: true,
  title: 'Remove a member',
  description:
    'Ends a membership and the keys of the person at once. A workspace needs an owner, and one who has a password.',
  method: 'POST',
  path: '/v1/dashboard/members/{id}/remove',
  role: 'owner',
  input: IdInput,
  output: z.object({ id: z.string(), endedKeys: EndedKeys }),
  problems: ['not_found', 'last_owner', 'last_own_sign_in'],
})

export const setFourEyesOperation = operation({
  ...shared,
  ...changes,
  name: 'set_four_eyes',
  logs: true,
  title: 'Ask for two people for each decision',
  description:
    'Sets whether a decision about a case needs a second person. The audit log holds who set it and when.',
  method: 'POST',
  path: '/v1/dashboard/workspace/four-eyes',
  role: 'owner',
  input: z.strictObject({ required: z.boolean().describe('Whether two people are needed.') }),
  output: z.object({ fourEyes: z.boolean() }),
  problems: ['audit_log_broken'],
})

export const getMailDigestOperation = operation({
  ...shared,
  ...reads,
  name: 'get_mail_digest',
  title: 'See who gets alerts by mail',
  description: 'The addresses that get the new alerts of the workspace, and how often.',
  method: 'GET',
  path: '/v1/dashboard/workspace/mail-digest',
  input: z.strictObject({}),
  output: MailDigest.extend({
    isSent: z.boolean().describe('Whether this server sends mail: its operator set a mail server.'),
  }),
  problems: [],
})

export const setMailDigestOperation = operation({
  ...shared,
  ...changes,
  name: 'set_mail_digest',
  logs: true,
  title: 'Set who gets alerts by mail',
  description:
    'Sets the addresses that get the new alerts of the workspace as one mail in an hour or a day, without names of subjects. It begins ' +
    'with the alerts from now on. No address: it is off.',
  method: 'POST',
  path: '/v1/dashboard/workspace/mail-digest',
  role: 'owner',
  input: MailDigest,
  output: MailDigest,
  problems: ['audit_log_broken'],
})

export const setRetentionOperation = operation({
  ...shared,
  ...changes,
  name: 'set_retention',
  logs: true,
  title: 'Set how long runs, assessments or alerts are kept',
  description:
    'Sets the days after which the server erases the diligence runs of the workspace, or with `of` its assessments or alerts. The next pass ' +
    'applies it, within an hour; an erasure cannot be undone. The audit log holds who set it and when.',
  method: 'POST',
  path: '/v1/dashboard/workspace/retention',
  role: 'owner',
  input: z.strictObject({
    days: RetentionDays.describe('Number of days; null: never.'),
    of: z
      .enum(['runs', 'sessions', 'alerts'])
      .default('runs')
      .describe(
        '`runs`: diligence runs, by when they were asked for; `sessions`: assessments, by their last evidence or scoring; `alerts`: ' +
          'alerts of watched portfolios, by when they were made. Their digests stay in the audit log.',
      ),
  }),
  output: z.object({
    retentionDays: RetentionDays,
    sessionRetentionDays: SessionRetentionDays,
    alertRetentionDays: AlertRetentionDays,
  }),
  problems: ['audit_log_broken'],
})
