import { bookingWindow } from '@anseo/domain/booking-window'
import { formatSlotDate } from '@anseo/domain/slot-date'
import type { NamedSpeciality, Speciality } from '@anseo/domain/specialities'

/** A request as it is being written. */
export interface AskDraft {
  speciality: Speciality
  text: string
  slotDate: string
  from: string
  to: string
  /** At the client's address, at the vendor's place, or near a typed place. */
  where: 'client' | 'vendor' | 'near'
  near: string
  /** True if the client chooses the vendors. */
  chooses: boolean
  vendorIds: string[]
  /** The query of the address at which it was started. */
  address?: string
}

/**
 * Returns a new request with the `speciality`, `near` and `day` of a vendor search.
 * @param specialities those that can be chosen, of which the first is the default.
 */
export function newAskDraft(
  search: URLSearchParams,
  now: Date,
  specialities: readonly NamedSpeciality[],
): AskDraft {
  const wanted = specialities.find(({ name }) => name === search.get('speciality'))
  const near = search.get('near') ?? ''
  const days = bookingWindow(now).map(formatSlotDate)
  const day = search.get('day') ?? ''
  return {
    speciality: (wanted ?? specialities[0]!).name,
    text: '',
    slotDate: days.includes(day) ? day : days[1]!,
    from: '09:00 AM',
    to: '06:00 PM',
    where: near ? 'near' : 'client',
    near,
    chooses: false,
    vendorIds: [],
  }
}

/** Restores a draft stored in this tab; null when it is invalid or its day has passed. */
export function restoreAskDraft(saved: unknown, now: Date): AskDraft | null {
  const draft = saved as Partial<AskDraft> | null
  if (!draft || typeof draft.text !== 'string' || !Array.isArray(draft.vendorIds)) return null
  return bookingWindow(now).some((date) => formatSlotDate(date) === draft.slotDate)
    ? (draft as AskDraft)
    : null
}

/** Returns the problem with each field of a draft; null where there is none. */
export const askProblems = ({ text, where, near, chooses, vendorIds }: AskDraft) => ({
  text: text.trim() === '' ? 'Say what you need.' : null,
  place: where === 'near' && near.trim() === '' ? 'Enter a town, area or Eircode.' : null,
  vendorIds: chooses && vendorIds.length === 0 ? 'Choose at least one vendor.' : null,
})
