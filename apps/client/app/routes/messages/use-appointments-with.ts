import type { ChatSocket } from '@anseo/api-client/chat-socket'
import type { AppointmentOnWire } from '@anseo/contract/appointments'
import { useEffect, useState } from 'react'
import { api } from '../../api/browser-api.ts'

/** As many as one call gives; live ones come first, so that none of them is missed. */
const LIMIT = 100

/** The client's appointments with a vendor, kept up to date by the notices of them; null until they are there. */
export function useAppointmentsWith(vendorId: string, socket: ChatSocket | null): AppointmentOnWire[] | null {
  const [appointments, setAppointments] = useState<AppointmentOnWire[] | null>(null)
  useEffect(() => {
    let left = false
    const load = () => {
      // The chat goes on without them.
      api('GET /api/user/appointments', { query: { limit: LIMIT } }).then(
        (reply) =>
          left || setAppointments(reply.appointments.filter((one) => one.vendorData._id === vendorId)),
        () => left || setAppointments((before) => before ?? []),
      )
    }
    load()
    socket?.on('receive_notification', load)
    return () => {
      left = true
      socket?.off('receive_notification', load)
    }
  }, [vendorId, socket])
  return appointments
}
