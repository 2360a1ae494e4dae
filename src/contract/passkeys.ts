// The schemas of passkeys (WebAuthn): adding, listing and removing one, and signing in with it.
import { z } from 'zod'
import { operation } from './operations/operation.ts'
import { changes, reads, shared } from './operations/dashboard/shared.ts'
import { SignInResult } from './second-factor.ts'
import { Code, GivenPassword } from './vocabulary/proof.ts'
import { Instant } from './vocabulary/value.ts'

/** Bytes in base64url. */
const bytes = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[A-Za-z0-9_-]+$/)
const CredentialId = bytes(1_400).describe('Id of the credential.')
const Asked = z.object({
  challenge: z.string().describe('Good once, for five minutes.'),
  rpId: z.string().describe('The host that the passkey belongs to.'),
})

export const passkeyOperations = {
  ask_passkey: operation({
    ...shared,
    ...reads,
    name: 'ask_passkey',
    title: 'Ask for a passkey',
    description: 'What a browser asks a passkey to sign. Any account may answer, so that it names none.',
    method: 'POST',
    path: '/auth/passkey/ask',
    input: z.strictObject({}),
    output: Asked,
  }),
  use_passkey: operation({
    ...shared,
    ...changes,
    name: 'use_passkey',
    title: 'Sign in with a passkey',
    description:
      'Signs in the account of a passkey that verified its person; the cookie of the answer is the session.',
    method: 'POST',
    path: '/auth/passkey',
    input: z.strictObject({
      id: CredentialId,
      clientData: bytes(8_000),
      authenticatorData: bytes(8_000),
      signature: bytes(2_000),
    }),
    output: SignInResult,
    problems: ['passkey_refused', 'sign_in_failed'],
  }),
  list_passkeys: operation({
    ...shared,
    ...reads,
    name: 'list_passkeys',
    title: 'List passkeys',
    description: 'The passkeys of the account, in the order they were added.',
    method: 'GET',
    path: '/auth/passkeys',
    input: z.strictObject({}),
    output: z.object({
      passkeys: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          createdAt: Instant,
          lastUsedAt: Instant.nullable(),
        }),
      ),
    }),
  }),
  begin_passkey: operation({
    ...shared,
    ...changes,
    name: 'begin_passkey',
    title: 'Begin to add a passkey',
    description:
      'What a browser needs to make a passkey. Needs the password, and a code of an account with an authenticator app.',
    method: 'POST',
    path: '/auth/passkeys/begin',
    input: z.strictObject({ password: GivenPassword, code: Code.optional() }),
    output: Asked.extend({
      user: z.object({
        id: z.string().describe('In base64url.'),
        name: z.string(),
        displayName: z.string(),
      }),
      exclude: z.array(z.string()).describe('Passkeys that the account has.'),
    }),
    problems: ['sign_in_failed', 'wrong_code'],
  }),
  add_passkey: operation({
    ...shared,
    ...changes,
    name: 'add_passkey',
    title: 'Add a passkey',
    description: 'Keeps the public key of a passkey that the browser made.',
    method: 'POST',
    path: '/auth/passkeys',
    input: z.strictObject({
      name: z
        .string()
        .trim()
        .min(1)
        .max(60)
        .regex(/^\P{Cc}*$/u, 'must have no control characters')
        .describe('Name by which its person knows the device.'),
      id: CredentialId,
      clientData: bytes(8_000),
      authenticatorData: bytes(8_000),
      publicKey: bytes(4_000).describe('SubjectPublicKeyInfo.'),
    }),
    output: z.object({ id: z.string() }),
    problems: ['passkey_refused'],
  }),
  remove_passkey: operation({
    ...shared,
    ...changes,
    name: 'remove_passkey',
    title: 'Remove a passkey',
    description: 'The passkey signs in no longer.',
    method: 'POST',
    path: '/auth/passkeys/{id}/remove',
    input: z.strictObject({ id: CredentialId, password: GivenPassword }),
    output: null,
    problems: ['sign_in_failed', 'not_found'],
  }),
} as const

export type PasskeyOperationName = keyof typeof passkeyOperations
