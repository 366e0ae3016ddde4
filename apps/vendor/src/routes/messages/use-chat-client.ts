import type { RequestOfVendor } from '@anseo/contract/quote-requests'
import { firstNameOf } from '@anseo/domain/person-name'
import { useAppointmentsOf, type VendorAppointment } from '../../queries/appointments.ts'
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

/**
 * Returns the client of a conversation from the inbox, a booking or a request for a quote; null until one has loaded.
 * @param wanted the request that a new quote answers.
 */
export function useChatClient(clientId: string, wanted?: RequestOfVendor | null): ChatClient | null {
  const { data: entry } = useInboxEntry(clientId)
  const { data: appointments = [] } = useAppointmentsOf(clientId)
  const { data: requests = [] } = useQuoteRequests()
  const asking = [...(wanted ? [wanted] : []), ...requests]
  const known = appointments[0]?.clientData ?? asking.find(({ client }) => client._id === clientId)?.client
  const name = entry?.clientName ?? known?.name
  if (name === undefined) return null
  const picture = entry?.clientImage ?? known?.image ?? null
  return { name, firstName: firstNameOf(name), picture, appointments }
}
