// Operations on the identity provider of a workspace (OpenID Connect) and the domains of its people.
import { z } from 'zod'
import { operation } from '../operation.ts'
import { Code, GivenPassword } from '../../vocabulary/proof.ts'
import { Instant } from '../../vocabulary/value.ts'
import { changes, reads, shared } from './shared.ts'

const PATH = '/v1/dashboard/workspace/identity-provider'
const MAX_DOMAINS = 20
const UNPROVEN = ['sign_in_failed', 'wrong_code', 'own_sign_in_required'] as const

const Domain = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(
    /^(?=.*[a-z])(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/,
    'must be a domain, such as example.com',
  )
  .describe('What follows the @ of e-mail addresses, in ASCII.')
const Issuer = z
  .string()
  .max(500)
  .regex(/^https?:\/\/[^\s?#@\\]+$/, 'must be an https address without a query')
  .describe('The address of the provider, as its description has it under `issuer`.')
const ClientId = z
  .string()
  .min(1)
  .max(300)
  .regex(/^[\x20-\x7e]+$/, 'must be printable ASCII')
  .describe('Id that the provider gave to this server.')

/** What the owner proves again. */
const proof = {
  password: GivenPassword.describe('The password of the owner.'),
  code: Code.exactOptional(),
}

const ShownProvider = z.object({
  issuer: z.string(),
  clientId: z.string(),
  since: Instant,
})
const ShownDomain = z.object({
  domain: z.string(),
  record: z
    .string()
    .nullable()
    .describe('The TXT record that proves the domain. Null: the operator of the server confirmed it.'),
  provenAt: Instant.nullable().describe(
    'Null: not yet. Then it lets in no one whom the workspace does not know.',
  ),
})

export const identityProviderOperations = {
  get_identity_provider: operation({
    ...shared,
    ...reads,
    name: 'get_identity_provider',
    title: 'See the identity provider',
    description:
      'The identity provider through which people sign in to the workspace, without its secret, and the identities that the caller linked.',
    method: 'GET',
    path: PATH,
    input: z.strictObject({}),
    output: z.object({
      provider: ShownProvider.nullable().describe('Null: there is none.'),
      domains: z.array(ShownDomain),
      redirectUri: z.string().describe('The address to register at the provider.'),
      links: z
        .array(z.object({ issuer: z.string(), linkedAt: Instant }))
        .describe(
          'The identities that the caller linked in the workspace, also of issuers that it no longer uses.',
        ),
    }),
  }),
  set_identity_provider: operation({
    ...shared,
    ...changes,
    name: 'set_identity_provider',
    logs: true,
    title: 'Set the identity provider',
    description:
      'Sets the identity provider through which people sign in to the workspace, and the domains of their addresses. It reads the ' +
      'description of the provider first. Another issuer or client ends the sessions that the provider opened, and its domains have to be proven by new records. Needs the password, and a code of an ' +
      'account with an authenticator app.',
    method: 'POST',
    path: PATH,
    role: 'owner',
    input: z.strictObject({
      issuer: Issuer,
      clientId: ClientId,
      clientSecret: z
        .string()
        .min(1)
        .max(2_000)
        .exactOptional()
        .describe(
          'Kept sealed and never shown. Left out: the one of before, for the same issuer and client.',
        ),
      domains: z.array(Domain).max(MAX_DOMAINS),
      ...proof,
    }),
    output: z.object({ domains: z.array(ShownDomain) }),
    problems: [...UNPROVEN, 'last_own_sign_in', 'identity_provider_failed', 'audit_log_broken'],
  }),
  prove_domain: operation({
    ...shared,
    ...changes,
    name: 'prove_domain',
    logs: true,
    title: 'Prove a domain',
    description:
      'Looks up the TXT record of a domain. A proven domain belongs to this workspace alone: its provider lets in people with addresses of it. ' +
      'A workspace that proved it before and whose record is gone loses it.',
    method: 'POST',
    path: `${PATH}/prove`,
    role: 'owner',
    input: z.strictObject({ domain: Domain }),
    output: z.object({ domain: z.string() }),
    problems: ['not_found', 'domain_not_proven', 'audit_log_broken'],
  }),
  remove_identity_provider: operation({
    ...shared,
    ...changes,
    name: 'remove_identity_provider',
    logs: true,
    title: 'Remove the identity provider',
    description:
      'Removes the provider and its domains, and ends the sessions that it opened. A person without a password signs in no longer. Needs the ' +
      'password, and a code of an account with an authenticator app.',
    method: 'POST',
    path: `${PATH}/remove`,
    role: 'owner',
    input: z.strictObject(proof),
    output: z.object({ removed: z.boolean() }),
    problems: [...UNPROVEN, 'last_own_sign_in', 'not_found'],
  }),
} as const
