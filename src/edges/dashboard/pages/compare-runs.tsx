// The page that compares runs, oldest first: how the verdict moved, what changed between two of them, and every finding
// in each.
import { NativeSelect } from '@mantine/core'
import { type QueryState, useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { CONFIDENCES, RUN_STATUSES, RUN_VERDICTS } from '../../../reports/words/run-verdict.ts'
import { withNames } from '../../../reports/words/source-names.ts'
import { reading } from '../api/queries.ts'
import { useWorkspaceId } from '../api/workspace-in-use.ts'
import { Changes, foundText } from '../diligence/changes.tsx'
import { type FindingOverTime, findingsOverTime, MAX_COMPARED } from '../diligence/findings-over-time.ts'
import { figureOfSide, type SideName, useKnownSources } from '../diligence/known-sources.ts'
import { OverTimeChart } from '../diligence/over-time-chart.tsx'
import { idsOf, type Run } from '../diligence/run.ts'
import { untilEnded } from '../diligence/under-way.ts'
import { minuteText, opening } from '../words/naming.ts'
import { DataTable } from '../parts/listing.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { MarkOf } from '../parts/mark.tsx'
import { Notice } from '../parts/notice.tsx'
import { PageLayout, PageSection } from '../parts/page.tsx'
import { Empty } from '../parts/pages-of.tsx'
import { Link, useQueryPart } from '../routing/location.tsx'
import { pathTo } from '../routing/route.ts'

export function CompareRunsPage() {
  const asked = idsOf(useQueryPart('ids'))
  const ids = asked.slice(0, MAX_COMPARED)
  const workspace = useWorkspaceId()
  const runs = useQueries({
    queries: ids.map((id) => ({
      ...reading('get_run', { id }, workspace),
      refetchInterval: ({ state }: { readonly state: QueryState<Run> }) =>
        untilEnded(state.data ? [state.data] : [], state.dataUpdateCount, ids.length),
    })),
    combine: (answers) => ({
      data: answers.every(({ data }) => data !== undefined)
        ? answers.flatMap(({ data }) => data ?? [])
        : undefined,
      dataUpdatedAt: Math.min(...answers.map(({ dataUpdatedAt }) => dataUpdatedAt)),
      error: answers.find(({ error }) => error !== null)?.error ?? null,
      refetch: () => answers.map((answer) => answer.refetch()),
    }),
  })
  return (
    <PageLayout
      title="Runs compared"
      lead="Oldest first. A finding is the same where it is about the same party, or cites the same records."
    >
      {asked.length > MAX_COMPARED && (
        <Notice tone="care">
          <p>
            {MAX_COMPARED} of {asked.length} runs are shown: more do not fit beside each other.
          </p>
        </Notice>
      )}
      {ids.length < 2 ? (
        <Empty title="Two runs at least">
          <p>
            Choose them in the <Link to="/diligence">list of runs</Link>.
          </p>
        </Empty>
      ) : (
        <Loaded of={runs} lines={10} missing={<OneIsMissing />}>
          {/* why by id: it begins with the time at which the run was requested */}
          {(found) => <Compared runs={found.toSorted((a, b) => (a.id < b.id ? -1 : 1))} />}
        </Loaded>
      )}
    </PageLayout>
  )
}

const OneIsMissing = () => (
  <p>
    This workspace does not have all of these runs. Choose others in the{' '}
    <Link to="/diligence">list of runs</Link>.
  </p>
)

function Compared({ runs }: { readonly runs: readonly Run[] }) {
  const findings = findingsOverTime(runs)
  const known = useKnownSources()
  const figure = (side: SideName, run: Run): string =>
    figureOfSide(side, run[side]?.value, run.sources, known)
  const value = (side: SideName, run: Run): number | null =>
    figure(side, run) === '–' ? null : (run[side]?.value ?? null)
  const several = new Set(runs.map(({ subject }) => subject.name)).size > 1
  return (
    <>
      {several && (
        <Notice tone="care">
          <p>These runs are of different subjects: what is new or gone says nothing about time.</p>
        </Notice>
      )}
      <DataTable
        caption="The runs"
        rows={runs.map((run, i) => ({ ...run, number: i + 1 }))}
        idOf={({ id }) => id}
        columns={[
          {
            name: 'Asked',
            names: true,
            cell: ({ id, createdAt, number }) => (
              <>
                {number}. <Link to={pathTo.run(id)}>{minuteText(createdAt)}</Link>
              </>
            ),
          },
          { name: 'Subject', cell: ({ subject }) => <bdi>{opening(subject.name)}</bdi> },
          {
            name: 'Verdict',
            cell: ({ verdict, status }) => (
              <MarkOf said={verdict ? RUN_VERDICTS[verdict] : RUN_STATUSES[status]} />
            ),
          },
          { name: 'Risk', figures: true, cell: (run) => figure('risk', run) },
          { name: 'Upside', figures: true, cell: (run) => figure('upside', run) },
          {
            name: 'Confidence',
            cell: ({ confidence }) => (confidence ? CONFIDENCES[confidence].label : '–'),
          },
        ]}
      />
      <OverTimeChart
        risk={runs.map((run) => value('risk', run))}
        upside={runs.map((run) => value('upside', run))}
      />
      <Between runs={runs} findings={findings} />
      <PageSection title="Findings over time">
        {findings.length === 0 ? (
          <p>
            {runs.some((run) => run.findings)
              ? 'No finding is in any of them.'
              : 'None of them has a scorecard.'}
          </p>
        ) : (
          <Every runs={runs} findings={findings} />
        )}
      </PageSection>
    </>
  )
}

interface FoundProps {
  readonly runs: readonly Run[]
  readonly findings: readonly FindingOverTime[]
}

function Between({ runs, findings }: FoundProps) {
  const [from, setFrom] = useState(0)
  const [to, setTo] = useState(runs.length - 1)
  const choices = runs.map(({ createdAt }, i) => ({
    value: String(i),
    label: `${i + 1}. ${minuteText(createdAt)}`,
  }))
  return (
    <PageSection title="What changed">
      <div className="search-row">
        <NativeSelect
          className="narrow"
          label="From"
          value={String(from)}
          data={choices}
          onChange={({ currentTarget }) => setFrom(Number(currentTarget.value))}
        />
        <NativeSelect
          className="narrow"
          label="To"
          value={String(to)}
          data={choices}
          onChange={({ currentTarget }) => setTo(Number(currentTarget.value))}
        />
      </div>
      <Changes runs={runs} findings={findings} from={from} to={to} />
    </PageSection>
  )
}

const Every = ({ runs, findings }: FoundProps) => (
  <DataTable
    caption="Findings of each run, by points"
    rows={findings}
    idOf={({ id }) => id}
    columns={[
      {
        name: 'Finding',
        names: true,
        cell: ({ statements }) =>
          statements.map((statement) => (
            <span key={statement} className="block">
              {withNames(
                statement,
                runs.flatMap(({ sources = [] }) => sources),
              )}
            </span>
          )),
      },
      ...runs.map((run, i) => ({
        name: `${i + 1}. ${minuteText(run.createdAt)}`,
        figures: true,
        cell: ({ found }: FindingOverTime) => foundText(found[i]),
      })),
    ]}
  />
)
