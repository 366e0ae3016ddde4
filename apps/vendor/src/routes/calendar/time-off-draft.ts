import { formatIsoDate, parseIsoDate } from '@anseo/domain/calendar-date'
import { endOfDublinDay, instantOf } from '@anseo/domain/dublin-time'
import type { Slot } from '@anseo/domain/slot'
import type { DayHours } from './free-hours.ts'

/** Values of the time-off form: hours of one day, or whole days. */
export interface TimeOffDraft {
  kind: 'hours' | 'days'
  /** `2026-11-21`, the day of the hours, or the first one. */
  firstDay: string
  lastDay: string
  startHour: number
  endHour: number
  label: string
  /** It has been added, and must not be begun again. */
  isAdded?: boolean
}

/** Returns the values of the form for hours that were chosen in the calendar. */
export const draftOfHours = ({ date, startHour, endHour }: DayHours): TimeOffDraft => ({
  kind: 'hours',
  firstDay: formatIsoDate(date),
  lastDay: formatIsoDate(date),
  startHour,
  endHour,
  label: '',
})

/** Errors of a draft by field; the server checks the same. */
export interface DraftProblems {
  firstDay?: string
  lastDay?: string
  endHour?: string
}

const NO_DAY = 'Choose a day.'

/** Returns the time off that a draft describes, or its problems. */
export function rangeOf(draft: TimeOffDraft, now: Date): { range: Slot } | { problems: DraftProblems } {
  const first = parseIsoDate(draft.firstDay)
  const last = draft.kind === 'hours' ? first : parseIsoDate(draft.lastDay)
  if (!first) return { problems: { firstDay: NO_DAY } }
  if (!last) return { problems: { lastDay: NO_DAY } }
  const range =
    draft.kind === 'hours'
      ? { start: instantOf(first, draft.startHour), end: instantOf(first, draft.endHour) }
      : { start: instantOf(first, 0), end: endOfDublinDay(last) }
  const endField = draft.kind === 'hours' ? 'endHour' : 'lastDay'
  if (range.end <= range.start) {
    return { problems: { [endField]: 'Choose an end after the start.' } }
  }
  return range.end > now ? { range } : { problems: { [endField]: 'Choose an end in the future.' } }
}

/** A draft with where it was begun, and on which day, `2026-11-21`. */
export interface PlacedDraft {
  /** Path and search of its page. */
  place: string
  day: string
  draft: TimeOffDraft
}

/** Restores a stored draft; null when it is invalid, was added, or was started on another page or day. */
export function readPlacedDraft(saved: unknown, place: string, today: string): PlacedDraft | null {
  const placed = saved as PlacedDraft | null
  if (placed?.place !== place || placed.day !== today) return null
  const { draft } = placed
  return typeof draft?.firstDay === 'string' && typeof draft.label === 'string' && !draft.isAdded
    ? placed
    : null
}
