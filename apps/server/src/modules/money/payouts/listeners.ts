import { appointmentStepped } from '../../booking/events.ts'
import { sessionsEnded } from '../../identity/events.ts'
import { on, type Subscription } from '../../../platform/unit-of-work/unit-of-work.ts'
import { balanceRecorded, laterPaymentPaid } from '../events.ts'
import { onRecordedBalance } from '../tax-requests/ask-for-details.ts'
import { deleteOpenOfEndedSession } from './payout-account-store.ts'
import { recordEarning, recordLaterEarning, recordLaterEarnings } from './record-earning.ts'

/**
 * Returns the listeners that record a vendor's earnings from the steps of an appointment and later payments (M7, B12),
 * and that end the set-up of a payout account with the session that began it (A10).
 */
export const payoutListeners = (): Subscription[] => [
  on(appointmentStepped, recordEarning, recordLaterEarnings),
  on(laterPaymentPaid, async (unit, facts) => {
    if (facts.isEarned) await recordLaterEarning(unit, facts, facts)
  }),
  on(balanceRecorded, onRecordedBalance),
  on(sessionsEnded, async (unit, { accountId, isLogOut }) => {
    // An owner who logs out while the provider checks the details still gets the account.
    if (!isLogOut) await deleteOpenOfEndedSession(unit.db, accountId)
  }),
]
