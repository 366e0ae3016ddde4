import { sql } from 'drizzle-orm'
import type { Runtime } from '../../../platform/runtime.ts'
import { vendor } from '../../catalogue/tables/vendors.ts'
import { statisticsChangedDay, statisticsDaySum } from '../tables/statistics.ts'
import { bookedOn, CONFIRMATIONS, FIGURE_NAMES, FIGURES } from './figures.ts'

/** Days summed in one transaction: some hundred milliseconds on a grown database. */
const DAYS_AT_ONCE = 10

/**
 * The sweep: sums the days again on which figures changed. Until then their appointments are read, so that figures are
 * right at any time; a run that is cut short leaves its days for the next.
 */
export async function sumChangedDays(runtime: Pick<Runtime, 'transaction'>): Promise<void> {
  while (await sumSomeDays(runtime));
}

/** Sums a few days, unless another process does; returns whether there may be more. */
const sumSomeDays = ({ transaction }: Pick<Runtime, 'transaction'>): Promise<boolean> =>
  transaction(async ({ db }) => {
    const locked = await db.execute<{ locked: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtext('statistics')) as locked`,
    )
    if (!locked.rows[0]!.locked) return false
    // A change that comes later is in the sums or not, and its own row here has the day summed again.
    const { rows } = await db.execute<{ day: string }>(sql`
      with gone as (
        delete from ${statisticsChangedDay} where ${statisticsChangedDay.day} in (
          select distinct ${statisticsChangedDay.day} from ${statisticsChangedDay}
          order by ${statisticsChangedDay.day} desc limit ${DAYS_AT_ONCE})
        returning ${statisticsChangedDay.day}
      ) select distinct day::text from gone`)
    if (rows.length === 0) return false
    const days = sql`${sql.param(rows.map(({ day }) => day))}::date[]`
    await db.execute(sql`delete from ${statisticsDaySum} where ${statisticsDaySum.day} = any(${days})`)
    const columns = FIGURE_NAMES.map((name) => sql.identifier(statisticsDaySum[name].name))
    await db.execute(sql`
      insert into ${statisticsDaySum} (by, day, key, confirmations, ${sql.join(columns, sql`, `)})
      select case when grouping(${vendor.speciality}) = 0 then 'speciality'
          when grouping(${vendor.city}) = 0 then 'town' else 'all' end,
        booked_day.day, coalesce(${vendor.speciality}, ${vendor.city}, ''), ${CONFIRMATIONS},
        ${sql.join(
          FIGURE_NAMES.map((name) => FIGURES[name]),
          sql`, `,
        )}
      from ${bookedOn(sql`(select unnest(${days}) as day)`)}
      group by grouping sets ((booked_day.day), (booked_day.day, ${vendor.speciality}), (booked_day.day, ${vendor.city}))`)
    return rows.length === DAYS_AT_ONCE
  })
