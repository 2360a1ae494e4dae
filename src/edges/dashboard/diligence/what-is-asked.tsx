// Shows which public sources a run reads, for which purpose, and the current status of each.
import { SCORERS } from '../../../reports/words/run-verdict.ts'
import { SOURCE_STATUSES } from '../../../reports/words/sources-read.ts'
import { useAsk } from '../api/queries.ts'
import { DataTable } from '../parts/listing.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { MarkOf } from '../parts/mark.tsx'
import { Outward } from '../parts/outward.tsx'
import { PageSection } from '../parts/page.tsx'

export function WhatIsAsked() {
  const sources = useAsk('list_sources', {})
  return (
    <PageSection
      title="What is looked up where"
      lead="In copies of public sources that this server keeps. No one else learns of your subject."
    >
      <Loaded of={sources}>
        {(answer) => (
          <DataTable
            caption="Sources a run looks into"
            rows={answer.sources}
            idOf={({ id }) => id}
            columns={[
              {
                name: 'Source',
                names: true,
                cell: ({ name, url }) => <Outward href={url}>{name}</Outward>,
              },
              {
                name: 'Looked up for',
                cell: ({ scorers }) => scorers.map((scorer) => SCORERS[scorer]).join(', '),
              },
              { name: 'State', cell: ({ status }) => <MarkOf said={SOURCE_STATUSES[status]} /> },
            ]}
          />
        )}
      </Loaded>
    </PageSection>
  )
}
