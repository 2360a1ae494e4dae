// The page of what people and keys did in the workspace, from the entries of its audit log.
import { NativeSelect } from '@mantine/core'
import { ACTIVITY_KINDS, type ActivityKind } from '../../../contract/vocabulary/activity-kinds.ts'
import type { Operations } from '../../../contract/index.ts'
import type { OutputOf } from '../../../contract/operations/operation.ts'
import { useAsk, useAskPages } from '../api/queries.ts'
import { Moment } from '../parts/facts.tsx'
import { DataTable } from '../parts/listing.tsx'
import { Notice } from '../parts/notice.tsx'
import { PageLayout } from '../parts/page.tsx'
import { Empty, PagesOf } from '../parts/pages-of.tsx'
import { readdress, useQueryPart, withQueryPart } from '../routing/location.tsx'
import { capital, wordsOfName } from '../words/naming.ts'

type ActShown = OutputOf<Operations['list_activity']>['activities'][number]

const isKind = (text: string | null): text is ActivityKind =>
  text !== null && Object.hasOwn(ACTIVITY_KINDS, text)

export function ActivityPage() {
  const addressed = useQueryPart('kind')
  const kind = isKind(addressed) ? addressed : undefined
  const by = useQueryPart('by') ?? ''
  const workspace = useAsk('get_workspace', {})
  const activity = useAskPages('list_activity', { ...(kind && { kind }), ...(by !== '' && { by }) })
  const members = workspace.data?.members ?? []
  const fault = activity.data?.pages.find((page) => page.fault !== undefined)?.fault
  return (
    <PageLayout
      title="Activity"
      lead="Who did what with the keys, people, webhooks, settings and data of this workspace. Each line is an entry of the audit log."
    >
      <div className="table-tools">
        <NativeSelect
          label="What"
          value={kind ?? ''}
          data={[
            { value: '', label: 'Everything' },
            ...Object.entries(ACTIVITY_KINDS).map(([value, label]) => ({ value, label: capital(label) })),
          ]}
          onChange={({ currentTarget }) => readdress(withQueryPart('kind', currentTarget.value))}
        />
        <NativeSelect
          label="Who"
          value={by}
          data={[
            { value: '', label: 'Everyone' },
            ...members.map(({ id, name }) => ({ value: id, label: name })),
            // why: a link may name a key, or a person who has left
            ...(by === '' || members.some(({ id }) => id === by) ? [] : [{ value: by, label: by }]),
          ]}
          onChange={({ currentTarget }) => readdress(withQueryPart('by', currentTarget.value))}
        />
      </div>
      {fault !== undefined && (
        <Notice tone="bad">
          <p>{fault}. Tell the operator of the server, who finds what was altered.</p>
        </Notice>
      )}
      <PagesOf
        of={activity}
        rowsOf={(page) => page.activities}
        empty={
          <Empty title="Nothing of this kind yet">
            <p>What people and keys do from now on is here.</p>
          </Empty>
        }
      >
        {(rows) => (
          <DataTable
            caption="Activity, newest first"
            rows={rows}
            idOf={({ id }) => id}
            columns={[
              { name: 'When', names: true, cell: ({ at }) => <Moment at={at} /> },
              { name: 'Who', cell: ({ by: who }) => who.name ?? <code>{who.id}</code> },
              { name: 'Did', cell: (act) => <Did of={act} /> },
              {
                name: 'About',
                cell: ({ about, aboutName }) => aboutName ?? (about === null ? '–' : <code>{about}</code>),
              },
              { name: 'Details', cell: ({ details, erased }) => detailText(details, erased) },
            ]}
          />
        )}
      </PagesOf>
    </PageLayout>
  )
}

function Did({ of: { kind, hash, late } }: { readonly of: ActShown }) {
  const note =
    hash === null
      ? 'Waits until the audit log can be written again.'
      : late === true
        ? 'The audit log took it in later.'
        : undefined
  return (
    <>
      {ACTIVITY_KINDS[kind]}
      {note !== undefined && <span className="quiet block">{note}</span>}
    </>
  )
}

function detailText(details: ActShown['details'], erased = 0): string {
  const said = Object.entries(details)
    .filter(([, value]) => value !== null)
    .map(
      ([name, value]) => `${wordsOfName(name)}: ${Array.isArray(value) ? value.join(', ') : String(value)}`,
    )
  if (erased > 0) said.push('a name or address was erased')
  return said.join('; ') || '–'
}
