// How long the workspace keeps its diligence runs; an owner changes it.
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useChange } from '../api/queries.ts'
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
  const change = useChange('set_retention', { makesOld: ['get_workspace'] })
  const wanted = days.trim() === '' ? null : Number(days)
  return (
    <PageSection title="How long runs are kept">
      <p>
        {retentionDays === null
          ? 'Diligence runs are kept until somebody erases them.'
          : `Diligence runs are erased after ${counted(retentionDays, 'day')}. Their audit records stay and still verify.`}
      </p>
      {mayChange && (
        <Form
          submit={wanted === null ? 'Keep runs' : 'Erase older runs'}
          error={change.error}
          busy={change.isPending}
          onSubmit={() => change.mutate({ days: wanted })}
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
    </PageSection>
  )
}
