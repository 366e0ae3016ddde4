import type { Sweep } from '../../../platform/jobs/sweeper.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { countOldAnswers } from './count-answers.ts'
import { completePassedAppointments } from './complete-appointment.ts'
import { lapseMoves } from '../proposal-records/lapse-moves.ts'
import { remindParties } from './remind-parties.ts'
import { remindToPay } from './remind-to-pay.ts'
import { remindVendors } from './remind-vendors.ts'
import { timeOutAppointments } from './time-out-appointments.ts'

/** Returns the sweeps of appointments. */
export const appointmentSweeps = (runtime: Runtime): Sweep[] => [
  { name: 'time out appointments', run: () => timeOutAppointments(runtime) },
  { name: 'free times of unanswered moves', run: () => lapseMoves(runtime) },
  { name: 'complete passed appointments', run: () => completePassedAppointments(runtime) },
  { name: 'remind vendors of requests', run: () => remindVendors(runtime) },
  { name: 'remind clients to pay', run: () => remindToPay(runtime) },
  { name: 'count old answers', run: () => countOldAnswers(runtime) },
  { name: 'remind both of appointments', run: () => remindParties(runtime) },
]
