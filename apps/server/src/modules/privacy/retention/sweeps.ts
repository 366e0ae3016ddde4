import type { Sweep } from '../../../platform/jobs/sweeper.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { runRetention } from './run-retention.ts'

/** The sweeps of data past its retention period. */
export const retentionSweeps = (runtime: Runtime): Sweep[] => [
  { name: 'remove what is kept no longer', run: () => runRetention(runtime) },
]
