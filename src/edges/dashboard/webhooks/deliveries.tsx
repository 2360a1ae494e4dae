// The deliveries of a webhook: what became of each event, and the button that replays one.
import { Button } from '@mantine/core'
import type { Webhook, WebhookDelivery } from '../../../contract/vocabulary/webhook.ts'
import { useMayChange } from '../api/account-in-use.ts'
import { useAskPages, useChange } from '../api/queries.ts'
import { untilEnded } from '../diligence/under-way.ts'
import { Moment } from '../parts/facts.tsx'
import { DataTable } from '../parts/listing.tsx'
import { Mark } from '../parts/mark.tsx'
import { ProblemNotice } from '../parts/notice.tsx'
import { Empty, PagesOf } from '../parts/pages-of.tsx'
import { minuteText } from '../words/naming.ts'
import { DELIVERY_MARKS, eventLabel } from './webhook-words.ts'

export function Deliveries({ of: { id } }: { readonly of: Webhook }) {
  const changes = useMayChange()
  const deliveries = useAskPages(
    'list_webhook_deliveries',
    { id },
    {
      everyMs: (pages, times) =>
        untilEnded(
          pages.flatMap((page) =>
            page.deliveries.map(({ attempts, status }) => ({
              status: status === 'waiting' && attempts === 0 ? 'queued' : 'completed',
            })),
          ),
          times,
          pages.length,
        ),
    },
  )
  return (
    <PagesOf of={deliveries} rowsOf={(page) => page.deliveries} empty={<NoDelivery changes={changes} />}>
      {(rows) => (
        <DataTable
          caption="Deliveries, newest first"
          rows={rows}
          idOf={(delivery) => delivery.id}
          columns={[
            { name: 'When', names: true, cell: ({ createdAt }) => <Moment at={createdAt} /> },
            { name: 'Event', cell: ({ type }) => eventLabel(type) },
            { name: 'State', cell: (delivery) => <Standing of={delivery} /> },
            { name: 'Attempts', figures: true, cell: ({ attempts }) => attempts },
            { name: 'Id', cell: (delivery) => <code>{delivery.id}</code> },
            ...(changes
              ? [
                  {
                    name: 'Actions',
                    cell: (delivery: WebhookDelivery) => <Replay of={delivery} webhook={id} />,
                  },
                ]
              : []),
          ]}
        />
      )}
    </PagesOf>
  )
}

function Standing({ of: { status, lastAttempt, nextAttemptAt } }: { readonly of: WebhookDelivery }) {
  const [tone, label] = DELIVERY_MARKS[status]
  return (
    <>
      <Mark tone={tone}>{label}</Mark>
      {lastAttempt?.error && <p>{lastAttempt.error}</p>}
      {nextAttemptAt !== null && lastAttempt !== null && (
        <p className="quiet">Next attempt {minuteText(nextAttemptAt)}</p>
      )}
    </>
  )
}

function Replay({
  of: { id, createdAt },
  webhook,
}: {
  readonly of: WebhookDelivery
  readonly webhook: string
}) {
  const replay = useChange('replay_webhook_delivery', { makesOld: ['list_webhook_deliveries'] })
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={`Replay the event of ${minuteText(createdAt)}, ${id}`}
        loading={replay.isPending}
        onClick={() => replay.mutate({ id: webhook, delivery: id })}
      >
        Replay
      </Button>
      {replay.error !== null && <ProblemNotice error={replay.error} />}
    </>
  )
}

const NoDelivery = ({ changes }: { readonly changes: boolean }) => (
  <Empty title="No delivery yet">
    {changes && <p>Send a test event, or wait for a run or a batch to end.</p>}
  </Empty>
)
