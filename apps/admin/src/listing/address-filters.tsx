import { Chip } from '@anseo/ui/chip'
import type { Filters } from './use-list-search.ts'

interface AddressFiltersProps {
  filters: Filters
  /** A text for each filter that has no field, by name. */
  texts: Filters
  change: (change: Record<string, string>) => void
}

/** Shows the filters that only a link sets, such as those of one client, and removes them. */
export function AddressFilters({ filters, texts, change }: AddressFiltersProps) {
  const names = Object.keys(texts).filter((name) => filters[name])
  if (names.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2">
      {names.map((name) => (
        <Chip
          key={name}
          onRemove={() => change({ [name]: '' })}
          removeLabel={`${texts[name]}, remove this filter`}
        >
          {texts[name]}
        </Chip>
      ))}
    </div>
  )
}
