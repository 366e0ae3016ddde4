import { serverNow } from '@anseo/api-client/server-clock'
import type { AppointmentOnWire } from '@anseo/contract/appointments'
import { matchesFilter } from '@anseo/domain/appointment-filters'
import { appointmentFromWire } from '@anseo/domain/appointment-from-wire'
import { session } from '../session/session.ts'
import { SAVED_APPOINTMENTS_KEY } from '../session/clear-saved.ts'

/** The upcoming appointments as they were last loaded. */
export interface SavedAppointments {
  appointments: readonly AppointmentOnWire[]
  /** The time of that load, by the server's clock. */
  asOf: Date
}

interface Saved {
  /** The digest of the login that they belong to. */
  owner: string
  asOf: string
  appointments: readonly AppointmentOnWire[]
}

/**
 * Saves the upcoming appointments for offline use; a logout deletes them (`clear-saved.ts`).
 * @param token the login that they were loaded with.
 */
export async function saveAppointments(token: string, all: readonly AppointmentOnWire[]): Promise<void> {
  const now = serverNow()
  const appointments = all.filter((appointment) =>
    matchesFilter('Upcoming', appointmentFromWire(appointment), now),
  )
  const owner = await digest(token)
  // The user may have logged out while the digest was made: then nothing is saved.
  if (owner === null || session.token() !== token) return
  const saved: Saved = { owner, asOf: now.toISOString(), appointments }
  try {
    localStorage.setItem(SAVED_APPOINTMENTS_KEY, JSON.stringify(saved))
  } catch {
    // Storage is full: then the appointments cannot be seen offline.
  }
}

/** Returns the appointments saved for this login; null when there are none or they are another login's. */
export async function savedAppointments(token: string): Promise<SavedAppointments | null> {
  const text = localStorage.getItem(SAVED_APPOINTMENTS_KEY)
  if (text === null) return null
  const { owner, asOf, appointments } = JSON.parse(text) as Saved
  if (owner !== (await digest(token)) || !appointments.every(isOfNow)) return null
  return { appointments, asOf: new Date(asOf) }
}

/** An entry saved by an earlier version has no payments; a list with such an entry is not shown. */
const isOfNow = ({ payments }: Partial<AppointmentOnWire>) => payments !== undefined

/** Null where the page may not use `crypto.subtle`; service workers are not allowed there either. */
async function digest(token: string): Promise<string | null> {
  if (!isSecureContext) return null
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
