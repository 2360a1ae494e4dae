// Shows the jobs that no worker could end, each with a button that puts it back into its queue.
import { Button } from '@mantine/core'
import { useAsk, useChange } from '../api/queries.ts'
import { counted } from '../words/naming.ts'
import { Moment } from '../parts/facts.tsx'
import { DataTable } from '../parts/listing.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { ProblemNotice } from '../parts/notice.tsx'
import { PageSection } from '../parts/page.tsx'

const KINDS = {
  run: 'Run',
  batch: 'Batch',
  pass: 'Pass of a watch',
  delivery: 'Delivery of an event',
} as const

export function DeadJobs() {
  const dead = useAsk('list_dead_jobs', {})
  const retry = useChange('retry_dead_job', { makesOld: ['list_dead_jobs', 'get_health'] })
  return (
    <PageSection
      title="Dead jobs"
      lead="A job is dead after ten faults. It stays as it is until you retry it; the log of the server says what went wrong."
    >
      {retry.error !== null && <ProblemNotice error={retry.error} />}
      <div role="status">
        {retry.isSuccess && <p>{KINDS[retry.variables.kind]} is in its queue again.</p>}
      </div>
      <Loaded of={dead} lines={2}>
        {({ jobs }) =>
          jobs.length === 0 ? (
            <p className="quiet">There are none.</p>
          ) : (
            <>
              <DataTable
                caption="Dead jobs"
                rows={jobs}
                idOf={({ kind, id }) => `${kind} ${id}`}
                columns={[
                  {
                    name: 'Job',
                    names: true,
                    cell: ({ kind, id }) => (
                      <>
                        {KINDS[kind]}
                        <code className="block">{id}</code>
                      </>
                    ),
                  },
                  { name: 'Workspace', cell: ({ workspaceId }) => <code>{workspaceId}</code> },
                  { name: 'Fault', cell: ({ fault }) => fault },
                  { name: 'Attempts', figures: true, cell: ({ attempts }) => attempts },
                  { name: 'Dead since', cell: ({ deadAt }) => <Moment at={deadAt} /> },
                  {
                    name: 'Actions',
                    cell: ({ kind, id }) => (
                      <Button
                        variant="default"
                        size="compact-sm"
                        loading={retry.isPending && retry.variables.id === id}
                        aria-label={`Retry: ${KINDS[kind]} ${id}`}
                        onClick={() => retry.mutate({ kind, id })}
                      >
                        Retry
                      </Button>
                    ),
                  },
                ]}
              />
              <p className="quiet">{counted(jobs.length, 'job')}.</p>
            </>
          )
        }
      </Loaded>
    </PageSection>
  )
}
