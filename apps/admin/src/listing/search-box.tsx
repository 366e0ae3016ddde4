import { useSubmittedText } from '@anseo/site-kit/use-submitted-text'
import { SearchInput } from '@anseo/ui/search-input'
import { useEffect } from 'react'

/** Delay between the last key and the search. */
const SEARCH_DELAY_MS = 300
const SEARCH_MAX_LENGTH = 200

interface SearchBoxProps {
  label: string
  placeholder: string
  maxLength?: number
  /** The search text in the address. */
  search: string
  onSearch: (text: string) => void
}

/** A search field that searches while the admin types, after a short pause. */
export function SearchBox({
  label,
  placeholder,
  maxLength = SEARCH_MAX_LENGTH,
  search,
  onSearch,
}: SearchBoxProps) {
  const { typed, setTyped, submitted, setSubmitted } = useSubmittedText(search)
  const text = typed.trim()
  useEffect(() => {
    if (text === submitted) return
    const timer = setTimeout(() => {
      setSubmitted(text)
      onSearch(text)
    }, SEARCH_DELAY_MS)
    return () => clearTimeout(timer)
  })
  return (
    <SearchInput
      label={label}
      placeholder={placeholder}
      maxLength={maxLength}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  )
}
