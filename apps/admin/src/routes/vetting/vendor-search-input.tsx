import { NAME_MAX_LENGTH } from '@anseo/domain/limits'
import { SearchInput } from '@anseo/ui/search-input'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useVettingSearch } from './use-vetting-search.ts'

/** Delay between the last key and the search. */
const SEARCH_DELAY_MS = 250

/** Searches as one types; the address holds the search. */
export function VendorSearchInput() {
  const { search, linkTo } = useVettingSearch()
  const navigate = useNavigate()
  const [text, setText] = useState(search)
  const [lastSearch, setLastSearch] = useState(search)
  if (lastSearch !== search) {
    setLastSearch(search)
    setText(search)
  }
  const target = linkTo({ search: text.trim(), page: 1, vendorId: null })
  const changed = text.trim() !== search
  useEffect(() => {
    if (!changed) return
    const timer = setTimeout(() => void navigate(target, { replace: true }), SEARCH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [changed, target, navigate])
  return (
    <SearchInput
      label="Search vendors"
      placeholder="Name, email or town"
      maxLength={NAME_MAX_LENGTH}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  )
}
