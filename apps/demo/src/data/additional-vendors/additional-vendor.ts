import type { BookingRules } from '@anseo/domain/booking-rules'
import type { Weekday } from '@anseo/domain/calendar-date'
import type { Deposit } from '@anseo/domain/deposit'
import type { DefaultKey } from '@anseo/domain/default-specialities'
import type { WeeklyHours } from '@anseo/domain/working-hours'
import type { DemoVendor } from '../demo-vendor.ts'

/** A service with its price in euro, and a deposit of its own if the vendor chose one (A5). */
interface AdditionalService {
  name: string
  line: string
  minutes: number
  euro: number
  deposit?: Deposit
}

/**
 * A vendor with booking rules of its own (B1), to show what vendors can choose. These vendors come last in every default
 * order, since no one has booked them yet.
 */
export interface AdditionalVendor extends Omit<DemoVendor, 'available' | 'completed'> {
  speciality: DefaultKey
  /** The rules that differ from those of the specification. */
  rules: Partial<BookingRules>
  /** Working hours; without them the whole grid on every day. */
  hours?: WeeklyHours
  services: readonly AdditionalService[]
}

const NO_HOURS: WeeklyHours = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }

/** Returns the same hours on some days; 9.25 stands for 09:15, and an end beyond 24 is on the next day. */
export const hoursOn = (days: readonly Weekday[], startHour: number, endHour: number): WeeklyHours => ({
  ...NO_HOURS,
  ...Object.fromEntries(days.map((day) => [day, [{ startHour, endHour }]])),
})

/** All days of a week, its working days and its end. */
export const EVERY_DAY: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
export const WORKING_DAYS = EVERY_DAY.slice(0, 5)
export const WEEKEND = EVERY_DAY.slice(5)
