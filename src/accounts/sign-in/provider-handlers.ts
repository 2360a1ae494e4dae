// Signs in through the identity provider of a workspace, and links an identity to an account. Nothing is stored that could finish a sign-in: the
// browser holds a secret in a cookie, from which nonce and verifier follow, and the store holds hashes.
import { sha256Hex } from '../../base/sha256.ts'
import { Problem, refusedField } from '../../call/problem.ts'
import type { ProviderSignInOperationName } from '../../contract/provider-sign-in.ts'
import { dropLapsedProof } from '../providers/prove-domain.ts'
import { asking, clientSecret, redirectUri } from '../providers/provider-client.ts'
import {
  type Account,
  type AccountPorts,
  type IdentityProvider,
  IdentityRefused,
  type Linked,
  type ProvenIdentity,
  type ProvenPerson,
  type ProviderSignIn,
} from '../ports.ts'
import { recording, recordUnlinked } from '../record-changes.ts'
import { countAsked } from './count-attempt.ts'
import { endBefore } from './open-session.ts'
import { nowOf, useCodeOfApp, withPassword } from './prove-again.ts'
import type { Cookies, Handlers, SignInContext } from './sign-in-context.ts'

const SECRET_BYTES = 32
const WAITS_MS = 10 * 60_000
/** The role of a person whom the workspace did not know. */
const NEW_ROLE = 'member'

export const providerHandlers: Pick<Handlers, ProviderSignInOperationName> = {
  async ask_provider(ports, visit) {
    await countAsked(ports, visit, visit.input.email)
    const { email, workspaceId: named, returnTo } = visit.input
    if (email === undefined && named === undefined) throw refusedField('email', 'is required')
    const { identityProviders } = ports.store
    const domain = email === undefined ? '' : domainOf(email)
    const workspaceId = named ?? (await identityProviders.proofOf(domain))?.workspaceId
    const provider = workspaceId === undefined ? undefined : await identityProviders.find(workspaceId)
    if (workspaceId === undefined || provider === undefined) throw new Problem('no_identity_provider')
    return begun(ports, provider, { workspaceId, accountId: null, returnTo }, email)
  },

  async use_provider(ports, visit) {
    const { state, code, iss, workspaceId: addressed } = visit.input
    const secret = visit.browser.providerCookie
    const signIn =
      secret === undefined
        ? undefined
        : await ports.store.identityProviders.take(
            { state: sha256Hex(state), browser: sha256Hex(secret) },
            nowOf(ports),
          )
    if (secret === undefined || signIn === undefined)
      throw new Problem('identity_refused', { detail: 'This browser waits for no such answer' })
    const { workspaceId, returnTo } = signIn
    if (workspaceId !== addressed)
      throw new Problem('identity_refused', { detail: 'The answer came to the address of another workspace' })
    const provider = await currentProvider(ports, signIn)
    if (iss !== undefined && iss !== provider.issuer)
      throw new Problem('identity_refused', { detail: 'The answer is of another identity provider' })
    const identity = await proven(ports, provider, { ...proofsOf(secret, state), code, iss, workspaceId })
    if (signIn.accountId !== null) {
      await link(ports, visit, { ...signIn, state: sha256Hex(state) }, identity)
      return { output: { workspaceId, returnTo, linked: true }, providerCookie: null }
    }
    const account = await admitted(ports, signIn, identity)
    visit.isAbout(account)
    const cookies = await openedWithin(ports, visit, signIn, identity, account)
    await endBefore(ports, visit)
    return { output: { workspaceId, returnTo, linked: false }, ...cookies }
  },

  async begin_identity_link(ports, visit) {
    const { account } = await withPassword(ports, visit)
    const { workspaceId, code } = visit.input
    // why: the identity signs in without the app, so who cannot show the app must not link one
    await useCodeOfApp(ports, account.id, code)
    const provider = await providerOfMember(ports, workspaceId, account)
    return begun(ports, provider, { workspaceId, accountId: account.id, returnTo: '/account' }, account.email)
  },

  async remove_identity_link(ports, visit) {
    const { account } = await withPassword(ports, visit)
    const { workspaceId, issuer } = visit.input
    const record = recordUnlinked(ports, { at: nowOf(ports), actor: account.id, about: account.id })
    const isRemoved = await ports.store.identityProviders.unlink(
      workspaceId,
      { accountId: account.id, issuer },
      record,
    )
    if (!isRemoved)
      throw new Problem('not_found', { detail: 'The account has no link to this issuer in this workspace' })
    return { output: undefined }
  },
}

/** What follows the @ of an address. */
const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1)

/** Nonce and verifier of a sign-in, which only its browser can bring back. */
const proofsOf = (secret: string, state: string): { readonly nonce: string; readonly verifier: string } => ({
  nonce: sha256Hex(`nonce ${state} ${secret}`),
  verifier: sha256Hex(`verifier ${state} ${secret}`),
})

async function begun(
  ports: AccountPorts,
  provider: IdentityProvider,
  signIn: Omit<ProviderSignIn, 'providerId'>,
  loginHint: string | undefined,
): Promise<{ readonly output: { readonly continueAt: string } } & Cookies> {
  const { ids, clock, openId, store } = ports
  const random = (): string => Buffer.from(ids.randomBytes(SECRET_BYTES)).toString('base64url')
  const [state, secret] = [random(), random()]
  const { issuer, clientId, id } = provider
  const { workspaceId } = signIn
  const continueAt = await asking(
    openId.authorizeUrl(
      { workspaceId, issuer, clientId, redirectUri: redirectUri(ports, workspaceId) },
      { state, ...proofsOf(secret, state), loginHint },
    ),
  )
  await store.identityProviders.begin(
    { ...signIn, providerId: id },
    { state: sha256Hex(state), browser: sha256Hex(secret) },
    nowOf(ports),
    new Date(clock.now() + WAITS_MS).toISOString(),
  )
  return { output: { continueAt }, providerCookie: { secret, seconds: WAITS_MS / 1_000 } }
}

