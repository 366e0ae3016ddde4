import type { PaidForOnWire } from '@anseo/contract/parties'
import { FORMER_CLIENT } from '@anseo/domain/own-booking'
import { titleCase } from '@anseo/domain/person-name'
import { slotToWire } from '@anseo/domain/slot'
import { or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { account } from '../../identity/tables/accounts.ts'
import { appointment } from '../tables/appointments.ts'
import { contact } from '../tables/contacts.ts'
import { containsText, folded } from '../../../platform/database/text-search.ts'

/** The accounts of both sides, to be joined to an appointment. */
export const clientAccount = alias(account, 'client_account')
export const vendorAccount = alias(account, 'vendor_account')

/** The columns of both sides that admins see with a payment. */
export const PARTY_COLUMNS = {
  appointmentId: appointment.id,
  startsAt: appointment.startsAt,
  endsAt: appointment.endsAt,
  clientId: clientAccount.id,
  /** For a booking that the vendor entered itself, the client's name as entered. */
  clientName: sql<string>`coalesce(${clientAccount.name},
    (select name from contact where contact.id = ${appointment.contactId}), ${FORMER_CLIENT})`,
  vendorId: vendorAccount.id,
  vendorName: vendorAccount.name,
}

interface Parties {
  appointmentId: string
  startsAt: Date
  endsAt: Date
  /** Null for a vendor's own booking. */
  clientId: string | null
  clientName: string
  vendorId: string
  vendorName: string
}

/** Returns an appointment with its client and vendor, as the admins' lists of payments show it. */
export const presentParties = (row: Parties): PaidForOnWire => ({
  _id: row.appointmentId,
  ...slotToWire({ start: row.startsAt, end: row.endsAt }),
  client: { _id: row.clientId, name: titleCase(row.clientName) },
  vendor: { _id: row.vendorId, name: titleCase(row.vendorName) },
})

/** The maximum number of people matched by a typed name; of a more common name any so many are matched. */
const MAX_NAME_MATCHES = 5000

/**
 * Returns the condition that the name of an appointment's client or vendor, or with `address` also the email address,
 * contains the typed text.
 */
export function hasPartyNamed(typed: string, { address = false } = {}): SQL {
  const named = or(
    containsText(folded(account.name), typed),
    address ? containsText(account.email, typed) : undefined,
  )
  // The ids are read once into an array, so that the indexes on client and vendor can be used.
  const matchingIds = sql`any(array(select ${account.id} from ${account} where ${named} limit ${MAX_NAME_MATCHES}))`
  return sql`(${appointment.clientId} = ${matchingIds} or ${appointment.vendorId} = ${matchingIds})`
}

/** Returns the condition that the client of a vendor's own booking has a name, as the vendor entered it, with the typed text. */
export const hasContactNamed = (typed: string): SQL =>
  sql`${appointment.contactId} = any(array(
    select id from ${contact} where ${containsText(folded(contact.name), typed)} limit ${MAX_NAME_MATCHES}))`
