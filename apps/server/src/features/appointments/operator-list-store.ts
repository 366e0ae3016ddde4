import type { AppointmentOrder } from '@anseo/contract/admin-appointments'
import { OPERATOR_STATES, type OperatorState } from '@anseo/domain/operator-badge'
import type { Speciality } from '@anseo/domain/specialities'
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gte,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Queryable } from '../../infrastructure/database/database.ts'
import { account } from '../../infrastructure/database/schema/accounts.ts'
import { appointment } from '../../infrastructure/database/schema/appointments.ts'
import { vendor } from '../../infrastructure/database/schema/vendors.ts'
import { containsText, folded } from '../../infrastructure/database/text-search.ts'
import { clientAccount, idIn, vendorAccount } from './parties.ts'

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
}

/** The domain's `operatorState` as the database sees it. */
const stateAt = (now: Date): SQL<OperatorState> => {
  const instant = sql`${now.toISOString()}::timestamptz`
  return sql<OperatorState>`case
    when ${appointment.cancelledBy} = 'auto' then 'timed-out'
    when ${appointment.cancelledAt} is not null then 'cancelled'
    when ${appointment.completedAt} is not null then 'completed'
    when ${appointment.declinedAt} is not null then 'declined'
    when ${appointment.paidAt} is not null
      then case when ${appointment.noShowAt} is not null or ${appointment.endsAt} <= ${instant} then 'passed' else 'paid' end
    when ${appointment.startsAt} <= ${instant} or ${appointment.payBy} <= ${instant} then 'timed-out'
    when ${appointment.confirmedAt} is not null then 'to-pay'
    else 'pending' end`
}

/** Whether it has that id, or somebody of that name or address has part in it. */
function mentions(db: Queryable, typed: string): SQL | undefined {
  const id = idIn(typed)
  if (id) return or(eq(appointment.id, id), eq(appointment.clientId, id), eq(appointment.vendorId, id))
  const people = db
    .select({ id: account.id })
    .from(account)
    .where(or(containsText(folded(account.name), typed), containsText(account.email, typed)))
  // Found once as an array, so that the indexes of both sides serve.
  const theirs = sql`any(array(${people}))`
  return or(sql`${appointment.clientId} = ${theirs}`, sql`${appointment.vendorId} = ${theirs}`)
}

const REPORTED = {
  open: and(isNotNull(appointment.reportedAt), isNull(appointment.reportSettledAt)),
  settled: isNotNull(appointment.reportSettledAt),
}

const matches = (db: Queryable, filter: OperatorFilter): SQL | undefined =>
  and(
    filter.search ? mentions(db, filter.search) : undefined,
    filter.from && gte(appointment.startsAt, filter.from),
    filter.to && lt(appointment.startsAt, filter.to),
    filter.client ? eq(appointment.clientId, filter.client) : undefined,
    filter.vendor ? eq(appointment.vendorId, filter.vendor) : undefined,
    filter.speciality && eq(vendor.speciality, filter.speciality),
    filter.town ? containsText(folded(vendor.city), filter.town) : undefined,
    filter.paid && (filter.paid === 'yes' ? isNotNull(appointment.paidAt) : isNull(appointment.paidAt)),
    filter.report && REPORTED[filter.report],
  )

const ORDERS: Record<AppointmentOrder, SQL[]> = {
  latest: [desc(appointment.startsAt), desc(appointment.id)],
  soonest: [asc(appointment.startsAt), asc(appointment.id)],
  booked: [desc(appointment.bookedAt), desc(appointment.id)],
  amount: [desc(appointment.totalCents), desc(appointment.id)],
}

/** A page of everybody's appointments with both their sides. */
export const findForOperator = (
  db: Queryable,
  now: Date,
  filter: OperatorFilter & { order: AppointmentOrder },
  { limit, offset }: { limit: number; offset: number },
) =>
  db
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
    .where(and(matches(db, filter), filter.state && sql`${stateAt(now)} = ${filter.state}`))
    .orderBy(...ORDERS[filter.order])
    .limit(limit)
    .offset(offset)
export type OperatorAppointment = Awaited<ReturnType<typeof findForOperator>>[number]

/** How many appointments are in each state, of those that the other filters leave. */
export async function countStates(
  db: Queryable,
  now: Date,
  filter: OperatorFilter,
): Promise<Record<OperatorState, number>> {
  const rows = await db
    .select({ state: sql<OperatorState>`${stateAt(now)} as state`, count: sql<number>`count(*)::int` })
    .from(appointment)
    .innerJoin(vendor, eq(vendor.id, appointment.vendorId))
    .where(matches(db, filter))
    .groupBy(sql`state`)
  const counts = Object.fromEntries(OPERATOR_STATES.map((state) => [state, 0])) as Record<
    OperatorState,
    number
  >
  for (const { state, count } of rows) counts[state] = count
  return counts
}
