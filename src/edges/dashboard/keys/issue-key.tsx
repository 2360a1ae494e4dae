// Issues a key, and shows its secret once.
import { Checkbox, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useChange } from '../api/queries.ts'
import { DayInput } from '../parts/day-input.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { fieldErrors, Form } from '../parts/form.tsx'
import { ShownSecret } from './shown-secret.tsx'

export function IssueKey({ onClose }: { readonly onClose: () => void }) {
  const [name, setName] = useState('')
  const [mayRun, setMayRun] = useState(true)
  const [mayErase, setMayErase] = useState(false)
  const [expires, setExpires] = useState('')
  const issue = useChange('issue_key', { makesOld: ['list_keys'] })
  const errors = fieldErrors(issue.error)
  const send = (): void =>
    issue.mutate({
      name,
      scopes: ['read', ...(mayRun ? (['run'] as const) : []), ...(mayErase ? (['decide'] as const) : [])],
      ...(expires !== '' && { expiresAt: endOf(expires) }),
    })
  return (
    <Dialog
      title={issue.data ? `The key “${issue.data.key.name}”` : 'Issue a key'}
      onClose={issue.data || issue.isPending ? undefined : onClose}
    >
      {issue.data ? (
        <ShownSecret secret={issue.data.secret} onClose={onClose} />
      ) : (
        <Form
          submit="Issue the key"
          error={issue.error}
          busy={issue.isPending}
          onSubmit={send}
          onCancel={onClose}
        >
          <TextInput
            label="Name"
            name="name"
            description="Which program or agent it is for."
            maxLength={80}
            value={name}
            error={errors.get('name')}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <Checkbox
            label="It may run things"
            description="Without it the key starts and submits nothing."
            checked={mayRun}
            onChange={({ currentTarget }) => setMayRun(currentTarget.checked)}
          />
          <Checkbox
            label="It may erase subjects and assessments"
            description="For a program that carries out requests of people to be forgotten."
            checked={mayErase}
            onChange={({ currentTarget }) => setMayErase(currentTarget.checked)}
          />
          <DayInput
            max="9999-12-31"
            label="Expires after (optional)"
            name="expiresAt"
            value={expires}
            error={errors.get('expiresAt')}
            onChange={({ currentTarget }) => setExpires(currentTarget.value)}
          />
        </Form>
      )}
    </Dialog>
  )
}

/** The end of a day in the person's time zone; other text goes unchanged to the service, which reports the fault. */
function endOf(day: string): string {
  const end = new Date(`${day}T23:59:59.999`)
  return Number.isNaN(end.getTime()) ? day : end.toISOString()
}
