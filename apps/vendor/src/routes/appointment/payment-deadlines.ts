import { HOUR_MS } from '@anseo/domain/duration'
import { formatMoment } from '@anseo/domain/moment-text'

interface DeadlineBounds {
  start: Date
  now: Date
  /** The deadline of the open payment request, offered again as the choice 'kept'; null without one. */
  kept: Date | null
}

/** Deadlines to choose from, in hours from now. */
const FROM_NOW = [2, 24, 72]
/** Deadlines to choose from, in hours before the start. */
const BEFORE_START = [48, 24, 2]

const instants = ({ start, now, kept }: DeadlineBounds): Record<string, Date> =>
  Object.fromEntries([
    ...(kept ? [['kept', kept] as const] : []),
    ...FROM_NOW.map((hours) => [`in ${hours}`, new Date(now.getTime() + hours * HOUR_MS)] as const),
    ...BEFORE_START.map((hours) => [`before ${hours}`, new Date(start.getTime() - hours * HOUR_MS)] as const),
  ])

/** Returns the deadline for a value of the select; null for 'none'. */
export const deadlineOf = (choice: string, bounds: DeadlineBounds): Date | null =>
  instants(bounds)[choice] ?? null

/** Returns the deadlines to choose from, earliest first: those between now and the appointment's start. */
export const deadlinesFor = (bounds: DeadlineBounds): { value: string; label: string }[] =>
  Object.entries(instants(bounds))
    .filter(([, at]) => at > bounds.now && at <= bounds.start)
    .toSorted(([, a], [, b]) => a.getTime() - b.getTime())
    .map(([value, at]) => ({ value, label: `Cancel it on ${formatMoment(at, bounds.now)}` }))
