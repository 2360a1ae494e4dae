// The page of all assessments of the workspace, newest first.
import { ASSESSMENT_VERDICTS } from '../../../reports/words/assessment-verdict.ts'
import { useMayChange } from '../api/account-in-use.ts'
import { useAskPages } from '../api/queries.ts'
import { counted, opening } from '../words/naming.ts'
import { Moment } from '../parts/facts.tsx'
import { DataTable } from '../parts/listing.tsx'
import { Mark, MarkOf } from '../parts/mark.tsx'
import { PageLayout } from '../parts/page.tsx'
import { Empty, PagesOf, useSearch } from '../parts/pages-of.tsx'
import { pathTo } from '../routing/route.ts'
import { Link } from '../routing/location.tsx'

export function AssessmentsPage() {
  const { query, field } = useSearch('Search the pitches')
  const changes = useMayChange()
  const assessments = useAskPages('list_assessments', { query })
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
      {field}
      <PagesOf
        of={assessments}
        rowsOf={(page) => page.assessments}
        empty={query === undefined ? <FirstSteps changes={changes} /> : <NothingFound query={query} />}
      >
        {(rows) => (
          <DataTable
            caption="Assessments"
            rows={rows}
            idOf={({ id }) => id}
            columns={[
              {
                name: 'Pitch',
                names: true,
                cell: ({ id, pitch }) => (
                  <Link to={pathTo.assessment(id)}>
                    <bdi>{opening(pitch)}</bdi>
                  </Link>
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
                    <Mark tone="quiet">
                      {missing > 0 ? `${counted(missing, 'kind')} missing` : 'Ready to score'}
                    </Mark>
                  ),
              },
              {
                name: 'Score',
                figures: true,
                cell: ({ total }) => (total === undefined ? '–' : `${total} of 70`),
              },
              { name: 'Opened', cell: ({ openedAt }) => <Moment at={openedAt} /> },
              { name: 'By', cell: ({ openedBy }) => openedBy },
            ]}
          />
        )}
      </PagesOf>
    </PageLayout>
  )
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

export const NothingFound = ({ query }: { readonly query: string }) => (
  <Empty title={`Nothing has all of the words “${query}”`}>
    <p>Take a word away, or write it otherwise.</p>
  </Empty>
)
