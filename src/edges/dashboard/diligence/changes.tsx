// What changed from one run to another: what was asked, findings that came, went or weigh otherwise, and sources that hold
// something else.
import { useId } from 'react'
import { SEVERITY_WORDS } from '../../../reports/words/run-verdict.ts'
import { withNames } from '../../../reports/words/source-names.ts'
import { counted, dayText } from '../words/naming.ts'
import { DataTable } from '../parts/listing.tsx'
import { type Change, changeBetween, type FindingOverTime, isFound } from './findings-over-time.ts'
import type { Run } from './run.ts'
import { askedOtherwise, givenText } from './subject-fields.ts'

interface ChangesProps {
  readonly runs: readonly Run[]
  readonly findings: readonly FindingOverTime[]
  readonly from: number
  readonly to: number
}

const PARTS: readonly (readonly [change: Change, title: string])[] = [
  ['new', 'New'],
  ['gone', 'Gone'],
  ['changed', 'Weighs otherwise'],
  ['unknown', 'Not known, because one of the two could not look'],
]

export const Changes = (props: ChangesProps) => (
  <>
    <Asked before={props.runs[props.from]} after={props.runs[props.to]} />
    <Answered {...props} />
  </>
)

interface TwoRuns {
  readonly before: Run | undefined
  readonly after: Run | undefined
}

/** Why first: another question explains another answer. */
function Asked({ before, after }: TwoRuns) {
  const title = useId()
  const fields = before && after ? askedOtherwise(before.subject, after.subject) : []
  if (fields.length === 0) return <p className="quiet">The same was asked in both.</p>
  return (
    <>
      <h3 id={title}>What was asked</h3>
      <ul aria-labelledby={title}>
        {fields.map((field) => (
          <li key={field.name}>
            {field.name}: <bdi>{givenText(field.before)}</bdi> → <bdi>{givenText(field.after)}</bdi>
          </li>
        ))}
      </ul>
    </>
  )
}

function Answered({ runs, findings, from, to }: ChangesProps) {
  const without = [from, to].filter((i) => runs[i]?.findings === undefined)
  if (without.length > 0)
    return (
      <p>
        {without.map((i) => `Run ${i + 1}`).join(' and ')} {without.length === 1 ? 'has' : 'have'} no
        scorecard, so nothing can be compared.
      </p>
    )
  const parts = PARTS.map(([change, title]) => ({
    title,
    rows: findings.filter((row) => changeBetween(row, from, to) === change),
  })).filter(({ rows }) => rows.length > 0)
  const same = findings.filter((row) => changeBetween(row, from, to) === 'same').length
  return (
    <>
      {parts.length === 0 && <p>No finding came, went or weighs otherwise.</p>}
      {parts.map(({ title, rows }) => (
        <div key={title}>
          <h3>{title}</h3>
          <ul className="changes">
            {rows.map(({ id, statements, found }) => (
              <li key={id}>
                {statements.map((statement) => (
                  <span key={statement} className="block">
                    {withNames(
                      statement,
                      runs.flatMap(({ sources = [] }) => sources),
                    )}
                  </span>
                ))}
                <span className="quiet">
                  {foundText(found[from])} → {foundText(found[to])}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {same > 0 && <p className="quiet">{counted(same, 'finding is', 'findings are')} the same in both.</p>}
      <ChangedSources before={runs[from]} after={runs[to]} />
    </>
  )
}

export const foundText = (found: FindingOverTime['found'][number] | undefined): string => {
  if (!isFound(found)) return found === 'nothing' ? 'not found' : 'not looked up'
  const { points, severity } = found
  return `${points === 0 ? 'found' : counted(points, 'point')}, ${SEVERITY_WORDS[severity].label.toLowerCase()}`
}

function ChangedSources({ before, after }: TwoRuns) {
  const [old, now] = [before?.sources ?? [], after?.sources ?? []]
  const rows = [...new Map([...old, ...now].map(({ id, name }) => [id, name]))]
    .map(([id, name]) => ({
      id,
      name,
      before: old.find((source) => source.id === id),
      after: now.find((source) => source.id === id),
    }))
    .filter(
      (row) =>
        row.before?.recordsHash !== row.after?.recordsHash ||
        row.before?.snapshotDate !== row.after?.snapshotDate,
    )
  if (rows.length === 0) return <p className="quiet">Both read the same snapshots of their sources.</p>
  return (
    <>
      <h3>Sources that are not the same</h3>
      <DataTable
        caption="Sources whose snapshots differ between the two runs"
        rows={rows}
        idOf={({ id }) => id}
        columns={[
          { name: 'Source', names: true, cell: ({ name }) => name },
          { name: 'Snapshot before', cell: (row) => snapshotText(row.before?.snapshotDate) },
          { name: 'Snapshot after', cell: (row) => snapshotText(row.after?.snapshotDate) },
          {
            name: 'Its records',
            cell: (row) => (row.before?.recordsHash === row.after?.recordsHash ? 'the same' : 'changed'),
          },
        ]}
      />
    </>
  )
}

const snapshotText = (date: string | null | undefined): string =>
  date === undefined ? 'not asked' : date === null ? 'not loaded' : dayText(date)
