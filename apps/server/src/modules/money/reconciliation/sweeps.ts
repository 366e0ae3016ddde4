import type { Sweep } from '../../../platform/jobs/sweeper.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { compareWithProvider } from './compare-with-provider.ts'
import { createDisputeWatch, resumeRefunds } from '../payments/look-after-open.ts'
import { lookAgainAt } from './look-again.ts'
import { createReconciliation } from './reconcile-payments.ts'

/** What nobody reports about money. */
export const paymentSweeps = (runtime: Runtime): Sweep[] => [
  { name: 'reconcile payments', run: createReconciliation(runtime) },
  { name: 'watch disputes', run: createDisputeWatch(runtime) },
  { name: 'resume refunds', run: () => resumeRefunds(runtime) },
  { name: 'compare with the provider', run: () => compareWithProvider(runtime, lookAgainAt(runtime)) },
]
