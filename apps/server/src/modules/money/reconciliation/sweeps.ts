import type { Sweep } from '../../../platform/jobs/sweeper.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { compareWithProvider } from './compare-with-provider.ts'
import { createOpenDisputePoll, resumeRefunds } from '../payments/poll-open-disputes.ts'
import { createRecheck } from './recheck-provider-object.ts'
import { createReconciliation } from './reconcile-payments.ts'

/** Returns the sweeps that find unreported movements of money. */
export const paymentSweeps = (runtime: Runtime): Sweep[] => [
  { name: 'reconcile payments', run: createReconciliation(runtime) },
  { name: 'watch disputes', run: createOpenDisputePoll(runtime) },
  { name: 'resume refunds', run: () => resumeRefunds(runtime) },
  { name: 'compare with the provider', run: () => compareWithProvider(runtime, createRecheck(runtime)) },
]
