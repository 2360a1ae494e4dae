// The page of cases: the matches that wait for a person, by state, and one decision for several of them.
import { Button, Checkbox, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import type { Case } from '../../../contract/vocabulary/case.ts'
import type { CaseState } from '../../../contract/vocabulary/match-decision.ts'
import { mayChange, mayDecide, type SignedInAccount } from '../api/account.ts'
import { useAsk, useAskPages } from '../api/queries.ts'
import {
  CASE_MARKS,
  CASE_STATES_LISTED,
  caseName,
  caseStateLabel,
  isDecidedCase,
} from '../cases/case-words.ts'
import { useCaseKeys } from '../cases/case-keys.ts'
import { DecideCases } from '../cases/decide-cases.tsx'
import { DeskFilters, useDeskFilters } from '../portfolios/desk-filters.tsx'
import { Moment } from '../parts/facts.tsx'
import { UnreadableMark } from '../parts/list-entry.tsx'
import { type TableColumn, ViewedTable } from '../parts/listing.tsx'
import { Mark } from '../parts/mark.tsx'
import { EmptyList } from '../parts/empty-list.tsx'
import { ProblemNotice } from '../parts/notice.tsx'
import { PageLayout } from '../parts/page.tsx'
import { Empty, PagesOf, useSearch } from '../parts/pages-of.tsx'
import { RowKeys } from '../parts/row-keys.tsx'
import { TableTools } from '../parts/table-tools.tsx'
import { PortfolioChoice } from '../portfolios/portfolio-choice.tsx'
import { Link, readdress, useQueryPart, withQueryPart } from '../routing/location.tsx'
import { pathTo } from '../routing/route.ts'
import { counted, dayText } from '../words/naming.ts'

export function CasesPage({ account }: { readonly account: SignedInAccount }) {
  const asked = useQueryPart('state') ?? 'open'
  const [portfolio, ref, assignee] = [
    useQueryPart('portfolio'),
    useQueryPart('ref'),
    useQueryPart('assignee'),
  ]
  const { query, field } = useSearch('Search subjects and listed parties')
  const cases = useAskPages('list_cases', {
    ...(asked !== 'all' && { state: asked as CaseState }),
    ...(portfolio !== null && { portfolio }),
    ...(portfolio !== null && ref !== null && { ref }),
    ...(assignee !== null && { assignee }),
    ...(query !== undefined && { query }),
    ...(useDeskFilters('cases') as object),
  })
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [deciding, setDeciding] = useState(false)
  const decides = mayDecide(account)
  const changes = mayChange(account)
  const keys = useCaseKeys(account)
  const choose = (id: string, isChosen: boolean): void =>
    setChosen((before) => new Set(isChosen ? [...before, id] : [...before].filter((each) => each !== id)))
  const filter = (part: string, value: string): void => {
    setChosen(new Set())
    if (part === 'portfolio') readdress(withQueryPart('ref', ''))
    readdress(withQueryPart(part, value))
  }
  const sources = useAsk('list_sources', {})
  const sourceName = (id: string): string =>
    sources.data?.sources.find((source) => source.id === id)?.name ?? id
  const columns: readonly TableColumn<'cases', Case>[] = [
    ...(decides
      ? [
          {
            name: 'Choose' as const,
            cell: (each: Case) =>
              each.evidence !== null &&
              !isDecidedCase(each.state) && (
                <Checkbox
                  aria-label={`Choose ${caseName(each)}`}
                  checked={chosen.has(each.id)}
                  onChange={({ currentTarget }) => choose(each.id, currentTarget.checked)}
                />
              ),
          },
        ]
      : []),
    { name: 'Subject', names: true, cell: (each) => <Subject of={each} /> },
    {
      name: 'Listed party',
      cell: (each) => <Party of={each} sourceName={sourceName} />,
    },
    { name: 'State', cell: (each) => <Standing of={each} /> },
    { name: 'Assigned', cell: (each) => each.assignee ?? '–' },
    {
      name: 'Due',
      cell: ({ dueDate }) => (dueDate === null ? '–' : dayText(dueDate)),
    },
    { name: 'Opened', cell: ({ openedAt }) => <Moment at={openedAt} /> },
  ]
  return (
    <PageLayout
      title="Cases"
      lead="Listed parties that a subject may be. A person decides each once; it comes again when its evidence changes."
    >
      <div className="search-row">
        {field}
        <NativeSelect
          className="narrow"
          label="State"
          value={asked}
          data={[
            ...CASE_STATES_LISTED.map((each) => ({ value: each as string, label: caseStateLabel(each) })),
            { value: 'all', label: 'All states' },
          ]}
          onChange={({ currentTarget }) => filter('state', currentTarget.value)}
        />
        <PortfolioChoice value={portfolio ?? ''} onChoose={(id) => filter('portfolio', id)} />
        <NativeSelect
          className="narrow"
          label="Assigned"
          value={assignee ?? ''}
          data={[
            { value: '', label: 'To anyone' },
            { value: account.user.name, label: 'To me' },
            ...(assignee === null || assignee === account.user.name
              ? []
              : [{ value: assignee, label: `To ${assignee}` }]),
          ]}
          onChange={({ currentTarget }) => filter('assignee', currentTarget.value)}
        />
        <DeskFilters />
      </div>
      {portfolio !== null && ref !== null && (
        <p>
          The subject <code>{ref}</code>.{' '}
          <button type="button" className="plain-button" onClick={() => filter('ref', '')}>
            All subjects of the portfolio
          </button>
        </p>
      )}
      <TableTools page="cases" columns={columns} />
      <p role="status" className="quiet">
        {keys.said}
      </p>
      {keys.error !== null && <ProblemNotice error={keys.error} />}
      <PagesOf
        of={cases}
        rowsOf={(page) => page.cases}
        totalOf={(first) => first.total}
        one="case"
        empty={
          <EmptyList query={query}>
            <NoCase state={asked} />
          </EmptyList>
        }
      >
        {(rows) => {
          const several = rows.filter(({ id, evidence }) => chosen.has(id) && evidence !== null)
          return (
            <>
              <RowKeys
                note={`With the focus in the table, j and k go to the next and the previous case${changes ? ', a assigns it to you, e escalates it' : ''}${decides ? ', x chooses it, and d decides the chosen ones' : ''}.`}
                more={{
                  ...(changes && {
                    a: (id) => keys.assign(rows.find((row) => row.id === id)),
                    e: (id) => keys.escalate(rows.find((row) => row.id === id)),
                  }),
                  ...(decides && { d: () => setDeciding(several.length > 0) }),
                }}
              >
                <ViewedTable
                  page="cases"
                  caption="Cases"
                  rows={rows}
                  idOf={({ id }) => id}
                  columns={columns}
                />
              </RowKeys>
              {several.length > 0 && (
                <Button className="more" onClick={() => setDeciding(true)}>
                  {`Decide ${counted(several.length, 'case')}`}
                </Button>
              )}
              {deciding && (
                <DecideCases
                  of={several}
                  onClose={() => setDeciding(false)}
                  onDecided={() => {
                    setDeciding(false)
                    setChosen(new Set())
                  }}
                />
              )}
            </>
          )
        }}
      </PagesOf>
    </PageLayout>
  )
}

const Subject = ({ of: { id, subject, ref, unreadable } }: { readonly of: Case }) => (
  <>
    <Link to={pathTo.case(id)} className="block" dir="auto">
      {subject ?? (unreadable === true ? 'Unreadable' : 'Erased')}
    </Link>
    {ref !== undefined && <code>{ref}</code>}
    <UnreadableMark of={unreadable} />
  </>
)

interface PartyProps {
  readonly of: Case
  readonly sourceName: (id: string) => string
}

const Party = ({ of: { match, unreadable }, sourceName }: PartyProps) =>
  match === null ? (
    unreadable === true ? (
      '–'
    ) : (
      'Erased'
    )
  ) : (
    <>
      <span className="block" dir="auto">
        {match.matchedName}
      </span>
      <span className="quiet">
        {[...new Set(match.citations.map(({ source }) => sourceName(source)))].join(', ')}
      </span>
    </>
  )

function Standing({ of: { state, proposal, reopened } }: { readonly of: Case }) {
  const [tone, label] = CASE_MARKS[state]
  return (
    <>
      <Mark tone={tone}>{label}</Mark>
      {reopened !== undefined && <p className="quiet">Its evidence changed</p>}
      {proposal !== undefined && <p className="quiet">Waits for a second person</p>}
    </>
  )
}

const NoCase = ({ state }: { readonly state: string }) => (
  <Empty title={state === 'all' ? 'No case yet' : 'No case in this state'}>
    <p>
      A case opens for each listed party that a subject of a watched <Link to="/portfolios">portfolio</Link>{' '}
      or of a run may be.
    </p>
  </Empty>
)
