// The sources of a run as they stood when it used them.
import type { SourceUsed } from '../../../contract/vocabulary/source.ts'
import { Listing } from '../parts/listing.tsx'
import { MarkOf } from '../parts/mark.tsx'

export const SourcesUsed = ({ sources }: { readonly sources: readonly SourceUsed[] }) => (
  <Listing
    caption="Sources as the run used them"
    rows={sources}
    idOf={({ id }) => id}
    columns={[
      { name: 'Source', names: true, cell: ({ name }) => name },
      { name: 'State', cell: ({ status }) => <MarkOf word={status} /> },
      { name: 'Snapshot of', cell: ({ snapshotDate }) => snapshotDate ?? 'never loaded' },
      {
        name: 'Hash of its records',
        cell: ({ recordsHash }) =>
          recordsHash === null ? '–' : <code title={recordsHash}>{recordsHash.slice(0, 12)}</code>,
      },
    ]}
  />
)
