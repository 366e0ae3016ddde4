/** Rows of a table that were chosen. */
export type RowSelection = {
  isChosen: (id: string) => boolean
  toggle: (id: string) => void
  /** True if all rows of the page are chosen, null if some are. */
  all: boolean | null
  toggleAll: () => void
}

/** The box that chooses a row. */
export const SelectRow = ({ selection, id, name }: { selection: RowSelection; id: string; name: string }) => (
  <label className="choose-box">
    <input type="checkbox" checked={selection.isChosen(id)} onChange={() => selection.toggle(id)} />
    <span className="sr-only">Select {name}</span>
  </label>
)

/** The box that chooses all rows of the page, or none. */
export const SelectAll = ({ selection: { all, toggleAll } }: { selection: RowSelection }) => (
  <label className="choose-box">
    <input
      type="checkbox"
      checked={all === true}
      ref={(box) => {
        if (box) box.indeterminate = all === null
      }}
      onChange={toggleAll}
    />
    <span className="sr-only">Select all on this page</span>
  </label>
)
