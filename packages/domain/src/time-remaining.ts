// implements: §9.16
import { MINUTE_MS } from './duration.ts'

const MINUTES_A_DAY = 1440

/**
 * Formats the time until the start: '6 days left', 'Xh Ym' below 24 h, both rounded down; null once the start has come
 * (T6).
 */
export function timeRemaining(start: Date, now: Date): string | null {
  const remainingMs = start.getTime() - now.getTime()
  if (remainingMs <= 0) return null
  const minutes = Math.floor(remainingMs / MINUTE_MS)
  const days = Math.floor(minutes / MINUTES_A_DAY)
  if (days > 0) return `${days} ${days === 1 ? 'day' : 'days'} left`
  return `${Math.floor(minutes / 60)}h ${minutes % 60}m`
}
