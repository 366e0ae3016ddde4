import type { AppointmentOrder } from '@anseo/contract/admin-appointments'
import { OPERATOR_STATES, type OperatorState } from '@anseo/domain/operator-badge'
import type { Speciality } from '@anseo/domain/specialities'
import {
  and,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { countRows, ONE, type Place } from '../../../platform/database/counted-rows.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import { appointment } from '../../../modules/booking/tables/appointments.ts'
import { vendor } from '../../../modules/catalogue/tables/vendors.ts'
import { follows, inOrder, type ListOrder } from '../../../platform/database/list-order.ts'
import { containsText, folded } from '../../../platform/database/text-search.ts'
import { clientAccount, idIn, isOfNamed, isOpen, vendorAccount } from '../../../modules/booking/public.ts'

export interface OperatorFilter {
  search?: string | undefined
  state?: OperatorState | undefined
  from?: Date | undefined
  to?: Date | undefined
  speciality?: Speciality | undefined
  town?: string | undefined
  paid?: 'yes' | 'no' | undefined
  report?: 'open' | 'settled' | undefined
  client?: string | undefined
  vendor?: string | undefined
  ids?: readonly string[] | undefined
}

/**
 * Returns the domain's `operatorState` as an SQL condition. Conditions on open appointments use the expression of the
 * partial index of open appointments, so that the query scans thousands of rows rather than millions.
 */
function isIn(state: OperatorState, now: Date): SQL | undefined {
  const ended = lte(appointment.endsAt, now)
  const lost = or(lte(appointment.startsAt, now), lte(appointment.payBy, now))
  const stillHeld = and(
    gt(appointment.startsAt, now),
    or(isNull(appointment.payBy), gt(appointment.payBy, now)),
  )
  const unpaid = and(isOpen, isNull(appointment.paidAt))
  const paid = and(isOpen, isNotNull(appointment.paidAt))
  switch (state) {
    case 'pending':
      return and(unpaid, isNull(appointment.confirmedAt), stillHeld)
    case 'to-pay':
      return and(unpaid, isNotNull(appointment.confirmedAt), stillHeld)
    case 'paid':
      return and(paid, isNull(appointment.noShowAt), gt(appointment.endsAt, now))
    case 'passed':
      return and(paid, or(isNotNull(appointment.noShowAt), ended))
    case 'completed':
      return isNotNull(appointment.completedAt)
    case 'declined':
      return isNotNull(appointment.declinedAt)
    case 'cancelled':
      return sql`${appointment.cancelledBy} <> 'auto'`
    case 'timed-out':
      return or(sql`${appointment.cancelledBy} = 'auto'`, and(unpaid, lost))
  }
}

/** Returns the condition that an appointment, its client or its vendor has that id, name or email address. */
function mentions(typed: string): SQL | undefined {
  const id = idIn(typed)
  if (id) return or(eq(appointment.id, id), eq(appointment.clientId, id), eq(appointment.vendorId, id))
  return isOfNamed(typed, { address: true })
}

const REPORTED = {
  open: and(isNotNull(appointment.reportedAt), isNull(appointment.reportSettledAt)),
  settled: and(isNotNull(appointment.reportedAt), isNotNull(appointment.reportSettledAt)),
}

const isOfVendorWith = ({ speciality, town }: OperatorFilter): SQL =>
  sql`${appointment.vendorId} in (select ${vendor.id} from ${vendor} where ${and(
    speciality ? eq(vendor.speciality, speciality) : undefined,
    town ? containsText(folded(vendor.city), town) : undefined,
  )})`

const matches = (filter: OperatorFilter): SQL | undefined =>
  and(
    // Vendors' own bookings are theirs alone (B7).
    isNotNull(appointment.clientId),
    filter.ids && inArray(appointment.id, [...filter.ids]),
    filter.search ? mentions(filter.search) : undefined,
    filter.from && gte(appointment.startsAt, filter.from),
    filter.to && lt(appointment.startsAt, filter.to),
    filter.client ? eq(appointment.clientId, filter.client) : undefined,
    filter.vendor ? eq(appointment.vendorId, filter.vendor) : undefined,
    filter.speciality || filter.town ? isOfVendorWith(filter) : undefined,
    filter.paid && (filter.paid === 'yes' ? isNotNull(appointment.paidAt) : isNull(appointment.paidAt)),
    filter.report && REPORTED[filter.report],
  )

const ORDERS: Record<AppointmentOrder, ListOrder> = {
  latest: { key: appointment.startsAt, down: true },
  soonest: { key: appointment.startsAt },
  booked: { key: appointment.bookedAt, down: true },
  'booked-asc': { key: appointment.bookedAt },
  amount: { key: appointment.totalCents, down: true },
  'amount-asc': { key: appointment.totalCents },
}

/** Finds a page of all appointments with their clients and vendors. */
export const findForOperator = (
  db: Queryable,
  now: Date,
  filter: OperatorFilter & { order: AppointmentOrder },
  { limit, offset, after }: Place,
) => {
  const order = ORDERS[filter.order]
  return db
    .select({
      row: getTableColumns(appointment),
      client: { id: clientAccount.id, name: clientAccount.name, imageKey: clientAccount.imageKey },
      vendor: {
        id: vendorAccount.id,
        name: vendorAccount.name,
        imageKey: vendorAccount.imageKey,
        speciality: vendor.speciality,
        city: vendor.city,
      },
    })
    .from(appointment)
    .innerJoin(clientAccount, eq(clientAccount.id, appointment.clientId))
    .innerJoin(vendorAccount, eq(vendorAccount.id, appointment.vendorId))
    .innerJoin(vendor, eq(vendor.id, appointment.vendorId))
    .where(
      // The subquery pages by the index first, so that no joins are made for skipped rows.
      inArray(
        appointment.id,
        db
          .select({ id: appointment.id })
          .from(appointment)
          .where(
            and(
              matches(filter),
              filter.state && isIn(filter.state, now),
              follows(order, appointment.id, after),
            ),
          )
          .orderBy(...inOrder(order, appointment.id))
          .limit(limit)
          .offset(offset),
      ),
    )
    .orderBy(...inOrder(order, appointment.id))
}
export type OperatorAppointment = Awaited<ReturnType<typeof findForOperator>>[number]

/** Counts the matching appointments in each state, at most as many as the list can page through. */
export async function countStates(
  db: Queryable,
  now: Date,
  filter: OperatorFilter,
): Promise<Record<OperatorState, number>> {
  const counts = await Promise.all(
    OPERATOR_STATES.map(async (state) => {
      const found = db
        .select(ONE)
        .from(appointment)
        .where(and(matches(filter), isIn(state, now)))
      return [state, await countRows(db, found)] as const
    }),
  )
  return Object.fromEntries(counts) as Record<OperatorState, number>
}
