// A table that becomes a list of cards where it has no room. The roles are written out, because a table laid out as
// blocks is none any more to a screen reader.
import type { ReactNode } from 'react'

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
  return (
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
  )
}
