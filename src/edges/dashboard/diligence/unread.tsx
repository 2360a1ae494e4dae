// Which sources a run could not look into, and what to do about it.
import { sourcesRead } from '../../../core/report/words/sources-read.ts'
import { counted } from '../naming.ts'
import { Notice } from '../parts/notice.tsx'
import { RunAgain } from './run-again.tsx'
import type { CompletedRun } from './run.ts'

export function Unread({ run }: { readonly run: CompletedRun }) {
  const { read, unread } = sourcesRead(run.sources)
  if (unread.length === 0) return null
  return (
    <Notice tone="care">
      <p>
        {read.length === 0
          ? 'Nothing could be looked up: none of the sources was loaded.'
          : `${counted(unread.length, 'source was', 'sources were')} not loaded when this run looked, so nothing is known of what they hold:`}
      </p>
      <ul>
        {unread.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      <p>Whoever runs this server loads sources on the page “Operator”. Then run it again.</p>
      <RunAgain subject={run.subject} />
    </Notice>
  )
}
