import type { QueryOf } from '@anseo/contract/call'
import type { exportAppointments, AppointmentOrder } from '@anseo/contract/admin-appointments'
import { OPERATOR_STATES, type OperatorState } from '@anseo/domain/operator-badge'
import { and, eq, getTableColumns, gt, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { COUNT_LIMIT, countRows, ONE, type Place } from '../../../platform/database/counted-rows.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import { isWithin } from '../../../platform/database/is-within.ts'
import { appointment } from '../../../modules/booking/tables/appointments.ts'
import { vendor } from '../../../modules/catalogue/tables/vendors.ts'
import { ARRIVED_CENTS } from './arrived-cents.ts'
import { follows, inOrder, type ListOrder } from '../../../platform/database/list-order.ts'
import { containsText } from '../../../platform/database/text-search.ts'
import { uuidOrNull } from '../../../platform/database/uuid-or-null.ts'
import { clientAccount, hasPartyNamed, isOpen, vendorAccount } from '../../../modules/booking/public.ts'

type OperatorFilter = Omit<QueryOf<typeof exportAppointments>, 'order'>

type State<S extends OperatorState> = Readonly<Record<S, SQL | undefined>>

/**
 * Returns the domain's `operatorState` of appointments that have not ended, as conditions that the index of these
 * answers.
 */
function openStates(now: Date): State<'pending' | 'to-pay' | 'paid' | 'passed' | 'timed-out'> {
  const unpaid = isNull(appointment.paidAt)
  const stillHeld = and(
    gt(appointment.startsAt, now),
    or(isNull(appointment.payBy), gt(appointment.payBy, now)),
  )
  const paid = isNotNull(appointment.paidAt)
  return {
    pending: and(unpaid, isNull(appointment.confirmedAt), stillHeld),
    'to-pay': and(unpaid, isNotNull(appointment.confirmedAt), stillHeld),
    paid: and(paid, isNull(appointment.noShowAt), gt(appointment.endsAt, now)),
    passed: and(paid, or(isNotNull(appointment.noShowAt), lte(appointment.endsAt, now))),
    'timed-out': and(unpaid, or(lte(appointment.startsAt, now), lte(appointment.payBy, now))),
  }
}

/**
 * Returns the states of appointments that have ended, likewise; one is completed after it began, so those to come are
 * not passed by.
 */
const endedStates = (now: Date): State<'completed' | 'declined' | 'cancelled' | 'timed-out'> => ({
  completed: and(isNotNull(appointment.completedAt), lte(appointment.startsAt, now)),
  declined: isNotNull(appointment.declinedAt),
  cancelled: sql`${appointment.cancelledBy} <> 'auto'`,
  'timed-out': sql`${appointment.cancelledBy} = 'auto'`,
})

/** Returns the conditions of a state; an appointment meets at most one of them, and an index serves each. */
function conditionsOf(state: OperatorState, now: Date): (SQL | undefined)[] {
  const open: Partial<State<OperatorState>> = openStates(now)
  const ended: Partial<State<OperatorState>> = endedStates(now)
  return [...(open[state] ? [and(isOpen, open[state])] : []), ...(ended[state] ? [ended[state]] : [])]
}

/** Returns the condition that an appointment, its client or its vendor has that id, name or email address. */
function mentions(typed: string): SQL | undefined {
  const id = uuidOrNull(typed)
  if (id) return or(eq(appointment.id, id), eq(appointment.clientId, id), eq(appointment.vendorId, id))
  return hasPartyNamed(typed, { address: true })
}

const REPORTED = {
  open: and(isNotNull(appointment.reportedAt), isNull(appointment.reportSettledAt)),
  settled: and(isNotNull(appointment.reportedAt), isNotNull(appointment.reportSettledAt)),
}

const isOfVendorWith = ({ speciality, town }: OperatorFilter): SQL =>
  sql`${appointment.vendorId} in (select ${vendor.id} from ${vendor} where ${and(
    speciality ? eq(vendor.speciality, speciality) : undefined,
    town ? containsText(vendor.foldedCity, town) : undefined,
  )})`

const matches = (filter: OperatorFilter): SQL | undefined =>
  and(
    // Vendors' own bookings are theirs alone (B7).
    isNotNull(appointment.clientId),
    filter.ids && inArray(appointment.id, [...filter.ids]),
    filter.search ? mentions(filter.search) : undefined,
    isWithin(appointment.startsAt, filter),
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
  place: Place,
) =>
  db
    .select({
      row: getTableColumns(appointment),
      arrivedCents: ARRIVED_CENTS,
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
    // The subquery pages by indexes first, so that no joins are made for skipped rows.
    .where(sql`${appointment.id} = any(array(${idsOfPage(now, filter, place)}))`)
    .orderBy(...inOrder(ORDERS[filter.order], appointment.id))
export type OperatorAppointment = Awaited<ReturnType<typeof findForOperator>>[number]

/** Selects the ids of a page: the first of each condition of the state, each by its index, and of these together. */
function idsOfPage(
  now: Date,
  filter: OperatorFilter & { order: AppointmentOrder },
  { limit, offset, after }: Place,
): SQL {
  const order = ORDERS[filter.order]
  const sorted = sql.join(inOrder(order, appointment.id), sql`, `)
  const conditions = filter.state ? conditionsOf(filter.state, now) : [undefined]
  const firstOf = (condition: SQL | undefined) => sql`(
    select ${appointment.id}, ${order.key} from ${appointment}
    where ${and(matches(filter), condition, follows(order, appointment.id, after))}
    order by ${sorted} limit ${limit + offset})`
  return sql`select ${appointment.id} from (${sql.join(conditions.map(firstOf), sql` union all `)}) as ${appointment}
    order by ${sorted} limit ${limit} offset ${offset}`
}

type Counts = Partial<Record<OperatorState, number>>

/** Counts the matching appointments in each state, at most as many as the list can page through. */
export async function countStates(
  db: Queryable,
  now: Date,
  filter: OperatorFilter,
): Promise<Record<OperatorState, number>> {
  const counts = await Promise.all(
    filter.search
      ? // What a search finds is scattered over the table, so it is read once.
        [countTogether(db, matches(filter), byState(now))]
      : [countTogether(db, and(matches(filter), isOpen), openStates(now)), countEnded(db, now, filter)],
  )
  const countOf = (state: OperatorState) =>
    Math.min(
      COUNT_LIMIT,
      counts.reduce((sum, each) => sum + (each[state] ?? 0), 0),
    )
  return Object.fromEntries(OPERATOR_STATES.map((state) => [state, countOf(state)])) as Record<
    OperatorState,
    number
  >
}

const byState = (now: Date): Partial<State<OperatorState>> =>
  Object.fromEntries(OPERATOR_STATES.map((state) => [state, or(...conditionsOf(state, now))]))

/** Counts the appointments in some states in one reading. */
async function countTogether(
  db: Queryable,
  where: SQL | undefined,
  states: Partial<State<OperatorState>>,
): Promise<Counts> {
  const counts = Object.values(states).map((condition) => sql`count(*) filter (where ${condition})`)
  const { rows } = await db.execute<{ counts: string[] }>(sql`
    select array[${sql.join(counts, sql`, `)}] as counts from ${appointment} where ${where}`)
  return Object.fromEntries(Object.keys(states).map((state, at) => [state, Number(rows[0]!.counts[at])]))
}

/** Counts those that have ended, no further than the list pages. */
async function countEnded(db: Queryable, now: Date, filter: OperatorFilter): Promise<Counts> {
  const counts = await Promise.all(
    Object.entries(endedStates(now)).map(async ([state, condition]) => {
      const found = db
        .select(ONE)
        .from(appointment)
        .where(and(matches(filter), condition))
      return [state, await countRows(db, found)] as const
    }),
  )
  return Object.fromEntries(counts)
}
