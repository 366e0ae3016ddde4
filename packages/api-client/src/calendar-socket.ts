import type { CalendarEmits, CalendarReceives } from '@anseo/contract/socket-events'
import { io, type Socket } from 'socket.io-client'

/** The namespace that needs no token (S10). */
const NAMESPACE = '/calendar'

/**
 * Watches a vendor's calendar; also calls back on every connect and when events were missed, since loaded data may be
 * out of date then.
 * @returns a function that stops watching.
 */
export function watchCalendar(vendorId: string, onChange: (slotDate: string | null) => void): () => void {
  const socket: Socket<CalendarReceives, CalendarEmits> = io(NAMESPACE, {
    transports: ['websocket', 'polling'],
  })
  socket.on('connect', () => socket.emit('watch', { vendorId }, () => onChange(null)))
  socket.on('catch_up', () => onChange(null))
  socket.on('calendar_changed', (change) => {
    if (change.vendorId === vendorId) onChange(change.slotDate)
  })
  return () => void socket.disconnect()
}
