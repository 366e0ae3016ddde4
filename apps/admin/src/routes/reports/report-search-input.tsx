import { SearchInput } from '@anseo/ui/search-input'
import { useEffect, useState } from 'react'
import { useReportSearch } from './use-report-search.ts'

/** Delay between the last key and the search. */
const SEARCH_DELAY_MS = 300

/** Searches as one types; the address holds the search. */
export function ReportSearchInput() {
  const { wanted, change } = useReportSearch()
  const [text, setText] = useState(wanted.search)
  const typed = text.trim()
  useEffect(() => {
    if (typed === wanted.search) return
    const timer = setTimeout(() => change({ search: typed }), SEARCH_DELAY_MS)
    return () => clearTimeout(timer)
  })
  return (
    <SearchInput
      label="Search reports"
      placeholder="Client, vendor or appointment id"
      maxLength={200}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  )
}
