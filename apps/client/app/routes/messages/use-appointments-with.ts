import type { ChatSocket } from '@anseo/api-client/chat-socket'
import { useConnected } from '@anseo/site-kit/on-connected'
import type { AppointmentOnWire } from '@anseo/contract/appointments'
import { useCallback, useEffect, useState } from 'react'
import { api } from '../../api/browser-api.ts'

/** As many as one call gives; live ones come first, so that none of them is missed. */
const LIMIT = 100

/** The client's appointments with a vendor, kept up to date; null until they are there. */
export function useAppointmentsWith(vendorId: string, socket: ChatSocket | null): AppointmentOnWire[] | null {
  const [appointments, setAppointments] = useState<AppointmentOnWire[] | null>(null)
  const load = useCallback(() => {
    // The chat goes on without them.
    api('GET /api/user/appointments', { query: { limit: LIMIT } }).then(
      (reply) => setAppointments(reply.appointments.filter((one) => one.vendorData._id === vendorId)),
      () => setAppointments((before) => before ?? []),
    )
  }, [vendorId])
  useEffect(load, [load])
  useEffect(() => {
    socket?.on('receive_notification', load)
    return () => void socket?.off('receive_notification', load)
  }, [socket, load])
  useConnected(socket, load)
  return appointments
}
