import { formatMoment } from '@anseo/domain/moment-text'
import { HOUR_MS } from '@anseo/domain/slot'

interface Around {
  start: Date
  now: Date
  /** The deadline of the request before. */
  kept: Date | null
}

const FROM_NOW = [2, 24, 72]
const BEFORE_START = [48, 24, 2]

const instants = ({ start, now, kept }: Around): Record<string, Date> =>
  Object.fromEntries([
    ...(kept ? [['kept', kept] as const] : []),
    ...FROM_NOW.map((hours) => [`in ${hours}`, new Date(now.getTime() + hours * HOUR_MS)] as const),
    ...BEFORE_START.map((hours) => [`before ${hours}`, new Date(start.getTime() - hours * HOUR_MS)] as const),
  ])

/** Returns the moment that a choice stands for; null for none. */
export const deadlineOf = (choice: string, around: Around): Date | null => instants(around)[choice] ?? null

/** Returns the moments until which a client may be asked to pay, those that lie between now and the start, in order. */
export const deadlinesFor = (around: Around): { value: string; label: string }[] =>
  Object.entries(instants(around))
    .filter(([, at]) => at > around.now && at <= around.start)
    .toSorted(([, one], [, other]) => one.getTime() - other.getTime())
    .map(([value, at]) => ({ value, label: `Cancel it on ${formatMoment(at, around.now)}` }))
