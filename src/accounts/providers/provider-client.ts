// This server as a client of the identity provider of a workspace.
import { type AccountPorts, type IdentityProvider, ProviderFault } from '../ports.ts'
import { Problem } from '../../call/problem.ts'

/** What the secret of a client belongs to, for the SecretBox. */
export const clientSecretOwner = (workspaceId: string, id: string): string =>
  `identity-provider ${workspaceId} ${id}`

/**
 * Where the provider of a workspace sends the browser: the page of the dashboard that sends on what it got. One for each workspace: a
 * provider that sends a person on to another one's provider gets no code of theirs, since it would come to the address of their workspace.
 */
export const redirectUri = ({ settings }: Pick<AccountPorts, 'settings'>, workspaceId: string): string =>
  `${settings.publicUrl}/sign-in/provider/${workspaceId}`

/** The secret of the client. Throws where the secret of the installation that sealed it is gone. */
export function clientSecret(
  { secretBox }: Pick<AccountPorts, 'secretBox'>,
  workspaceId: string,
  { id, clientSecret: sealed }: Pick<IdentityProvider, 'id' | 'clientSecret'>,
): string {
  const secret = secretBox.open(sealed, clientSecretOwner(workspaceId, id))
  if (secret !== undefined) return secret
  throw new Problem('signing_misconfigured', {
    detail:
      'The secret that seals the client of the identity provider is gone from ASSAY_SESSION_SECRETS. An owner enters it again on the page of the workspace',
  })
}

/** Runs work that asks a provider; its faults become a refusal. */
export async function asking<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error
    throw new Problem('identity_provider_failed', { detail: error.message, cause: error })
  }
}
