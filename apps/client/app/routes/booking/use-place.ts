import { readText } from '@anseo/site-kit/use-saved-state'
import { placeKey } from '../../appointments/saved-choice.ts'
import { useSavedState } from '../../session/use-saved-state.ts'
import type { OwnRules } from './choice.ts'
import { useVisitAddress } from './use-visit-address.ts'

/** At the client's or the vendor's own place. */
export type BookedPlace = 'client' | 'vendor'

/** The place of a booking as the calls for times and prices take it; empty where it changes nothing. */
export interface AskedPlace {
  place?: BookedPlace | undefined
  eircode?: string | undefined
}

/** Letters and digits of a whole Eircode; one that is still being typed is not asked about. */
const EIRCODE_LENGTH = 7

/** Returns where a booking takes place: the client's address, or the vendor's place where the client chose that (B4). */
export function usePlace(vendorId: string, rules: OwnRules | null, wanted: BookedPlace = 'client') {
  const visit = useVisitAddress(vendorId)
  const [chosen, choose] = useSavedState<BookedPlace>(placeKey(vendorId), wanted, readPlace)
  const place = rules?.place === 'both' ? chosen : (rules?.place ?? 'client')
  // Visitors enter an Eircode to see the times and the price for their address.
  const [typed, setTyped] = useSavedState(`eircode.${vendorId}`, '', readText)
  const eircode = (visit.address?.eircode ?? typed).replaceAll(' ', '')
  const asked: AskedPlace = {
    place: rules && rules.place !== 'client' ? place : undefined,
    eircode: rules?.travels && place === 'client' && eircode.length === EIRCODE_LENGTH ? eircode : undefined,
  }
  return { ...visit, place, choose, typed, setTyped, asked }
}

const readPlace = (saved: unknown): BookedPlace | null =>
  saved === 'vendor' || saved === 'client' ? saved : null
