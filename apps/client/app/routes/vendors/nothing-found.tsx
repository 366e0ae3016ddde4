// implements: §2.67
import { Button } from '@anseo/ui/button'
import { Chip } from '@anseo/ui/chip'
import { EmptyState } from '@anseo/ui/empty-state'
import { countText } from '@anseo/ui/pager'
import magnifierPicture from '@anseo/ui/assets/pictures/magnifier.webp?no-inline'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { goToResults } from './chosen-chips.tsx'
import { placeWords, priceText, ratingText, whenText } from './filter-texts.ts'
import { type ListState, listQuery } from './list-state.ts'
import type { WayOut } from './load-list.server.ts'

interface NothingFoundProps {
  state: ListState
  placeError: string | null
  waysOut: WayOut[]
  waitOffer: ReactNode
}

/** Explains why the list is empty, and offers looser filters with the number of vendors that each would show. */
export function NothingFound({ state, placeError, waysOut, waitOffer }: NothingFoundProps) {
  return (
    <EmptyState
      title="No Vendors Found"
      picture={magnifierPicture}
      action={
        <>
          {waysOut.length > 0 && (
            <ul className="mt-2 flex flex-wrap justify-center gap-2" aria-label="Widen your search">
              {waysOut.map(({ text, changes, total, more }) => (
                <li key={text}>
                  <Chip
                    link={
                      <Link
                        to={{ search: listQuery(state, changes) }}
                        preventScrollReset
                        onClick={goToResults}
                      />
                    }
                  >
                    {text}
                    <span className="muted num">{countText(total, more)}</span>
                  </Chip>
                </li>
              ))}
            </ul>
          )}
          <div className="flex flex-wrap justify-center gap-2">
            {waitOffer}
            <Button asChild tone="sec">
              <Link to="/vendors" onClick={goToResults}>
                Clear Filters
              </Link>
            </Button>
          </div>
        </>
      }
    >
      {placeError ?? (whenText(state) && <>{noOneFree(state)}</>)}
      {(placeError ?? whenText(state)) && <br />}
      Try adjusting your filters or search terms
    </EmptyState>
  )
}

/**
 * Returns 'No one is free near Rathmines on Thu 26 Nov, 06:00 PM.' or 'No one is free tonight.'; a price and a rating are
 * named too, since others may be free.
 */
function noOneFree(state: ListState): string {
  const { when, maxPrice, minRating } = state
  const rated = minRating === null ? '' : ` with ${ratingText(minRating)}`
  const priced = maxPrice === null ? '' : ` for ${priceText(maxPrice).toLowerCase()}`
  const time = when ? whenText(state).toLowerCase() : `on ${whenText(state)}`
  return `No one${rated} is free${placeWords(state)} ${time}${priced}.`
}
