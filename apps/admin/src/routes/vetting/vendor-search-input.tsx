import { NAME_MAX_LENGTH } from '@anseo/domain/limits'
import { useNavigate } from 'react-router'
import { SearchBox } from '../../listing/search-box.tsx'
import { useVettingSearch } from './use-vetting-search.ts'

/** Searches while the admin types; the address holds the search. */
export function VendorSearchInput() {
  const { search, linkTo } = useVettingSearch()
  const navigate = useNavigate()
  return (
    <SearchBox
      label="Search vendors"
      placeholder="Name, email or town"
      maxLength={NAME_MAX_LENGTH}
      search={search}
      onSearch={(text) => void navigate(linkTo({ search: text, page: 1, vendorId: null }), { replace: true })}
    />
  )
}
