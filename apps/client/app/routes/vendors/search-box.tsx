// implements: §2.62
import { NAME_MAX_LENGTH } from '@anseo/domain/limits'
import { useSubmittedText } from '@anseo/site-kit/use-submitted-text'
import { SearchInput } from '@anseo/ui/search-input'
import { type FormEvent, useEffect } from 'react'
import { HiddenInputs } from './hidden-inputs.tsx'
import type { ListState } from './list-state.ts'
import { useListChange } from './use-list-change.ts'

/** The pause in typing after which the list is searched. */
const PAUSE_MS = 300

/** Searches by name while the user types; works as a plain form before the page is interactive. */
export function SearchBox({ state }: { state: ListState }) {
  const change = useListChange(state)
  const { typed, setTyped, submitted, setSubmitted } = useSubmittedText(state.search)
  const search = (text: string) => {
    if (text.trim() === submitted) return
    setSubmitted(text.trim())
    // The back button undoes the start of a search; each further letter replaces the history entry.
    change({ search: text.trim() }, state.search !== '')
  }
  useEffect(() => {
    if (typed.trim() === submitted) return
    const timer = setTimeout(() => search(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search(typed)
  }
  return (
    <form method="get" role="search" className="min-w-[min(9rem,100%)] flex-1" onSubmit={submit}>
      <HiddenInputs state={{ ...state, search: '' }} />
      <SearchInput
        label="Search by vendor name"
        name="search"
        placeholder="Search by vendor name..."
        autoComplete="off"
        maxLength={NAME_MAX_LENGTH}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </form>
  )
}
