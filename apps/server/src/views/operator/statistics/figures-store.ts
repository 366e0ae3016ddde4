import type { StatisticsGroup } from '@anseo/contract/stats'
import type { Stretch } from '@anseo/domain/statistics-period'
import { and, eq, gte, isNotNull, lt, min, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { appointment } from '../../../modules/booking/tables/appointments.ts'
import { refund } from '../../../modules/money/tables/payments.ts'
import { vendor } from '../../../modules/catalogue/tables/vendors.ts'

/** The Monday of the Dublin week in which an appointment was booked, such as '2026-11-16'. */
const weekBooked = sql<string>`to_char(
  date_trunc('week', ${appointment.bookedAt} at time zone 'Europe/Dublin'), 'YYYY-MM-DD')`

const KEYS: Record<StatisticsGroup, SQL<string>> = {
  week: weekBooked,
  speciality: sql<string>`${vendor.speciality}`,
  town: sql<string>`${vendor.city}`,
}

const ended = sql`(${appointment.declinedAt} is not null or ${appointment.cancelledAt} is not null)`
const paidAndLive = sql`(${appointment.paidAt} is not null and not ${ended})`
const countOf = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
const cancelledBy = (who: string) => countOf(sql`${appointment.cancelledBy} = ${who}`)

/** Platform fees that are or will be refunded; a void refund was never paid. */
const platformFeeBack = sql`coalesce((
  select sum(${refund.platformFeeCents}) from ${refund}
  where ${refund.appointmentId} = ${appointment.id} and ${refund.status} <> 'void'), 0)`

const minutesWaited = sql`extract(epoch from (${appointment.confirmedAt} - ${appointment.requestedAt})) / 60`

const FIGURES = {
  bookings: sql<number>`count(*)`.mapWith(Number),
  paid: countOf(paidAndLive),
  completed: countOf(sql`${appointment.completedAt} is not null`),
  waiting: countOf(sql`${appointment.paidAt} is null and not ${ended}`),
  byClient: cancelledBy('client'),
  byVendor: cancelledBy('vendor'),
  byAdmin: cancelledBy('admin'),
  timedOut: cancelledBy('auto'),
  declined: countOf(sql`${appointment.declinedAt} is not null`),
  valueCents:
    sql<number>`coalesce(sum(${appointment.vendorFeeCents}) filter (where not ${ended}), 0)`.mapWith(Number),
  takeCents:
    sql<number>`coalesce(sum(${appointment.platformFeeCents} - ${platformFeeBack}) filter (where ${appointment.paidAt} is not null), 0)`.mapWith(
      Number,
    ),
  minutesToConfirm: sql<
    number | null
  >`percentile_cont(0.5) within group (order by ${minutesWaited}) filter (where ${appointment.confirmedAt} is not null)`,
}

export type FiguresRow = Awaited<ReturnType<typeof sumFigures>>

const bookedWithin = ({ from, to }: Stretch) =>
  and(
    gte(appointment.bookedAt, from),
    lt(appointment.bookedAt, to),
    // Vendors' own bookings are no business of the platform (B7).
    isNotNull(appointment.clientId),
  )

/** Returns the figures of all appointments booked in a period: counts, cents, and the median minutes to confirm. */
export async function sumFigures(db: Queryable, stretch: Stretch) {
  const [row] = await db.select(FIGURES).from(appointment).where(bookedWithin(stretch))
  return row!
}

/** Returns the same figures for each week, speciality or town with bookings, most bookings first. */
export async function sumFiguresBy(db: Queryable, by: StatisticsGroup, stretch: Stretch) {
  const rows = await db
    .select({ key: KEYS[by].as('group_key'), ...FIGURES })
    .from(appointment)
    .innerJoin(vendor, eq(vendor.id, appointment.vendorId))
    .where(bookedWithin(stretch))
    .groupBy(sql`group_key`)
    .orderBy(sql`count(*) desc, group_key`)
  return rows
}

/** Returns when the first appointment was booked; null if there is none. */
export async function firstBooking(db: Queryable): Promise<Date | null> {
  const [row] = await db
    .select({ at: min(appointment.bookedAt) })
    .from(appointment)
    .where(isNotNull(appointment.clientId))
  return row?.at ?? null
}
