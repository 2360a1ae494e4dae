// The page of webhooks: the addresses that get the events of the workspace, and what became of each event.
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Webhook } from '../../../contract/vocabulary/webhook.ts'
import { useMayChange } from '../api/account-in-use.ts'
import { useAsk, useChange } from '../api/queries.ts'
import { Confirm } from '../parts/confirm.tsx'
import { Moment } from '../parts/facts.tsx'
import { DataTable } from '../parts/listing.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { Mark } from '../parts/mark.tsx'
import { ProblemNotice } from '../parts/notice.tsx'
import { PageLayout, PageSection } from '../parts/page.tsx'
import { Empty } from '../parts/pages-of.tsx'
import { CreateWebhook } from '../webhooks/create-webhook.tsx'
import { Deliveries } from '../webhooks/deliveries.tsx'
import { RotateWebhook } from '../webhooks/rotate-webhook.tsx'
import { eventLabel, webhookName } from '../webhooks/webhook-words.ts'
import { minuteText } from '../words/naming.ts'

type Doing = { readonly what: 'create' } | { readonly what: 'rotate' | 'delete'; readonly webhook: Webhook }

export function WebhooksPage() {
  const changes = useMayChange()
  const webhooks = useAsk('list_webhooks', {})
  const [doing, setDoing] = useState<Doing | null>(null)
  const [shown, setShown] = useState<string>()
  const close = (): void => setDoing(null)
  return (
    <PageLayout
      title="Webhooks"
      lead="Addresses of yours that get an event when a run or a batch ends. Each event is signed."
      actions={changes && <Button onClick={() => setDoing({ what: 'create' })}>Create a webhook</Button>}
    >
      <Loaded of={webhooks}>
        {({ webhooks: rows }) => {
          // why the first one: most workspaces have one
          const chosen = rows.find(({ id }) => id === shown) ?? rows[0]
          if (chosen === undefined) return <NoWebhook changes={changes} />
          return (
            <>
              <DataTable
                caption="Webhooks, newest first"
                rows={rows}
                idOf={({ id }) => id}
                columns={[
                  { name: 'Address', names: true, cell: (webhook) => <Address of={webhook} /> },
                  { name: 'State', cell: (webhook) => <Standing of={webhook} /> },
                  { name: 'Events', cell: ({ events }) => events.map(eventLabel).join('; ') },
                  { name: 'Created', cell: ({ createdAt }) => <Moment at={createdAt} /> },
                  {
                    name: 'Actions',
                    cell: (webhook) => (
                      <Actions of={webhook} onChoose={setDoing} onShow={() => setShown(webhook.id)} />
                    ),
                  },
                ]}
              />
              <PageSection title={`Deliveries to ${webhookName(chosen)}`}>
                <Deliveries key={chosen.id} of={chosen} />
              </PageSection>
            </>
          )
        }}
      </Loaded>
      {doing?.what === 'create' && <CreateWebhook onClose={close} />}
      {doing?.what === 'rotate' && <RotateWebhook of={doing.webhook} onClose={close} />}
      {doing?.what === 'delete' && <DeleteWebhook of={doing.webhook} onClose={close} />}
    </PageLayout>
  )
}

const Address = ({ of: { url, label } }: { readonly of: Webhook }) => (
  <>
    {label !== '' && <span className="block">{label}</span>}
    <code>{url}</code>
  </>
)

function Standing({ of: { disabledAt, oldSecretUntil } }: { readonly of: Webhook }) {
  return (
    <>
      {disabledAt === null ? (
        <Mark tone="good">Enabled</Mark>
      ) : (
        <>
          <Mark tone="bad">Disabled</Mark>
          <p>
            Its receiver answered 410 at {minuteText(disabledAt)}. A test event that is received enables it
            again.
          </p>
        </>
      )}
      {oldSecretUntil !== null && (
        <p className="quiet">The old secret signs too until {minuteText(oldSecretUntil)}.</p>
      )}
    </>
  )
}

interface ActionsProps {
  readonly of: Webhook
  readonly onChoose: (doing: Doing) => void
  readonly onShow: () => void
}

function Actions({ of: webhook, onChoose, onShow }: ActionsProps) {
  const changes = useMayChange()
  const test = useChange('test_webhook', { makesOld: ['list_webhook_deliveries', 'list_webhooks'] })
  const name = webhookName(webhook)
  const small = { variant: 'default', size: 'compact-sm' } as const
  return (
    <div className="row-actions">
      <Button {...small} aria-label={`Show the deliveries to ${name}`} onClick={onShow}>
        Deliveries
      </Button>
      {changes && (
        <>
          <Button
            {...small}
            aria-label={`Send a test event to ${name}`}
            loading={test.isPending}
            onClick={() => {
              onShow()
              test.mutate({ id: webhook.id })
            }}
          >
            Test
          </Button>
          <Button
            {...small}
            aria-label={`Rotate the secret of ${name}`}
            onClick={() => onChoose({ what: 'rotate', webhook })}
          >
            Rotate
          </Button>
          <Button
            {...small}
            aria-label={`Delete the webhook ${name}`}
            onClick={() => onChoose({ what: 'delete', webhook })}
          >
            Delete
          </Button>
        </>
      )}
      {test.error !== null && <ProblemNotice error={test.error} />}
    </div>
  )
}

function DeleteWebhook({ of: webhook, onClose }: { readonly of: Webhook; readonly onClose: () => void }) {
  const remove = useChange('delete_webhook', { makesOld: ['list_webhooks'] })
  return (
    <Confirm
      title={`Delete “${webhookName(webhook)}”?`}
      submit="Delete it"
      change={remove}
      onConfirm={() => remove.mutate({ id: webhook.id }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>It gets no further event, and its deliveries go from the server. You cannot undo this.</p>
    </Confirm>
  )
}

const NoWebhook = ({ changes }: { readonly changes: boolean }) => (
  <Empty title="No webhook yet">
    {changes && <p>Create one, and your program gets the end of each run and batch without asking for it.</p>}
  </Empty>
)
