import { counted } from '@anseo/domain/counted'
import { MIN_SEARCH_LENGTH } from '@anseo/domain/search-terms'
import { useDebounced } from '@anseo/site-kit/use-debounced'
import { Button } from '@anseo/ui/button'
import { CommandPalette } from '@anseo/ui/command-palette'
import { useState } from 'react'
import { useMay } from '../queries/profile.ts'
import { useSearch } from '../queries/search.ts'
import { useMayOpen } from '../navigation/use-may-open.ts'
import { commandGroups } from './command-groups.tsx'
import { foundGroups } from './found-groups.tsx'
import { usePageGroup } from './page-group.tsx'

/** Delay between the last key and the search. */
const SEARCH_DELAY_MS = 180

/** Command palette: searches everything, offers commands on what it found, and links to pages. */
export function Palette({ onClose }: { onClose: () => void }) {
  const [query, setQuery] = useState('')
  const mayOpen = useMayOpen()
  const typed = query.trim()
  const settled = useDebounced(typed, SEARCH_DELAY_MS)
  const { data, isError, refetch } = useSearch(settled)
  const isCurrent = settled === typed
  const found = isCurrent ? data : undefined
  const groups = [
    ...(found ? foundGroups(found, typed, mayOpen) : []),
    ...commandGroups(found, typed, useMay()),
    ...usePageGroup(typed),
  ]
  const hits = groups.reduce((sum, { options }) => sum + options.length, 0)
  return (
    <CommandPalette
      label="Search everything"
      placeholder="Search"
      hint="Names, email, phone, Eircode, payment and appointment ids"
      query={query}
      onQuery={setQuery}
      groups={groups}
      status={statusOf(typed, {
        isError: isError && isCurrent,
        isFound: data !== undefined && isCurrent,
        hits,
      })}
      onClose={onClose}
    >
      {isError && isCurrent && (
        <p className="px-5 py-2">
          <Button tone="sec" size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
    </CommandPalette>
  )
}

interface Search {
  isError: boolean
  isFound: boolean
  hits: number
}

function statusOf(typed: string, { isError, isFound, hits }: Search): string {
  if (typed === '') return ''
  if (typed.length < MIN_SEARCH_LENGTH) return `Type at least ${MIN_SEARCH_LENGTH} characters.`
  if (isError) return "We couldn't search. Check your connection and try again."
  if (!isFound) return 'Searching...'
  if (hits === 0) return 'No results. Try a full name, email or id.'
  return counted(hits, 'result')
}
