// implements: §9.4
import { CUTOFF_HOURS } from './limits.ts'
import { HOUR_MS } from './slot.ts'

/** Returns whether less than 24 elapsed hours remain to the start; exactly 24 h is still in time (T3). */
export function isWithinCutoff(start: Date, now: Date): boolean {
  return start.getTime() - now.getTime() < CUTOFF_HOURS * HOUR_MS
}

/** The last moment at which a client who cancels gets a refund (M3). */
export const cutoffOf = (start: Date): Date => new Date(start.getTime() - CUTOFF_HOURS * HOUR_MS)
