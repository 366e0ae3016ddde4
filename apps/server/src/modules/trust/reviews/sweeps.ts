import type { Sweep } from '../../../platform/jobs/sweeper.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { showDueReviews } from './show-reviews.ts'

/** The sweeps of reviews. */
export const reviewSweeps = (runtime: Runtime): Sweep[] => [
  { name: 'show due reviews', run: () => showDueReviews(runtime) },
]
