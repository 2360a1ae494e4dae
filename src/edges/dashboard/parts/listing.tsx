// A table that becomes a list of cards where it has no room; one with more columns than any screen has room for scrolls by
// itself. The roles are written out, because a table laid out as blocks is none any more to a screen reader.
import { type ReactNode, useEffect, useRef, useState } from 'react'

export interface Column<Row> {
  readonly name: string
  readonly cell: (row: Row) => ReactNode
  /** Figures stand to the right, under each other. */
  readonly figures?: boolean
  /** The cell that names the row. */
  readonly names?: boolean
}

interface ListingProps<Row> {
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly idOf: (row: Row) => string
}

export function Listing<Row>({ caption, columns, rows, idOf }: ListingProps<Row>) {
  const [region, scrolls] = useScrolls()
  return (
    <div
      ref={region}
      className="listing-room"
      {...(scrolls && { role: 'region', 'aria-label': `${caption}, to be scrolled sideways`, tabIndex: 0 })}
    >
      <table className="listing" role="table">
        <caption className="visually-hidden">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ name, figures }) => (
              <th
                key={name}
                role="columnheader"
                scope="col"
                className={figures === true ? 'figures' : undefined}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={idOf(row)} role="row">
              {columns.map(({ name, cell, figures, names }) => (
                <td
                  key={name}
                  role={names === true ? 'rowheader' : 'cell'}
                  data-name={name}
                  className={[figures === true && 'figures', names === true && 'names']
                    .filter(Boolean)
                    .join(' ')}
                >
                  <div>{cell(row)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Whether an element is narrower than what is in it, as it is now: only then the keyboard has to reach it. */
function useScrolls() {
  const element = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const room = element.current
    if (room === null) return undefined
    const watcher = new ResizeObserver(() => setScrolls(room.scrollWidth > room.clientWidth))
    watcher.observe(room)
    if (room.firstElementChild) watcher.observe(room.firstElementChild)
    return () => watcher.disconnect()
  }, [])
  return [element, scrolls] as const
}
