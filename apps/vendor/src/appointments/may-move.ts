import { problemTo } from '@anseo/domain/appointment-permissions'
import type { VendorAppointment } from '../queries/appointments.ts'

/**
 * Returns whether the vendor can move an appointment: a booking of its own, or by asking, a confirmed one of a client (B8).
 * For a request it suggests a time instead.
 */
export const mayMove = ({ source, facts }: VendorAppointment, now: Date): boolean =>
  source === 'vendor' ? !problemTo.moveOwn(facts, now) : facts.confirmed && !problemTo.acceptMove(facts, now)
