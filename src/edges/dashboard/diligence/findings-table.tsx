// Shows the findings of a run in one table that a reader can search, narrow and order; each row leads to its finding below.
import { NativeSelect } from '@mantine/core'
import type { Finding, Severity } from '../../../contract/vocabulary/finding.ts'
import { findingName } from '../../../reports/words/finding-name.ts'
import { SCORERS, SEVERITY_WORDS } from '../../../reports/words/run-verdict.ts'
import { counted } from '../words/naming.ts'
import { type TableColumn, ViewedTable } from '../parts/listing.tsx'
import { MarkOf } from '../parts/mark.tsx'
import { useSearch } from '../parts/pages-of.tsx'
import { TableTools } from '../parts/table-tools.tsx'
import { readdress, useQueryPart, withQueryPart } from '../routing/location.tsx'
import { findingAddress } from './finding-address.ts'
import { type FindingOrder, findingRows, SEVERITIES_UP } from './finding-rows.ts'
import type { CompletedRun } from './run.ts'

/** Fewer are read faster than a table. */
const FEW = 4

const ORDER_WORDS: Readonly<Record<FindingOrder, string>> = {
  points: 'Points',
  severity: 'Severity',
  score: 'Score of the name',
  name: 'Name',
}

const ORDERS = Object.keys(ORDER_WORDS) as readonly FindingOrder[]

export function FindingsTable({ run: { findings, sources } }: { readonly run: CompletedRun }) {
  const addressed = { from: useQueryPart('from'), order: useQueryPart('order') }
  const { query, field } = useSearch('Search the findings')
  const from = SEVERITIES_UP.find((each) => each === addressed.from) ?? 'info'
  const order = ORDERS.find((each) => each === addressed.order) ?? 'points'
  if (findings.length < FEW) return null
  const rows = findingRows(findings, { text: query ?? '', from, order })
  const nameOf = (id: string): string => sources.find((source) => source.id === id)?.name ?? id
  const columns: readonly TableColumn<'findings', Finding>[] = [
    {
      name: 'Party or record',
      names: true,
      cell: (finding) => (
        <a href={findingAddress(finding.id)}>
          <bdi>{findingName(finding)}</bdi>
        </a>
      ),
    },
    { name: 'Scorer', cell: ({ scorer }) => SCORERS[scorer] },
    { name: 'Severity', cell: ({ severity }) => <MarkOf said={SEVERITY_WORDS[severity]} /> },
    { name: 'Points', figures: true, cell: ({ points }) => points },
    {
      name: 'Sources',
      cell: ({ citations }) => [...new Set(citations.map(({ source }) => nameOf(source)))].join('; '),
    },
  ]
  return (
    <div className="section">
      <h2>All findings</h2>
      <div className="search-row">
        {field}
        <NativeSelect
          label="Severity"
          className="narrow"
          value={from}
          data={SEVERITIES_UP.map((value) => ({ value, label: severityLabel(value) }))}
          onChange={({ currentTarget }) => readdress(withQueryPart('from', currentTarget.value))}
        />
        <NativeSelect
          label="Order"
          className="narrow"
          value={order}
          data={Object.entries(ORDER_WORDS).map(([value, label]) => ({ value, label }))}
          onChange={({ currentTarget }) => readdress(withQueryPart('order', currentTarget.value))}
        />
      </div>
      <TableTools page="findings" columns={columns} />
      <p className="quiet" role="status">
        {rows.length === findings.length
          ? counted(findings.length, 'finding')
          : `${rows.length} of ${counted(findings.length, 'finding')}`}
      </p>
      {rows.length > 0 && (
        <ViewedTable page="findings" caption="Findings" rows={rows} idOf={({ id }) => id} columns={columns} />
      )}
    </div>
  )
}

const severityLabel = (severity: Severity): string =>
  severity === 'info'
    ? 'Any'
    : severity === 'critical'
      ? 'Critical'
      : `${SEVERITY_WORDS[severity].label} or graver`
