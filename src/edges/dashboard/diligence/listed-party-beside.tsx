// Shows the subject and the listed party of a finding side by side.
import type { ListedParty } from '../../../contract/vocabulary/listed-party.ts'
import { type FieldBeside, listedBeside } from '../../../reports/words/listed-beside.ts'
import { DataTable } from '../parts/listing.tsx'
import type { CompletedRun } from './run.ts'

interface ListedPartyBesideProps {
  readonly listed: ListedParty
  readonly subject: CompletedRun['subject']
}

export const ListedPartyBeside = ({ listed, subject }: ListedPartyBesideProps) => (
  <details className="match">
    <summary>The subject and the listed party, field by field</summary>
    <DataTable
      caption="The subject and the listed party"
      rows={listedBeside(subject, listed)}
      idOf={({ field }: FieldBeside) => field}
      columns={[
        { name: 'Field', names: true, cell: ({ field }) => field },
        { name: 'The subject', cell: ({ asked }) => <bdi>{asked === '' ? '–' : asked}</bdi> },
        { name: 'The listed party', cell: ({ listed: there }) => <bdi>{there === '' ? '–' : there}</bdi> },
      ]}
    />
  </details>
)
