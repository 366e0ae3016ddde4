import type { QueryOf, ReplyOf } from '@anseo/contract/call'
import type { getStats } from '@anseo/contract/stats'
import { formatIsoDate } from '@anseo/domain/calendar-date'
import { mondaysWithin, type Period, periodBefore } from '@anseo/domain/statistics-period'
import type { Runtime } from '../../../platform/runtime.ts'
import { firstBooking, sumFigures, sumFiguresBy } from './sum-figures.ts'
import { figuresToWire, NO_FIGURES } from './present-figures.ts'

type Query = QueryOf<typeof getStats>
type Stats = ReplyOf<typeof getStats>

/**
 * Returns the outcomes of a period's bookings, in total and by group, and those of the period before. By default the
 * period begins with the first booking and ends now.
 */
export async function readStats({ db, clock }: Pick<Runtime, 'db' | 'clock'>, query: Query): Promise<Stats> {
  const now = clock.now()
  const first = (await firstBooking(db)) ?? now
  const period = { from: query.from ?? first, to: query.to ?? now }
  const [total, before, groups] = await Promise.all([
    sumFigures(db, period),
    sumFigures(db, periodBefore(period, now)),
    sumFiguresBy(db, query.by, period),
  ])
  const rows = groups.map(({ key, ...figures }) => ({ key, ...figuresToWire(figures) }))
  return {
    from: period.from.toISOString(),
    to: period.to.toISOString(),
    total: figuresToWire(total),
    before: figuresToWire(before),
    groups: query.by === 'week' ? everyWeek(rows, withinHistory(period, first, now)) : rows,
  }
}

/** Weeks before the first booking and in the future are not shown, whatever the requested range. */
const withinHistory = ({ from, to }: Period, first: Date, now: Date): Period => ({
  from: from < first ? first : from,
  to: to > now ? now : to,
})

/** Returns all weeks of a period in order, including those without bookings. */
function everyWeek(rows: Stats['groups'], period: Period): Stats['groups'] {
  const byKey = new Map(rows.map((row) => [row.key, row]))
  return mondaysWithin(period.from, period.to)
    .map(formatIsoDate)
    .map((key) => byKey.get(key) ?? { key, ...NO_FIGURES })
}
