import type { Sweep } from '../../../platform/jobs/sweeper.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { runRetention } from './run-retention.ts'

/** What is kept no longer than it is needed. */
export const retentionSweeps = (runtime: Runtime): Sweep[] => [
  { name: 'remove what is kept no longer', run: () => runRetention(runtime) },
]
