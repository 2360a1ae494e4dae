// Erases an assessment, after it has shown how much is stored of it.
import { Button, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import type { ErasureReason } from '../../../contract/vocabulary/erasure.ts'
import { useAsk, useChange } from '../api/queries.ts'
import { Confirm } from '../parts/confirm.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { counted } from '../words/naming.ts'

const REASONS = [
  { value: 'request', label: 'A person asked for it' },
  { value: 'order', label: 'A court or an authority ordered it' },
  { value: 'mistake', label: 'The assessment should not have been made' },
] as const satisfies readonly { readonly value: ErasureReason; readonly label: string }[]
type GivenReason = (typeof REASONS)[number]['value']

export function EraseAssessment({ id }: { readonly id: string }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        Erase
      </Button>
      {isAsking && <ConfirmErasure id={id} onClose={() => setAsking(false)} />}
    </>
  )
}

function ConfirmErasure({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const [reason, setReason] = useState<GivenReason>('request')
  const stored = useAsk('get_session', { id })
  const erase = useChange('erase_session', {
    makesOld: [
      'get_assessment',
      'list_assessments',
      'get_session',
      'get_session_audit',
      'list_events',
      'list_citation_checks',
    ],
  })
  return (
    <Confirm
      title="Erase this assessment?"
      submit="Erase for ever"
      change={erase}
      onConfirm={() => erase.mutate({ id, reason }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <Loaded of={stored} lines={3}>
        {({ holds }) => (
          <p>
            The assessment loses its pitch, {counted(holds.entries, 'piece')} of evidence,{' '}
            {counted(holds.scorecards, 'scorecard')} and{' '}
            {counted(holds.citation_checks, 'check of a quote', 'checks of quotes')}. No one can go on with
            it. The audit records stay and still verify. This cannot be undone.
          </p>
        )}
      </Loaded>
      <NativeSelect
        label="Reason"
        name="reason"
        description="It is kept in the audit log, without the pitch."
        value={reason}
        data={REASONS}
        onChange={({ currentTarget }) => setReason(currentTarget.value as GivenReason)}
      />
    </Confirm>
  )
}
