// Confirms an action: says what will happen, and to whom, before it does.
import type { ReactNode } from 'react'
import { Dialog } from './dialog.tsx'
import { Form } from './form.tsx'

interface ConfirmProps {
  /** A question. */
  readonly title: string
  readonly submit: string
  readonly change: { readonly error: unknown; readonly isPending: boolean }
  readonly onConfirm: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

export const Confirm = ({ title, submit, change, onConfirm, onClose, children }: ConfirmProps) => (
  <Dialog title={title} onClose={change.isPending ? undefined : onClose}>
    <Form
      submit={submit}
      error={change.error}
      busy={change.isPending}
      onSubmit={onConfirm}
      onCancel={onClose}
    >
      {children}
    </Form>
  </Dialog>
)
