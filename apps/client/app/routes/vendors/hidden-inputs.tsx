import { type ListState, listQuery } from './list-state.ts'

/** What else is chosen goes along with a plain form. */
export const HiddenInputs = ({ state }: { state: ListState }) =>
  [...new URLSearchParams(listQuery({ ...state, page: 1 }))].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
