// The requests around signing in. They are no operations of the contract: they make and end the session itself.
import { forgetWorkspace } from '../routing/workspace.ts'
import { forgetAccount, noteAccount, noteSignIn } from './one-account.ts'
import { sendForJson, send, type RetrySafety } from './send.ts'

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

export interface SignedInPlace {
  readonly user: { readonly id: string; readonly email: string }
  readonly sessions: readonly SignedInPlace[]
}

const post = (
  target: string,
  body: unknown = {},
  ifUnanswered: RetrySafety = 'harmless',
): Promise<Response> => send({ method: 'POST', target, body, ifUnanswered })

export async function sendSignIn(email: string, password: string): Promise<void> {
  await post('/auth/sign-in', { email, password })
  noteSignIn()
}

export async function sendSignOut(): Promise<void> {
  await post('/auth/sign-out')
  forgetWorkspace()
  forgetAccount()
}

export const sendLookAtLink = async (token: string): Promise<LinkFacts> =>
  (await sendForJson({
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
export async function sendAcceptLink(acceptance: LinkAcceptance): Promise<string | null> {
  const sent = { method: 'POST', target: '/auth/link', body: acceptance, ifUnanswered: 'unsure' } as const
  const { workspaceId } = (await sendForJson(sent)) as { workspaceId: string | null }
  noteSignIn()
  return workspaceId
}

export const sendChangePassword = (current: string, password: string) =>
  post('/auth/password', { current, password }, 'unsure')

/** Who is signed in, also where they are in no workspace. */
export async function signedIn(signal: AbortSignal): Promise<SignedInPlace> {
  const found = (await sendForJson({ method: 'GET', target: '/auth/sessions', signal })) as SignedInPlace
  noteAccount(found.user.id)
  return found
}

export const endSession = (id: string) => post(`/auth/sessions/${encodeURIComponent(id)}/revoke`)

export const endOtherSessions = () => post('/auth/sessions/revoke-others')
