import { z } from 'zod'
import { call, succeeds, succeedsWithMessage } from './call.ts'
import { id, instant, wallTime } from './wire.ts'

const stretch = z.object({ start: wallTime(), end: wallTime() })
const day = z.array(stretch).max(6)

/** Weekly working hours, each day a list of stretches within the grid (S6). */
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

export const timeOffOnWire = z.object({ _id: id(), start: instant(), end: instant() })
export type TimeOffOnWire = z.output<typeof timeOffOnWire>

export const getHours = call({
  method: 'GET',
  path: '/api/pro/hours',
  access: 'vendor',
  summary: 'The weekly working hours.',
  reply: succeeds({ hours: weeklyHoursOnWire }),
  refusals: [],
})

export const putHours = call({
  method: 'PUT',
  path: '/api/pro/hours',
  access: 'vendor',
  summary: 'Set the weekly working hours; they only ever narrow the grid (S6).',
  body: weeklyHoursOnWire,
  reply: succeeds({ hours: weeklyHoursOnWire, message: z.string() }),
  refusals: [],
})

export const listTimeOff = call({
  method: 'GET',
  path: '/api/pro/time-off',
  access: 'vendor',
  summary: 'Time off that has not ended yet.',
  reply: succeeds({ timeOff: z.array(timeOffOnWire) }),
  refusals: [],
})

export const addTimeOff = call({
  method: 'POST',
  path: '/api/pro/time-off',
  access: 'vendor',
  summary: 'Take no bookings from one instant to another.',
  body: z.object({ start: instant(), end: instant() }),
  reply: succeeds({ timeOff: timeOffOnWire, message: z.string() }),
  refusals: [],
})

export const removeTimeOff = call({
  method: 'DELETE',
  path: '/api/pro/time-off/:id',
  access: 'vendor',
  summary: 'Take bookings again in a time that was blocked.',
  params: z.object({ id: id() }),
  reply: succeedsWithMessage(),
  refusals: ['NOT_FOUND'],
})
