// The schemas of the second step of a sign-in, and of the authenticator app and the backup codes that it asks for.
import { z } from 'zod'
import { Code, GivenPassword } from './vocabulary/proof.ts'
import { operation } from './operations/operation.ts'
import { changes, reads, shared } from './operations/dashboard/shared.ts'
import { Instant } from './vocabulary/value.ts'

/** What an account gets for its password. */
export const SignInResult = z.object({
  ok: z.boolean().describe('Whether the account is signed in.'),
  step: z
    .string()
    .optional()
    .describe(
      'For an account with a second factor: send it with a code to confirm_sign_in. Valid for 10 minutes.',
    ),
})

const BackupCodes = z.object({
  backupCodes: z
    .array(z.string())
    .describe('Shown once. Each signs in once in place of the authenticator app.'),
})
const Proved = z.strictObject({ password: GivenPassword, code: Code })

export const secondFactorOperations = {
  confirm_sign_in: operation({
    ...shared,
    ...changes,
    name: 'confirm_sign_in',
    title: 'Confirm a sign-in',
    description: 'The second step of a sign-in: the cookie of the answer is the session.',
    method: 'POST',
    path: '/auth/second-step',
    // why of any length: every step that is not good gets the same answer
    input: z.strictObject({ step: z.string(), code: Code }),
    output: SignInResult,
    problems: ['sign_in_failed', 'wrong_code'],
  }),
  get_second_factor: operation({
    ...shared,
    ...reads,
    name: 'get_second_factor',
    title: 'Get the second factor',
    description: 'Whether the account has an authenticator app, and how many backup codes are left.',
    method: 'GET',
    path: '/auth/second-factor',
    input: z.strictObject({}),
    output: z.object({
      since: Instant.nullable().describe('Null without an authenticator app.'),
      backupCodesLeft: z.int(),
    }),
  }),
  begin_second_factor: operation({
    ...shared,
    ...changes,
    name: 'begin_second_factor',
    title: 'Set up an authenticator app',
    description: 'Makes a secret for an authenticator app. It takes effect with confirm_second_factor.',
    method: 'POST',
    path: '/auth/second-factor/begin',
    input: z.strictObject({ password: GivenPassword }),
    output: z.object({
      key: z.string().describe('The secret in base32, to type into the app.'),
      uri: z.string().describe('The same as an address that opens an app on this device.'),
    }),
    problems: ['sign_in_failed'],
  }),
  confirm_second_factor: operation({
    ...shared,
    ...changes,
    name: 'confirm_second_factor',
    title: 'Turn the authenticator app on',
    description: 'Shows by a code that the app has the secret. Ends every other session of the account.',
    method: 'POST',
    path: '/auth/second-factor/confirm',
    input: z.strictObject({ code: Code }),
    output: BackupCodes,
    problems: ['wrong_code'],
  }),
  renew_backup_codes: operation({
    ...shared,
    ...changes,
    name: 'renew_backup_codes',
    title: 'Make other backup codes',
    description: 'Replaces all backup codes.',
    method: 'POST',
    path: '/auth/second-factor/backup-codes',
    input: Proved,
    output: BackupCodes,
    problems: ['sign_in_failed', 'wrong_code'],
  }),
  end_second_factor: operation({
    ...shared,
    ...changes,
    name: 'end_second_factor',
    title: 'Turn the authenticator app off',
    description: 'Removes the authenticator app and the backup codes.',
    method: 'POST',
    path: '/auth/second-factor/end',
    input: Proved,
    output: null,
    problems: ['sign_in_failed', 'wrong_code'],
  }),
} as const

export type SecondFactorOperationName = keyof typeof secondFactorOperations
