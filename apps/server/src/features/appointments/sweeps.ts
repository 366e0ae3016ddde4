import type { Sweep } from '../../infrastructure/jobs/sweeper.ts'
import type { Runtime } from '../../runtime.ts'
import { completePassedAppointments } from './complete-appointment.ts'
import { remindVendors } from './remind-vendors.ts'
import { timeOutAppointments } from './time-out-appointments.ts'

/** What falls due with appointments. */
export const appointmentSweeps = (runtime: Runtime): Sweep[] => [
  { name: 'time out appointments', run: () => timeOutAppointments(runtime) },
  { name: 'complete passed appointments', run: () => completePassedAppointments(runtime) },
  { name: 'remind vendors of requests', run: () => remindVendors(runtime) },
]
