// The public sources: how fresh each is, and a way to fetch it now.
import { SOURCE_STATUSES } from '../../../core/report/words/sources-read.ts'
import { Button } from '@mantine/core'
import { useChange } from '../api/asking.ts'
import { counted, dayText } from '../naming.ts'
import { Moment } from '../parts/facts.tsx'
import { Listing } from '../parts/listing.tsx'
import { MarkOf } from '../parts/mark.tsx'
import { ProblemNotice } from '../parts/notice.tsx'
import { Outward } from '../parts/outward.tsx'
import { Section } from '../parts/page.tsx'
import type { Health } from './health.tsx'

export function SourcesKept({ of: sources }: { readonly of: Health['sources'] }) {
  const sync = useChange('sync_source', { makesOld: ['get_health'] })
  const asked = sync.isSuccess ? sources.find(({ id }) => id === sync.variables.id) : undefined
  return (
    <Section title="Sources" lead="A source that is missing or stale never gives a clean verdict.">
      {sync.error !== null && <ProblemNotice error={sync.error} />}
      <div role="status">{asked && <Outcome of={asked} />}</div>
      <Listing
        caption="Public sources"
        rows={sources}
        idOf={({ id }) => id}
        columns={[
          {
            name: 'Source',
            names: true,
            cell: ({ name, url, publisher, updateCadence, failure }) => (
              <>
                <Outward href={url}>{name}</Outward>
                <span className="quiet block">
                  {publisher}. Renewed {updateCadence}.
                </span>
                {failure !== null && <span className="failure">{failure}</span>}
              </>
            ),
          },
          { name: 'State', cell: ({ status }) => <MarkOf said={SOURCE_STATUSES[status]} /> },
          {
            name: 'Snapshot of',
            cell: ({ snapshotDate }) =>
              snapshotDate === null ? (
                'never loaded'
              ) : (
                <time dateTime={snapshotDate}>{dayText(snapshotDate)}</time>
              ),
          },
          {
            name: 'Fetched',
            cell: ({ fetchedAt }) => (fetchedAt === null ? 'never' : <Moment at={fetchedAt} />),
          },
          { name: 'Records', figures: true, cell: ({ records }) => records.toLocaleString('en-GB') },
          {
            name: 'Actions',
            cell: ({ id, name, syncing }) => (
              <Button
                variant="default"
                size="compact-sm"
                disabled={syncing}
                loading={sync.isPending && sync.variables.id === id}
                aria-label={syncing ? `Fetching ${name}` : `Fetch now: ${name}`}
                onClick={() => sync.mutate({ id })}
              >
                {syncing ? 'Fetching' : 'Fetch now'}
              </Button>
            ),
          },
        ]}
      />
      <p className="quiet">{counted(sources.length, 'source')}.</p>
    </Section>
  )
}

/** How it goes with the source somebody asked for. */
function Outcome({ of: { name, syncing, failure, records } }: { readonly of: Health['sources'][number] }) {
  if (syncing) return <p>Fetching {name}. It goes on if you leave this page.</p>
  if (failure !== null)
    return (
      <p className="failure">
        {name} could not be fetched: {failure}
      </p>
    )
  return (
    <p>
      {name} is fetched: {counted(records, 'record')}.
    </p>
  )
}
