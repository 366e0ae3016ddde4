import { CONFIRMATION_STEPS } from '@anseo/domain/confirmation-time'
import { type SQL, sql } from 'drizzle-orm'
import { appointment } from '../../booking/tables/appointments.ts'
import { vendor } from '../../catalogue/tables/vendors.ts'
import { refund } from '../../money/tables/payments.ts'

const ended = sql`(${appointment.declinedAt} is not null or ${appointment.cancelledAt} is not null)`
const countOf = (condition: SQL) => sql`count(*) filter (where ${condition})`
const cancelledBy = (who: string) => countOf(sql`${appointment.cancelledBy} = ${sql.raw(`'${who}'`)}`)

/** The counts and sums of some appointments, by the name of their column in `statistics_day_sum`. */
export const FIGURES = {
  bookings: sql`count(*)`,
  paid: countOf(sql`${appointment.paidAt} is not null and not ${ended}`),
  completed: countOf(sql`${appointment.completedAt} is not null`),
  waiting: countOf(sql`${appointment.paidAt} is null and not ${ended}`),
  byClient: cancelledBy('client'),
  byVendor: cancelledBy('vendor'),
  byAdmin: cancelledBy('admin'),
  timedOut: cancelledBy('auto'),
  declined: countOf(sql`${appointment.declinedAt} is not null`),
  valueCents: sql`coalesce(sum(${appointment.vendorFeeCents}) filter (where not ${ended}), 0)`,
  takeCents: sql`coalesce(sum(${appointment.platformFeeCents} - fee_back) filter (where ${appointment.paidAt} is not null), 0)`,
}

export type Figure = keyof typeof FIGURES
export const FIGURE_NAMES = Object.keys(FIGURES) as Figure[]

/** The number of appointments that were confirmed within each of the domain's steps. */
export const CONFIRMATIONS = sql`array[${sql.join(
  CONFIRMATION_STEPS.map((_, step) => countOf(sql.raw(`step = ${step + 1}`))),
  sql`, `,
)}]`

/**
 * Returns the appointments that were booked on some days in Dublin, as figures are summed of them: with their vendor,
 * their step of `CONFIRMATIONS`, and the platform fee that is or will be refunded; that of a void refund went back through
 * the bank. Vendors' own bookings are no business of the platform (B7).
 * @param days a table or subquery with the column `day`.
 */
export const bookedOn = (days: SQL) => sql`
  ${days} as booked_day
  cross join lateral (
    select * from ${appointment}
    where ${appointment.bookedAt} >= booked_day.day::timestamp at time zone 'Europe/Dublin'
      and ${appointment.bookedAt} < (booked_day.day + 1)::timestamp at time zone 'Europe/Dublin'
      and ${appointment.clientId} is not null
    -- Read day by day from the index: PostgreSQL cannot know how few rows a day has, and would read the table.
    offset 0
  ) as ${appointment}
  join ${vendor} on ${vendor.id} = ${appointment.vendorId}
  cross join lateral (
    select width_bucket(extract(epoch from ${appointment.confirmedAt} - ${appointment.requestedAt})::float8 / 60,
        ${sql.raw(`'{${CONFIRMATION_STEPS.join(',')}}'::float8[]`)}) as step,
      case when ${appointment.paidAt} is not null then coalesce((
        select sum(${refund.platformFeeCents}) from ${refund}
        where ${refund.appointmentId} = ${appointment.id}), 0) end as fee_back
    -- Each is worked out once a row, not once a figure.
    offset 0
  ) as once`
