// A table that becomes a list of cards where space is short; with more columns than fit any screen, the table scrolls.
// The roles are written out because a screen reader no longer recognises a table laid out as blocks.
import { type ReactNode, useCallback } from 'react'
import { readdress, useQueryPart, withQueryPart } from '../routing/location.tsx'
import { VIEW_TABLES, type ViewedPage } from '../../../contract/vocabulary/view-tables.ts'
import { useMeasured } from './measured.ts'
import { shownColumns, type Sort, sortOf, type ViewedColumn } from './table-view.ts'

/** Makes a scrolling element reachable by keyboard, and announces it. */
const scrolledSideways = (name: string) =>
  ({ role: 'region', 'aria-label': `${name}, to be scrolled sideways`, tabIndex: 0 }) as const

export interface DataColumn<Row> extends ViewedColumn {
  readonly cell: (row: Row) => ReactNode
  /** Aligns figures to the right. */
  readonly figures?: boolean
}

/** A column that views of this table can name. */
export type TableColumn<Page extends ViewedPage, Row> = DataColumn<Row> & {
  readonly name: (typeof VIEW_TABLES)[Page]['columns'][number]
}

interface ListingProps<Row> {
  readonly caption: string
  readonly columns: readonly DataColumn<Row>[]
  readonly rows: readonly Row[]
  readonly idOf: (row: Row) => string
}

/** A table with the columns that the address of the page has, and headings for its orders. The server sorts the rows. */
export function ViewedTable<Row, Page extends ViewedPage>({
  page,
  columns,
  ...rest
}: ListingProps<Row> & { readonly page: Page; readonly columns: readonly TableColumn<Page, Row>[] }) {
  const sort = sortOf(useQueryPart('sort'))
  const hidden = useQueryPart('hide')
  return (
    <DataTable
      {...rest}
      columns={shownColumns(columns, hidden)}
      sort={{
        of: sort,
        names: Object.keys(VIEW_TABLES[page].sorts),
        by: (part) => readdress(withQueryPart('sort', part)),
      }}
    />
  )
}

interface SortedBy {
  readonly of: Sort | undefined
  /** The columns that the table can be sorted by. */
  readonly names: readonly string[]
  readonly by: (part: string) => void
}

export function DataTable<Row>({
  caption,
  columns,
  rows,
  idOf,
  sort,
}: ListingProps<Row> & { readonly sort?: SortedBy }) {
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
                {...(sort?.of?.name === name && {
                  'aria-sort': sort.of.isDown ? ('descending' as const) : ('ascending' as const),
                })}
              >
                {/* why not in cards: their headings are out of sight */}
                {sort?.names.includes(name) !== true || cards ? name : <SortButton name={name} sort={sort} />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={idOf(row)} role="row" data-id={idOf(row)}>
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

const SortButton = ({ name, sort: { of, by } }: { readonly name: string; readonly sort: SortedBy }) => (
  <button
    type="button"
    className="sort-button"
    onClick={() => by(of?.name !== name ? name : of.isDown ? '' : `-${name}`)}
  >
    {name}
    {of?.name === name && <span aria-hidden="true">{of.isDown ? ' ↓' : ' ↑'}</span>}
  </button>
)

/** If a column has less space than this, the rows become cards. */
const COLUMN_PX = 128
/** More columns would give cards on every screen; the table scrolls instead. */
const MAX_WITH_ROOM = 7

/** The layout of a table in its current width: as cards, or scrolling and reachable by keyboard. */
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
