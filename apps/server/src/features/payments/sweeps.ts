import type { Sweep } from '../../infrastructure/jobs/sweeper.ts'
import type { Runtime } from '../../runtime.ts'
import { createReconciliation } from './reconcile-payments.ts'

/** What nobody reports about money. */
export const paymentSweeps = (runtime: Runtime): Sweep[] => [
  { name: 'reconcile payments', run: createReconciliation(runtime) },
]
