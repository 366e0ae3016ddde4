import { type YearFigures, yearFigures } from '@anseo/domain/dac7-record'
import { quarterStarts, yearSpan } from '@anseo/domain/tax-quarter'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { appointment } from '../../booking/tables/appointments.ts'
import { ledgerEntry, ledgerMovement } from '../tables/ledger.ts'
import { recordedPayment } from '../tables/payment-requests.ts'
import { earning } from '../tables/payouts.ts'

/** Selects the credits to sum: of one year or all years, of some vendors or all vendors. */
interface Scope {
  year?: number | undefined
  vendorIds?: readonly string[] | undefined
}

const isOneOf = (column: SQL, { vendorIds }: Scope): SQL =>
  vendorIds ? sql`and ${column} = any(${sql.param([...vendorIds])}::uuid[])` : sql``

function isWithin(column: SQL, { year }: Scope): SQL {
  if (year === undefined) return sql``
  const { from, to } = yearSpan(year)
  return sql`and ${column} >= ${from.toISOString()}::timestamptz and ${column} < ${to.toISOString()}::timestamptz`
}

/**
 * Selects the credits of vendors in cents, by appointment and time: their earnings, and the payments that they recorded
 * as made on the day. A later charge or refund counts at the time of the earning that it reduces.
 */
const credits = (scope: Scope): SQL => sql`
  select e.vendor_id, e.appointment_id, e.amount_cents as cents, e.owed_at as at
  from ${earning} e
  where e.amount_cents > 0 ${isOneOf(sql`e.vendor_id`, scope)} ${isWithin(sql`e.owed_at`, scope)}
  union all
  select e.vendor_id, e.appointment_id, e.amount_cents, taken.at
  from ${earning} e cross join lateral (select coalesce(
    (select min(c.owed_at) from ${earning} c where c.appointment_id = e.appointment_id and c.amount_cents > 0
      and c.payment_id is not distinct from e.payment_id),
    (select min(c.owed_at) from ${earning} c where c.appointment_id = e.appointment_id and c.amount_cents > 0),
    e.owed_at) as at) taken
  where e.amount_cents < 0 ${isOneOf(sql`e.vendor_id`, scope)} ${isWithin(sql`taken.at`, scope)}
  union all
  select a.vendor_id, r.appointment_id, r.amount_cents, r.recorded_at
  from ${recordedPayment} r join ${appointment} a on a.id = r.appointment_id
  where r.undone_at is null ${isOneOf(sql`a.vendor_id`, scope)} ${isWithin(sql`r.recorded_at`, scope)}`

/**
 * The condition on an earning `e` that the fees of its appointment are counted with it, so that they count once. It is
 * the earning of the vendor's fee or, if that fee was refunded before it was earned, the first earning of a balance or
 * tip.
 */
const isCountedWithFees = sql`(e.kind = 'fee' or (e.amount_cents > 0 and not exists (
  select from ${earning} o where o.appointment_id = e.appointment_id and o.amount_cents > 0
    and (o.kind = 'fee' or (o.owed_at, o.id) < (e.owed_at, e.id)))))`

/**
 * Selects our fees in cents, by vendor and time, from the ledger: the fees that clients paid on top, at the time of the
 * vendor's earning, and the provider's processing costs where they were deducted from an earning.
 */
const fees = (scope: Scope): SQL => sql`
  select e.vendor_id, e.owed_at as at, -l.cents as cents
  from ${earning} e
  join ${ledgerMovement} m on m.appointment_id = e.appointment_id
  join ${ledgerEntry} l on l.movement_id = m.id and l.account in ('platform-fees', 'handling-fees')
  where ${isCountedWithFees} ${isOneOf(sql`e.vendor_id`, scope)} ${isWithin(sql`e.owed_at`, scope)}
  union all
  select o.vendor_id, m.happened_at, -l.cents
  from ${ledgerMovement} m
  join ${ledgerEntry} l on l.movement_id = m.id and l.account = 'processing-costs'
  join ${ledgerEntry} o on o.movement_id = m.id and o.account = 'vendor-owed'
  where m.kind = 'earned' ${isOneOf(sql`o.vendor_id`, scope)} ${isWithin(sql`m.happened_at`, scope)}`

/** Selects the quarter of an instant of a year; searched among four, since a conversion to Dublin's time takes longer. */
const quarterIn = (year: number): SQL => {
  const starts = quarterStarts(year).map((start) => start.toISOString())
  return sql`width_bucket(at, ${sql.param(starts)}::timestamptz[])`
}

/**
 * Sums the quarters of a year by vendor, of all vendors or some; vendors without activity in the year are absent (D8).
 * An appointment is an activity of each quarter in which more was credited for it than taken back.
 */
export async function sumQuarters(
  db: Queryable,
  year: number,
  vendorIds?: readonly string[],
): Promise<Map<string, YearFigures>> {
  const scope = { year, vendorIds }
  const quarter = quarterIn(year)
  const { rows } = await db.execute<Row>(sql`
    with credited as (
      select vendor_id, appointment_id, ${quarter} as quarter, sum(cents) as cents
      from (${credits(scope)}) credit group by 1, 2, 3
    ), charged as (
      select vendor_id, ${quarter} as quarter, sum(cents) as cents
      from (${fees(scope)}) fee group by 1, 2
    )
    select vendor_id as "vendorId", quarter, sum(c.cents)::float8 as "considerationCents",
      count(*) filter (where c.cents > 0)::int as activities,
      coalesce(max(f.cents), 0)::float8 as "feeCents"
    from credited c left join charged f using (vendor_id, quarter)
    group by vendor_id, quarter`)
  return new Map(
    [...Map.groupBy(rows, ({ vendorId }) => vendorId)]
      .filter(([, quarters]) => quarters.some(({ activities }) => activities > 0))
      .map(([vendorId, quarters]) => [
        vendorId,
        yearFigures(new Map(quarters.map((row) => [row.quarter, figuresOf(row)]))),
      ]),
  )
}

type Row = Record<string, unknown> & {
  vendorId: string
  quarter: number
  considerationCents: number
  activities: number
  feeCents: number
}

const figuresOf = ({ considerationCents, feeCents, activities }: Row) => ({
  considerationCents,
  feeCents,
  activities,
})

/** Finds the years in which something was credited to a vendor, newest first. */
export async function findYearsOf(db: Queryable, vendorId: string): Promise<number[]> {
  const { rows } = await db.execute<{ year: number }>(sql`
    select distinct extract(year from at at time zone 'Europe/Dublin')::int as year
    from (${credits({ vendorIds: [vendorId] })}) credit order by year desc`)
  return rows.map(({ year }) => year)
}

/** Finds the year in which something was first credited to anyone; null when nothing was. */
export async function findFirstYear(db: Queryable): Promise<number | null> {
  const { rows } = await db.execute<{ year: number | null }>(sql`
    select extract(year from least(
      (select min(owed_at) from ${earning}), (select min(recorded_at) from ${recordedPayment})
    ) at time zone 'Europe/Dublin')::int as year`)
  return rows[0]?.year ?? null
}
