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
  /** Opens a tab in the place of the one that is open. */
  onOpen: (tab: K) => void
}

/**
 * Opens the first tab that has hits once a search is answered and the tab that is open has none. Who then opens an
 * empty tab stays there: a search is followed once.
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
