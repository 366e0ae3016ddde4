import type { StatisticsGroup } from '@anseo/contract/stats'
import { addDays, formatIsoDate } from '@anseo/domain/calendar-date'
import { CONFIRMATION_STEPS } from '@anseo/domain/confirmation-time'
import { dublinDate, instantOf, startOfDublinDay } from '@anseo/domain/dublin-time'
import type { Period } from '@anseo/domain/statistics-period'
import { isNotNull, min, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { appointment } from '../../booking/tables/appointments.ts'
import { vendor } from '../../catalogue/tables/vendors.ts'
import { statisticsChangedDay, statisticsDaySum } from '../tables/statistics.ts'
import { bookedOn, CONFIRMATIONS, type Figure, FIGURE_NAMES, FIGURES } from './figures.ts'

export type FiguresRow = Record<Figure, number> & {
  /** The number of confirmations within each of the domain's steps. */
  confirmations: number[]
}

/** Returns the Monday of the week of a day, such as '2026-11-16'. */
const mondayOf = (day: SQL) => sql`to_char(date_trunc('week', ${day}::timestamp), 'YYYY-MM-DD')`

/** A group of figures: the kind of its stored sums, and the expression of its key in those sums and in the bookings. */
const GROUPS: Record<StatisticsGroup | 'total', { by: SQL; summed: SQL; booked: SQL }> = {
  total: { by: sql`'all'`, summed: sql`''`, booked: sql`''` },
  week: {
    by: sql`'all'`,
    summed: mondayOf(sql`${statisticsDaySum.day}`),
    booked: mondayOf(sql`booked_day.day`),
  },
  speciality: {
    by: sql`'speciality'`,
    summed: sql`${statisticsDaySum.key}`,
    booked: sql`${vendor.speciality}`,
  },
  town: { by: sql`'town'`, summed: sql`${statisticsDaySum.key}`, booked: sql`${vendor.city}` },
}

/** Returns the figures of all appointments booked in a period: counts, cents, and steps of the time to confirm. */
export async function sumFigures(db: Queryable, period: Period): Promise<FiguresRow> {
  const [row] = await sumFiguresBy(db, 'total', period)
  return row ?? ZERO_FIGURES
}

/**
 * Returns the same figures for each week, speciality or town with bookings, most bookings first. It adds the stored sums
 * of whole days, and what was booked on the others: on those that changed since, and within those that the period cuts.
 */
export async function sumFiguresBy(
  db: Queryable,
  group: keyof typeof GROUPS,
  { from, to }: Period,
): Promise<(FiguresRow & { key: string })[]> {
  if (from >= to) return []
  const { by, summed, booked } = GROUPS[group]
  const { first, last, cut } = daysOf({ from, to })
  const names = FIGURE_NAMES.map((name) => sql.identifier(name))
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    with apart as (
      select ${statisticsChangedDay.day} from ${statisticsChangedDay}
        where ${statisticsChangedDay.day} between ${first} and ${last}
      union select unnest(${sql.param(cut)}::date[])
    )
    select group_key, ${sql.join(
      names.map((name) => sql`sum(${name}) as ${name}`),
      sql`, `,
    )}, array[${sql.join(
      CONFIRMATION_STEPS.map((_, step) => sql.raw(`sum(confirmations[${step + 1}])`)),
      sql`, `,
    )}]::int[] as confirmations
    from (
      select ${summed} as group_key, confirmations, ${sql.join(
        FIGURE_NAMES.map((name) => sql`${statisticsDaySum[name]} as ${sql.identifier(name)}`),
        sql`, `,
      )}
      from ${statisticsDaySum}
      where ${statisticsDaySum.by} = ${by} and ${statisticsDaySum.day} between ${first} and ${last}
        and ${statisticsDaySum.day} not in (select day from apart)
      union all
      select ${booked}, ${CONFIRMATIONS}, ${sql.join(
        FIGURE_NAMES.map((name) => FIGURES[name]),
        sql`, `,
      )}
      from ${bookedOn(sql`apart`)}
      where ${appointment.bookedAt} >= ${from.toISOString()}::timestamptz
        and ${appointment.bookedAt} < ${to.toISOString()}::timestamptz
      group by 1
    ) as figures
    group by group_key having sum(bookings) > 0 order by sum(bookings) desc, group_key`)
  return rows.map(figuresOf)
}

/** Reads a row of figures; PostgreSQL's wide integers come as text. */
const figuresOf = (row: Record<string, unknown>): FiguresRow & { key: string } => ({
  ...(Object.fromEntries(FIGURE_NAMES.map((name) => [name, Number(row[name])])) as Record<Figure, number>),
  confirmations: row['confirmations'] as number[],
  key: String(row['group_key']),
})

export const ZERO_FIGURES: FiguresRow = {
  ...(Object.fromEntries(FIGURE_NAMES.map((name) => [name, 0])) as Record<Figure, number>),
  confirmations: CONFIRMATION_STEPS.map(() => 0),
}

/** Splits a period into its days in Dublin, and names those of which it has only a part. */
function daysOf({ from, to }: Period): { first: string; last: string; cut: string[] } {
  const [first, last] = [dublinDate(from), dublinDate(new Date(to.getTime() - 1))]
  const cut = [
    ...(startOfDublinDay(from) < from ? [first] : []),
    ...(to < instantOf(addDays(last, 1), 0) ? [last] : []),
  ]
  return { first: formatIsoDate(first), last: formatIsoDate(last), cut: cut.map(formatIsoDate) }
}

/** Returns when the first appointment was booked; null if there is none. */
export async function firstBooking(db: Queryable): Promise<Date | null> {
  const [row] = await db
    .select({ at: min(appointment.bookedAt) })
    .from(appointment)
    .where(isNotNull(appointment.clientId))
  return row?.at ?? null
}
