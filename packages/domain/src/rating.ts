import { ERASED_NAME } from './erasure.ts'
import { titleCase } from './person-name.ts'

/** The sum and number of a person's stars. */
export interface Rating {
  stars: number
  count: number
}

/** Returns the average to one decimal, rounded half up; null without reviews. */
export const averageOf = ({ stars, count }: Rating): number | null =>
  count === 0 ? null : Math.round((stars * 10) / count) / 10

/** Formats a number of reviews: '1 review', '64 reviews', '1,204 reviews'. */
export const reviewCountText = (count: number): string =>
  `${count.toLocaleString('en-IE')} ${count === 1 ? 'review' : 'reviews'}`

/** The word for each number of stars. */
export const STAR_WORDS: Readonly<Record<number, string>> = {
  1: 'Poor',
  2: 'Fair',
  3: 'Good',
  4: 'Very good',
  5: 'Excellent',
}

/** Formats a number of stars: '1 star', '4 stars'. */
export const starsText = (stars: number): string => `${stars} ${stars === 1 ? 'star' : 'stars'}`

/** Returns a reviewer's public name: 'Emma K.', or 'Emma' without a surname. */
export function reviewerName(name: string): string {
  if (name === ERASED_NAME) return name
  const words = titleCase(name).split(' ')
  const initial = words.length > 1 ? /\p{L}/u.exec(words.at(-1) ?? '')?.[0] : undefined
  return initial ? `${words[0]} ${initial.toUpperCase()}.` : (words[0] ?? '')
}
