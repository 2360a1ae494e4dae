// The page of all diligence runs of the workspace, newest first; several can be compared.
import { Button, Checkbox } from '@mantine/core'
import type { OutputOf } from '../../../contract/operations/operation.ts'
import { RUN_STATUSES, RUN_VERDICTS } from '../../../reports/words/run-verdict.ts'
import type { SignedInAccount } from '../api/account.ts'
import type { Offered } from '../api/endpoints.ts'
import { useMayChange } from '../api/account-in-use.ts'
import { useAskPages } from '../api/queries.ts'
import { MAX_COMPARED } from '../diligence/findings-over-time.ts'
import { figureOfSide, useKnownSources } from '../diligence/known-sources.ts'
import { idsOf } from '../diligence/run.ts'
import { untilEnded } from '../diligence/under-way.ts'
import { minuteText, opening } from '../words/naming.ts'
import { EmptyList } from '../parts/empty-list.tsx'
import { Moment } from '../parts/facts.tsx'
import { type TableColumn, ViewedTable } from '../parts/listing.tsx'
import { EntryName, ListFilters, useListInput } from '../parts/list-entry.tsx'
import { MarkOf } from '../parts/mark.tsx'
import { PageLayout } from '../parts/page.tsx'
import { Empty, PagesOf, useSearch } from '../parts/pages-of.tsx'
import { TableTools } from '../parts/table-tools.tsx'
import { go, Link, readdress, useQueryPart, withQueryPart } from '../routing/location.tsx'
import { pathTo } from '../routing/route.ts'

type ListedRun = OutputOf<Offered['list_runs']>['runs'][number]

const labelled = (words: Readonly<Record<string, { readonly label: string }>>) =>
  Object.entries(words).map(([value, { label }]) => [value, label] as const)

export function RunsPage({ account }: { readonly account: SignedInAccount }) {
  const changes = useMayChange()
  const { query, field } = useSearch('Search titles and subjects')
  const { input, isFiltered } = useListInput('runs')
  const runs = useAskPages(
    'list_runs',
    { query, ...(input as object) },
    {
      everyMs: (pages, times) =>
        untilEnded(
          pages.flatMap((page) => page.runs),
          times,
          pages.length,
        ),
    },
  )
  const known = useKnownSources()
  // why in the address: the back button restores the selection
  const chosen = idsOf(useQueryPart('chosen'))
  const toggle = (id: string): void => {
    const next = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]
    readdress(withQueryPart('chosen', next.join(',')))
  }
  const columns: readonly TableColumn<'runs', ListedRun>[] = [
    {
      name: 'Subject',
      names: true,
      cell: (each) => (
        <EntryName of={each} name={each.subject.name} to={pathTo.run(each.id)} change="update_run" />
      ),
    },
    {
      name: 'Verdict',
      cell: ({ verdict, status }) => <MarkOf said={verdict ? RUN_VERDICTS[verdict] : RUN_STATUSES[status]} />,
    },
    {
      name: 'Risk',
      figures: true,
      cell: ({ risk, sources }) => figureOfSide('risk', risk, sources, known),
    },
    {
      name: 'Upside',
      figures: true,
      cell: ({ upside, sources }) => figureOfSide('upside', upside, sources, known),
    },
    { name: 'Asked', cell: ({ createdAt }) => <Moment at={createdAt} /> },
    { name: 'By', cell: ({ owner }) => <bdi>{owner.name}</bdi> },
    {
      name: 'Compare',
      cell: ({ id, subject, createdAt }) => (
        <Checkbox
          aria-label={`Compare the run of ${opening(subject.name)} asked ${minuteText(createdAt)}`}
          disabled={chosen.length >= MAX_COMPARED && !chosen.includes(id)}
          checked={chosen.includes(id)}
          onChange={() => toggle(id)}
        />
      ),
    },
  ]
  return (
    <PageLayout
      title="Diligence"
      lead="Who is a company or a person, from public records, with a citation for every finding."
      actions={
        changes && (
          <Link className="button" to="/diligence/new">
            New run
          </Link>
        )
      }
    >
      <div className="search-row">
        {field}
        <ListFilters
          states={labelled(RUN_STATUSES)}
          verdicts={labelled(RUN_VERDICTS)}
          rows={runs.data?.pages.flatMap((page) => page.runs) ?? []}
          self={account.user}
        />
        <Button variant="default" disabled={chosen.length < 2} onClick={() => go(pathTo.comparison(chosen))}>
          Compare {chosen.length > 0 ? chosen.length : ''}
        </Button>
      </div>
      <TableTools page="runs" columns={columns} />
      <PagesOf
        of={runs}
        rowsOf={(page) => page.runs}
        empty={
          <EmptyList query={query} isFiltered={isFiltered}>
            <FirstRun changes={changes} />
          </EmptyList>
        }
      >
        {(rows) => (
          <ViewedTable
            caption="Diligence runs"
            rows={rows}
            idOf={({ id }) => id}
            columns={columns}
            page="runs"
          />
        )}
      </PagesOf>
    </PageLayout>
  )
}

const FirstRun = ({ changes }: { readonly changes: boolean }) =>
  changes ? <HowToRun /> : <Empty title="No run yet">{null}</Empty>

const HowToRun = () => (
  <Empty title="No run yet">
    <p>
      <Link to="/diligence/new">Start one</Link> with a name; every identifier you know makes the answer
      surer. A list that is not loaded, or is out of date, never gives a clean verdict.
    </p>
  </Empty>
)
