import { sql } from 'drizzle-orm'
import { appointment } from './tables/appointments.ts'

/**
 * The time of an appointment and the time held for its move (B8). It must be exactly the expression of the
 * exclusion constraint, or PostgreSQL cannot use its index.
 */
export const takenTime = sql`tstzmultirange(${appointment.during}, coalesce(${appointment.heldDuring}, 'empty'::tstzrange))`
