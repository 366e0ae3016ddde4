import type { ClientAppointment } from './client-appointment.ts'

/** Returns whether the vendor is paid through us: the price, or the balance or a tip by card of a free appointment. */
export const isPaidThroughUs = ({ wire, facts }: ClientAppointment): boolean =>
  !facts.free || wire.payments.refundable !== undefined
