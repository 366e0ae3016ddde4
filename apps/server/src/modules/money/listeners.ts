import { formatEuro } from '@anseo/domain/money'
import { appointmentCancelled } from '../booking/events.ts'
import { paymentReturned, payoutFailed, payoutSent, refundFailed, refundSettled } from './events.ts'
import { on, type Subscription } from '../../platform/unit-of-work/unit-of-work.ts'
import { recordAudit } from '../audit/public.ts'

const BY_THE_SYSTEM = { adminId: null } as const

/**
 * Returns the listeners that record the system's own actions in the audit log; actions of admins are recorded where
 * they are taken.
 */
export const auditListeners = (): Subscription[] => [
  on(appointmentCancelled, async (unit, { appointmentId, by, refundCents }) => {
    if (by !== 'auto') return
    await recordAudit(unit, {
      ...BY_THE_SYSTEM,
      action: 'appointment.timed-out',
      subject: { kind: 'appointment', id: appointmentId },
      details: { state: { from: 'live', to: 'timed out' }, refund: formatEuro(refundCents) },
    })
  }),
  on(paymentReturned, (unit, { appointmentId, paymentId, amountCents }) =>
    recordAudit(unit, {
      ...BY_THE_SYSTEM,
      action: 'payment.returned',
      subject: { kind: 'payment', id: paymentId },
      details: { appointment: appointmentId, amount: formatEuro(amountCents) },
    }),
  ),
  on(refundSettled, (unit, { appointmentId, refundId, amountCents }) =>
    recordAudit(unit, {
      ...BY_THE_SYSTEM,
      action: 'refund.sent',
      subject: { kind: 'refund', id: refundId },
      details: { appointment: appointmentId, amount: formatEuro(amountCents) },
    }),
  ),
  on(refundFailed, (unit, { appointmentId, refundId, amountCents }) =>
    recordAudit(unit, {
      ...BY_THE_SYSTEM,
      action: 'refund.failed',
      subject: { kind: 'refund', id: refundId },
      details: { appointment: appointmentId, amount: formatEuro(amountCents) },
    }),
  ),
  on(payoutSent, (unit, { payoutId, vendorId, amountCents }) =>
    recordAudit(unit, {
      ...BY_THE_SYSTEM,
      action: 'payout.sent',
      subject: { kind: 'vendor', id: vendorId },
      details: { payout: payoutId, amount: formatEuro(amountCents) },
    }),
  ),
  on(payoutFailed, (unit, { payoutId, vendorId, amountCents, reason }) =>
    recordAudit(unit, {
      ...BY_THE_SYSTEM,
      action: 'payout.failed',
      subject: { kind: 'vendor', id: vendorId },
      details: { payout: payoutId, amount: formatEuro(amountCents) },
      reason,
    }),
  ),
]
