import { sql } from 'drizzle-orm'
import { appointment } from './tables/appointments.ts'

/**
 * The time of an appointment and the time held for its move (B8), as the exclusion constraint has it: only with these
 * words does PostgreSQL find it by the constraint's index.
 */
export const takenTime = sql`tstzmultirange(${appointment.during}, coalesce(${appointment.heldDuring}, 'empty'::tstzrange))`
