// What went wrong and what to do next, said calmly where it happened.
import type { ReactNode } from 'react'
import { Refused } from '../api/send.ts'
import { counted } from '../naming.ts'

type Tone = 'bad' | 'care' | 'good' | 'plain'

export function Notice({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return (
    <div className={`notice ${tone}`} role={tone === 'bad' ? 'alert' : 'status'}>
      {children}
    </div>
  )
}

interface ProblemNoticeProps {
  readonly error: unknown
  /** Findings that have a field to stand beside; they are not said twice. */
  readonly placed?: ReadonlySet<string>
  readonly children?: ReactNode
}

export function ProblemNotice({ error, placed, children }: ProblemNoticeProps) {
  if (!(error instanceof Refused))
    return (
      <Notice tone="bad">
        <p>{error instanceof Error ? error.message : 'Something went wrong. Load the page again.'}</p>
        {children}
      </Notice>
    )
  const {
    message,
    issues = [],
    missing_signals: missing,
    upgrade_url: upgrade,
    request_id: request,
    status,
  } = error.problem
  const beside = issues.filter(({ path }) => placed?.has(path) === true)
  const others = issues.filter((issue) => !beside.includes(issue))
  return (
    <Notice tone="bad">
      <p>
        {beside.length > 0 && others.length === 0
          ? `${counted(beside.length, 'field needs', 'fields need')} another look; what is wrong stands beside each. Nothing you typed is lost.`
          : message}
      </p>
      {others.length > 1 && (
        <ul>
          {others.map(({ path, message: finding }) => (
            <li key={`${path} ${finding}`}>
              <code>{path}</code> {finding}
            </li>
          ))}
        </ul>
      )}
      {missing !== undefined && missing.length > 0 && <p>Missing: {missing.join('; ')}</p>}
      {upgrade !== undefined && (
        <p>
          <a href={upgrade}>See what Pro offers</a>
        </p>
      )}
      {status >= 500 && <p className="quiet">Request {request}</p>}
      {children}
    </Notice>
  )
}
