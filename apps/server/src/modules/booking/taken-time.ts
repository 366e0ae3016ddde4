import { sql } from 'drizzle-orm'
import { appointment } from './tables/appointments.ts'

/**
 * The time of an appointment and the time held for its move (B8). It has to be the very expression of the exclusion
 * constraint; with another one PostgreSQL cannot use the constraint's index.
 */
export const takenTime = sql`tstzmultirange(${appointment.during}, coalesce(${appointment.heldDuring}, 'empty'::tstzrange))`
