// Decides one or several cases with one reason, each on the evidence that the page shows.
import { NativeSelect, Textarea } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Case } from '../../../contract/vocabulary/case.ts'
import type { CaseDecisionState } from '../../../contract/vocabulary/match-decision.ts'
import { call } from '../api/call.ts'
import { useWorkspaceId } from '../api/workspace-in-use.ts'
import { Dialog } from '../parts/dialog.tsx'
import { fieldErrors, Form } from '../parts/form.tsx'
import { counted } from '../words/naming.ts'
import { CASE_DECISIONS, caseName, caseStateLabel, DECISION_MEANINGS } from './case-words.ts'

interface DecideCasesProps {
  /** None of them is erased. */
  readonly of: readonly Case[]
  readonly onClose: () => void
  readonly onDecided: () => void
}

export function DecideCases({ of: cases, onClose, onDecided }: DecideCasesProps) {
  const queries = useQueryClient()
  const workspace = useWorkspaceId()
  // why kept: those that are decided leave the list behind the dialog
  const [asked] = useState(cases)
  const [state, setState] = useState<CaseDecisionState>()
  const [reason, setReason] = useState('')
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set())
  const deciding = useMutation({
    async mutationFn() {
      if (state === undefined) throw new Error('Choose what you decide.')
      for (const { id, evidence } of asked) {
        if (decided.has(id) || evidence === null) continue
        await call('decide_case', { id, state, reason, evidence: evidence.hash }, undefined, workspace)
        setDecided((before) => new Set([...before, id]))
      }
    },
    onSuccess: onDecided,
    onSettled: () =>
      Promise.all(['list_cases', 'get_case'].map((key) => queries.invalidateQueries({ queryKey: [key] }))),
  })
  const one = asked.length === 1 ? asked[0] : undefined
  return (
    <Dialog
      title={one === undefined ? `Decide ${counted(asked.length, 'case')}` : `Decide: ${caseName(one)}`}
      onClose={deciding.isPending ? undefined : onClose}
    >
      <Form
        submit="Decide"
        error={deciding.error}
        busy={deciding.isPending}
        onSubmit={() => deciding.mutate()}
        onCancel={onClose}
      >
        {one === undefined && (
          <ul>
            {asked.map((each) => (
              <li key={each.id} dir="auto">
                {caseName(each)}
              </li>
            ))}
          </ul>
        )}
        <NativeSelect
          label="Decision"
          name="state"
          description={state === undefined ? undefined : DECISION_MEANINGS[state]}
          value={state ?? ''}
          data={[
            { value: '', label: 'Choose' },
            ...CASE_DECISIONS.map((each) => ({ value: each as string, label: caseStateLabel(each) })),
          ]}
          onChange={({ currentTarget }) =>
            setState(CASE_DECISIONS.find((each) => each === currentTarget.value))
          }
        />
        <Textarea
          label="Reason"
          name="reason"
          description="It is kept with your name and the time, and its digest is in the audit log."
          autosize
          minRows={2}
          maxLength={2000}
          value={reason}
          error={fieldErrors(deciding.error).get('reason')}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        {decided.size > 0 && deciding.error !== null && (
          <p>{`${counted(decided.size, 'case')} decided; the others are not.`}</p>
        )}
      </Form>
    </Dialog>
  )
}
