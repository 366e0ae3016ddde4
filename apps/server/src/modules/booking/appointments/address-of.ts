import type { Address } from '@anseo/domain/address'
import type { AppointmentRow } from '../appointment-row.ts'

/** What a client's profile says of its address. */
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

/** Where an appointment takes place: as it was booked, or by the profile where that was not kept yet (B4). */
export const addressOf = ({ address }: Pick<AppointmentRow, 'address'>, profile: ProfileAddress): Address =>
  address ?? addressOfProfile(profile)
