// The passes over a watched portfolio: which lists changed, and what was compared.
import type { Pass, PassList } from '../../../contract/vocabulary/watch.ts'
import { RUN_STATUSES } from '../../../reports/words/run-verdict.ts'
import { useAskPages } from '../api/queries.ts'
import { untilEnded } from '../diligence/under-way.ts'
import { Moment } from '../parts/facts.tsx'
import { UnreadableMark } from '../parts/list-entry.tsx'
import { DataTable } from '../parts/listing.tsx'
import { MarkOf } from '../parts/mark.tsx'
import { Empty, PagesOf } from '../parts/pages-of.tsx'
import { counted, dayText, figureText } from '../words/naming.ts'

export function Passes({ id, watched }: { readonly id: string; readonly watched: boolean }) {
  const passes = useAskPages(
    'list_passes',
    { id },
    {
      everyMs: (pages, times) =>
        untilEnded(
          pages.flatMap((page) => page.passes),
          times,
          pages.length,
        ),
    },
  )
  return (
    <PagesOf of={passes} rowsOf={(page) => page.passes} empty={<NoPass watched={watched} />}>
      {(rows) => (
        <DataTable
          caption="Passes, newest first"
          rows={rows}
          idOf={(pass) => pass.id}
          columns={[
            { name: 'When', names: true, cell: ({ createdAt }) => <Moment at={createdAt} /> },
            { name: 'Status', cell: (pass) => <Standing of={pass} /> },
            {
              name: 'Compared',
              cell: ({ scope, unreadable }) =>
                scope !== null ? SCOPES[scope] : unreadable === true ? NOT_KNOWN : '',
            },
            {
              name: 'Lists that changed',
              cell: ({ lists, unreadable }) => (unreadable === true ? NOT_KNOWN : <Changed of={lists} />),
            },
            { name: 'Screened', figures: true, cell: ({ screened }) => figureText(screened) },
            { name: 'Alerts', figures: true, cell: ({ alerts }) => figureText(alerts) },
          ]}
        />
      )}
    </PagesOf>
  )
}

const SCOPES: Readonly<Record<NonNullable<Pass['scope']>, string>> = {
  all: 'Everything',
  changes: 'What changed',
}

/** why not as of a pass without a change: what it compared is what was altered */
const NOT_KNOWN = 'Not known'

const Standing = ({ of: { status, error, unreadable } }: { readonly of: Pass }) => (
  <>
    <MarkOf said={RUN_STATUSES[status]} />
    {error !== undefined && <p>{error}</p>}
    <UnreadableMark of={unreadable} />
  </>
)

function Changed({ of: lists }: { readonly of: readonly PassList[] }) {
  const first = lists.filter(({ from, to }) => from === null && to !== null)
  const changed = lists.filter(({ from, to }) => from !== null && from !== to)
  if (first.length + changed.length === 0) return 'None'
  const records = first.reduce((sum, { added }) => sum + added, 0)
  return (
    <>
      {first.length > 0 && (
        <p>{`${counted(first.length, 'list')} for the first time: ${counted(records, 'record')}`}</p>
      )}
      {changed.map(({ id, to, toDate, added, changed: altered, removed }) => (
        <p key={id}>
          {to === null
            ? `${id} is not loaded any more`
            : `${id}${toDate === null ? '' : ` of ${dayText(toDate)}`}: ${figureText(added)} new, ${figureText(altered)} changed, ${figureText(removed)} removed`}
        </p>
      ))}
    </>
  )
}

const NoPass = ({ watched }: { readonly watched: boolean }) => (
  <Empty title="No pass yet">
    <p>
      {watched ? 'The first one begins within seconds.' : 'A pass follows when the portfolio is watched.'}
    </p>
  </Empty>
)
