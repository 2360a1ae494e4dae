// Seals the secrets of all clients of identity providers under the newest secret of the installation, so that an older one can be removed.
import type { AccountPorts } from '../ports.ts'
import { clientSecretOwner } from './provider-client.ts'

interface KeepClientSecretsPorts extends Pick<AccountPorts, 'secretBox'> {
  readonly store: Pick<AccountPorts['store'], 'identityProviders' | 'accounts'>
}

/** A secret that does not open stays as it is: an owner enters it again. */
export async function keepClientSecrets({
  store: { accounts, identityProviders },
  secretBox,
}: KeepClientSecretsPorts): Promise<void> {
  for (const { id: workspaceId } of await accounts.workspaces()) {
    const provider = await identityProviders.find(workspaceId)
    if (provider === undefined || secretBox.isNewest(provider.clientSecret)) continue
    const owner = clientSecretOwner(workspaceId, provider.id)
    const opened = secretBox.open(provider.clientSecret, owner)
    if (opened === undefined) continue
    const sealed = secretBox.seal(opened, owner)
    await identityProviders.reseal(
      workspaceId,
      { id: provider.id, clientSecret: sealed },
      provider.clientSecret,
    )
  }
}
