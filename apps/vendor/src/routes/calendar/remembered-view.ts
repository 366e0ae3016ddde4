/** The views of the calendar. */
const CALENDAR_VIEWS = ['day', 'week', 'month'] as const
export type CalendarView = (typeof CALENDAR_VIEWS)[number]

const KEY = 'anseo.pro.calendar-view'

/** Returns the view of this name; null for any other text. */
export const viewNamed = (name: string | null): CalendarView | null =>
  CALENDAR_VIEWS.find((view) => view === name) ?? null

/** Returns the view that was last chosen on this device; null without a choice. */
export const rememberedView = (): CalendarView | null => viewNamed(localStorage.getItem(KEY))

/** Saves the chosen view on this device. */
export function rememberView(view: CalendarView): void {
  try {
    localStorage.setItem(KEY, view)
  } catch {
    // Storage is full, so the choice is lost with the page.
  }
}
