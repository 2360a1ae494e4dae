// What the keys of a table do with a case: a assigns it to the person, e escalates it. The page says what was done.
import { useState } from 'react'
import type { Case } from '../../../contract/vocabulary/case.ts'
import type { SignedInAccount } from '../api/account.ts'
import { useChange } from '../api/queries.ts'
import { caseName, isDecidedCase } from './case-words.ts'

export interface CaseKeys {
  /** What was done last, for the status of the page. */
  readonly said: string
  readonly error: Error | null
  readonly say: (text: string) => void
  readonly assign: (one: Case | undefined) => void
  readonly escalate: (one: Case | undefined) => void
}

export function useCaseKeys({ user }: SignedInAccount): CaseKeys {
  const [said, say] = useState('')
  const update = useChange('update_case', { makesOld: ['list_cases', 'get_case'] })
  /** why not of a decided one: a new state would take the decision back */
  const open = (one: Case | undefined): one is Case => {
    const isOpen = one !== undefined && one.evidence !== null && !isDecidedCase(one.state)
    if (!isOpen) say(one === undefined ? 'No case in this row.' : `${caseName(one)}: it is decided.`)
    return isOpen
  }
  return {
    said,
    error: update.error,
    say,
    assign: (one) => {
      if (!open(one)) return
      const done = (): void => say(`${caseName(one)}: assigned to you.`)
      update.mutate({ id: one.id, assignee: user.name }, { onSuccess: done })
    },
    escalate: (one) => {
      if (!open(one)) return
      const done = (): void => say(`${caseName(one)}: escalated.`)
      if (one.state === 'escalated') say(`${caseName(one)}: it is escalated already.`)
      else update.mutate({ id: one.id, state: 'escalated' }, { onSuccess: done })
    },
  }
}
