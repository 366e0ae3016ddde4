import type { Sweep } from '../../../infrastructure/jobs/sweeper.ts'
import type { Runtime } from '../../../runtime.ts'
import { eraseDueAccounts } from './erase-due-accounts.ts'

/** What falls due with accounts that close. */
export const erasureSweeps = (runtime: Runtime): Sweep[] => [
  { name: 'erase accounts', run: () => eraseDueAccounts(runtime) },
]
