import type { AdminAppointmentDetail } from '@anseo/contract/admin-appointments'
import { centsToEuro, euroToCents } from '@anseo/domain/money'

/** Returns what the client gets back if an admin cancels the appointment now, and what of all payments has arrived, in euro. */
export function refundOnCancelling({
  waysOut,
  payments,
}: Pick<AdminAppointmentDetail, 'waysOut' | 'payments'>) {
  const arrived = payments.filter(({ status }) => status === 'arrived')
  return {
    back: waysOut?.find(({ by }) => by === 'admin')?.refundAmount ?? 0,
    paid: centsToEuro(arrived.reduce((cents, { amount }) => cents + euroToCents(amount), 0)),
  }
}
