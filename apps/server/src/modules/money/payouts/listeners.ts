import { appointmentStepped } from '../../booking/events.ts'
import { on, type Subscription } from '../../../platform/unit-of-work/unit-of-work.ts'
import { recordEarning } from './record-earning.ts'

/** Listeners that record a vendor's earnings from the steps of an appointment (M7). */
export const payoutListeners = (): Subscription[] => [on(appointmentStepped, recordEarning)]
