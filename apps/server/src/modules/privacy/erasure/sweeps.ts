import type { Sweep } from '../../../platform/jobs/sweeper.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { eraseDueAccounts } from './erase-due-accounts.ts'

/** The sweep that erases closed accounts once they are due. */
export const erasureSweeps = (runtime: Runtime): Sweep[] => [
  { name: 'erase accounts', run: () => eraseDueAccounts(runtime) },
]
