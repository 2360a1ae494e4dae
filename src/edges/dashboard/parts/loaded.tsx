// A reading as it arrives: room kept free while it is under way, then the answer, or what went wrong and a second try.
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { nobodySignedIn } from '../api/queries.ts'
import { RequestRefusal, Unreachable } from '../api/send.ts'
import { minuteText } from '../words/naming.ts'
import { ProblemNotice } from './notice.tsx'

interface Reading<T> {
  readonly data: T | undefined
  readonly error: Error | null
  /** When the data was answered. */
  readonly dataUpdatedAt: number
  refetch(): unknown
}

interface LoadedProps<T> {
  readonly of: Reading<T>
  /** Lines of room to keep while it is under way. */
  readonly lines?: number
  /** Said instead of the refusal where there is no such thing. */
  readonly missing?: ReactNode
  readonly children: (data: T) => ReactNode
}

/** Said above what could not be renewed. */
function Old({ of: { error, dataUpdatedAt } }: { readonly of: Reading<unknown> }) {
  const asOf = <p className="quiet">As of {minuteText(new Date(dataUpdatedAt).toISOString())}.</p>
  // why not the error too: the page as a whole says that the server does not answer
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
