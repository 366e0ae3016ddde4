import { BareSelect } from '@anseo/ui/bare-select'
import { ArrowDownUp, MapPin } from 'lucide-react'
import { useNavigate } from 'react-router'
import { type ListState, listQuery, SORTS, type Sort } from './list-state.ts'

/** Changes the address, and with it the list. */
function useListChange(state: ListState) {
  const navigate = useNavigate()
  return (changes: Partial<ListState>) =>
    void navigate({ search: listQuery(state, changes) }, { preventScrollReset: true })
}

export function LocationSelect({ state, locations }: { state: ListState; locations: string[] }) {
  const change = useListChange(state)
  const unknown = state.location !== '' && !locations.includes(state.location)
  return (
    <BareSelect
      label="Location"
      icon={<MapPin aria-hidden="true" />}
      value={state.location}
      onChange={(event) => change({ location: event.target.value })}
    >
      <option value="">All Locations</option>
      {unknown && <option value={state.location}>{state.location}</option>}
      {locations.map((location) => (
        <option key={location} value={location}>
          {location}
        </option>
      ))}
    </BareSelect>
  )
}

export function SortSelect({ state }: { state: ListState }) {
  const change = useListChange(state)
  return (
    <BareSelect
      label="Order"
      icon={<ArrowDownUp aria-hidden="true" />}
      value={state.sort}
      onChange={(event) => change({ sort: event.target.value as Sort })}
    >
      {Object.entries(SORTS).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </BareSelect>
  )
}
