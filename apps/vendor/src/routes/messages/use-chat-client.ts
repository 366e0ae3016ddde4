import { firstNameOf } from '@anseo/domain/person-name'
import { useAppointments, type VendorAppointment } from '../../queries/appointments.ts'
import { useInboxEntry } from '../../queries/inbox.ts'
import { useQuoteRequests } from '../../queries/quote-requests.ts'

/** The client whom a vendor chats with. */
export interface ChatClient {
  name: string
  firstName: string
  picture: string | null
  /** The client's appointments with this vendor, live ones first, by time. */
  appointments: VendorAppointment[]
}

/** Returns the client of a conversation from the inbox, a booking or a request for a quote; null until one has loaded. */
export function useChatClient(clientId: string): ChatClient | null {
  const { data: entry } = useInboxEntry(clientId)
  const { data: all = [] } = useAppointments()
  const appointments = all.filter(({ clientData }) => clientData._id === clientId)
  const { data: requests = [] } = useQuoteRequests()
  const known = appointments[0]?.clientData ?? requests.find(({ client }) => client._id === clientId)?.client
  const name = entry?.clientName ?? known?.name
  if (name === undefined) return null
  const picture = entry?.clientImage ?? known?.image ?? null
  return { name, firstName: firstNameOf(name), picture, appointments }
}
