import { TIME_OFF_LABEL_MAX_LENGTH } from '@anseo/domain/limits'
import { z } from 'zod'
import { call, succeeds } from './call.ts'
import { timeRange } from './time-range.ts'
import { id, instant, optionalLine, wallTime } from './wire.ts'

const stretch = z.object({ start: wallTime(), end: wallTime() })
const day = z.array(stretch).max(6)

/**
 * Weekly working hours in quarters, each day a list of ranges from 06:00 AM to 04:00 AM of the next day; an end not later
 * than its start is on the next day (S6, B2).
 */
export const weeklyHoursOnWire = z.object({
  mon: day,
  tue: day,
  wed: day,
  thu: day,
  fri: day,
  sat: day,
  sun: day,
})
export type WeeklyHoursOnWire = z.output<typeof weeklyHoursOnWire>

/** A period without bookings; the label is private to the vendor. */
export const timeOffOnWire = z.object({
  _id: id(),
  start: instant(),
  end: instant(),
  label: z.string().nullable(),
})
export type TimeOffOnWire = z.output<typeof timeOffOnWire>

export const getHours = call({
  method: 'GET',
  path: '/api/pro/hours',
  access: 'vendor',
  summary: 'Get the weekly working hours.',
  reply: succeeds({ hours: weeklyHoursOnWire }),
})

export const putHours = call({
  method: 'PUT',
  path: '/api/pro/hours',
  access: 'vendor',
  summary:
    'Set the weekly working hours, in quarter-hours. An end not later than its start is on the next day (S6, B2).',
  body: weeklyHoursOnWire,
  reply: succeeds({ hours: weeklyHoursOnWire, message: z.string() }),
})

export const listTimeOff = call({
  method: 'GET',
  path: '/api/pro/time-off',
  access: 'vendor',
  summary: "List time off that hasn't ended. A range lists what touches it, the last 1,000.",
  query: z.object(timeRange),
  reply: succeeds({ timeOff: z.array(timeOffOnWire), total: z.number().int() }),
})

export const addTimeOff = call({
  method: 'POST',
  path: '/api/pro/time-off',
  access: 'vendor',
  summary: 'Add time off from one instant to another.',
  idempotent: true,
  body: z.object({
    start: instant(),
    end: instant(),
    label: optionalLine(TIME_OFF_LABEL_MAX_LENGTH),
  }),
  reply: succeeds({ timeOff: timeOffOnWire, message: z.string() }),
})

export const removeTimeOff = call({
  method: 'DELETE',
  path: '/api/pro/time-off/:id',
  access: 'vendor',
  summary: 'Take bookings again in a time that was blocked.',
})
