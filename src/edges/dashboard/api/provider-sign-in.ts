// Signs in through the identity provider of a workspace, and links an identity: the browser leaves for the provider, which sends it back.
import { noteSignIn } from './one-account.ts'
import { send, sendForJson } from './send.ts'

/** What a provider sends back in the address. */
export interface ProviderAnswer {
  /** Of the address it came to. */
  readonly workspaceId: string
  readonly state: string
  readonly code: string
  readonly iss?: string
}

export interface ProviderResult {
  readonly workspaceId: string
  readonly returnTo: string
  /** It linked the identity instead of signing in. */
  readonly linked: boolean
}

/** How to find the provider: by the address of the person, or by the workspace. */
export type ProviderSought = { readonly email: string } | { readonly workspaceId: string }

const post = (target: string, body: unknown) =>
  sendForJson({ method: 'POST', target, body, ifUnanswered: 'unsure' })

const leave = (asked: unknown): void => window.location.assign((asked as { continueAt: string }).continueAt)

export const goToProvider = async (sought: ProviderSought, returnTo: string): Promise<void> =>
  leave(await post('/auth/provider/ask', { ...sought, returnTo }))

/** `code`: of an account with an authenticator app. */
export const goToLink = async (
  workspaceId: string,
  proof: { readonly password: string; readonly code?: string },
): Promise<void> => leave(await post('/auth/provider/link', { workspaceId, ...proof }))

export async function sendProviderAnswer(answer: ProviderAnswer): Promise<ProviderResult> {
  const result = (await post('/auth/provider', answer)) as ProviderResult
  if (!result.linked) noteSignIn()
  return result
}

/** `issuer`: as the link names it. */
export const removeIdentityLink = (workspaceId: string, issuer: string, password: string) =>
  send({
    method: 'POST',
    target: '/auth/provider/unlink',
    body: { workspaceId, issuer, password },
    ifUnanswered: 'unsure',
  })
