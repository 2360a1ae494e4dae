// A text somebody wrote, as far as a glance goes: the rest opens with a button. Whoever has it read out is read all of it.
import { type ReactElement, useState } from 'react'
import { useMeasured } from './measured.ts'

export function Collapsed({ children }: { readonly children: ReactElement }) {
  const [room, isCut] = useMeasured(false, isInsideTooLong)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <div ref={room} className={isOpen ? undefined : 'folded'}>
        {children}
      </div>
      {(isCut || isOpen) && (
        <button type="button" className="plain-button" onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Show less' : 'Show all'}
        </button>
      )}
    </>
  )
}

const isInsideTooLong = ({ firstElementChild: inside }: HTMLElement): boolean =>
  inside !== null && inside.scrollHeight > inside.clientHeight
