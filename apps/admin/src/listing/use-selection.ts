import { MAX_SELECTED_ROWS } from '@anseo/domain/limits'
import { useState } from 'react'

/**
 * Holds which rows of a list's page are selected. Only ids of the current page count; `toggleAll` selects at most as
 * many as one call takes. `all` is the state of its checkbox: null when some are selected.
 */
export function useSelection(ids: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const selected = ids.filter((id) => chosen.has(id))
  const selectable = ids.slice(0, MAX_SELECTED_ROWS)
  const isAll = selectable.length > 0 && selected.length >= selectable.length
  return {
    selected,
    clear: () => setChosen(new Set()),
    isChosen: (id: string) => chosen.has(id),
    toggle: (id: string) =>
      setChosen(new Set(chosen.has(id) ? selected.filter((other) => other !== id) : [...selected, id])),
    all: isAll || selected.length === 0 ? isAll : null,
    toggleAll: () => setChosen(new Set(isAll ? [] : selectable)),
  }
}
