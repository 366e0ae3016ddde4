import { addDays, type CalendarDate, compareDates, weekday, WEEKDAYS, type Weekday } from './calendar-date.ts'

/** A day on which Ireland rests. */
export interface PublicHoliday {
  date: CalendarDate
  name: string
}

/** Returns Easter Sunday by the Gregorian computus of Meeus, Jones and Butcher. */
export function easterSunday(year: number): CalendarDate {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const correction = Math.floor((8 * century + 13) / 25)
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451)
  const days = epact + toSunday - 7 * late + 114
  return { year, month: Math.floor(days / 31), day: (days % 31) + 1 }
}

const firstOf = (day: Weekday, year: number, month: number): CalendarDate => {
  const first = { year, month, day: 1 }
  const ahead = (WEEKDAYS.indexOf(day) - WEEKDAYS.indexOf(weekday(first)) + 7) % 7
  return addDays(first, ahead)
}

/** Returns the first Monday in February, or 1 February where that is a Friday (since 2023). */
function saintBrigidsDay(year: number): CalendarDate {
  const first = { year, month: 2, day: 1 }
  return weekday(first) === 'fri' ? first : firstOf('mon', year, 2)
}

/** Returns the ten public holidays of a year in the Republic of Ireland (Organisation of Working Time Act), in order. */
export function publicHolidays(year: number): PublicHoliday[] {
  return [
    { date: { year, month: 1, day: 1 }, name: "New Year's Day" },
    { date: saintBrigidsDay(year), name: "St Brigid's Day" },
    { date: { year, month: 3, day: 17 }, name: "St Patrick's Day" },
    { date: addDays(easterSunday(year), 1), name: 'Easter Monday' },
    { date: firstOf('mon', year, 5), name: 'May bank holiday' },
    { date: firstOf('mon', year, 6), name: 'June bank holiday' },
    { date: firstOf('mon', year, 8), name: 'August bank holiday' },
    { date: addDays(firstOf('mon', year, 11), -7), name: 'October bank holiday' },
    { date: { year, month: 12, day: 25 }, name: 'Christmas Day' },
    { date: { year, month: 12, day: 26 }, name: "St Stephen's Day" },
  ]
}

/** Returns the public holidays of the twelve months from a day on, that day included. */
export function holidaysOfYearFrom(from: CalendarDate): PublicHoliday[] {
  const to = { ...from, year: from.year + 1 }
  return [...publicHolidays(from.year), ...publicHolidays(to.year)].filter(
    ({ date }) => compareDates(date, from) >= 0 && compareDates(date, to) < 0,
  )
}
