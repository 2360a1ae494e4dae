// Gives a webhook a new secret; the old one signs beside it for a day.
import type { Webhook } from '../../../contract/vocabulary/webhook.ts'
import { useChange } from '../api/queries.ts'
import { ShownSecret } from '../keys/shown-secret.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Form } from '../parts/form.tsx'
import { NEEDS_ROTATION, webhookName } from './webhook-words.ts'

export function RotateWebhook({
  of: webhook,
  onClose,
}: {
  readonly of: Webhook
  readonly onClose: () => void
}) {
  const rotate = useChange('rotate_webhook_secret', { makesOld: ['list_webhooks'] })
  return (
    <Dialog
      title={`Rotate the secret of “${webhookName(webhook)}”`}
      onClose={rotate.data || rotate.isPending ? undefined : onClose}
    >
      {rotate.data ? (
        <ShownSecret
          secret={rotate.data.secret}
          note="The old secret signs each event beside it for 24 hours."
          lost={NEEDS_ROTATION}
          onClose={onClose}
        />
      ) : (
        <Form
          submit="Make a new secret"
          error={rotate.error}
          busy={rotate.isPending}
          onSubmit={() => rotate.mutate({ id: webhook.id })}
          onCancel={onClose}
        >
          <p>For 24 hours both secrets sign each event. Change your receiver in this time.</p>
        </Form>
      )}
    </Dialog>
  )
}