/** The provider that a sign-in began with. Throws where it is another one by now. */
async function currentProvider(
  { store }: Pick<AccountPorts, 'store'>,
  { workspaceId, providerId }: ProviderSignIn,
): Promise<IdentityProvider> {
  const provider = await store.identityProviders.find(workspaceId)
  if (provider?.id === providerId) return provider
  throw new Problem('identity_refused', { detail: 'The identity provider of the workspace has changed' })
}

async function proven(
  ports: AccountPorts,
  provider: IdentityProvider,
  answer: {
    readonly workspaceId: string
    readonly code: string
    readonly nonce: string
    readonly verifier: string
    readonly iss: string | undefined
  },
): Promise<ProvenIdentity> {
  const { issuer, clientId } = provider
  const secret = clientSecret(ports, answer.workspaceId, provider)
  const { workspaceId } = answer
  const client = {
    workspaceId,
    issuer,
    clientId,
    clientSecret: secret,
    redirectUri: redirectUri(ports, workspaceId),
  }
  return asking(ports.openId.identity(client, answer)).catch(refused)
}

function refused(error: unknown): never {
  if (error instanceof IdentityRefused)
    throw new Problem('identity_refused', { detail: error.message, cause: error })
  throw error
}

function personOf({ person }: ProvenIdentity): ProvenPerson {
  try {
    return person()
  } catch (error) {
    return refused(error)
  }
}

/** The account of an identity, by its link alone; a person whom no account here is of gets one. */
async function admitted(
  ports: AccountPorts,
  signIn: ProviderSignIn,
  identity: ProvenIdentity,
): Promise<Account> {
  const { identityProviders } = ports.store
  const linked = await identityProviders.linked(signIn.workspaceId, identity)
  if (linked !== undefined) {
    if (linked.isMember) return linked.account
    throw new Problem('identity_not_linked', { detail: 'You are in this workspace no longer' })
  }
  const at = nowOf(ports)
  const person = personOf(identity)
  const domain = domainOf(person.email)
  if (!(await dropLapsedProof(ports, domain, at)))
    throw new Problem('identity_not_linked', {
      detail: `No name server answers for ${domain}, so the workspace lets in no one new. Try again in a minute`,
    })
  const admission = await identityProviders.admit(
    signIn,
    { ...person, issuer: identity.issuer, subject: identity.subject },
    { id: ports.ids.ulid(), role: NEW_ROLE, at },
    recordLink(ports, identity, at),
  )
  if (admission.kind === 'account') return admission.account
  throw new Problem('identity_not_linked', {
    detail:
      admission.kind === 'unproven'
        ? `The workspace has not proven the domain ${domain}, so its identity provider lets in no one new`
        : 'The e-mail address has an account already, and an address alone does not open it',
  })
}

const recordLink = (ports: AccountPorts, { issuer }: ProvenIdentity, at: string) =>
  recording(ports, ({ accountId, joinedAs }: Linked) => {
    const acting = { at, actor: accountId, about: accountId }
    const joined = {
      ...acting,
      kind: 'member.joined' as const,
      details: { role: joinedAs ?? NEW_ROLE, issuer },
    }
    return [
      ...(joinedAs === undefined ? [] : [joined]),
      { ...acting, kind: 'identity.linked' as const, details: { issuer } },
    ]
  })

async function link(
  ports: AccountPorts,
  visit: SignInContext,
  { workspaceId, accountId, state }: ProviderSignIn & { readonly state: string },
  identity: ProvenIdentity,
): Promise<void> {
  const { account } = await visit.whoIsSignedIn()
  if (account.id !== accountId)
    throw new Problem('identity_refused', { detail: 'Another person is signed in to this browser by now' })
  const at = nowOf(ports)
  const record = recordLink(ports, identity, at)
  const linked = await ports.store.identityProviders.link(
    workspaceId,
    identity,
    { accountId, state, at },
    record,
  )
  if (linked === 'ended')
    throw new Problem('identity_refused', { detail: 'How the account signs in has changed meanwhile' })
  if (linked === 'refused')
    throw new Problem('identity_not_linked', {
      detail: 'This identity or another one of the provider is linked already, or you left the workspace',
    })
}

async function openedWithin(
  ports: AccountPorts,
  visit: SignInContext,
  signIn: ProviderSignIn,
  identity: ProvenIdentity,
  account: Account,
): Promise<Cookies> {
  const { workspaceId } = signIn
  const { identityProviders } = ports.store
  const sessionCookie = await ports.signIn.openWithin(workspaceId, account, visit)
  // why after it opened: a removal of the provider or the link ends open sessions, and this one is now among them
  const provider = await identityProviders.find(workspaceId)
  const linked = await identityProviders.linked(workspaceId, identity)
  if (provider?.id !== signIn.providerId || linked?.account.id !== account.id) {
    await ports.signIn.end(sessionCookie.secret)
    throw new Problem('identity_refused', { detail: 'The identity provider of the workspace has changed' })
  }
  return { sessionCookie, providerCookie: null }
}

async function providerOfMember(
  { store: { members, identityProviders } }: AccountPorts,
  workspaceId: string,
  { id }: Account,
): Promise<IdentityProvider> {
  const memberships = await members.memberships(id)
  const isMember = memberships.some((one) => one.workspaceId === workspaceId)
  const provider = isMember ? await identityProviders.find(workspaceId) : undefined
  if (provider !== undefined) return provider
  throw new Problem('not_found', { detail: 'You are in no such workspace, or it has no identity provider' })
}
