import type { UserOnWire } from '@anseo/contract/profiles'
import type { Address } from '@anseo/domain/address'
import { useProfile } from '../../account/profile.tsx'
import { useSavedState } from '../../session/use-saved-state.ts'

/** Returns the address of a booking: the profile's, or another one that this tab saves; null while there is none. */
export function useVisitAddress(vendorId: string) {
  const { user } = useProfile()
  const [other, setOther] = useSavedState<Address | null>(
    `address.${vendorId}`,
    null,
    (saved) => saved as Address | null,
  )
  const own = user && ownAddress(user)
  return { address: own && (other ?? own), other: own && other, setOther }
}

const ownAddress = ({ address, eircode }: UserOnWire): Address | null =>
  address.line1 && eircode ? { ...address, eircode } : null
