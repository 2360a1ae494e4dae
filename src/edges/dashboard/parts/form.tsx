// A form: it shows each finding at the field it names, and gives the first one the focus.
import { Button } from '@mantine/core'
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { RequestRefusal } from '../api/send.ts'
import { capital, prose } from '../words/naming.ts'
import { ProblemNotice } from './notice.tsx'

/** Path of a field -> its fault. */
export type FieldErrors = ReadonlyMap<string, string>

export function fieldErrors(error: unknown): FieldErrors {
  const issues = error instanceof RequestRefusal ? (error.problem.issues ?? []) : []
  return new Map(issues.map(({ path, message }) => [path, capital(prose(message))]))
}

interface FormProps {
  readonly error: unknown
  readonly busy: boolean
  readonly submit: string
  readonly onSubmit: () => void
  onCancel?: (() => void) | undefined
  /** What the other button says, where it does more than leave the form. */
  readonly cancel?: string
  readonly children: ReactNode
}

export function Form({ error, busy, submit, onSubmit, onCancel, cancel = 'Cancel', children }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [placed, setPlaced] = useState<ReadonlySet<string>>(new Set())
  // why in addition to busy: a second click may come before the page is drawn again
  const sent = useRef(false)
  useEffect(() => {
    const named = [...(form.current?.elements ?? [])].flatMap((field) => field.getAttribute('name') ?? [])
    setPlaced(new Set(named))
    sent.current = false
    if (fieldErrors(error).size > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [error])
  useEffect(() => {
    sent.current = busy
  }, [busy])
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (busy || sent.current) return
    // why: the browser reports a value it cannot parse as missing
    const unread = [...event.currentTarget.querySelectorAll('input')].find(
      ({ validity }) => validity.badInput,
    )
    if (unread) {
      unread.focus()
      unread.reportValidity()
      return
    }
    sent.current = true
    try {
      onSubmit()
    } catch (fault) {
      sent.current = false
      throw fault
    }
  }
  return (
    <form ref={form} className="form" noValidate onSubmit={send}>
      {children}
      {error !== null && error !== undefined && <ProblemNotice error={error} placed={placed} />}
      <div className="actions">
        <Button type="submit" loading={busy}>
          {submit}
        </Button>
        {onCancel && (
          <Button variant="default" disabled={busy} onClick={onCancel}>
            {cancel}
          </Button>
        )}
      </div>
    </form>
  )
}
