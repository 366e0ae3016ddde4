import type { Sweep } from '../../../platform/jobs/sweeper.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { deleteEnded } from './entry-store.ts'
import { notifyInTheMorning } from './notify-waiting.ts'

/** Entries removed in one statement. */
const AT_ONCE = 1000

/** Returns the sweeps of the waitlist. */
export const waitlistSweeps = (runtime: Runtime): Sweep[] => [
  {
    name: 'end waiting that is over',
    run: async () => {
      while ((await deleteEnded(runtime.db, runtime.clock.now(), AT_ONCE)) === AT_ONCE);
    },
  },
  { name: 'tell of times freed in the night', run: () => notifyInTheMorning(runtime) },
]
