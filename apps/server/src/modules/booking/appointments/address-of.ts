import type { Address } from '@anseo/domain/address'
import { client } from '../../identity/tables/accounts.ts'
import type { AppointmentRow } from '../appointment-row.ts'

/** The columns of the address in a client's profile. */
export const ADDRESS_COLUMNS = {
  line1: client.addressLine1,
  line2: client.addressLine2,
  eircode: client.eircode,
}

/** The address in a client's profile. */
export interface ProfileAddress {
  line1: string | null
  line2: string | null
  eircode: string | null
}

/** Returns the address of a profile; missing lines are empty. */
export const addressOfProfile = ({ line1, line2, eircode }: ProfileAddress): Address => ({
  line1: line1 ?? '',
  line2: line2 ?? '',
  eircode: eircode ?? '',
})

/**
 * Returns the place of an appointment: the booked address, or the profile's for bookings before addresses were stored
 * (B4). Its lines are empty for the place of a vendor whose account was deleted.
 */
export const addressOf = (
  { address, place }: Pick<AppointmentRow, 'address' | 'place'>,
  profile: ProfileAddress,
): Address => address ?? addressOfProfile(place === 'vendor' ? NOWHERE : profile)

const NOWHERE: ProfileAddress = { line1: null, line2: null, eircode: null }
