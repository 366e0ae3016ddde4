import { FORMER_CLIENT } from '@anseo/domain/own-booking'
import { type SQL, sql } from 'drizzle-orm'
import { account } from '../../identity/tables/accounts.ts'
import { appointment } from '../tables/appointments.ts'
import { contact } from '../tables/contacts.ts'

/** The condition that joins the account of an appointment's client: of a vendor's own booking, the one linked to its contact. */
export const isClientAccount: SQL = sql`${account.id} = coalesce(${appointment.clientId}, ${contact.accountId})`

/**
 * The name of an appointment's client for its vendor, where contact and account are joined: of a vendor's own booking as the
 * vendor entered it, or that of a former client once it was deleted from the client book.
 */
export const clientName: SQL<string> = sql<string>`coalesce(${contact.name}, ${account.name}, ${FORMER_CLIENT})`
