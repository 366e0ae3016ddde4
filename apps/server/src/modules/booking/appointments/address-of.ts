import type { Address } from '@anseo/domain/address'
import type { AppointmentRow } from '../appointment-row.ts'

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
 * (B4).
 */
export const addressOf = ({ address }: Pick<AppointmentRow, 'address'>, profile: ProfileAddress): Address =>
  address ?? addressOfProfile(profile)
