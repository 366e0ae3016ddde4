import { useEffect, useRef } from 'react'

interface Found<K extends string> {
  data?: { counts: Readonly<Record<K, number>> } | undefined
  isPlaceholderData: boolean
}

interface TabWithHits<K extends string> {
  /** The tabs, in their order. */
  tabs: readonly K[]
  open: K
  search: string
  found: Found<K>
  /** Opens a tab in place of the open one. */
  onOpen: (tab: K) => void
}

/**
 * Opens the first tab with hits when a search finds none in the open tab. It does so once for each search, so an admin
 * who then opens an empty tab stays there.
 */
export function useTabWithHits<K extends string>({ tabs, open, search, found, onOpen }: TabWithHits<K>) {
  const lastSearch = useRef('')
  const counts = found.isPlaceholderData ? undefined : found.data?.counts
  useEffect(() => {
    if (!counts || lastSearch.current === search) return
    lastSearch.current = search
    const other = search === '' || counts[open] > 0 ? undefined : tabs.find((tab) => counts[tab] > 0)
    if (other) onOpen(other)
  }, [counts, open, search, tabs, onOpen])
}
