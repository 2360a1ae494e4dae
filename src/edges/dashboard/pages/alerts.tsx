// The page of alerts: what is new about the subjects of watched portfolios.
import type { AlertKind, ListedAlert } from '../../../contract/vocabulary/watch.ts'
import { mayChange, type SignedInAccount } from '../api/account.ts'
import { call } from '../api/call.ts'
import { useAsk, useAskPages } from '../api/queries.ts'
import { useWorkspaceId } from '../api/workspace-in-use.ts'
import { useCaseKeys } from '../cases/case-keys.ts'
import { isDecidedCase } from '../cases/case-words.ts'
import { CitationLink } from '../diligence/citation.tsx'
import { DeskFilters, useDeskFilters } from '../portfolios/desk-filters.tsx'
import { EmptyList } from '../parts/empty-list.tsx'
import { Moment } from '../parts/facts.tsx'
import { Choice, UnreadableMark } from '../parts/list-entry.tsx'
import { type TableColumn, ViewedTable } from '../parts/listing.tsx'
import { Mark } from '../parts/mark.tsx'
import { ProblemNotice } from '../parts/notice.tsx'
import { PageLayout } from '../parts/page.tsx'
import { Empty, PagesOf, useSearch } from '../parts/pages-of.tsx'
import { RowKeys } from '../parts/row-keys.tsx'
import { TableTools } from '../parts/table-tools.tsx'
import { PortfolioChoice, usePortfolioNames } from '../portfolios/portfolio-choice.tsx'
import { ALERT_LABELS, OUTCOME_MARKS } from '../portfolios/alert-words.ts'
import { Link, readdress, useQueryPart, withQueryPart } from '../routing/location.tsx'
import { pathTo } from '../routing/route.ts'
import { percent, wordsOfName } from '../words/naming.ts'

/** The case of an alert: of its subject and its party, the one that waits for a decision where there are several. */
async function caseOf({ portfolio, ref, match }: ListedAlert, workspace: string | null) {
  if (match === null) return undefined
  const signal = AbortSignal.timeout(10_000)
  const { cases } = await call('list_cases', { portfolio, ref }, signal, workspace)
  const records = new Set(match.citations.map(({ source, id }) => `${source} ${id}`))
  const own = cases.filter((each) =>
    each.match?.citations.some(({ source, id }) => records.has(`${source} ${id}`)),
  )
  return own.find(({ state }) => !isDecidedCase(state)) ?? own[0]
}

