import { SearchInput } from '@anseo/ui/search-input'
import { useEffect, useState } from 'react'

/** Delay between the last key and the search, in ms. */
const FOLLOWS_AFTER = 300
const SEARCH_MAX_LENGTH = 200

interface SearchBoxProps {
  label: string
  placeholder: string
  /** The search text in the address. */
  sought: string
  onSearch: (text: string) => void
}

/** A search field that searches while the admin types, after a short pause. */
export function SearchBox({ label, placeholder, sought, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(sought)
  const [followed, setFollowed] = useState(sought)
  if (followed !== sought) {
    setFollowed(sought)
    setText(sought)
  }
  const typed = text.trim()
  useEffect(() => {
    if (typed === sought) return
    const timer = setTimeout(() => onSearch(typed), FOLLOWS_AFTER)
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
