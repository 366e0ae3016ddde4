import { addDays, type CalendarDate, isRealDate } from '@anseo/domain/calendar-date'
import { instantOf } from '@anseo/domain/dublin-time'
import { z } from 'zod'
import { instant } from './wire.ts'

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/

function dayOf(text: string): CalendarDate | null {
  const [, year, month, day] = DAY.exec(text) ?? []
  const date = { year: Number(year), month: Number(month), day: Number(day) }
  return year !== undefined && isRealDate(date) ? date : null
}

/** An end of a range: an instant, or a day in Dublin, of which `daysAfter` says which midnight is meant. */
const end = (daysAfter: 0 | 1) =>
  z
    .union([instant(), z.string().refine((text) => dayOf(text) !== null, 'A day looks like 2026-11-21.')])
    .transform((text) => {
      const day = dayOf(text)
      return day ? instantOf(addDays(day, daysAfter), 0) : new Date(text)
    })
    .optional()
    .meta({ examples: ['2026-11-21', '2026-11-21T09:00:00.000Z'] })

/** A stretch of time, from inclusive, to exclusive; a last day counts whole, what is absent is open. */
export const timeRange = { from: end(0), to: end(1) }
