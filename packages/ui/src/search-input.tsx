import type { ComponentProps } from 'react'
import { Search } from 'lucide-react'

type SearchInputProps = Omit<ComponentProps<'input'>, 'className' | 'type' | 'size'> & { label: string }

/** A search field, whose label is for screen readers only. */
export function SearchInput({ label, ...input }: SearchInputProps) {
  return (
    <div className="input search-input">
      <Search aria-hidden="true" />
      <input type="search" aria-label={label} {...input} />
    </div>
  )
}
