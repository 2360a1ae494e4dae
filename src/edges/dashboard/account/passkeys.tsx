// Lists the passkeys of the account, adds one and removes one.
import { Button, TextInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { addPasskey, hasPasskeys, listPasskeys, type ListedPasskey, removePasskey } from '../api/passkeys.ts'
import { Moment } from '../parts/facts.tsx'
import { DataTable } from '../parts/listing.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { PageSection } from '../parts/page.tsx'
import { ProofDialog } from './own-proof.tsx'

const LIST = ['passkeys']

export function PasskeyList() {
  const passkeys = useQuery({ queryKey: LIST, queryFn: ({ signal }) => listPasskeys(signal) })
  const [adding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<ListedPasskey>()
  return (
    <PageSection
      title="Passkeys"
      lead="A passkey on your device signs in without a password, after the device has asked who you are."
    >
      <Loaded of={passkeys} lines={2}>
        {(rows) =>
          rows.length === 0 ? (
            <p>You have no passkey.</p>
          ) : (
            <DataTable
              caption="Passkeys"
              rows={rows}
              idOf={({ id }) => id}
              columns={[
                { name: 'Name', names: true, cell: ({ name }) => name },
                { name: 'Added', cell: ({ createdAt }) => <Moment at={createdAt} /> },
                {
                  name: 'Last used',
                  cell: ({ lastUsedAt }) => (lastUsedAt === null ? '–' : <Moment at={lastUsedAt} />),
                },
                {
                  name: 'Actions',
                  cell: (one) => (
                    <Button
                      variant="default"
                      size="compact-sm"
                      aria-label={`Remove ${one.name}`}
                      onClick={() => setRemoving(one)}
                    >
                      Remove
                    </Button>
                  ),
                },
              ]}
            />
          )
        }
      </Loaded>
      {hasPasskeys() ? (
        <Button variant="default" className="more" onClick={() => setAdding(true)}>
          Add a passkey
        </Button>
      ) : (
        <p className="quiet">This browser offers no passkeys at this address.</p>
      )}
      {adding && <AddPasskey onClose={() => setAdding(false)} />}
      {removing !== undefined && <RemovePasskey of={removing} onClose={() => setRemoving(undefined)} />}
    </PageSection>
  )
}

function AddPasskey({ onClose }: { readonly onClose: () => void }) {
  const queries = useQueryClient()
  const [name, setName] = useState('')
  return (
    <ProofDialog
      title="Add a passkey"
      submit="Add it"
      asksCode
      act={(proof) => addPasskey(name, proof)}
      onDone={() => {
        onClose()
        return queries.invalidateQueries({ queryKey: LIST })
      }}
      onClose={onClose}
    >
      {(errors) => (
        <TextInput
          label="Name of the device"
          name="name"
          value={name}
          error={errors.get('name')}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      )}
    </ProofDialog>
  )
}

interface RemovePasskeyProps {
  readonly of: ListedPasskey
  readonly onClose: () => void
}

function RemovePasskey({ of: { id, name }, onClose }: RemovePasskeyProps) {
  const queries = useQueryClient()
  return (
    <ProofDialog
      title={`Remove the passkey ${name}?`}
      says="It signs in no longer, and every other session of yours ends. Remove it from the device too."
      submit="Remove it"
      act={({ password }) => removePasskey(id, password)}
      onDone={() => {
        onClose()
        return queries.invalidateQueries({ queryKey: LIST })
      }}
      onClose={onClose}
    />
  )
}
