// Keys for a table, while the focus is in it: j and k go from row to row, x chooses a row.
import type { KeyboardEvent, ReactNode } from 'react'

interface RowKeysProps {
  /** Key -> what it does with the row that has the focus, by its id; undefined where no row has it. */
  readonly more?: Readonly<Record<string, (id: string | undefined) => void>>
  /** Says what the keys do. */
  readonly note: string
  readonly children: ReactNode
}

// why only with the focus inside: a letter that a voice or a hand hits elsewhere must do nothing
export function RowKeys({ more, note, children }: RowKeysProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const { key, target, currentTarget } = event
    if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)) return
    if (target.matches('input:not([type="checkbox"]), textarea, select')) return
    const rows = [...currentTarget.querySelectorAll<HTMLElement>('tbody tr')]
    const at = rows.findIndex((row) => row.contains(target))
    const row = rows[key === 'j' ? at + 1 : key === 'k' ? Math.max(at - 1, 0) : at]
    if (key === 'j' || key === 'k') row?.querySelector<HTMLElement>('.names a')?.focus()
    else if (key === 'x') row?.querySelector<HTMLElement>('input[type="checkbox"]')?.click()
    else if (more !== undefined && Object.hasOwn(more, key)) more[key]?.(rows[at]?.dataset['id'])
    else return
    event.preventDefault()
  }
  return (
    <div onKeyDown={onKeyDown}>
      <p className="quiet">{note}</p>
      {children}
    </div>
  )
}
