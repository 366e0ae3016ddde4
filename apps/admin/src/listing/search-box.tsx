import { SearchInput } from '@anseo/ui/search-input'
import { useEffect, useState } from 'react'

/** Delay between the last key and the search. */
const SEARCH_DELAY_MS = 300
const SEARCH_MAX_LENGTH = 200

interface SearchBoxProps {
  label: string
  placeholder: string
  /** The search text in the address. */
  search: string
  onSearch: (text: string) => void
}

/** A search field that searches while the admin types, after a short pause. */
export function SearchBox({ label, placeholder, search, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(search)
  const [lastSearch, setLastSearch] = useState(search)
  if (lastSearch !== search) {
    setLastSearch(search)
    setText(search)
  }
  const typed = text.trim()
  useEffect(() => {
    if (typed === search) return
    const timer = setTimeout(() => onSearch(typed), SEARCH_DELAY_MS)
    return () => clearTimeout(timer)
  })
  return (
    <SearchInput
      label={label}
      placeholder={placeholder}
      maxLength={SEARCH_MAX_LENGTH}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  )
}
