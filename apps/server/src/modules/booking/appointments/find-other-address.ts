import { addressLine } from '@anseo/domain/address'
import { eq } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { client } from '../../identity/tables/accounts.ts'
import type { AppointmentRow } from '../appointment-row.ts'
import { ADDRESS_COLUMNS, addressOfProfile } from './address-of.ts'

/** Finds where a vendor comes to, on one line, if that is not the address in the client's profile; null otherwise. */
export async function findOtherAddress(
  db: Queryable,
  { clientId, place, address }: Pick<AppointmentRow, 'clientId' | 'place' | 'address'>,
): Promise<string | null> {
  if (clientId === null || place === 'vendor' || !address) return null
  const [profile] = await db.select(ADDRESS_COLUMNS).from(client).where(eq(client.id, clientId))
  const booked = addressLine(address)
  return profile && booked === addressLine(addressOfProfile(profile)) ? null : booked
}
