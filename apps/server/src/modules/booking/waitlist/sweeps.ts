import type { Sweep } from '../../../platform/jobs/sweeper.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { deleteEnded } from './entry-store.ts'
import { tellInTheMorning } from './tell-waiting.ts'

/** The sweeps of the waitlist. */
export const waitlistSweeps = (runtime: Runtime): Sweep[] => [
  {
    name: 'end waiting that is over',
    run: async () => void (await deleteEnded(runtime.db, runtime.clock.now())),
  },
  { name: 'tell of times freed in the night', run: () => tellInTheMorning(runtime) },
]
