import type { Address } from '@anseo/domain/address'
import { useProfile } from '../../account/profile.tsx'
import { useSavedState } from '../../session/use-saved-state.ts'

/** Returns the address of a booking: the profile's, or another one that this tab saves; null while there is none. */
export function useVisitAddress(vendorId: string) {
  const { profile } = useProfile()
  const [other, setOther] = useSavedState<Address | null>(
    `address.${vendorId}`,
    null,
    (saved) => saved as Address | null,
    true,
  )
  const own = profile.state === 'client' ? ownAddress(profile.user) : null
  return { address: own && (other ?? own), other: own && other, setOther }
}

function ownAddress({
  address,
  eircode,
}: {
  address: { line1: string; line2: string }
  eircode: string | null
}) {
  return address.line1 && eircode ? { ...address, eircode } : null
}
