// The page of batches: screen a file of subjects, follow it, and save what was found as CSV.
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Batch } from '../../../contract/vocabulary/batch.ts'
import { RUN_STATUSES } from '../../../reports/words/run-verdict.ts'
import { useMayChange } from '../api/account-in-use.ts'
import { saveResults, sendBatch } from '../api/files.ts'
import { useAskPages, useChange } from '../api/queries.ts'
import { untilEnded } from '../diligence/under-way.ts'
import { Confirm } from '../parts/confirm.tsx'
import { Moment } from '../parts/facts.tsx'
import { UnreadableMark } from '../parts/list-entry.tsx'
import { DataTable } from '../parts/listing.tsx'
import { Mark, MarkOf } from '../parts/mark.tsx'
import { ProblemNotice } from '../parts/notice.tsx'
import { PageLayout, PageSection } from '../parts/page.tsx'
import { Empty, PagesOf } from '../parts/pages-of.tsx'
import { SendFile } from '../parts/send-file.tsx'
import { figureText, minuteText } from '../words/naming.ts'

export function BatchesPage() {
  const changes = useMayChange()
  const batches = useAskPages(
    'list_batches',
    {},
    {
      everyMs: (pages, times) =>
        untilEnded(
          pages.flatMap((page) => page.batches),
          times,
          pages.length,
        ),
    },
  )
  return (
    <PageLayout
      title="Batches"
      lead="Screen a file of people and companies against the watch lists. A match is not proof: a person has to review each."
    >
      {changes && (
        <PageSection title="Screen a file">
          <SendFile submit="Screen" send={sendBatch} makesOld={['list_batches']} />
        </PageSection>
      )}
      <PageSection title="Screened">
        <PagesOf of={batches} rowsOf={(page) => page.batches} empty={<FirstBatch changes={changes} />}>
          {(rows) => (
            <DataTable
              caption="Batches, newest first"
              rows={rows}
              idOf={({ id }) => id}
              columns={[
                { name: 'Sent', names: true, cell: ({ createdAt }) => <Moment at={createdAt} /> },
                { name: 'Status', cell: (batch) => <Standing of={batch} /> },
                { name: 'Rows', figures: true, cell: ({ rows: count }) => figureText(count) },
                { name: 'Confirmed', figures: true, cell: ({ confirmed }) => figureText(confirmed) },
                { name: 'Possible', figures: true, cell: ({ possible }) => figureText(possible) },
                { name: 'Refused', figures: true, cell: ({ refused }) => figureText(refused) },
                { name: 'Results', cell: (batch) => <Results of={batch} /> },
              ]}
            />
          )}
        </PagesOf>
      </PageSection>
    </PageLayout>
  )
}

function Standing({ of: batch }: { readonly of: Batch }) {
  const { status, rows, screened, lists, error, cancelledBy } = batch
  // why here: without them, no match says nothing
  const absent = lists.filter(({ required, snapshotDate }) => required && snapshotDate === null)
  return (
    <>
      <MarkOf said={RUN_STATUSES[status]} />
      {status === 'running' && (
        <p className="quiet">{`${figureText(screened)} of ${figureText(rows)} screened`}</p>
      )}
      {error !== undefined && <p>{error}</p>}
      {cancelledBy !== undefined && <p className="quiet">{`By ${cancelledBy}`}</p>}
      <UnreadableMark of={batch.unreadable} />
      {absent.length > 0 && (
        <p>
          <Mark tone="care">{`Without ${absent.map(({ id }) => id).join(', ')}`}</Mark>: these required lists
          are not loaded.
        </p>
      )}
    </>
  )
}

function Results({ of: { id, createdAt, status, screened } }: { readonly of: Batch }) {
  const changes = useMayChange()
  const saving = useMutation({ mutationFn: () => saveResults(id) })
  const [asking, setAsking] = useState(false)
  const deleting = useChange('delete_batch', { makesOld: ['list_batches'] })
  const which = `of the batch sent ${minuteText(createdAt)}`
  return (
    <div className="actions">
      <Button
        variant="default"
        aria-label={`Save the matches ${which} as CSV`}
        disabled={screened === 0}
        loading={saving.isPending}
        onClick={() => saving.mutate()}
      >
        Save CSV
      </Button>
      {changes && (
        <Button variant="default" aria-label={`Delete the results ${which}`} onClick={() => setAsking(true)}>
          Delete
        </Button>
      )}
      {saving.error !== null && <ProblemNotice error={saving.error} />}
      {asking && (
        <Confirm
          title="Delete this batch?"
          submit="Delete"
          change={deleting}
          onConfirm={() => deleting.mutate({ id }, { onSuccess: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        >
          <p>
            {status === 'completed' || status === 'failed'
              ? 'Its rows and results go from the server. It cannot be undone.'
              : 'It is ended, and its rows and results go from the server. It cannot be undone.'}
          </p>
        </Confirm>
      )}
    </div>
  )
}

const FirstBatch = ({ changes }: { readonly changes: boolean }) => (
  <Empty title="No batch yet">
    {changes && (
      <p>
        Choose a file above. Each row needs a reference of yours and a name; every fact you add makes the
        answer surer.
      </p>
    )}
  </Empty>
)
