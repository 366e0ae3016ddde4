import { FEWEST_ANSWERS } from './limits.ts'

const HOUR = 60
const DAY = 24 * HOUR

/**
 * Returns a vendor's usual answer time: the median of its answers in minutes, rounded up; null before enough of them (B6).
 */
export function usualAnswer(minutes: readonly number[]): number | null {
  if (minutes.length < FEWEST_ANSWERS) return null
  const sorted = minutes.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const median = (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2
  return Math.max(1, Math.ceil(median))
}

/** Returns the sentence of a usual answer time: 'Usually answers in 20 min', 'in 3 hours', 'in 2 days'. */
export function answerText(minutes: number): string {
  if (minutes < HOUR) return `Usually answers in ${minutes} min`
  const [count, unit] = minutes < DAY ? [minutes / HOUR, 'hour'] : [minutes / DAY, 'day']
  const rounded = Math.round(count)
  return `Usually answers in ${rounded} ${unit}${rounded === 1 ? '' : 's'}`
}

/** Returns what a list says of how a vendor confirms: at once, or how soon it answers; null where neither is known. */
export function confirmationText({
  instantBooking,
  answerMinutes,
}: {
  instantBooking?: boolean | undefined
  answerMinutes: number | null
}): string | null {
  if (instantBooking) return 'Instant booking'
  return answerMinutes === null ? null : answerText(answerMinutes)
}
