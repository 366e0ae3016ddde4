import { useNavigate } from 'react-router'
import { type ListState, listQuery } from './list-state.ts'

/** Changes the address, and with it the list. */
export function useListChange(state: ListState) {
  const navigate = useNavigate()
  return (changes: Partial<ListState>) =>
    void navigate({ search: listQuery(state, changes) }, { preventScrollReset: true })
}
