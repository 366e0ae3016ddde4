import { useState } from 'react'

/** The chosen rows of a page of a list; those of another page are chosen no longer. */
export function useSelection(ids: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const selected = ids.filter((id) => chosen.has(id))
  const isAll = ids.length > 0 && selected.length === ids.length
  return {
    selected,
    clear: () => setChosen(new Set()),
    isChosen: (id: string) => chosen.has(id),
    toggle: (id: string) =>
      setChosen(new Set(chosen.has(id) ? selected.filter((other) => other !== id) : [...selected, id])),
    all: isAll || selected.length === 0 ? isAll : null,
    toggleAll: () => setChosen(new Set(isAll ? [] : ids)),
  }
}
