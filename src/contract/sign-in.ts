// The schemas of signing in to the dashboard: what a browser sends to /auth, and the responses. They are separate from
// the operations, because the caller has neither a key nor a session yet; the session travels in a cookie.
import { z } from 'zod'
import { operation } from './operations/operation.ts'
import { changes, IdInput, reads, shared, User } from './operations/dashboard/shared.ts'
import { passkeyOperations } from './passkeys.ts'
import { providerSignInOperations } from './provider-sign-in.ts'
import { secondFactorOperations, SignInResult } from './second-factor.ts'
import { Code, GivenPassword } from './vocabulary/proof.ts'
import { Instant } from './vocabulary/value.ts'

// why of any length: every secret that opens nothing gets the same answer
const LinkSecret = z.string().describe('The secret of a one-time link.')
/** A new password; one that is only compared may have any form. */
const NewPassword = z.string().min(12).max(256).describe('12 to 256 characters.')
const Email = z.string().trim().toLowerCase().max(254)

export const signInOperation = operation({
  ...shared,
  ...changes,
  name: 'sign_in',
  title: 'Sign in',
  description:
    'Signs an account in by its e-mail address and password; the cookie of the answer is the session. An account with an authenticator app gets `step` and no cookie.',
  method: 'POST',
  path: '/auth/sign-in',
  input: z.strictObject({ email: Email.min(1), password: GivenPassword }),
  output: SignInResult,
  problems: ['sign_in_failed'],
})

export const signOutOperation = operation({
  ...shared,
  ...changes,
  name: 'sign_out',
  title: 'Sign out',
  description: 'Ends the session of the cookie, if there is one, and removes the cookie.',
  method: 'POST',
  path: '/auth/sign-out',
  input: z.strictObject({}),
  output: null,
})

export const lookAtLinkOperation = operation({
  ...shared,
  ...reads,
  name: 'look_at_link',
  title: 'Look at a one-time link',
  description: 'The purpose of a one-time link. The call does not use the link.',
  method: 'POST',
  path: '/auth/link/look',
  input: z.strictObject({ token: LinkSecret }),
  output: z.object({
    email: z
      .string()
      .nullable()
      .describe('Address of the invited person; null if the person who opens the link chooses it.'),
    purpose: z.enum(['operator', 'invitation', 'recovery']),
    workspace: z.string().nullable().describe('Name of the workspace of the invitation.'),
    known: z
      .boolean()
      .describe(
        'Whether that e-mail address has an account, whose password is then asked for. Always false for an invitation by an ' +
          'owner, who shall not learn it: ask for a name, and for the password of the account there is or of a new one.',
      ),
  }),
  problems: ['link_invalid'],
})

export const acceptLinkOperation = operation({
  ...shared,
  ...changes,
  name: 'accept_link',
  title: 'Accept a one-time link',
  description:
    'Makes the account, or takes the password of the one there is, and signs it in. A link of recovery sets the password. Once only.',
  method: 'POST',
  path: '/auth/link',
  input: z.strictObject({
    token: LinkSecret,
    name: z
      .string()
      .trim()
      .min(1)
      .max(80)
      // the terminal that lists operators would execute control characters
      .regex(/^\P{Cc}*$/u, 'must have no control characters')
      .optional()
      .describe('Name of a new account. Leave it out for an existing account.'),
    email: Email.pipe(z.email()).optional().describe('E-mail address, if the link names none.'),
    password: GivenPassword.describe('A new password has 12 to 256 characters.'),
    code: Code.optional().describe(
      'Of the authenticator app of an existing account, or a backup code: without it, the account does not join, and the link stays.',
    ),
  }),
  output: SignInResult.extend({
    workspaceId: z.string().nullable().describe('The workspace of the invitation.'),
  }),
  problems: ['link_invalid', 'sign_in_failed', 'wrong_code', 'audit_log_broken'],
})

export const changePasswordOperation = operation({
  ...shared,
  ...changes,
  name: 'change_password',
  title: 'Change the password',
  description: 'Sets a new password and ends every other session of the account.',
  method: 'POST',
  path: '/auth/password',
  input: z.strictObject({ current: GivenPassword, password: NewPassword }),
  output: null,
  problems: ['sign_in_failed'],
})

export const listSignInsOperation = operation({
  ...shared,
  ...reads,
  name: 'list_sign_ins',
  title: 'List sessions',
  description: 'The sessions of the account, latest first.',
  method: 'GET',
  path: '/auth/sessions',
  input: z.strictObject({}),
  output: z.object({
    user: User,
    sessions: z.array(
      z.object({
        id: z.string(),
        current: z.boolean(),
        createdAt: Instant,
        lastSeenAt: Instant.describe('To the day.'),
        userAgent: z.string(),
        address: z.string(),
      }),
    ),
  }),
})

export const revokeSignInOperation = operation({
  ...shared,
  ...changes,
  name: 'revoke_sign_in',
  title: 'End a session',
  description: 'Ends one session of the account at once.',
  method: 'POST',
  path: '/auth/sessions/{id}/revoke',
  input: IdInput,
  output: null,
  problems: ['not_found'],
})

export const revokeOtherSignInsOperation = operation({
  ...shared,
  ...changes,
  name: 'revoke_other_sign_ins',
  title: 'End all other sessions',
  description: 'Ends every session of the account except the current one.',
  method: 'POST',
  path: '/auth/sessions/revoke-others',
  input: z.strictObject({}),
  output: null,
})

export const signInOperations = {
  sign_in: signInOperation,
  sign_out: signOutOperation,
  look_at_link: lookAtLinkOperation,
  accept_link: acceptLinkOperation,
  change_password: changePasswordOperation,
  list_sign_ins: listSignInsOperation,
  revoke_sign_in: revokeSignInOperation,
  revoke_other_sign_ins: revokeOtherSignInsOperation,
  ...secondFactorOperations,
  ...passkeyOperations,
  ...providerSignInOperations,
} as const

export type SignInOperations = typeof signInOperations
export type SignInOperationName = keyof SignInOperations

/** The required form of a new password; the operation decides whether a password is new. */
export const isNewPassword = (password: string): boolean => NewPassword.safeParse(password).success
