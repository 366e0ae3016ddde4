import { nextOf } from '@anseo/api-client/return-path'
import { readFromTab } from '@anseo/api-client/tab-storage'
import { MINUTES_AN_HOUR, slotFromWire, slotMinutes } from '@anseo/domain/slot'
import { choiceKey, placeKey, type SavedChoice } from '../../appointments/saved-choice.ts'
import { STORAGE_PREFIX } from '../../session/storage-prefix.ts'

const BOOKING_PAGE = /^\/appointment\/([\w-]+)(\?|$)/

/**
 * Returns `next` for a call that mails a link. The link is often opened in another browser than this tab's, so a booking
 * page takes along in its address what was chosen there (C2).
 */
export function mailedNext(search: URLSearchParams): { next?: string } {
  const { next = '' } = nextOf(search)
  const [, vendorId] = BOOKING_PAGE.exec(next) ?? []
  if (!vendorId) return nextOf(search)
  const saved = readFromTab(choiceKey(vendorId)) as { choice: SavedChoice } | null
  const place = readFromTab(STORAGE_PREFIX + placeKey(vendorId))
  const query = new URLSearchParams({
    ...(saved && queryOf(saved.choice)),
    ...(place === 'vendor' && { place }),
  })
  return query.size === 0 ? { next } : { next: `/appointment/${vendorId}?${query}` }
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
