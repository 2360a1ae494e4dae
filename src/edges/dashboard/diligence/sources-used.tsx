// Shows the sources of a run with their status at the time: how old each was, and how often its publisher renews it.
import { SOURCE_STATUSES } from '../../../reports/words/sources-read.ts'
import { dayText, shortId } from '../words/naming.ts'
import { DataTable } from '../parts/listing.tsx'
import { MarkOf } from '../parts/mark.tsx'
import { WholeText } from '../parts/whole-text.tsx'
import { useKnownSources } from './known-sources.ts'
import type { CompletedRun } from './run.ts'
import { ageText } from './source-age.ts'

export function SourcesUsed({ run: { sources, createdAt } }: { readonly run: CompletedRun }) {
  const known = useKnownSources()
  return (
    <DataTable
      caption="Sources as the run used them"
      rows={sources}
      idOf={({ id }) => id}
      columns={[
        {
          name: 'Source',
          names: true,
          cell: ({ id, name }) => (
            <>
              {name}
              {known.has(id) && <span className="quiet block">Renewed {known.get(id)?.updateCadence}</span>}
            </>
          ),
        },
        { name: 'State', cell: ({ status }) => <MarkOf said={SOURCE_STATUSES[status]} /> },
        {
          name: 'Snapshot',
          cell: ({ snapshotDate }) =>
            snapshotDate === null ? (
              'None: nothing was looked up in it'
            ) : (
              <>
                <time dateTime={snapshotDate}>{dayText(snapshotDate)}</time>
                <span className="quiet block">{ageText(snapshotDate, createdAt)}</span>
              </>
            ),
        },
        {
          name: 'Hash of its records',
          cell: ({ recordsHash }) =>
            recordsHash === null ? (
              '–'
            ) : (
              <WholeText of={recordsHash}>
                <code>{shortId(recordsHash)}</code>
              </WholeText>
            ),
        },
      ]}
    />
  )
}
