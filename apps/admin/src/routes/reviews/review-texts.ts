import type { AdminReviewOnWire } from '@anseo/contract/reviews'

/** States of a review in the order of their tabs; the first means all. */
export const STATUS_TABS: Record<'all' | AdminReviewOnWire['status'], string> = {
  all: 'All',
  visible: 'Visible',
  waiting: 'Not visible yet',
  hidden: 'Hidden',
}
export const STATES = Object.keys(STATUS_TABS) as (keyof typeof STATUS_TABS)[]

export const ORDERS = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  highest: 'Most stars first',
  lowest: 'Fewest stars first',
} as const

export const STARS = {
  '5': '5 stars',
  '4': '4 stars',
  '3': '3 stars',
  '2': '2 stars',
  '1': '1 star',
} as const
