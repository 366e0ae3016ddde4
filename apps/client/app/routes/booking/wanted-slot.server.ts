import { readListState } from '../vendors/list-state.ts'
import type { WantedSlot } from './choice.ts'

/** The slot that a search put into the address, as the list reads it; null without, or with a day of the past. */
export function readWanted(query: URLSearchParams, now: Date): WantedSlot | null {
  const { day, time, hours } = readListState(query, now)
  return day === '' ? null : { slotDate: day, minutes: hours * 60, startTime: time || null }
}
