import { balanceFromWire, cardBalanceProblem, tipProblem } from '@anseo/domain/balance'
import type { ClientAppointment } from '../../../appointments/client-appointment.ts'

/** The payments that a client can make by card once an appointment has started (B12). */
export interface PayableNow {
  /** The open balance in cents, while the vendor asks for it; 0 otherwise. */
  balanceCents: number
  mayTip: boolean
}

/** Returns the payments that the client can make for an appointment now. */
export function payableNow({ wire, facts }: ClientAppointment, now: Date): PayableNow {
  const { payments } = wire
  const balance = balanceFromWire(payments)
  const isDue = payments.askedAt !== null && !cardBalanceProblem(facts, balance, now)
  return {
    balanceCents: isDue ? balance.openCents : 0,
    mayTip: !tipProblem(facts, payments.tip !== null, now),
  }
}
