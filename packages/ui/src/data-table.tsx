import type { ReactNode } from 'react'
import { Avatar } from './avatar.tsx'
import { classNames } from './class-names.ts'
import type { LinkElement } from './linked.tsx'
import { followRow } from './row-click.ts'
import { SelectAll, SelectRow, type RowSelection } from './row-selection.tsx'
import { type ColumnOrders, SortedHead, sortingOf } from './sorted-head.tsx'
import './table-tools.css'

export type Column<Row> = {
  key: string
  head: string
  renderCell: (row: Row) => ReactNode
  /** Right-aligned and tabular; on phones beside the lead, unless it is named. */
  figure?: boolean
  /** The heading of each row on phones. */
  lead?: boolean
  /** Needs its head to be understood, so phones show it in front of the value. */
  named?: boolean
  /** Shown from 1024 px only; the page of the row has it too. */
  wide?: boolean
  /** A text rather than a value; phones show it on lines of its own. */
  long?: boolean
  /** The orders of the list by this column; its head changes between them. */
  orders?: ColumnOrders
}

type DataTableProps<Row> = {
  caption: string
  columns: Column<Row>[]
  rows: Row[]
  rowKey: (row: Row) => string
  selected?: string | null
  /** A click anywhere on a row follows the link in its leading cell; keyboards and screen readers have that link. */
  rowsOpen?: boolean
  /** The order of the list, and the link to another one. */
  sorting?: { order: string; renderLink: (order: string) => LinkElement }
  /** Rows can be chosen by a box before each, which `nameOf` a row names. */
  selection?: RowSelection & { nameOf: (row: Row) => string }
}

/** A table from 1024 px; below, a list: of every row the lead and its figure, then the rest, the last column right. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, selected, rowsOpen, sorting, selection } = props
  return (
    <div className="card overflow-hidden">
      <table className="plain-table data-table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className="choose">
                <SelectAll selection={selection} />
              </th>
            )}
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={classNames(column.figure && 'figure') || undefined}
                aria-sort={sorting && sortingOf(column.orders, sorting.order)}
              >
                {sorting && column.orders ? (
                  <SortedHead head={column.head} orders={column.orders} {...sorting} />
                ) : (
                  column.head
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the link in it is for the keyboard
            <tr
              key={rowKey(row)}
              className={classNames(rowsOpen && 'opens', selection && 'chooses') || undefined}
              aria-selected={rowKey(row) === selected || undefined}
              onClick={rowsOpen ? followRow : undefined}
              onAuxClick={rowsOpen ? followRow : undefined}
            >
              {selection && (
                <td className="choose">
                  <SelectRow selection={selection} id={rowKey(row)} name={selection.nameOf(row)} />
                </td>
              )}
              {columns.map((column) => (
                <td
                  key={column.key}
                  data-label={column.head}
                  className={
                    classNames(
                      column.wide && 'wide',
                      column.figure && 'figure',
                      column.lead && 'lead',
                      column.named && 'named',
                      column.long && 'long',
                    ) || undefined
                  }
                >
                  {column.renderCell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type PersonCellProps = { name: ReactNode; label: string; below?: string; picture?: string | null }

/** Picture, name (or a link with it) and one line below, for the first column. */
export function PersonCell({ name, label, below, picture }: PersonCellProps) {
  return (
    <span className="person-cell">
      <Avatar name={label} src={picture} size={42} />
      <span>
        {name}
        {below && <small>{below}</small>}
      </span>
    </span>
  )
}
