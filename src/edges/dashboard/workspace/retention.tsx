// How long the workspace keeps its diligence runs, its assessments and its alerts; an owner changes it.
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

interface Words {
  readonly title: string
  readonly kept: string
  readonly erased: (days: string) => string
  readonly field: string
  readonly description: string
  readonly keep: string
  readonly erase: string
  readonly question: (days: string) => string
  readonly consequence: string
}

const RUNS: Words = {
  title: 'How long runs are kept',
  kept: 'Diligence runs are kept until a person erases them.',
  erased: (days) =>
    `Diligence runs are erased after ${days}, and batches with them. The audit records of runs stay and still verify.`,
  field: 'Days',
  description: 'Older runs and batches are erased within an hour, for ever. Leave it empty to keep all.',
  keep: 'Keep runs',
  erase: 'Erase older runs',
  question: (days) => `Erase the runs that are older than ${days}?`,
  consequence:
    'The runs and batches of this workspace that are older are erased within an hour, and every later one when it is that old. No one can bring them back.',
}

const SESSIONS: Words = {
  title: 'How long assessments are kept',
  kept: 'Assessments are kept until a person erases them.',
  erased: (days) =>
    `Assessments are erased ${days} after their last evidence or scoring. Their audit records stay and still verify.`,
  field: 'Limit for assessments',
  description:
    'Number of days since the last evidence or scoring. Older assessments are erased within an hour, for ever. Leave it empty to keep all.',
  keep: 'Keep assessments',
  erase: 'Erase older assessments',
  question: (days) => `Erase the assessments without evidence or scoring for ${days}?`,
  consequence:
    'The assessments of this workspace to which nothing was added for so long are erased within an hour, and every other one when its time has come. No one can bring them back.',
}

const ALERTS: Words = {
  title: 'How long alerts are kept',
  kept: 'Alerts are kept until their subject is removed.',
  erased: (days) => `Alerts are erased after ${days}. Their cases and the audit records of the passes stay.`,
  field: 'Limit for alerts',
  description:
    'Number of days. Older alerts are erased within an hour, for ever. Leave it empty to keep all.',
  keep: 'Keep alerts',
  erase: 'Erase older alerts',
  question: (days) => `Erase the alerts that are older than ${days}?`,
  consequence:
    'The alerts of this workspace that are older are erased within an hour, and every later one when it is that old. No one can bring them back.',
}

export const Retention = ({
  of: { retentionDays, sessionRetentionDays, alertRetentionDays },
  mayChange,
}: RetentionProps) => (
  <>
    <RetentionOf what="runs" days={retentionDays} words={RUNS} mayChange={mayChange} />
    <RetentionOf what="sessions" days={sessionRetentionDays} words={SESSIONS} mayChange={mayChange} />
    <RetentionOf what="alerts" days={alertRetentionDays} words={ALERTS} mayChange={mayChange} />
  </>
)

interface RetentionOfProps {
  readonly what: 'runs' | 'sessions' | 'alerts'
  /** Null: they are kept. */
  readonly days: number | null
  readonly words: Words
  readonly mayChange: boolean
}

function RetentionOf({ what, days: inForce, words, mayChange }: RetentionOfProps) {
  const [days, setDays] = useState(inForce === null ? '' : String(inForce))
  const [isAsking, setIsAsking] = useState(false)
  const change = useChange('set_retention', { makesOld: ['get_workspace'] })
  const set = (wanted: number | null) =>
    change.mutate({ days: wanted, of: what }, { onSettled: () => setIsAsking(false) })
  // why 0 for what is no number: the server then says what is
  const wanted = days.trim() === '' ? null : /^\s*\d+\s*$/.test(days) ? Number(days) : 0
  return (
    <PageSection title={words.title}>
      <p>{inForce === null ? words.kept : words.erased(counted(inForce, 'day'))}</p>
      {mayChange && (
        <Form
          submit={wanted === null ? words.keep : words.erase}
          error={change.error}
          busy={change.isPending}
          onSubmit={() => (wanted === null || wanted === 0 ? set(wanted) : setIsAsking(true))}
        >
          <TextInput
            label={words.field}
            name={`days-of-${what}`}
            description={words.description}
            inputMode="numeric"
            value={days}
            error={fieldErrors(change.error).get('days')}
            onChange={({ currentTarget }) => setDays(currentTarget.value)}
          />
        </Form>
      )}
      {isAsking && wanted !== null && (
        <Confirm
          title={words.question(counted(wanted, 'day'))}
          submit="Erase them"
          change={change}
          onConfirm={() => set(wanted)}
          onClose={() => setIsAsking(false)}
        >
          <p>{words.consequence}</p>
        </Confirm>
      )}
    </PageSection>
  )
}
