import { readListState } from '../vendors/list-state.ts'
import type { WantedSlot } from './choice.ts'

/** Reads the slot that was searched from the address; null when there is none or its day has passed. */
export function readWanted(query: URLSearchParams, now: Date): WantedSlot | null {
  const { day, time, hours } = readListState(query, now)
  return day === '' ? null : { slotDate: day, minutes: hours * 60, startTime: time || null }
}
