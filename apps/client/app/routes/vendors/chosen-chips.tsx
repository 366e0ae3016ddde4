import { Chip } from '@anseo/ui/chip'
import { Link } from 'react-router'
import { chosenFilters } from './filter-texts.ts'
import { UNFILTERED, type ListState, listQuery } from './list-state.ts'

/** The id of the results. */
export const RESULTS_ID = 'results'

/** Moves the focus to the results: the link that removes a filter goes with it. */
export const goToResults = () => document.getElementById(RESULTS_ID)?.focus({ preventScroll: true })

/** A chip for each active filter, which removes it, then a button that removes all of them. */
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
        to={{ search: listQuery(UNFILTERED, { sort: state.sort }) }}
        preventScrollReset
        onClick={goToResults}
      >
        Clear all
      </Link>
    </>
  )
}
