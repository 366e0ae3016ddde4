import { Chip } from '@anseo/ui/chip'
import { Link } from 'react-router'
import { chosenFilters } from './filter-texts.ts'
import { EVERYBODY, type ListState, listQuery } from './list-state.ts'

/** Where the eye goes next once a filter is gone. */
export const RESULTS_ID = 'results'

const goToResults = () => document.getElementById(RESULTS_ID)?.focus({ preventScroll: true })

/** What narrows the list, each with a way to take it away, then a way to take all of it away. */
export function ChosenChips({ state }: { state: ListState }) {
  const chosen = chosenFilters(state)
  if (chosen.length === 0) return null
  return (
    <>
      {chosen.map(({ text, without }) => (
        <Chip
          key={text}
          removeLabel={`Remove: ${text}`}
          link={<Link to={{ search: listQuery(state, without) }} preventScrollReset onClick={goToResults} />}
        >
          {text}
        </Chip>
      ))}
      <Link
        className="link flex min-h-11 flex-none items-center px-1 font-semibold"
        to={{ search: listQuery(EVERYBODY, { sort: state.sort }) }}
        preventScrollReset
        onClick={goToResults}
      >
        Clear all
      </Link>
    </>
  )
}
