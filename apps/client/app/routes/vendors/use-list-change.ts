import { useNavigate } from 'react-router'
import { type ListState, listQuery } from './list-state.ts'

/** What was last asked for, and the state that showed then. */
let last: { shown: ListState; asked: ListState } | null = null

/**
 * Changes the address, and with it the list. What is changed while the list is still on its way is changed on top of
 * that.
 * @returns a function that takes the changes, and whether the back button is to pass over the address of before.
 */
export function useListChange(state: ListState) {
  const navigate = useNavigate()
  return (changes: Partial<ListState>, replace = false) => {
    const before = last?.shown === state ? last.asked : state
    last = { shown: state, asked: { ...before, page: 1, ...changes } }
    void navigate({ search: listQuery(before, changes) }, { replace, preventScrollReset: true })
  }
}
