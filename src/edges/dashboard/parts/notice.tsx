// Shows what went wrong and what to do next, calmly, where it happened.
import { type ReactNode, useSyncExternalStore } from 'react'
import { axisName, kindName, memberName } from '../../../reports/words/evidence.ts'
import { nobodySignedIn } from '../api/queries.ts'
import { missingSignal, problemWords } from '../words/problem-words.ts'
import { RequestRefusal, Unreachable } from '../api/send.ts'
import { signInNeed } from '../api/sign-in-need.ts'
import { useWorkspaceId } from '../api/workspace-in-use.ts'
import { counted, prose } from '../words/naming.ts'

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
  /** Findings that a field already shows; they are not repeated. */
  readonly placed?: ReadonlySet<string>
  readonly children?: ReactNode
}

export function ProblemNotice({ error, placed, children }: ProblemNoticeProps) {
  const isAsking = useSyncExternalStore(signInNeed.subscribe, signInNeed.get)
  const isInFrame = useWorkspaceId() !== null
  // why: the person has signed in again since
  if (nobodySignedIn(error) && !isAsking) return null
  // why no notice: the frame reports, once for the page, that the server does not answer
  if (isInFrame && error instanceof Unreachable && error.left === 'harmless')
    return (
      <>
        <p className="quiet">This could not be loaded.</p>
        {children}
      </>
    )
  if (!(error instanceof RequestRefusal))
    return (
      <Notice tone="bad">
        <p>{error instanceof Error ? error.message : 'Something went wrong. Load the page again.'}</p>
        {children}
      </Notice>
    )
  const {
    issues = [],
    missing_signals: missing = [],
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
          ? `${counted(beside.length, 'field needs', 'fields need')} another look; the error is beside each. Nothing you typed is lost.`
          : problemWords(error.problem)}
      </p>
      {others.length > 0 && (
        <ul>
          {others.map(({ path, message }) => (
            <li key={`${path} ${message}`}>
              {fieldName(path)}: {prose(message)}
            </li>
          ))}
        </ul>
      )}
      {missing.length > 0 && (
        <ul>
          {missing.map(missingSignal).map(({ axis, kind, need, have }) => (
            <li key={`${axis} ${kind}`}>
              {kindName(kind)} ({axisName(axis)}): {have} of {need}
            </li>
          ))}
        </ul>
      )}
      {upgrade !== undefined && (
        <p>
          <a href={upgrade}>See what Pro offers</a>
        </p>
      )}
      {status >= 500 && <p className="quiet">Number {request}</p>}
      {children}
    </Notice>
  )
}

/** The name of a field that is not on the page, or the address of a source. */
export const fieldName = (path: string): string =>
  path.includes('/') ? path : memberName(/[^.]*$/.exec(path)?.[0] ?? path)
