// The page around signing in: the name of the service and one thing to do.
import { type ReactNode, useEffect, useRef } from 'react'
import { movesSoFar } from '../routing/location.tsx'
import { Brand } from './brand.tsx'
import { ConnectionNotice } from './connection.tsx'
import { useKeptFocus } from './kept-focus.ts'

interface WelcomeProps {
  /** None while it is not known yet what there is to do. */
  readonly title?: string
  readonly children: ReactNode
}

export function Welcome({ title, children }: WelcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useKeptFocus()
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · Assay`
  }, [title])
  useEffect(() => {
    if (movesSoFar() > 0) heading.current?.focus()
  }, [])
  return (
    <main className="welcome">
      <Brand />
      <ConnectionNotice />
      {title !== undefined && (
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
      )}
      {children}
    </main>
  )
}
