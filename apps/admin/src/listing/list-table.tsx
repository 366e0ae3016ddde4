import type { CallName } from '@anseo/contract/calls'
import { Button } from '@anseo/ui/button'
import { type Column, DataTable } from '@anseo/ui/data-table'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useMay } from '../queries/profile.ts'
import { ExportButton, type ListFile } from './export-button.tsx'
import { useSelection } from './use-selection.ts'

/** Buttons for the chosen rows, and the call that a role must be allowed to make to get them. */
export interface ListActions<Row> {
  call: CallName
  render: (chosen: Row[], done: () => void) => ReactNode
}

interface ListTableProps<Row extends { _id: string }> {
  caption: string
  columns: Column<Row>[]
  rows: Row[]
  /** Returns the name of a row, for its checkbox. */
  nameOf: (row: Row) => string
  order: string
  linkTo: (change: { order: string }) => string
  /** The download of the chosen rows, for roles that may make the call. */
  download: ListFile
  /** Further buttons for the chosen rows, for roles that may make their call; `done` clears the choice. */
  actions?: ListActions<Row>
  /** The row whose detail is shown beside the list. */
  opened?: string | null
  /** False if a click on a row opens nothing. */
  rowsOpen?: boolean
}

/**
 * Shows a page of a list, sorted on the server. Rows can be opened, selected and downloaded; a role that may do nothing
 * with a selection gets no checkboxes.
 */
export function ListTable<Row extends { _id: string }>(props: ListTableProps<Row>) {
  const { caption, columns, rows, nameOf, order, linkTo, download, actions, opened, rowsOpen = true } = props
  const may = useMay()
  const mayAct = actions !== undefined && may(actions.call)
  const selection = useSelection(rows.map(({ _id }) => _id))
  const { selected, clear } = selection
  return (
    <>
      <DataTable
        rowsOpen={rowsOpen}
        caption={caption}
        columns={columns}
        rows={rows}
        rowKey={({ _id }) => _id}
        selected={opened ?? null}
        sorting={{
          order,
          renderLink: (to) => <Link to={linkTo({ order: to })} replace preventScrollReset />,
        }}
        {...((mayAct || may(download.call)) && { selection: { ...selection, nameOf } })}
      />
      {selected.length > 0 && (
        <section className="card selection-bar" aria-label="Selected rows">
          <b role="status" className="num">
            {selected.length} selected
          </b>
          <span className="flex flex-wrap gap-2">
            {mayAct &&
              actions.render(
                rows.filter(({ _id }) => selected.includes(_id)),
                clear,
              )}
            <ExportButton {...download} ids={selected} size="sm" label="CSV of these" />
            <Button tone="ghost" size="sm" onClick={clear}>
              Clear
            </Button>
          </span>
        </section>
      )}
    </>
  )
}
