/** The ways to look at the calendar. */
export const CALENDAR_VIEWS = ['day', 'week', 'month'] as const
export type CalendarView = (typeof CALENDAR_VIEWS)[number]

const KEY = 'anseo.pro.calendar-view'

/** Reads the name of a view; null for anything else. */
export const viewNamed = (name: string | null): CalendarView | null =>
  CALENDAR_VIEWS.find((view) => view === name) ?? null

/** The view that was last chosen on this device; null without a choice or without storage. */
export function rememberedView(): CalendarView | null {
  try {
    return viewNamed(localStorage.getItem(KEY))
  } catch {
    return null
  }
}

/** Keeps the chosen view on this device. */
export function rememberView(view: CalendarView): void {
  try {
    localStorage.setItem(KEY, view)
  } catch {
    // Storage is closed to the page: the choice holds until it is left.
  }
}
