import { useNavigate } from 'react-router'
import { type ListState, listQuery } from './list-state.ts'

/** The last requested change: the address and state before it, and the address and state after it. */
let last: { from: string; shown: ListState; to: string; asked: ListState } | null = null

const here = (search = location.search) => location.pathname + search

/**
 * Changes the address, and with it the list. A change made while the list is still loading or not yet rendered is added
 * to the previous change.
 * @returns a function that takes the changes, and whether they replace the current history entry.
 */
export function useListChange(state: ListState) {
  const navigate = useNavigate()
  return (changes: Partial<ListState>, replace = false) => {
    const waits = last?.from === here() && last.shown === state
    const before = last && (waits || last.to === here()) ? last.asked : state
    const search = listQuery(before, changes)
    last = { from: here(), shown: state, to: here(search), asked: { ...before, page: 1, ...changes } }
    void navigate({ search }, { replace, preventScrollReset: true })
  }
}
