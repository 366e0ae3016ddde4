import { useAppointments, type VendorAppointment } from '../../queries/appointments.ts'
import { useInboxEntry } from '../../queries/inbox.ts'

/** The client whom a vendor chats with. */
export interface ChatClient {
  name: string
  firstName: string
  picture: string | null
  /** The client's appointments with this vendor, live ones first, by time. */
  appointments: VendorAppointment[]
}

/** Returns the client of a conversation from the inbox or a booking; null until one has loaded. */
export function useChatClient(clientId: string): ChatClient | null {
  const { data: entry } = useInboxEntry(clientId)
  const { data: all = [] } = useAppointments()
  const appointments = all.filter(({ clientData }) => clientData._id === clientId)
  const booked = appointments[0]?.clientData
  const name = entry?.clientName ?? booked?.name
  if (name === undefined) return null
  const picture = entry?.clientImage ?? booked?.image ?? null
  return { name, firstName: name.split(' ')[0] ?? name, picture, appointments }
}
