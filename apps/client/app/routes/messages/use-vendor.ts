import type { AppointmentOnWire } from '@anseo/contract/appointments'
import type { VendorOnWire } from '@anseo/contract/vendors'
import { specialityLabel } from '@anseo/domain/specialities'
import { useEffect, useState } from 'react'
import { api } from '../../api/browser-api.ts'
import { useUnread } from '../../account/unread.tsx'

export interface ChatVendor {
  name: string
  picture: string | null
  /** 'Hairstylist, Dublin' */
  what: string
  /** Listed, so that there is a page to book on. */
  listed: boolean
}

/** Who a chat is with, also when the vendor is no longer listed; null until it is known. */
export function useVendor(vendorId: string, appointments: AppointmentOnWire[] | null): ChatVendor | null {
  const { inbox } = useUnread()
  const listed = useListedVendor(vendorId)
  if (listed) {
    const { name, image, speciality, city } = listed
    return { name, picture: image, what: `${specialityLabel(speciality)}, ${city}`, listed: true }
  }
  const entry = inbox.entries?.find((one) => one.vendorId === vendorId)
  const booked = appointments?.[0]?.vendorData
  const known = entry
    ? { name: entry.vendorName, image: entry.vendorImage, speciality: entry.speciality }
    : booked
  if (!known) return listed === null && appointments && inbox.entries ? UNKNOWN : null
  return {
    name: known.name || UNKNOWN.name,
    picture: known.image,
    what: known.speciality ? specialityLabel(known.speciality) : UNKNOWN.what,
    listed: false,
  }
}

/** The fallbacks of the inbox (§2 Messages inbox). */
const UNKNOWN: ChatVendor = { name: 'Unknown Vendor', picture: null, what: 'Vendor', listed: false }

/** Null when there is no such listed vendor, undefined until that is known. */
function useListedVendor(vendorId: string): VendorOnWire | null | undefined {
  const [vendor, setVendor] = useState<VendorOnWire | null>()
  useEffect(() => {
    const leaving = new AbortController()
    api('GET /api/vendor/:vendorId', { params: { vendorId }, signal: leaving.signal }).then(
      ({ data }) => setVendor(data),
      () => leaving.signal.aborted || setVendor(null),
    )
    return () => leaving.abort()
  }, [vendorId])
  return vendor
}
