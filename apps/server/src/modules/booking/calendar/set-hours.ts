import type { WeeklyHoursOnWire } from '@anseo/contract/hours'
import { WEEKDAYS } from '@anseo/domain/calendar-date'
import {
  DEFAULT_WEEKLY_HOURS,
  type WeeklyHours,
  type WeeklyHoursProblem,
  weeklyHoursFromWire,
  weeklyHoursProblem,
  weeklyHoursToWire,
} from '@anseo/domain/working-hours'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { announceFreed } from '../freed-times/announce-freed.ts'
import { announceCalendar } from './announce-calendar.ts'
import { findCalendarSettings } from './calendar-store.ts'
import { saveWeeklyHours } from '../../catalogue/public.ts'

const TEXTS: Record<WeeklyHoursProblem, string> = {
  OFF_GRID: 'Choose hours from 06:00 AM to 04:00 AM of the next day.',
  OVERLAPPING: 'Two of these hours overlap.',
}

/** Returns the caller's weekly hours; until some are set, the whole grid on every day (S6). */
export async function showHours({ db }: Runtime, caller: Caller): Promise<WeeklyHoursOnWire> {
  const settings = await findCalendarSettings(db, caller.accountId)
  return weeklyHoursToWire(settings?.weeklyHours ?? DEFAULT_WEEKLY_HOURS)
}

/**
 * Sets the caller's weekly hours (S6). Existing appointments stay, even outside the new hours.
 * @throws Refusal `INVALID_REQUEST` with the invalid days as fields.
 */
export async function setHours(runtime: Runtime, caller: Caller, wire: WeeklyHoursOnWire) {
  const hours = checkedHours(wire)
  await runtime.transaction(async (unit) => {
    const before = await findCalendarSettings(unit.db, caller.accountId)
    await saveWeeklyHours(unit.db, caller.accountId, hours)
    announceCalendar(unit, caller.accountId)
    const weeklyHours = before?.weeklyHours ?? DEFAULT_WEEKLY_HOURS
    await announceFreed(unit, caller.accountId, { rulesBefore: { weeklyHours } })
  })
  return weeklyHoursToWire(hours)
}

function checkedHours(wire: WeeklyHoursOnWire): WeeklyHours {
  const hours = weeklyHoursFromWire(wire)
  if (!hours) throw new Refusal('INVALID_REQUEST')
  const fields: Record<string, string> = {}
  for (const day of WEEKDAYS) {
    // Each day is checked among valid ones, so that a problem belongs to that day alone.
    const problem = weeklyHoursProblem({ ...DEFAULT_WEEKLY_HOURS, [day]: hours[day] })
    if (problem) fields[day] = TEXTS[problem]
  }
  if (Object.keys(fields).length > 0) throw new Refusal('INVALID_REQUEST', { fields })
  return hours
}
