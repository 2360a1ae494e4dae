// Shows the public sources, required ones first: how fresh each is, with a button to fetch it now.
import { SOURCE_STATUSES } from '../../../reports/words/sources-read.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useChange } from '../api/queries.ts'
import { counted, dayText, figureText } from '../words/naming.ts'
import { Moment } from '../parts/facts.tsx'
import { DataTable } from '../parts/listing.tsx'
import { Mark, MarkOf } from '../parts/mark.tsx'
import { ProblemNotice } from '../parts/notice.tsx'
import { Outward } from '../parts/outward.tsx'
import { PageSection } from '../parts/page.tsx'
import { FetchMissing } from './fetch-missing.tsx'
import type { Health } from './health.tsx'
import { ByHand, SourceFiles } from './source-files.tsx'

export function SourcesKept({ of: sources }: { readonly of: Health['sources'] }) {
  const sync = useChange('sync_source', { makesOld: ['get_health'] })
  const [opened, setOpened] = useState<string | null>(null)
  const shown = sources.find(({ id }) => id === opened)
  const asked = sync.isSuccess ? sources.find(({ id }) => id === sync.variables.id) : undefined
  return (
    <PageSection
      title="Sources"
      lead="A source that is missing or stale never gives a clean verdict; without a required one a run says “Insufficient data” at best."
    >
      <FetchMissing of={sources} />
      {sync.error !== null && <ProblemNotice error={sync.error} />}
      <div role="status">{asked && <Outcome of={asked} />}</div>
      <DataTable
        caption="Public sources"
        rows={sources.toSorted((a, b) => Number(b.required) - Number(a.required))}
        idOf={({ id }) => id}
        columns={[
          {
            name: 'Source',
            names: true,
            cell: ({ name, url, publisher, updateCadence, failure, notFetched, required, warnings }) => (
              <>
                <Outward href={url}>{name}</Outward> {required && <Mark tone="quiet">Required</Mark>}
                <span className="quiet block">
                  {publisher}. Renewed {updateCadence}.
                </span>
                {notFetched !== null && <span className="quiet block">{notFetched}</span>}
                {warnings.map((warning) => (
                  <span key={warning} className="quiet block">
                    {warning}
                  </span>
                ))}
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
            name: 'Loaded',
            cell: ({ fetchedAt, importedFrom }) =>
              fetchedAt === null ? (
                'never'
              ) : (
                <>
                  <Moment at={fetchedAt} />
                  <ByHand from={importedFrom} />
                </>
              ),
          },
          { name: 'Records', figures: true, cell: ({ records }) => figureText(records) },
          {
            name: 'Actions',
            cell: ({ id, name, syncing, notFetched }) => (
              <div className="row-actions">
                {notFetched === null && (
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
                )}
                <Button
                  variant="default"
                  size="compact-sm"
                  aria-label={`Files of ${name}`}
                  onClick={() => setOpened(id)}
                >
                  Files
                </Button>
              </div>
            ),
          },
        ]}
      />
      <p className="quiet">{counted(sources.length, 'source')}.</p>
      {shown && <SourceFiles of={shown} onClose={() => setOpened(null)} />}
    </PageSection>
  )
}

/** The progress of a source that a person requested. */
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
