// Creates a webhook, and shows its secret once.
import { Checkbox, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { WebhookEvent } from '../../../contract/vocabulary/webhook.ts'
import { useChange } from '../api/queries.ts'
import { ShownSecret } from '../keys/shown-secret.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { fieldErrors, Form } from '../parts/form.tsx'
import { EVENT_LABELS, NEEDS_ROTATION } from './webhook-words.ts'

const ALL = Object.keys(EVENT_LABELS) as WebhookEvent[]

export function CreateWebhook({ onClose }: { readonly onClose: () => void }) {
  const [url, setUrl] = useState('')
  const [label, setLabel] = useState('')
  const [events, setEvents] = useState<readonly WebhookEvent[]>(ALL)
  const create = useChange('create_webhook', { makesOld: ['list_webhooks'] })
  const errors = fieldErrors(create.error)
  const send = (): void =>
    create.mutate({ url, label, ...(events.length < ALL.length && { events: [...events] }) })
  return (
    <Dialog
      title={create.data ? 'The webhook is created' : 'Create a webhook'}
      onClose={create.data || create.isPending ? undefined : onClose}
    >
      {create.data ? (
        <ShownSecret
          secret={create.data.secret}
          note="Your receiver verifies each event with it."
          lost={NEEDS_ROTATION}
          onClose={onClose}
        />
      ) : (
        <Form submit="Create" error={create.error} busy={create.isPending} onSubmit={send} onCancel={onClose}>
          <TextInput
            label="Address"
            name="url"
            type="url"
            description="An https address of a public host, such as https://hooks.acme.com/assay."
            maxLength={2048}
            value={url}
            error={errors.get('url')}
            onChange={({ currentTarget }) => setUrl(currentTarget.value)}
          />
          <TextInput
            label="What it is for (optional)"
            name="label"
            maxLength={200}
            value={label}
            error={errors.get('label')}
            onChange={({ currentTarget }) => setLabel(currentTarget.value)}
          />
          <Checkbox.Group
            label="Events"
            description="All of them: also those that a later version adds."
            error={errors.get('events')}
          >
            {ALL.map((event) => (
              <Checkbox
                key={event}
                name="events"
                label={EVENT_LABELS[event]}
                checked={events.includes(event)}
                onChange={({ currentTarget }) =>
                  setEvents(
                    ALL.filter((each) => (each === event ? currentTarget.checked : events.includes(each))),
                  )
                }
              />
            ))}
          </Checkbox.Group>
        </Form>
      )}
    </Dialog>
  )
}
