import {
  type Listener,
  on,
  type Subscription,
  type UnitOfWork,
} from '../../../platform/unit-of-work/unit-of-work.ts'
import type { EventKind } from '../../../platform/unit-of-work/event.ts'
import { type AppointmentEventBase, lockAppointment } from '../../booking/public.ts'
import { appointmentStepped } from '../../booking/events.ts'
import { vendorDelisted } from '../../catalogue/events.ts'
import {
  appointmentPaid,
  laterPaymentPaid,
  laterPaymentRefunded,
  mailPayerJob,
  paymentReturned,
  refundMade,
} from '../events.ts'
import { endRequest } from './end-request.ts'
import { findAsking, findOpenRequest } from './request-store.ts'

const mailReceipt: Listener<EventKind<AppointmentEventBase & { paymentId: string }>> = async (
  unit,
  { appointmentId, clientId, paymentId },
) => {
  if (clientId === null) await unit.enqueue(mailPayerJob, { appointmentId, paymentId })
}

/** Returns whether a payment that is due before the start is asked for. */
const isAsked = async ({ db }: UnitOfWork, appointmentId: string): Promise<boolean> =>
  (await findOpenRequest(db, appointmentId))?.kind === 'deposit'

/** Ends payment requests with their appointment or vendor, and has payers told by email. */
export const paymentLinkListeners = (): Subscription[] => [
  on(appointmentStepped, async (unit, { appointmentId, change }) => {
    const { cancelledAt, noShowAt, start } = change.set
    // Moved to a time that has passed it took place, and does not time out at its start.
    const tookPlace = start !== undefined && start <= unit.now && (await isAsked(unit, appointmentId))
    // Nothing more can be paid by card once nobody came.
    if (cancelledAt || noShowAt || tookPlace) await endRequest(unit, appointmentId)
  }),
  on(vendorDelisted, async (unit, { vendorId }) => {
    for (const appointmentId of await findAsking(unit.db, vendorId)) {
      await lockAppointment(unit.db, appointmentId)
      await endRequest(unit, appointmentId)
    }
  }),
  on(appointmentPaid, mailReceipt),
  on(laterPaymentPaid, mailReceipt),
  on(
    refundMade,
    async (unit, { appointmentId, clientId, paymentId, amountCents: cents, reason, cancels }) => {
      // The payer of a cancelled one reads of the refund with the cancellation.
      if (clientId !== null || cancels) return
      await unit.enqueue(mailPayerJob, { appointmentId, paymentId, refunded: { cents, reason } })
    },
  ),
  on(laterPaymentRefunded, async (unit, { appointmentId, clientId, paymentId, kind, amountCents: cents }) => {
    if (clientId !== null) return
    await unit.enqueue(mailPayerJob, { appointmentId, paymentId, cancelled: { cents, kind } })
  }),
  on(paymentReturned, async (unit, { appointmentId, clientId, paymentId, amountCents }) => {
    if (clientId === null) {
      await unit.enqueue(mailPayerJob, { appointmentId, paymentId, returnedCents: amountCents })
    }
  }),
]
