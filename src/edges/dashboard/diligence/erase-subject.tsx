// Erases the subject of a run, after it has shown which runs go and which others mention the name.
import { Button, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import type { ErasureReason } from '../../../contract/vocabulary/erasure.ts'
import { useAsk, useChange } from '../api/queries.ts'
import { Confirm } from '../parts/confirm.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { Link } from '../routing/location.tsx'
import { pathTo } from '../routing/route.ts'
import { counted, minuteText } from '../words/naming.ts'
import type { Run } from './run.ts'

const REASONS = [
  { value: 'request', label: 'The person asked for it' },
  { value: 'order', label: 'A court or an authority ordered it' },
  { value: 'mistake', label: 'The run should not have been made' },
] as const satisfies readonly { readonly value: ErasureReason; readonly label: string }[]
type GivenReason = (typeof REASONS)[number]['value']

export function EraseSubject({ run }: { readonly run: Run }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        Erase
      </Button>
      {isAsking && <ConfirmErasure run={run} onClose={() => setAsking(false)} />}
    </>
  )
}

function ConfirmErasure({
  run: { id, subject },
  onClose,
}: {
  readonly run: Run
  readonly onClose: () => void
}) {
  const [reason, setReason] = useState<GivenReason>('request')
  const about = useAsk('get_subject', { ref: id })
  const erase = useChange('erase_subject', {
    makesOld: ['get_run', 'list_runs', 'get_run_audit', 'get_subject'],
  })
  return (
    <Confirm
      title={`Erase ${subject.name}?`}
      submit="Erase for ever"
      change={erase}
      onConfirm={() => erase.mutate({ ref: id, reason }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <Loaded of={about} lines={3}>
        {({ total, mentions }) => (
          <>
            <p>
              {total === 1 ? 'This run loses' : `${counted(total, 'run')} about exactly this subject lose`}{' '}
              the subject, the scorecard and the findings. The audit records stay and still verify. This
              cannot be undone.
            </p>
            {mentions.length > 0 && (
              <>
                <p>These runs mention the name with other facts. They stay, unless you erase them too:</p>
                <ul>
                  {mentions.map((other) => (
                    <li key={other.id}>
                      <Link to={pathTo.run(other.id)}>
                        <bdi>{other.subject.name}</bdi>, {minuteText(other.createdAt)}
                      </Link>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </>
        )}
      </Loaded>
      <NativeSelect
        label="Reason"
        name="reason"
        description="It is kept in the audit log, without the name."
        value={reason}
        data={REASONS}
        onChange={({ currentTarget }) => setReason(currentTarget.value as GivenReason)}
      />
    </Confirm>
  )
}
