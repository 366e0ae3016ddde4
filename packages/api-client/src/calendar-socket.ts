import type { CalendarEmits, CalendarReceives } from '@anseo/contract/socket-events'
import { io, type Socket } from 'socket.io-client'

/** The namespace that needs no token (S10). */
const NAMESPACE = '/calendar'

/**
 * Follows a vendor's calendar; also calls back when the connection stands or has missed something, since what was
 * loaded before may have missed a change.
 * @returns how to stop.
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
