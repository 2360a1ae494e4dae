// Reports that a run could not read some sources, and what to do. The run's conditions name them.
import { sourcesRead } from '../../../reports/words/sources-read.ts'
import { counted } from '../words/naming.ts'
import { Notice } from '../parts/notice.tsx'
import { Link } from '../routing/location.tsx'
import type { CompletedRun } from './run.ts'

interface UnreadProps {
  readonly run: CompletedRun
  readonly isOperator: boolean
}

export function Unread({ run, isOperator }: UnreadProps) {
  const { read, unread } = sourcesRead(run.sources)
  if (unread.length === 0) return null
  return (
    <Notice tone="care">
      <p>
        {read.length === 0
          ? 'Nothing could be looked up: none of the sources was loaded.'
          : `${counted(unread.length, 'source was', 'sources were')} not loaded when this run looked, so nothing is known of what they hold.`}
      </p>
      <p>
        {isOperator ? (
          <>
            Load them on the page <Link to="/operator">Operator</Link>, then run it again.
          </>
        ) : (
          'Ask the operator of this server to load them on the page “Operator”, then run it again.'
        )}
      </p>
    </Notice>
  )
}
