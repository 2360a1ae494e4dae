// The page of cases: the matches that wait for a person, by state, and one decision for several of them.
import { Button, Checkbox, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import type { Case } from '../../../contract/vocabulary/case.ts'
import type { CaseState } from '../../../contract/vocabulary/match-decision.ts'
import { mayDecide, type SignedInAccount } from '../api/account.ts'
import { useAskPages } from '../api/queries.ts'
import {
  CASE_MARKS,
  CASE_STATES_LISTED,
  caseName,
  caseStateLabel,
  isDecidedCase,
} from '../cases/case-words.ts'
import { DecideCases } from '../cases/decide-cases.tsx'
import { Moment } from '../parts/facts.tsx'
import { DataTable } from '../parts/listing.tsx'
import { Mark } from '../parts/mark.tsx'
import { PageLayout } from '../parts/page.tsx'
import { Empty, PagesOf } from '../parts/pages-of.tsx'
import { RowKeys } from '../parts/row-keys.tsx'
import { Link, readdress, useQueryPart, withQueryPart } from '../routing/location.tsx'
import { pathTo } from '../routing/route.ts'
import { counted, dayText } from '../words/naming.ts'

export function CasesPage({ account }: { readonly account: SignedInAccount }) {
  const asked = useQueryPart('state') ?? 'open'
  const state = asked as CaseState
  const cases = useAskPages('list_cases', asked === 'all' ? {} : { state })
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [deciding, setDeciding] = useState(false)
  const decides = mayDecide(account)
  const choose = (id: string, isChosen: boolean): void =>
    setChosen((before) => new Set(isChosen ? [...before, id] : [...before].filter((each) => each !== id)))
  return (
    <PageLayout
      title="Cases"
      lead="Listed parties that a subject may be. A person decides each once; it comes again when its evidence changes."
    >
      <NativeSelect
        className="narrow"
        label="State"
        value={asked}
        data={[
          ...CASE_STATES_LISTED.map((each) => ({ value: each as string, label: caseStateLabel(each) })),
          { value: 'all', label: 'All states' },
        ]}
        onChange={({ currentTarget }) => {
          setChosen(new Set())
          readdress(withQueryPart('state', currentTarget.value))
        }}
      />
      <PagesOf of={cases} rowsOf={(page) => page.cases} empty={<NoCase state={asked} />}>
        {(rows) => {
          const several = rows.filter(({ id, evidence }) => chosen.has(id) && evidence !== null)
          return (
            <>
              <RowKeys
                note={`With the focus in the table, j and k go to the next and the previous case${decides ? ', x chooses it, and d decides the chosen ones' : ''}.`}
                more={{ d: () => setDeciding(several.length > 0) }}
              >
                <DataTable
                  caption="Cases, newest first"
                  rows={rows}
                  idOf={({ id }) => id}
                  columns={[
                    ...(decides
                      ? [
                          {
                            name: 'Choose',
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
                    { name: 'Listed party', cell: (each) => <Party of={each} /> },
                    { name: 'State', cell: (each) => <Standing of={each} /> },
                    { name: 'Assigned', cell: ({ assignee }) => assignee ?? '–' },
                    { name: 'Opened', cell: ({ openedAt }) => <Moment at={openedAt} /> },
                  ]}
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

const Subject = ({ of: { id, subject, ref } }: { readonly of: Case }) => (
  <>
    <Link to={pathTo.case(id)} className="block" dir="auto">
      {subject ?? 'Erased'}
    </Link>
    {ref !== undefined && <code>{ref}</code>}
  </>
)

const Party = ({ of: { match } }: { readonly of: Case }) =>
  match === null ? (
    'Erased'
  ) : (
    <>
      <span className="block" dir="auto">
        {match.matchedName}
      </span>
      <span className="quiet">{[...new Set(match.citations.map(({ source }) => source))].join(', ')}</span>
    </>
  )

function Standing({ of: { state, proposal, reopened, dueDate } }: { readonly of: Case }) {
  const [tone, label] = CASE_MARKS[state]
  return (
    <>
      <Mark tone={tone}>{label}</Mark>
      {reopened !== undefined && <p className="quiet">Its evidence changed</p>}
      {proposal !== undefined && <p className="quiet">Waits for a second person</p>}
      {dueDate !== null && <p className="quiet">{`Due ${dayText(dueDate)}`}</p>}
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
