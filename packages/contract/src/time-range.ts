import { addDays, parseIsoDate } from '@anseo/domain/calendar-date'
import { instantOf } from '@anseo/domain/dublin-time'
import { z } from 'zod'
import { instant } from './wire.ts'

/** PostgreSQL does not read the year 10000. A range ends long before it, so that the days after its ends can be read too. */
const LATEST = Date.UTC(9998, 0)

/** One end of a range: an instant, or a Dublin day, which becomes its midnight plus `daysAfter` days; at most `LATEST`. */
const end = (daysAfter: 0 | 1) =>
  z
    .union([
      instant(),
      z.string().refine((text) => parseIsoDate(text) !== null, 'Use a date like 2026-11-21.'),
    ])
    .transform((text) => {
      const day = parseIsoDate(text)
      const at = day ? instantOf(addDays(day, daysAfter), 0) : new Date(text)
      return new Date(Math.min(at.getTime(), LATEST))
    })
    .optional()
    .meta({ examples: ['2026-11-21', '2026-11-21T09:00:00.000Z'] })

/** A range of time from `from` (inclusive) to `to` (exclusive; a day counts in full). A missing end leaves it open. */
export const timeRange = { from: end(0), to: end(1) }
