import type { Sweep } from '../../../platform/jobs/sweeper.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { lapseChecks } from './lapse-checks.ts'
import { remindOfChecks } from './remind-of-checks.ts'

/** The sweeps of checks. */
export const vettingSweeps = (runtime: Runtime): Sweep[] => [
  { name: 'take vendors off the list whose checks have ended', run: () => lapseChecks(runtime) },
  { name: 'remind vendors of checks that end', run: () => remindOfChecks(runtime) },
]
