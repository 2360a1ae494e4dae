// A native dialog of the browser: it traps the focus, handles Escape, and returns the focus.
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'

interface DialogProps {
  readonly title: string
  /** Called on Escape; without it the dialog stays until the person deals with it, however often they press Escape. */
  readonly onClose?: (() => void) | undefined
  readonly children: ReactNode
}

export function Dialog({ title, onClose, children }: DialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      closedby={onClose ? 'closerequest' : 'none'}
      onCancel={(event) => {
        event.preventDefault()
        onClose?.()
      }}
      // why: in browsers without closedby a second Escape closes it without asking, even if it must stay
      onClose={() => (onClose ? onClose() : dialog.current?.showModal())}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  )
}
