// How long the workspace keeps its diligence runs; an owner changes it.
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useChange } from '../api/queries.ts'
import { Confirm } from '../parts/confirm.tsx'
import { fieldErrors, Form } from '../parts/form.tsx'
import { PageSection } from '../parts/page.tsx'
import { counted } from '../words/naming.ts'
import type { ShownWorkspace } from './workspace.ts'

interface RetentionProps {
  readonly of: ShownWorkspace
  readonly mayChange: boolean
}

export function Retention({ of: { retentionDays }, mayChange }: RetentionProps) {
  const [days, setDays] = useState(retentionDays === null ? '' : String(retentionDays))
  const [isAsking, setIsAsking] = useState(false)
  const change = useChange('set_retention', { makesOld: ['get_workspace'] })
  const set = (wanted: number | null) =>
    change.mutate({ days: wanted }, { onSettled: () => setIsAsking(false) })
  // why 0 for what is no number: the server then says what is
  const wanted = days.trim() === '' ? null : /^\s*\d+\s*$/.test(days) ? Number(days) : 0
  return (
    <PageSection title="How long runs are kept">
      <p>
        {retentionDays === null
          ? 'Diligence runs are kept until a person erases them.'
          : `Diligence runs are erased after ${counted(retentionDays, 'day')}. Their audit records stay and still verify.`}
      </p>
      {mayChange && (
        <Form
          submit={wanted === null ? 'Keep runs' : 'Erase older runs'}
          error={change.error}
          busy={change.isPending}
          onSubmit={() => (wanted === null || wanted === 0 ? set(wanted) : setIsAsking(true))}
        >
          <TextInput
            label="Days"
            name="days"
            description="Older runs are erased within an hour, for ever. Leave it empty to keep all runs."
            inputMode="numeric"
            value={days}
            error={fieldErrors(change.error).get('days')}
            onChange={({ currentTarget }) => setDays(currentTarget.value)}
          />
        </Form>
      )}
      {isAsking && wanted !== null && (
        <Confirm
          title={`Erase the runs that are older than ${counted(wanted, 'day')}?`}
          submit="Erase them"
          change={change}
          onConfirm={() => set(wanted)}
          onClose={() => setIsAsking(false)}
        >
          <p>
            The runs of this workspace that are older are erased within an hour, and every later one when it
            is that old. No one can bring them back.
          </p>
        </Confirm>
      )}
    </PageSection>
  )
}
