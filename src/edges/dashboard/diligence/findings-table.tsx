// Shows the findings of a run in one table that a reader can search, narrow and order; each row leads to its finding below.
import { NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Severity } from '../../../contract/vocabulary/finding.ts'
import { findingName } from '../../../reports/words/finding-name.ts'
import { SCORERS, SEVERITY_WORDS } from '../../../reports/words/run-verdict.ts'
import { counted } from '../words/naming.ts'
import { DataTable } from '../parts/listing.tsx'
import { MarkOf } from '../parts/mark.tsx'
import { findingAddress } from './finding-address.ts'
import { type FindingChoice, type FindingOrder, findingRows, SEVERITIES_UP } from './finding-rows.ts'
import type { CompletedRun } from './run.ts'

/** Fewer are read faster than a table. */
const FEW = 4

const ORDER_WORDS: Readonly<Record<FindingOrder, string>> = {
  points: 'Points',
  severity: 'Severity',
  score: 'Score of the name',
  name: 'Name',
}

export function FindingsTable({ run: { findings, sources } }: { readonly run: CompletedRun }) {
  const [choice, choose] = useState<FindingChoice>({ text: '', from: 'info', order: 'points' })
  if (findings.length < FEW) return null
  const rows = findingRows(findings, choice)
  const nameOf = (id: string): string => sources.find((source) => source.id === id)?.name ?? id
  return (
    <div className="section">
      <h2>All findings</h2>
      <div className="search-row">
        <TextInput
          label="Search the findings"
          value={choice.text}
          onChange={({ currentTarget: { value } }) => choose({ ...choice, text: value })}
        />
        <NativeSelect
          label="Severity"
          value={choice.from}
          data={SEVERITIES_UP.map((value) => ({ value, label: severityLabel(value) }))}
          onChange={({ currentTarget: { value } }) => choose({ ...choice, from: value as Severity })}
        />
        <NativeSelect
          label="Order"
          value={choice.order}
          data={Object.entries(ORDER_WORDS).map(([value, label]) => ({ value, label }))}
          onChange={({ currentTarget: { value } }) => choose({ ...choice, order: value as FindingOrder })}
        />
      </div>
      <p className="quiet" role="status">
        {rows.length === findings.length
          ? counted(findings.length, 'finding')
          : `${rows.length} of ${counted(findings.length, 'finding')}`}
      </p>
      {rows.length > 0 && (
        <DataTable
          caption="Findings"
          rows={rows}
          idOf={({ id }) => id}
          columns={[
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
          ]}
        />
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
