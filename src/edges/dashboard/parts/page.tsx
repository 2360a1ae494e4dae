// The head of a page and its sections. After a move the heading takes the focus, so that a screen reader begins there.
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { opening } from '../words/naming.ts'
import { movesSoFar } from '../routing/location.tsx'
import { Collapsed } from './folded.tsx'

const LONGEST_TITLE = 90

interface PageProps {
  readonly title: string
  /** What stands in the browser's tab, where the heading is long. */
  readonly tabTitle?: string
  readonly lead?: ReactNode
  readonly actions?: ReactNode
  readonly children: ReactNode
}

export function PageLayout({ title, tabTitle = title, lead, actions, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${tabTitle} · Assay`
  }, [tabTitle])
  useEffect(() => {
    if (movesSoFar() > 0 && window.location.hash === '') heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <>
      <header className="page-head">
        <div>
          {/* why by itself: it may be a name or a pitch of any script */}
          <h1 ref={heading} tabIndex={-1} dir="auto">
            {opening(title, LONGEST_TITLE)}
          </h1>
          {title.length > LONGEST_TITLE && (
            <Collapsed>
              <p className="lead" dir="auto">
                {title}
              </p>
            </Collapsed>
          )}
          {lead !== undefined && <p className="lead">{lead}</p>}
        </div>
        {actions !== undefined && <div className="actions">{actions}</div>}
      </header>
      {children}
    </>
  )
}

interface SectionProps {
  readonly title: string
  readonly id?: string
  readonly lead?: ReactNode
  readonly children: ReactNode
}

export function PageSection({ title, id, lead, children }: SectionProps) {
  const own = useId()
  return (
    <section className="section" aria-labelledby={`${own}-title`} {...(id !== undefined && { id })}>
      <h2 id={`${own}-title`} tabIndex={-1}>
        {title}
      </h2>
      {lead !== undefined && <p className="section-lead">{lead}</p>}
      {children}
    </section>
  )
}
