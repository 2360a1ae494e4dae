// Shows a reading as it arrives: reserved space while it loads, then the answer, or the error and a second try.
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { nobodySignedIn } from '../api/queries.ts'
import { RequestRefusal, Unreachable } from '../api/send.ts'
import { minuteText } from '../words/naming.ts'
import { ProblemNotice } from './notice.tsx'

interface Reading<T> {
  readonly data: T | undefined
  readonly error: Error | null
  /** When the answer arrived. */
  readonly dataUpdatedAt: number
  refetch(): unknown
}

interface LoadedProps<T> {
  readonly of: Reading<T>
  /** Lines of space to reserve while it loads. */
  readonly lines?: number
  /** Shown in place of the refusal if the item does not exist. */
  readonly missing?: ReactNode
  readonly children: (data: T) => ReactNode
}

/** Shown above data that could not be refreshed. */
function Old({ of: { error, dataUpdatedAt } }: { readonly of: Reading<unknown> }) {
  const asOf = <p className="quiet">As of {minuteText(new Date(dataUpdatedAt).toISOString())}.</p>
  // why not the error too: the page as a whole reports that the server does not answer
  return error instanceof Unreachable ? asOf : <ProblemNotice error={error}>{asOf}</ProblemNotice>
}

export function Loaded<T>({ of: reading, lines = 6, missing, children }: LoadedProps<T>) {
  const { error } = reading
  if (reading.data !== undefined)
    return (
      <>
        {error !== null && !nobodySignedIn(error) && <Old of={reading} />}
        {children(reading.data)}
      </>
    )
  if (missing !== undefined && error instanceof RequestRefusal && error.problem.error === 'not_found')
    return missing
  if (error !== null)
    return (
      <ProblemNotice error={error}>
        {(!(error instanceof RequestRefusal) || error.problem.retryable) && (
          <Button variant="default" onClick={() => void reading.refetch()}>
            Try again
          </Button>
        )}
      </ProblemNotice>
    )
  return (
    <div className="waiting" aria-busy="true">
      <span className="visually-hidden" role="status">
        Loading
      </span>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className="waiting-line" />
      ))}
    </div>
  )
}
