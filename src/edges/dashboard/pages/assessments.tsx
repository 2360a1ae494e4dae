// The page of all assessments of the workspace, newest first.
import type { OutputOf } from '../../../contract/operations/operation.ts'
import { type SignedInAccount } from '../api/account.ts'
import { ASSESSMENT_VERDICTS } from '../../../reports/words/assessment-verdict.ts'
import type { Offered } from '../api/endpoints.ts'
import { useMayChange } from '../api/account-in-use.ts'
import { useAskPages } from '../api/queries.ts'
import { counted } from '../words/naming.ts'
import { EmptyList } from '../parts/empty-list.tsx'
import { Moment } from '../parts/facts.tsx'
import { type TableColumn, ViewedTable } from '../parts/listing.tsx'
import { EntryName, ListFilters, useListInput } from '../parts/list-entry.tsx'
import { Mark, MarkOf } from '../parts/mark.tsx'
import { PageLayout } from '../parts/page.tsx'
import { Empty, PagesOf, useSearch } from '../parts/pages-of.tsx'
import { TableTools } from '../parts/table-tools.tsx'
import { pathTo } from '../routing/route.ts'
import { Link } from '../routing/location.tsx'

type ListedAssessment = OutputOf<Offered['list_assessments']>['assessments'][number]

const STATES = [
  ['unscored', 'Not scored'],
  ['scored', 'Scored'],
  ['erased', 'Erased'],
] as const

const VERDICTS = Object.entries(ASSESSMENT_VERDICTS).map(([verdict, { label }]) => [verdict, label] as const)

export function AssessmentsPage({ account }: { readonly account: SignedInAccount }) {
  const { query, field } = useSearch('Search titles and pitches')
  const { input, isFiltered } = useListInput('assessments')
  const changes = useMayChange()
  const assessments = useAskPages('list_assessments', { query, ...(input as object) })
  const columns: readonly TableColumn<'assessments', ListedAssessment>[] = [
    {
      name: 'Pitch',
      names: true,
      cell: (each) => (
        <EntryName of={each} name={each.pitch} to={pathTo.assessment(each.id)} change="update_session" />
      ),
    },
    {
      name: 'Verdict',
      cell: ({ verdict, missing, erased }) =>
        erased ? (
          <Mark tone="quiet">Erased</Mark>
        ) : verdict ? (
          <MarkOf said={ASSESSMENT_VERDICTS[verdict]} />
        ) : (
          <Mark tone="quiet">{unscoredSaid(missing)}</Mark>
        ),
    },
    {
      name: 'Score',
      figures: true,
      cell: ({ total }) => (total === undefined ? '–' : `${total} of 70`),
    },
    { name: 'Opened', cell: ({ openedAt }) => <Moment at={openedAt} /> },
    { name: 'By', cell: ({ owner }) => <bdi>{owner.name}</bdi> },
  ]
  return (
    <PageLayout
      title="Assessments"
      lead="Is a pitch worth building? Only evidence answers."
      actions={
        changes && (
          <Link className="button" to="/assessments/new">
            New assessment
          </Link>
        )
      }
    >
      <div className="search-row">
        {field}
        <ListFilters
          states={STATES}
          verdicts={VERDICTS}
          rows={assessments.data?.pages.flatMap((page) => page.assessments) ?? []}
          self={account.user}
        />
      </div>
      <TableTools page="assessments" columns={columns} />
      <PagesOf
        of={assessments}
        rowsOf={(page) => page.assessments}
        empty={
          <EmptyList query={query} isFiltered={isFiltered}>
            <FirstSteps changes={changes} />
          </EmptyList>
        }
      >
        {(rows) => (
          <ViewedTable
            caption="Assessments"
            rows={rows}
            idOf={({ id }) => id}
            columns={columns}
            page="assessments"
          />
        )}
      </PagesOf>
    </PageLayout>
  )
}

function unscoredSaid(missing: number | null): string {
  if (missing === null) return 'Not known'
  return missing > 0 ? `${counted(missing, 'kind')} missing` : 'Ready to score'
}

const FirstSteps = ({ changes }: { readonly changes: boolean }) =>
  changes ? <HowToStart /> : <Empty title="No assessment yet">{null}</Empty>

const HowToStart = () => (
  <Empty title="No assessment yet">
    <p>
      <Link to="/assessments/new">Start one</Link> with a pitch, then submit evidence along seven axes. Or let
      an agent do it: <Link to="/keys">issue a key</Link> and connect it over MCP. There is no score without
      evidence, and every point of a score names the evidence that earned it.
    </p>
  </Empty>
)
