// The requests around signing in. They are no operations of the contract: they make and end the session itself.
import { forgetWorkspace } from '../routing/workspace.ts'
import { forgetAccount, noteAccount, noteSignIn } from './one-account.ts'
import { ask, send, type Unanswered } from './send.ts'

export interface LinkFacts {
  readonly email: string | null
  readonly purpose: 'operator' | 'invitation' | 'recovery'
  readonly workspace: string | null
  /** Whether there is an account with this e-mail address already. */
  readonly known: boolean
}

export interface SignedInPlace {
  readonly id: string
  readonly current: boolean
  readonly createdAt: string
  readonly lastSeenAt: string
  readonly userAgent: string
  readonly address: string
}

export interface SignedIn {
  readonly user: { readonly id: string; readonly email: string }
  readonly sessions: readonly SignedInPlace[]
}

const post = (target: string, body: unknown = {}, ifUnanswered: Unanswered = 'harmless'): Promise<Response> =>
  send({ method: 'POST', target, body, ifUnanswered })

export async function signIn(email: string, password: string): Promise<void> {
  await post('/auth/sign-in', { email, password })
  noteSignIn()
}

export async function signOut(): Promise<void> {
  await post('/auth/sign-out')
  forgetWorkspace()
  forgetAccount()
}

export const lookAtLink = async (token: string): Promise<LinkFacts> =>
  (await ask({
    method: 'POST',
    target: '/auth/link/look',
    body: { token },
    ifUnanswered: 'harmless',
  })) as LinkFacts

export interface LinkAcceptance {
  readonly token: string
  readonly password: string
  readonly name?: string
  readonly email?: string
}

/** The workspace the link has led into, where it is one into a workspace. */
export async function acceptLink(acceptance: LinkAcceptance): Promise<string | null> {
  const sent = { method: 'POST', target: '/auth/link', body: acceptance, ifUnanswered: 'unsure' } as const
  const { workspaceId } = (await ask(sent)) as { workspaceId: string | null }
  noteSignIn()
  return workspaceId
}

export const changePassword = (current: string, password: string) =>
  post('/auth/password', { current, password }, 'unsure')

/** Who is signed in, also where they are in no workspace. */
export async function signedIn(signal: AbortSignal): Promise<SignedIn> {
  const found = (await ask({ method: 'GET', target: '/auth/sessions', signal })) as SignedIn
  noteAccount(found.user.id)
  return found
}

export const endSession = (id: string) => post(`/auth/sessions/${encodeURIComponent(id)}/revoke`)

export const endOtherSessions = () => post('/auth/sessions/revoke-others')
