import { type ListState, listQuery } from './list-state.ts'

/** Submits the other active filters along with a plain form, which works before the page is interactive. */
export const HiddenInputs = ({ state }: { state: ListState }) =>
  [...new URLSearchParams(listQuery({ ...state, page: 1 }))].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
