import type { AppointmentOnWire } from '@anseo/contract/appointments'
import { useUnread } from '../account/unread.tsx'
import { useLabelOf } from '../vendors/use-specialities.ts'
import { usePublicVendor } from './public-vendor.ts'

/** The vendor at the top of a chat. */
export interface ChatVendor {
  name: string
  picture: string | null
  /** A text such as 'Hairstylist, Dublin'. */
  what: string
  /** True for a listed vendor, who has a page to book on. */
  listed: boolean
}

/** The fallback texts of the inbox (§2 Messages inbox). */
const UNKNOWN: ChatVendor = { name: 'Unknown Vendor', picture: null, what: 'Vendor', listed: false }

/** Returns the vendor of a chat, also one that is no longer listed; null until it is known. */
export function useChatVendor(
  vendorId: string,
  appointments: readonly AppointmentOnWire[] | null,
): ChatVendor | null {
  const labelOf = useLabelOf()
  const { inbox } = useUnread()
  const { data, isError } = usePublicVendor(vendorId)
  if (data) {
    const { name, image, speciality, city } = data.data
    return { name, picture: image, what: `${labelOf(speciality)}, ${city}`, listed: true }
  }
  const entry = inbox.entries?.find((conversation) => conversation.vendorId === vendorId)
  const known = entry
    ? { name: entry.vendorName, image: entry.vendorImage, speciality: entry.speciality }
    : appointments?.[0]?.vendorData
  if (!known) return isError && appointments && inbox.entries ? UNKNOWN : null
  return {
    name: known.name || UNKNOWN.name,
    picture: known.image,
    what: known.speciality ? labelOf(known.speciality) : UNKNOWN.what,
    listed: false,
  }
}
