// Seals the secrets of all webhooks under the newest secret of the installation, so that an older one can be removed.
import type { SecretBox } from '../base/ports.ts'
import type { WebhookStore, StoredWebhook } from './ports.ts'
import { secretOwner } from './present-webhook.ts'

interface KeepSecretsPorts {
  readonly store: Pick<WebhookStore, 'read' | 'write'>
  readonly secretBox: SecretBox
  readonly workspaces: () => Promise<readonly { readonly id: string }[]>
}

/** A secret that does not open stays as it is: its webhook says that it must be rotated. */
export async function keepWebhookSecrets(ports: KeepSecretsPorts): Promise<void> {
  const { store, secretBox, workspaces } = ports
  for (const { id: workspaceId } of await workspaces()) {
    const webhooks = await store.read(workspaceId, (tenant) => tenant.webhooks())
    for (const { id, secret, oldSecret } of webhooks) {
      if (secretBox.isNewest(secret) && (oldSecret === null || secretBox.isNewest(oldSecret.sealed))) continue
      await store.write(workspaceId, async (tenant) => {
        const webhook = await tenant.lockWebhook(id)
        const renewed = webhook && sealedAgain(webhook, workspaceId, secretBox)
        if (renewed !== undefined) await tenant.setSecrets(id, renewed)
      })
    }
  }
}

function sealedAgain(
  { id, secret, oldSecret }: StoredWebhook,
  workspaceId: string,
  box: SecretBox,
): Pick<StoredWebhook, 'secret' | 'oldSecret'> | undefined {
  const owner = secretOwner(workspaceId, id)
  const again = (sealed: string): string | undefined => {
    const opened = box.open(sealed, owner)
    return opened === undefined ? undefined : box.seal(opened, owner)
  }
  const renewed = again(secret)
  if (renewed === undefined) return undefined
  const old = oldSecret === null ? undefined : again(oldSecret.sealed)
  const kept = oldSecret === null || old === undefined ? null : { sealed: old, until: oldSecret.until }
  return { secret: renewed, oldSecret: kept }
}
