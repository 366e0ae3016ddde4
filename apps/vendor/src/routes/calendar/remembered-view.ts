/** The ways to look at the calendar. */
export const CALENDAR_VIEWS = ['day', 'week', 'month'] as const
export type CalendarView = (typeof CALENDAR_VIEWS)[number]

const KEY = 'anseo.pro.calendar-view'

/** Returns the view of this name; null for any other text. */
export const viewNamed = (name: string | null): CalendarView | null =>
  CALENDAR_VIEWS.find((view) => view === name) ?? null

/** Returns the view that was last chosen on this device; null without a choice or without storage. */
export function rememberedView(): CalendarView | null {
  try {
    return viewNamed(localStorage.getItem(KEY))
  } catch {
    return null
  }
}

/** Saves the chosen view on this device. */
export function rememberView(view: CalendarView): void {
  try {
    localStorage.setItem(KEY, view)
  } catch {
    // The browser denies storage, so the choice is lost with the page.
  }
}
