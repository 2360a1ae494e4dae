// A table that becomes a list of cards where it has no room; one with more columns than any screen has room for scrolls by
// itself. The roles are written out, because a table laid out as blocks is none any more to a screen reader.
import { type ReactNode, useCallback } from 'react'
import { useMeasured } from './measured.ts'

/** What makes something that scrolls by itself reachable by keyboard, and says so. */
const scrolledSideways = (name: string) =>
  ({ role: 'region', 'aria-label': `${name}, to be scrolled sideways`, tabIndex: 0 }) as const

export interface DataColumn<Row> {
  readonly name: string
  readonly cell: (row: Row) => ReactNode
  /** Figures stand to the right, under each other. */
  readonly figures?: boolean
  /** The cell that names the row. */
  readonly names?: boolean
}

interface ListingProps<Row> {
  readonly caption: string
  readonly columns: readonly DataColumn<Row>[]
  readonly rows: readonly Row[]
  readonly idOf: (row: Row) => string
}

export function DataTable<Row>({ caption, columns, rows, idOf }: ListingProps<Row>) {
  const [room, { cards, scrolls }] = useShape(columns.length)
  return (
    <div
      ref={room}
      className={cards ? 'listing-room cards' : 'listing-room'}
      {...(scrolls && scrolledSideways(caption))}
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

/** A column with less room than this makes cards of the rows. */
const COLUMN_PX = 128
/** With more columns there would be cards on every screen; then the table scrolls. */
const MAX_WITH_ROOM = 7

/** How a table stands in its room, as wide as that is now: as cards, or so that it scrolls and the keyboard has to reach it. */
function useShape(columns: number) {
  return useMeasured(
    { cards: false, scrolls: false },
    useCallback(
      ({ clientWidth: width, scrollWidth }: HTMLElement) => ({
        cards: width < COLUMN_PX * Math.min(columns, MAX_WITH_ROOM),
        scrolls: scrollWidth > width,
      }),
      [columns],
    ),
  )
}
