// Lists the passkeys of the account, adds one and removes one.
import { Button, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { addPasskey, hasPasskeys, listPasskeys, type ListedPasskey, removePasskey } from '../api/passkeys.ts'
import { askSecondFactor } from '../api/second-factor.ts'
import { CodeInput } from '../frame/second-step-form.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Moment } from '../parts/facts.tsx'
import { fieldErrors, Form } from '../parts/form.tsx'
import { DataTable } from '../parts/listing.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { PageSection } from '../parts/page.tsx'
import { Password } from '../parts/password.tsx'
import { passwordAtItsField } from './change-password.tsx'

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
  const factor = useQuery({ queryKey: ['second-factor'], queryFn: ({ signal }) => askSecondFactor(signal) })
  const hasApp = typeof factor.data?.since === 'string'
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const add = useMutation({
    mutationFn: () =>
      addPasskey(name, { password, ...(hasApp && { code }) }).catch(passwordAtItsField('password')),
    onSuccess: () => {
      onClose()
      return queries.invalidateQueries({ queryKey: LIST })
    },
  })
  const errors = fieldErrors(add.error)
  return (
    <Dialog title="Add a passkey" onClose={add.isPending ? undefined : onClose}>
      <Form
        submit="Add it"
        error={add.error}
        busy={add.isPending}
        onSubmit={() => add.mutate()}
        onCancel={onClose}
      >
        <TextInput
          label="Name of the device"
          name="name"
          value={name}
          error={errors.get('name')}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <OwnPassword value={password} error={errors.get('password')} onChange={setPassword} />
        {hasApp && <CodeInput value={code} error={errors.get('code')} onChange={setCode} />}
      </Form>
    </Dialog>
  )
}

interface RemovePasskeyProps {
  readonly of: ListedPasskey
  readonly onClose: () => void
}

function RemovePasskey({ of: { id, name }, onClose }: RemovePasskeyProps) {
  const queries = useQueryClient()
  const [password, setPassword] = useState('')
  const remove = useMutation({
    mutationFn: () => removePasskey(id, password).catch(passwordAtItsField('password')),
    onSuccess: () => {
      onClose()
      return queries.invalidateQueries({ queryKey: LIST })
    },
  })
  return (
    <Dialog title={`Remove the passkey ${name}?`} onClose={remove.isPending ? undefined : onClose}>
      <p>It signs in no longer. Remove it from the device too.</p>
      <Form
        submit="Remove it"
        error={remove.error}
        busy={remove.isPending}
        onSubmit={() => remove.mutate()}
        onCancel={onClose}
      >
        <OwnPassword
          value={password}
          error={fieldErrors(remove.error).get('password')}
          onChange={setPassword}
        />
      </Form>
    </Dialog>
  )
}

interface OwnPasswordProps {
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (password: string) => void
}

/** The password of the signed-in person, given again. */
export const OwnPassword = ({ value, error, onChange }: OwnPasswordProps) => (
  <Password
    label="Your password"
    name="password"
    autoComplete="current-password"
    value={value}
    error={error}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
)
