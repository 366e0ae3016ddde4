import { nextOf } from '@anseo/api-client/return-path'
import { readFromTab, saveInTab } from '@anseo/api-client/tab-storage'
import { DEFAULT_DURATION_MINUTES } from '@anseo/domain/limits'
import { isOwnPath } from '@anseo/domain/own-path'
import { MINUTES_AN_HOUR, slotFromWire, slotMinutes } from '@anseo/domain/slot'
import { choiceKey, placeKey, type SavedBooking, type SavedChoice } from '../../appointments/saved-choice.ts'
import { STORAGE_PREFIX } from '../../session/storage-prefix.ts'

const BOOKING_PAGE = /^\/appointment\/([\w-]+)([?#]|$)/

/**
 * Returns `next` for a call that mails a link. The link is often opened in another browser than this tab's, so a booking
 * page takes along in its address what was chosen there (C2). The note is in the fragment, which browsers keep to themselves,
 * and stays behind if it is too long for an address.
 */
export function mailedNext(search: URLSearchParams): { next?: string } {
  const { next = '' } = nextOf(search)
  const [, vendorId] = BOOKING_PAGE.exec(next) ?? []
  if (!vendorId) return nextOf(search)
  const saved = readFromTab(choiceKey(vendorId)) as SavedBooking | null
  const place = readFromTab(STORAGE_PREFIX + placeKey(vendorId))
  const query = new URLSearchParams({
    ...(saved && queryOf(saved.choice)),
    ...(place === 'vendor' && { place }),
  })
  const path = query.size === 0 ? next : `/appointment/${vendorId}?${query}`
  const withNote = saved?.note ? `${path}#${new URLSearchParams({ note: saved.note })}` : path
  return { next: isOwnPath(withNote) ? withNote : path }
}

/**
 * Saves the note that a mailed link has brought for a booking page in this tab, as if it had been typed here.
 * @param path where the link leads.
 * @returns the path without the note.
 */
export function takeMailedNote(path: string): string {
  const [page = '', fragment] = path.split('#')
  const note = new URLSearchParams(fragment).get('note')
  const [, vendorId] = BOOKING_PAGE.exec(page) ?? []
  if (!note || !vendorId) return path
  const saved = readFromTab(choiceKey(vendorId)) as SavedBooking | null
  const slotDate = new URLSearchParams(page.split('?')[1]).get('day') ?? ''
  const choice = { slotDate, minutes: DEFAULT_DURATION_MINUTES, startTime: null, endTime: null }
  saveInTab(choiceKey(vendorId), { choice, ...saved, note })
  return page
}

function queryOf({
  slotDate,
  minutes,
  startTime,
  endTime,
  serviceIds = [],
}: SavedChoice): Record<string, string> {
  const slot = startTime && endTime ? slotFromWire({ slotDate, startTime, endTime }) : null
  const hours = (slot ? slotMinutes(slot) : minutes) / MINUTES_AN_HOUR
  return {
    day: slotDate,
    ...(startTime && { time: startTime }),
    ...(serviceIds.length > 0 ? { services: serviceIds.join(',') } : { hours: String(hours) }),
  }
}
