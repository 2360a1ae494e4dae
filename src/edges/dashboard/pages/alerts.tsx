// The page of alerts: what is new about the subjects of watched portfolios.
import type { WatchAlert } from '../../../contract/vocabulary/watch.ts'
import { useAsk, useAskPages } from '../api/queries.ts'
import { CitationLink } from '../diligence/citation.tsx'
import { Moment } from '../parts/facts.tsx'
import { type DataColumn, ViewedTable } from '../parts/listing.tsx'
import { Mark } from '../parts/mark.tsx'
import { PageLayout } from '../parts/page.tsx'
import { Empty, PagesOf } from '../parts/pages-of.tsx'
import { TableTools } from '../parts/table-tools.tsx'
import { PortfolioChoice, usePortfolioNames } from '../portfolios/portfolio-choice.tsx'
import { ALERT_LABELS, OUTCOME_MARKS } from '../portfolios/alert-words.ts'
import { Link, readdress, useQueryPart, withQueryPart } from '../routing/location.tsx'
import { pathTo } from '../routing/route.ts'
import { percent, wordsOfName } from '../words/naming.ts'

export function AlertsPage() {
  const portfolio = useQueryPart('portfolio') ?? ''
  const alerts = useAskPages('list_alerts', portfolio === '' ? {} : { portfolio })
  const sources = useAsk('list_sources', {})
  const names = usePortfolioNames()
  const sourceNames = new Map(sources.data?.sources.map(({ id, name }) => [id, name]))
  const nameOf = (id: string): string => names.get(id) ?? id
  const columns: readonly DataColumn<WatchAlert>[] = [
    { name: 'What is new', by: ({ kind }) => ALERT_LABELS[kind], cell: (alert) => <News of={alert} /> },
    {
      name: 'Subject',
      names: true,
      by: ({ match }) => match.name,
      cell: (alert) => <Subject of={alert} portfolio={nameOf(alert.portfolio)} />,
    },
    {
      name: 'Listed party',
      by: ({ match }) => match.matchedName,
      cell: ({ match }) => <Party of={match} />,
    },
    {
      name: 'Records',
      cell: ({ match: { citations } }) =>
        citations.map((citation) => (
          <p key={`${citation.source} ${citation.id}`}>
            <CitationLink citation={citation} sourceName={sourceNames.get(citation.source)} />
          </p>
        )),
    },
    { name: 'When', by: ({ at }) => at, cell: ({ at }) => <Moment at={at} /> },
  ]
  return (
    <PageLayout
      title="Alerts"
      lead="What is new about the subjects of watched portfolios. A match is not proof: a person has to review each."
    >
      <PortfolioChoice value={portfolio} onChoose={(id) => readdress(withQueryPart('portfolio', id))} />
      <TableTools page="alerts" columns={columns} />
      <PagesOf of={alerts} rowsOf={(page) => page.alerts} empty={<NoAlert />}>
        {(rows) => <ViewedTable caption="Alerts" rows={rows} idOf={({ id }) => id} columns={columns} />}
      </PagesOf>
    </PageLayout>
  )
}

const Subject = ({
  of: { ref, match, portfolio: id },
  portfolio,
}: {
  readonly of: WatchAlert
  readonly portfolio: string
}) => (
  <>
    <span className="block" dir="auto">
      {match.name}
    </span>
    <code>{ref}</code>{' '}
    <Link to={pathTo.portfolio(id)} className="block" dir="auto">
      {portfolio}
    </Link>
  </>
)

function News({ of: { kind, match, before } }: { readonly of: WatchAlert }) {
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

const Party = ({ of: { matchedName, score, says, measures } }: { readonly of: WatchAlert['match'] }) => (
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
