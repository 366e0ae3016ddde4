import { appointmentStepped } from '../../booking/events.ts'
import { on, type Subscription } from '../../../platform/unit-of-work/unit-of-work.ts'
import { balanceRecorded, laterPaymentPaid } from '../events.ts'
import { onRecordedBalance } from '../tax-requests/ask-for-details.ts'
import { recordEarning, recordLaterEarning, recordLaterEarnings } from './record-earning.ts'

/** Returns the listeners that record a vendor's earnings from the steps of an appointment and later payments (M7, B12). */
export const payoutListeners = (): Subscription[] => [
  on(appointmentStepped, recordEarning, recordLaterEarnings),
  on(laterPaymentPaid, async (unit, facts) => {
    if (facts.isEarned) await recordLaterEarning(unit, facts, facts)
  }),
  on(balanceRecorded, onRecordedBalance),
]
