// The schemas of signing in through the identity provider of a workspace (OpenID Connect), and of linking an identity to an account.
import { z } from 'zod'
import { operation } from './operations/operation.ts'
import { changes, reads, shared } from './operations/dashboard/shared.ts'
import { Code, GivenPassword } from './vocabulary/proof.ts'

const WorkspaceId = z.string().min(1).max(100).describe('Id of the workspace.')
const ReturnTo = z
  .string()
  .max(500)
  // why: a browser takes "//host" and "/\host" for another site
  .regex(/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/, 'must be a path of this server')
  .describe('The page to go on at.')
/** What a provider sends is at most this long. */
const answered = (max: number) => z.string().min(1).max(max)

const Asked = z.object({ continueAt: z.string().describe('The address at which the browser goes on.') })

export const providerSignInOperations = {
  ask_provider: operation({
    ...shared,
    ...reads,
    name: 'ask_provider',
    title: 'Ask an identity provider',
    description:
      'Begins a sign-in at the identity provider of a workspace, found by the domain of an e-mail address or named. The cookie of the answer belongs to it, for ten minutes.',
    method: 'POST',
    path: '/auth/provider/ask',
    input: z.strictObject({
      email: z
        .string()
        .trim()
        .toLowerCase()
        .max(254)
        .pipe(z.email())
        .optional()
        .describe('The address of the person.'),
      workspaceId: WorkspaceId.optional().describe('Id of the workspace; left out: that of the address.'),
      returnTo: ReturnTo.default('/'),
    }),
    output: Asked,
    problems: ['no_identity_provider', 'identity_provider_failed'],
  }),
  use_provider: operation({
    ...shared,
    ...changes,
    name: 'use_provider',
    title: 'Sign in with the answer of an identity provider',
    description:
      'Exchanges the code of a provider. It signs the person in to the workspace of the provider, or links the identity to the account that asked for it.',
    method: 'POST',
    path: '/auth/provider',
    input: z.strictObject({
      workspaceId: WorkspaceId.describe('Of the address to which the provider sent the browser.'),
      state: answered(200),
      code: answered(4_000),
      iss: answered(500).optional().describe('The issuer, where the provider names itself (RFC 9207).'),
    }),
    output: z.object({
      workspaceId: z.string(),
      returnTo: z.string(),
      linked: z.boolean().describe('Whether it linked the identity instead of signing in.'),
    }),
    problems: ['identity_refused', 'identity_not_linked', 'identity_provider_failed', 'audit_log_broken'],
  }),
  begin_identity_link: operation({
    ...shared,
    ...changes,
    name: 'begin_identity_link',
    title: 'Begin to link an identity',
    description:
      'Begins to link an identity of the provider of a workspace to the account. Needs the password, and a code of an account with an authenticator app.',
    method: 'POST',
    path: '/auth/provider/link',
    input: z.strictObject({
      workspaceId: WorkspaceId,
      password: GivenPassword,
      code: Code.optional(),
    }),
    output: Asked,
    problems: [
      'sign_in_failed',
      'wrong_code',
      'not_found',
      'own_sign_in_required',
      'identity_provider_failed',
    ],
  }),
  remove_identity_link: operation({
    ...shared,
    ...changes,
    name: 'remove_identity_link',
    title: 'Remove the link to an identity',
    description:
      'The identity of this issuer signs the account in to the workspace no longer. The sessions of a provider there end.',
    method: 'POST',
    path: '/auth/provider/unlink',
    input: z.strictObject({ workspaceId: WorkspaceId, issuer: z.string().max(500), password: GivenPassword }),
    output: null,
    problems: ['sign_in_failed', 'not_found', 'own_sign_in_required'],
  }),
} as const

export type ProviderSignInOperationName = keyof typeof providerSignInOperations