export function AlertsPage({ account }: { readonly account: SignedInAccount }) {
  const keys = useCaseKeys(account)
  const workspace = useWorkspaceId()
  const portfolio = useQueryPart('portfolio') ?? ''
  const kind = useQueryPart('kind')
  const { query, field } = useSearch('Search subjects and listed parties')
  const alerts = useAskPages('list_alerts', {
    ...(query !== undefined && { query }),
    ...(portfolio !== '' && { portfolio }),
    // why the cast: the server says which kinds there are, and a link may have another one
    ...(kind !== null && { kind: kind as AlertKind }),
    ...(useDeskFilters('alerts') as object),
  })
  const isFiltered = [portfolio, kind, useQueryPart('outcome'), useQueryPart('list')].some(
    (part) => (part ?? '') !== '',
  )
  const sources = useAsk('list_sources', {})
  const names = usePortfolioNames()
  const sourceNames = new Map(sources.data?.sources.map(({ id, name }) => [id, name]))
  const nameOf = (id: string): string => names.get(id) ?? id
  const columns: readonly TableColumn<'alerts', ListedAlert>[] = [
    { name: 'What is new', cell: (alert) => <News of={alert} /> },
    {
      name: 'Subject',
      names: true,
      cell: (alert) => <Subject of={alert} portfolio={nameOf(alert.portfolio)} />,
    },
    {
      name: 'Listed party',
      cell: ({ match }) => match !== null && <Party of={match} />,
    },
    {
      name: 'Records',
      cell: ({ match }) =>
        match?.citations.map((citation) => (
          <div key={`${citation.source} ${citation.id}`}>
            <CitationLink citation={citation} sourceName={sourceNames.get(citation.source)} />
          </div>
        )),
    },
    { name: 'When', cell: ({ at }) => (at === null ? '–' : <Moment at={at} />) },
  ]
  return (
    <PageLayout
      title="Alerts"
      lead="What is new about the subjects of watched portfolios. A match is not proof: a person has to review each."
    >
      <div className="search-row">
        {field}
        <PortfolioChoice value={portfolio} onChoose={(id) => readdress(withQueryPart('portfolio', id))} />
        <Choice part="kind" label="What is new" all="Anything" of={Object.entries(ALERT_LABELS)} />
        <DeskFilters />
      </div>
      <TableTools page="alerts" columns={columns} />
      <p role="status" className="quiet">
        {keys.said}
      </p>
      {keys.error !== null && <ProblemNotice error={keys.error} />}
      <PagesOf
        of={alerts}
        rowsOf={(page) => page.alerts}
        totalOf={(first) => first.total}
        one="alert"
        empty={
          <EmptyList query={query} isFiltered={isFiltered}>
            <NoAlert />
          </EmptyList>
        }
      >
        {(rows) => {
          const withCase = (id: string | undefined, act: typeof keys.assign): void => {
            const alert = rows.find((row) => row.id === id)
            if (alert === undefined) return
            caseOf(alert, workspace).then(act, () => keys.say('The case could not be read. Try it again.'))
          }
          return (
            <RowKeys
              note={`With the focus in the table, j and k go to the next and the previous alert${mayChange(account) ? '; a assigns its case to you, and e escalates it' : ''}.`}
              more={
                mayChange(account)
                  ? { a: (id) => withCase(id, keys.assign), e: (id) => withCase(id, keys.escalate) }
                  : {}
              }
            >
              <ViewedTable
                page="alerts"
                caption="Alerts"
                rows={rows}
                idOf={({ id }) => id}
                columns={columns}
              />
            </RowKeys>
          )
        }}
      </PagesOf>
    </PageLayout>
  )
}

const Subject = ({
  of: { ref, match, portfolio: id, unreadable },
  portfolio,
}: {
  readonly of: ListedAlert
  readonly portfolio: string
}) => (
  <>
    <Link
      to={`/cases?${new URLSearchParams({ portfolio: id, ref, state: 'all' }).toString()}`}
      className="block"
      dir="auto"
    >
      {match?.name ?? 'Unreadable'}
    </Link>
    <code>{ref}</code>{' '}
    <Link to={pathTo.portfolio(id)} className="block" dir="auto">
      {portfolio}
    </Link>
    <UnreadableMark of={unreadable} />
  </>
)

function News({ of: { kind, match, before } }: { readonly of: ListedAlert }) {
  if (kind === null || match === null) return '–'
  const [tone, label] = OUTCOME_MARKS[match.outcome]
  return (
    <>
      <span className="block">{ALERT_LABELS[kind]}</span>
      <Mark tone={match.active ? tone : 'quiet'}>{label}</Mark>
      {before !== undefined && before.outcome !== match.outcome && (
        <p className="quiet">{`Before: ${OUTCOME_MARKS[before.outcome][1].toLowerCase()}`}</p>
      )}
    </>
  )
}

const Party = ({
  of: { matchedName, score, says, measures },
}: {
  readonly of: NonNullable<ListedAlert['match']>
}) => (
  <>
    <span className="block" dir="auto">
      {matchedName}
    </span>
    {measures.map(({ measure, authority, programs }) => (
      <p key={`${measure} ${authority} ${programs.join()}`}>
        {`${wordsOfName(measure)}, ${authority}`}
        {programs.length > 0 && <span className="quiet">{` (${programs.join(', ')})`}</span>}
      </p>
    ))}
    <p className="quiet">{`${percent(score)} alike; ${says}`}</p>
  </>
)

const NoAlert = () => (
  <Empty title="No alert">
    <p>
      Watch a <Link to="/portfolios">portfolio</Link>. A pass over it makes an alert for each listed party
      that a subject may be, and for each change of such a match.
    </p>
  </Empty>
)
