import type { Address } from '@anseo/domain/address'
import type { AppointmentRow } from '../appointment-row.ts'

/** The address in a client's profile. */
export interface ProfileAddress {
  line1: string | null
  line2: string | null
  eircode: string | null
}

/** The address of a profile, empty where nothing stands there. */
export const addressOfProfile = ({ line1, line2, eircode }: ProfileAddress): Address => ({
  line1: line1 ?? '',
  line2: line2 ?? '',
  eircode: eircode ?? '',
})

/** Returns the place of an appointment: as it was booked, or from the profile where none was stored yet (B4). */
export const addressOf = ({ address }: Pick<AppointmentRow, 'address'>, profile: ProfileAddress): Address =>
  address ?? addressOfProfile(profile)
