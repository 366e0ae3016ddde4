import { HOUR_MS } from '@anseo/domain/duration'
import type { Sweep } from '../../../platform/jobs/sweeper.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { deleteBookedSince, deletePassed } from './entry-store.ts'
import { notifyInTheMorning } from './notify-waiting.ts'

/** Entries removed in one statement. */
const AT_ONCE = 1000
/** The appointments that are looked at; of older ones an earlier run has done so. */
const BOOKED_WITHIN_MS = HOUR_MS

/**
 * Ends waiting whose days have passed, or whose client has booked. An entry of a client that booked while no sweep ran stays
 * until its last day, and counts as ended unless the booking is cancelled.
 */
async function endWaiting({ db, clock }: Pick<Runtime, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const since = new Date(now.getTime() - BOOKED_WITHIN_MS)
  while ((await deletePassed(db, now, AT_ONCE)) === AT_ONCE);
  while ((await deleteBookedSince(db, since, AT_ONCE)) === AT_ONCE);
}

/** Returns the sweeps of the waitlist. */
export const waitlistSweeps = (runtime: Runtime): Sweep[] => [
  { name: 'end waiting that is over', run: () => endWaiting(runtime) },
  { name: 'tell of times freed in the night', run: () => notifyInTheMorning(runtime) },
]
