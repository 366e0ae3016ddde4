import type { CalendarEmits, CalendarReceives } from '@anseo/contract/socket-events'
import { io, type Socket } from 'socket.io-client'

/** The namespace that needs no token (S10). */
const NAMESPACE = '/calendar'

/**
 * Follows a vendor's calendar; also calls back when the connection came again, since changes may have been missed.
 * @returns how to stop.
 */
export function watchCalendar(vendorId: string, onChange: (slotDate: string | null) => void): () => void {
  const socket: Socket<CalendarReceives, CalendarEmits> = io(NAMESPACE, {
    transports: ['websocket', 'polling'],
  })
  let connectedBefore = false
  socket.on('connect', () => {
    socket.emit('watch', { vendorId })
    if (connectedBefore) onChange(null)
    connectedBefore = true
  })
  socket.on('calendar_changed', (change) => {
    if (change.vendorId === vendorId) onChange(change.slotDate)
  })
  return () => void socket.disconnect()
}
