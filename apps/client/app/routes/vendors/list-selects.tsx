// implements: §2.63
import { BareSelect } from '@anseo/ui/bare-select'
import { Options } from '@anseo/ui/options'
import { ArrowDownUp, Euro, MapPin, Star } from 'lucide-react'
import { priceText, ratingText } from './filter-texts.ts'
import { type ListState, SORTS, type Sort } from './list-state.ts'
import { useListChange } from './use-list-change.ts'

const PRICES = [30, 40, 50, 60, 80, 100, 150]
const RATINGS = [3, 4, 4.5]

interface SelectProps {
  state: ListState
}

/** Renders the city filter; a city in the address is offered even if no vendor is there. */
export function LocationSelect({ state, locations }: SelectProps & { locations: string[] }) {
  const change = useListChange(state)
  return (
    <BareSelect
      label="Location"
      icon={<MapPin aria-hidden="true" />}
      value={state.location}
      onChange={(event) => change({ location: event.target.value })}
    >
      <option value="">All Locations</option>
      <Options of={withChosen(locations, state.location || null)} />
    </BareSelect>
  )
}

/** Renders the filter for the maximum price, in euro. */
export function PriceSelect({ state }: SelectProps) {
  const change = useListChange(state)
  return (
    <BareSelect
      label="Maximum price"
      icon={<Euro aria-hidden="true" />}
      value={state.maxPrice ?? ''}
      onChange={(event) => change({ maxPrice: Number(event.target.value) || null })}
    >
      <option value="">Any price</option>
      <Options of={withChosen(PRICES, state.maxPrice).map((value) => ({ value, label: priceText(value) }))} />
    </BareSelect>
  )
}

/** Renders the filter for the minimum rating, in stars. */
export function RatingSelect({ state }: SelectProps) {
  const change = useListChange(state)
  return (
    <BareSelect
      label="Minimum rating"
      icon={<Star aria-hidden="true" />}
      value={state.minRating ?? ''}
      onChange={(event) => change({ minRating: Number(event.target.value) || null })}
    >
      <option value="">Any rating</option>
      <Options
        of={withChosen(RATINGS, state.minRating).map((value) => ({ value, label: ratingText(value) }))}
      />
    </BareSelect>
  )
}

/** Renders the order of the list; sorting by distance is offered only with a place to measure from. */
export function SortSelect({ state }: SelectProps) {
  const change = useListChange(state)
  return (
    <BareSelect
      label="Sort by"
      icon={<ArrowDownUp aria-hidden="true" />}
      value={state.sort}
      onChange={(event) => change({ sort: event.target.value as Sort })}
    >
      <Options
        of={Object.entries(SORTS)
          .filter(([value]) => value !== 'distance' || state.near !== '')
          .map(([value, label]) => ({ value, label }))}
      />
    </BareSelect>
  )
}

/** Returns the options, preceded by the value in the address when they lack it. */
export const withChosen = <Value,>(options: readonly Value[], chosen: Value | null): readonly Value[] =>
  chosen === null || options.includes(chosen) ? options : [chosen, ...options]
