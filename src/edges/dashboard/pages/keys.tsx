// The page of the workspace's API keys: what each may do, when it was last used, and how to renew or end it.
import { Button } from '@mantine/core'
import { useState } from 'react'
import { type SignedInAccount, isOwner } from '../api/account.ts'
import { useAsk, useChange } from '../api/queries.ts'
import { IssueKey } from '../keys/issue-key.tsx'
import { expiryText, graceOf, type Key, stateOf } from '../keys/key.ts'
import { QuickStart } from '../keys/quick-start.tsx'
import { RotateKey } from '../keys/rotate-key.tsx'
import { dayText, minuteText } from '../words/naming.ts'
import { Moment } from '../parts/facts.tsx'
import { DataTable } from '../parts/listing.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { Mark } from '../parts/mark.tsx'
import { PageLayout, PageSection } from '../parts/page.tsx'
import { Empty } from '../parts/pages-of.tsx'
import { Confirm } from '../parts/confirm.tsx'

// Revokes a key, after a confirmation.
function RevokeKey({ of: key, onClose }: { readonly of: Key; readonly onClose: () => void }) {
  const revoke = useChange('revoke_key', { makesOld: ['list_keys'] })
  return (
    <Confirm
      title={`Revoke “${key.name}”?`}
      submit="Revoke it"
      change={revoke}
      onConfirm={() => revoke.mutate({ id: key.id }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>Every further request with it is refused. You cannot undo this.</p>
    </Confirm>
  )
}

type Doing = { readonly what: 'issue' } | { readonly what: 'rotate' | 'revoke'; readonly key: Key }

export function KeysPage({ account }: { readonly account: SignedInAccount }) {
  const keys = useAsk('list_keys', {})
  const [doing, setDoing] = useState<Doing | null>(null)
  const close = (): void => setDoing(null)
  const owner = isOwner(account)
  return (
    <PageLayout
      title="API keys"
      lead={
        owner
          ? 'Programs and agents sign in with these. A secret is shown once.'
          : 'Programs and agents sign in with these. Owners of the workspace issue them.'
      }
      actions={owner && <Button onClick={() => setDoing({ what: 'issue' })}>Issue a key</Button>}
    >
      <Loaded of={keys}>
        {({ keys: rows }) =>
          rows.length === 0 ? (
            <Empty title="No key yet">
              {owner && <p>Issue one for each program or agent, so that each can be ended by itself.</p>}
            </Empty>
          ) : (
            <DataTable
              caption="API keys"
              rows={rows}
              idOf={({ id }) => id}
              columns={[
                { name: 'Name', names: true, cell: (key) => <KeyName of={key} /> },
                {
                  name: 'State',
                  cell: (key) => <State of={key} />,
                },
                { name: 'May', cell: ({ scopes }) => mayText(scopes) },
                { name: 'Owner', cell: ({ owner: whose }) => whose?.name ?? 'the workspace' },
                { name: 'Issued', cell: ({ createdAt }) => dayText(createdAt) },
                { name: 'Expires', cell: (key) => expiryText(key) },
                {
                  name: 'Last used',
                  cell: ({ lastUsedAt }) => (lastUsedAt === null ? 'never' : <Moment at={lastUsedAt} />),
                },
                ...(owner
                  ? [{ name: 'Actions', cell: (key: Key) => <Actions of={key} onChoose={setDoing} /> }]
                  : []),
              ]}
            />
          )
        }
      </Loaded>
      <PageSection title="Quick start">
        <QuickStart />
      </PageSection>
      {doing?.what === 'issue' && <IssueKey onClose={close} />}
      {doing?.what === 'rotate' && <RotateKey of={doing.key} onClose={close} />}
      {doing?.what === 'revoke' && <RevokeKey of={doing.key} onClose={close} />}
    </PageLayout>
  )
}

const KeyName = ({ of: { name, hint } }: { readonly of: Key }) => (
  <>
    <span className="block">{name}</span>
    {hint !== null && <code>{hint}</code>}
  </>
)

function State({ of: key }: { readonly of: Key }) {
  const state = stateOf(key)
  const grace = graceOf(key)
  return (
    <>
      <Mark tone={state === 'Good' ? 'good' : 'quiet'}>{state}</Mark>
      {state === 'Good' && grace !== undefined && (
        <span className="quiet block">The old secret works until {minuteText(grace)}.</span>
      )}
    </>
  )
}

function Actions({ of: key, onChoose }: { readonly of: Key; readonly onChoose: (doing: Doing) => void }) {
  if (key.revokedAt !== null) return <span className="quiet">–</span>
  return (
    <div className="row-actions">
      {stateOf(key) === 'Good' && (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={`Rotate ${key.name}`}
          onClick={() => onChoose({ what: 'rotate', key })}
        >
          Rotate
        </Button>
      )}
      <Button
        variant="default"
        size="compact-sm"
        aria-label={`Revoke ${key.name}`}
        onClick={() => onChoose({ what: 'revoke', key })}
      >
        Revoke
      </Button>
    </div>
  )
}

const list = new Intl.ListFormat('en-GB')

/** What a key may do: every key reads. */
const mayText = (scopes: Key['scopes']): string =>
  list.format([
    'read',
    ...(scopes.includes('run') ? ['run'] : []),
    ...(scopes.includes('decide') ? ['decide', 'erase'] : []),
  ])
