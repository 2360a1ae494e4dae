// Sends the requests of signing in. They are not operations of the contract: they create and end the session.
import { forgetWorkspace } from '../routing/workspace.ts'
import { forgetAccount, noteAccount, noteSignIn } from './one-account.ts'
import { sendForJson, send, type RetrySafety } from './send.ts'

export interface LinkFacts {
  readonly email: string | null
  readonly purpose: 'operator' | 'invitation' | 'recovery'
  readonly workspace: string | null
  /** Whether an account with this e-mail address already exists. */
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

/** What to send with a code for an account that has a second factor; undefined where the account is signed in. */
export type SecondStep = string | undefined

const postForJson = (target: string, body: unknown, ifUnanswered: RetrySafety): Promise<unknown> =>
  sendForJson({ method: 'POST', target, body, ifUnanswered })

function noted({ step }: { readonly step?: string }): SecondStep {
  if (step === undefined) noteSignIn()
  return step
}

export const sendSignIn = async (email: string, password: string): Promise<SecondStep> =>
  noted((await postForJson('/auth/sign-in', { email, password }, 'harmless')) as { step?: string })

export async function sendCode(step: string, code: string): Promise<void> {
  await post('/auth/second-step', { step, code }, 'unsure')
  noteSignIn()
}

export async function sendSignOut(): Promise<void> {
  await post('/auth/sign-out')
  forgetWorkspace()
  forgetAccount()
}

export const sendLookAtLink = async (token: string): Promise<LinkFacts> =>
  (await postForJson('/auth/link/look', { token }, 'harmless')) as LinkFacts

export interface LinkAcceptance {
  readonly token: string
  readonly password: string
  readonly name?: string
  readonly email?: string
  /** Of the authenticator app of an account that has one. */
  readonly code?: string
}

/** With the workspace that the link leads to, if it is an invitation to one. */
export async function sendAcceptLink(
  acceptance: LinkAcceptance,
): Promise<{ readonly workspaceId: string | null; readonly step: SecondStep }> {
  const answer = (await postForJson('/auth/link', acceptance, 'unsure')) as {
    workspaceId: string | null
    step?: string
  }
  return { workspaceId: answer.workspaceId, step: noted(answer) }
}

export const sendChangePassword = (current: string, password: string) =>
  post('/auth/password', { current, password }, 'unsure')

/** The signed-in person, even without a workspace. */
export async function signedIn(signal: AbortSignal): Promise<SignedInPlace> {
  const found = (await sendForJson({ method: 'GET', target: '/auth/sessions', signal })) as SignedInPlace
  noteAccount(found.user.id)
  return found
}

export const endSession = (id: string) => post(`/auth/sessions/${encodeURIComponent(id)}/revoke`)

export const endOtherSessions = () => post('/auth/sessions/revoke-others')
