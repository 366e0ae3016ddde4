import { appointmentStepped } from '../../booking/events.ts'
import { on, type Subscription } from '../../../platform/unit-of-work/unit-of-work.ts'
import { recordEarning } from './record-earning.ts'

/** What the steps of an appointment earn its vendor (M7). */
export const payoutListeners = (): Subscription[] => [on(appointmentStepped, recordEarning)]
