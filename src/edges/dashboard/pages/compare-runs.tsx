// Runs side by side, oldest first: how the verdict moved, and which findings came and went.
import { useQueries } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { type FindingOverTime, findingsOverTime } from '../diligence/findings-over-time.ts'
import type { Run } from '../diligence/run.ts'
import { minuteText } from '../naming.ts'
import { Listing } from '../parts/listing.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { MarkOf } from '../parts/mark.tsx'
import { Page, Section } from '../parts/page.tsx'
import { Empty } from '../parts/pages-of.tsx'
import { Link, useQueryPart } from '../routing/location.tsx'
import { pathTo } from '../routing/route.ts'

export function CompareRunsPage() {
  const ids = (useQueryPart('ids') ?? '').split(',').filter((id) => id !== '')
  const runs = useQueries({
    queries: ids.map((id) => ({
      queryKey: ['get_run', { id }],
      queryFn: ({ signal }: { signal: AbortSignal }) => call('get_run', { id }, signal),
    })),
    combine: (answers) => ({
      data: answers.every(({ data }) => data !== undefined)
        ? answers.flatMap(({ data }) => data ?? [])
        : undefined,
      error: answers.find(({ error }) => error !== null)?.error ?? null,
      refetch: () => answers.map((answer) => answer.refetch()),
    }),
  })
  return (
    <Page
      title="Runs compared"
      lead="Oldest first. A finding is the same where it rests on the same records."
    >
      {ids.length < 2 ? (
        <Empty title="Two runs at least">
          <p>
            Choose them in the <Link to="/diligence">list of runs</Link>.
          </p>
        </Empty>
      ) : (
        <Loaded of={runs} lines={10}>
          {(found) => <Compared runs={found.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))} />}
        </Loaded>
      )}
    </Page>
  )
}

function Compared({ runs }: { readonly runs: readonly Run[] }) {
  const findings = findingsOverTime(runs)
  return (
    <>
      <Listing
        caption="The runs"
        rows={runs}
        idOf={({ id }) => id}
        columns={[
          {
            name: 'Asked',
            names: true,
            cell: ({ id, createdAt }) => <Link to={pathTo.run(id)}>{minuteText(createdAt)}</Link>,
          },
          { name: 'Subject', cell: ({ subject }) => subject.name },
          { name: 'Verdict', cell: ({ verdict, status }) => <MarkOf word={verdict ?? status} /> },
          { name: 'Risk', figures: true, cell: ({ risk }) => risk?.value ?? '–' },
          { name: 'Upside', figures: true, cell: ({ upside }) => upside?.value ?? '–' },
          { name: 'Confidence', cell: ({ confidence }) => confidence ?? '–' },
        ]}
      />
      <Section title="Findings over time">
        {findings.length === 0 ? (
          <p>None of these runs found anything.</p>
        ) : (
          <Listing
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
                      {statement}
                    </span>
                  )),
              },
              ...runs.map((run, i) => ({
                name: `${i + 1}. ${minuteText(run.createdAt)}`,
                figures: true,
                cell: ({ points }: FindingOverTime) => pointsText(points[i]),
              })),
            ]}
          />
        )}
      </Section>
    </>
  )
}

const pointsText = (points: number | undefined): string =>
  points === undefined ? 'not found' : points === 0 ? 'found' : `${points} points`
