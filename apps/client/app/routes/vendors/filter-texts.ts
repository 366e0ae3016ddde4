import { dayText } from '@anseo/site-kit/day-text'
import type { NamedTime } from '@anseo/domain/named-times'
import { ANY_TIME, UNFILTERED, type ListState } from './list-state.ts'

/** Returns '1 hour', '2 hours' and so on. */
export const hoursText = (hours: number): string => (hours === 1 ? '1 hour' : `${hours} hours`)

/** The most searched times in words. */
export const WHEN_WORDS: Record<NamedTime, string> = {
  today: 'Today',
  tonight: 'Tonight',
  weekend: 'This weekend',
}

/** Returns 'Thu 26 Nov, 06:00 PM, 2 hours' or 'Tonight'; empty for any time. */
export const whenText = ({ day, time, hours, when }: ListState): string =>
  [when && WHEN_WORDS[when], day && dayText(day), time, day && hours > 1 && hoursText(hours)]
    .filter(Boolean)
    .join(', ')

/** Returns 'Within 25 km of Rathmines'; empty for anywhere. */
const whereText = ({ near, within }: ListState): string => near && `Within ${within} km of ${near}`

/** Returns 'Up to €60 in total'. */
export const priceText = (maxPrice: number): string => `Up to €${maxPrice} in total`

/** Returns '4 stars or more'. */
export const ratingText = (minRating: number): string => `${minRating} stars or more`

/** An active filter in words, and the changes that remove it. */
export interface ChosenFilter {
  text: string
  without: Partial<ListState>
}

/** Returns the active filters other than the speciality, in words, in the order of the page. */
export function chosenFilters(state: ListState): ChosenFilter[] {
  const { search, location, day, when, near, maxPrice, minRating } = state
  const chosen = [
    near && { text: whereText(state), without: { near: '', within: UNFILTERED.within } },
    (day || when) && { text: whenText(state), without: ANY_TIME },
    location && { text: location, without: { location: '' } },
    maxPrice !== null && { text: priceText(maxPrice), without: { maxPrice: null } },
    minRating !== null && { text: ratingText(minRating), without: { minRating: null } },
    search && { text: `‘${search}’`, without: { search: '' } },
  ]
  return chosen.filter((filter) => typeof filter === 'object')
}

/** Returns ' near Rathmines', ' in Cork' or an empty string, for use in a sentence. */
export const placeWords = ({ near, location }: ListState): string =>
  near ? ` near ${near}` : location ? ` in ${location}` : ''
