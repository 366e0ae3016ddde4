import { sql } from 'drizzle-orm'
import { appointment } from '../../../modules/booking/tables/appointments.ts'
import { payment } from '../../../modules/money/tables/payments.ts'

/** The sum of an appointment's payments that arrived and were not returned. */
export const ARRIVED_CENTS = sql`coalesce((
  select sum(coalesce(${payment.receivedCents}, ${payment.amountCents})) from ${payment}
  where ${payment.appointmentId} = ${appointment.id} and ${payment.succeededAt} is not null and ${payment.returnedAt} is null
), 0)`.mapWith(Number)
