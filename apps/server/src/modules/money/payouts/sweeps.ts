import type { Sweep } from '../../../platform/jobs/sweeper.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { payOutVendors, resumePayouts } from './pay-out-vendors.ts'

/** Returns the sweeps of payouts. */
export const payoutSweeps = (runtime: Runtime): Sweep[] => [
  { name: 'pay out vendors', run: () => payOutVendors(runtime) },
  { name: 'resume payouts', run: () => resumePayouts(runtime) },
]
