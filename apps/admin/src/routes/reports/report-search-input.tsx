import { SearchBox } from '../../listing/search-box.tsx'
import { useReportSearch } from './use-report-search.ts'

/** Searches while the admin types; the address holds the search. */
export function ReportSearchInput() {
  const { wanted, change } = useReportSearch()
  return (
    <SearchBox
      label="Search reports"
      placeholder="Client, vendor or appointment id"
      search={wanted.search}
      onSearch={(search) => change({ search })}
    />
  )
}
