// What a person can do about an entry from the ledger: withdraw it, which is confirmed first, put it back, and have its page
// read again (rules C-1, C-2, P-11).
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { gradeName, kindName } from '../../../reports/words/evidence.ts'
import { useChange } from '../api/queries.ts'
import { Confirm } from '../parts/confirm.tsx'
import { Notice, ProblemNotice } from '../parts/notice.tsx'
import { opening } from '../words/naming.ts'
import type { ShownEntry } from './assessment.ts'

export interface EntryAction {
  readonly name: 'withdraw' | 'put-back' | 'read-again'
  readonly entry: ShownEntry
}

/** A function that acts, and what to show above the ledger and over the page. */
export function useEntryActions(token: string): {
  readonly act: (action: EntryAction) => void
  readonly shown: ReactNode
} {
  const [asked, setAsked] = useState<ShownEntry | null>(null)
  const [said, setSaid] = useState<string | null>(null)
  const notice = useRef<HTMLDivElement>(null)
  const options = { makesOld: ['get_assessment', 'list_assessments'] } as const
  const withdrawal = useChange('submit_signal', options)
  const resending = useChange('submit_signal', options)
  useEffect(() => {
    // why: the button that had the focus may be gone with its entry
    if (said !== null || resending.error !== null) notice.current?.focus()
  }, [said, resending.error])

  const withdraw = ({ id, axis, kind }: ShownEntry): void =>
    withdrawal.mutate(
      { session: token, axis, kind, value: {}, replaces: id, withdraw: true },
      {
        onSuccess: () => {
          setAsked(null)
          setSaid(`${id} is withdrawn. It stays in the record, where you can put it back.`)
        },
      },
    )
  const resend = (name: EntryAction['name'], { id, axis, kind, value }: ShownEntry): void =>
    resending.mutate(
      { session: token, axis, kind, value },
      {
        onSuccess: ({ provenance }) => {
          const seen = provenance === undefined ? '' : `: ${gradeName(provenance.grade)}`
          setSaid(
            name === 'put-back' ? `${id} counts again${seen}.` : `The page of ${id} was read again${seen}.`,
          )
        },
      },
    )
  const act = ({ name, entry }: EntryAction): void => {
    setSaid(null)
    resending.reset()
    if (name !== 'withdraw') return resend(name, entry)
    withdrawal.reset()
    setAsked(entry)
  }
  return {
    act,
    shown: (
      <>
        <div ref={notice} tabIndex={-1} className="act-said">
          {said !== null && (
            <Notice tone="plain">
              <p>{said}</p>
            </Notice>
          )}
          {resending.isPending && (
            <p role="status" className="quiet">
              Its page is being read.
            </p>
          )}
          {resending.error !== null && <ProblemNotice error={resending.error} />}
        </div>
        {asked && (
          <Confirm
            title="Withdraw this entry?"
            submit="Withdraw it"
            change={withdrawal}
            onConfirm={() => withdraw(asked)}
            onClose={() => setAsked(null)}
          >
            <p>
              {kindName(asked.kind)}
              {asked.quote !== null && (
                <>
                  : “<bdi>{opening(asked.quote)}</bdi>”
                </>
              )}
            </p>
            <p>
              It stays in the record and in every export as withdrawn, and counts for nothing. You can put it
              back later.
            </p>
          </Confirm>
        )}
      </>
    ),
  }
}
