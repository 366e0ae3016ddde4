import { comparedFigure } from '../figure.ts'
import { loadHttp } from '../load-http.ts'
import { interleave } from '../measure.ts'
import { CLIENTS, clientId, vendorId } from '../people.ts'
import type { Row } from '../row.ts'
import { UNCACHED, withPool } from '../stage.ts'

const CONNECTIONS = 16
const FULL = vendorId(0)
const EMPTY = vendorId(1)
/** The slowest grid: quarter-hours, with the travel time to an address. */
const GRID = 'days=28&minutes=60&eircode=D06X2Y7'

/** Measures the grid of 28 days of a vendor with 3,000 appointments and 5 imported calendars, as a share of that of an empty one. */
export const diary: Row = {
  name: 'diary',
  measure: async (stage, { rounds, seconds }) => {
    const databaseUrl = await stage.createDatabase()
    await withPool(databaseUrl, async (pool) => {
      for (const [statement, values] of DIARY) await pool.query(statement, values)
    })
    const { url } = await stage.startServer(databaseUrl, UNCACHED)
    const gridsOf = (vendor: string) => async () => {
      const load = {
        url,
        path: `/api/vendor/${vendor}/availability?${GRID}`,
        seconds,
        connections: CONNECTIONS,
      }
      const { perSecond, statuses } = await loadHttp(load)
      const refused = Object.keys(statuses).filter((status) => status !== '200')
      if (refused.length > 0) throw new Error(`The grid was answered with ${refused.join(', ')}`)
      return perSecond
    }
    await gridsOf(FULL)()
    const { ours, limit } = await interleave(rounds, { ours: gridsOf(FULL), limit: gridsOf(EMPTY) })
    return [
      comparedFigure({
        what: 'grid of 28 days, 3,000 appointments and 5 calendars over none',
        ours,
        limit,
        unit: '/s',
        goal: { atLeast: 1 / 1.5 },
      }),
    ]
  },
}

/** Six hours a day are booked over 500 days, to 30 days from now; each calendar has four busy hours a day. */
const DIARY: readonly (readonly [statement: string, values: unknown[]])[] = [
  ['delete from appointment where vendor_id = any($1::uuid[])', [[FULL, EMPTY]]],
  [
    `update vendor set step_minutes = 15, base = '{"eircode": "D02 X285", "line1": "1 Main Street"}'
     where id = any($1::uuid[])`,
    [[FULL, EMPTY]],
  ],
  [
    `insert into appointment (client_id, vendor_id, starts_at, ends_at, during, vendor_fee_cents,
       platform_fee_cents, handling_fee_cents, total_cents, booked_at, requested_at, confirmed_at, paid_at,
       address)
     select c.id, $1, start, start + interval '1 hour', tstzrange(start, start + interval '1 hour'),
       4500, 450, 99, 5049, booked, booked, booked, booked, '{"line1": "12 Harcourt Terrace", "line2": "", "eircode": "D02 X285"}'::jsonb
     from generate_series(0, 499) as day
     cross join generate_series(0, 5) as hour
     join unnest($2::uuid[]) with ordinality as c (id, n) on c.n = 1 + (day * 6 + hour) % $3
     cross join lateral (select date_trunc('day', now()) + (day - 470) * interval '1 day'
       + (9 + hour * 2) * interval '1 hour') as at (start)
     cross join lateral (select start - interval '7 days') as before (booked)`,
    [FULL, Array.from({ length: CLIENTS }, (_, n) => clientId(n)), CLIENTS],
  ],
  [
    `with calendar as (
       insert into imported_calendar (vendor_id, label, sealed_address, created_at, read_at, next_read_at)
       select $1, 'Calendar ' || n, 'none', now(), now(), now() + interval '1 year' from generate_series(1, 5) as n
       returning id)
     insert into time_off (vendor_id, calendar_id, starts_at, ends_at)
     select $1, calendar.id, start, start + interval '1 hour'
     from calendar
     cross join generate_series(0, 29) as day
     cross join generate_series(0, 3) as hour
     cross join lateral (select date_trunc('day', now()) + day * interval '1 day'
       + (10 + hour * 3) * interval '1 hour') as at (start)`,
    [FULL],
  ],
  ['vacuum analyze', []],
]
