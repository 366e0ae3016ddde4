import type { ChatSocket } from '@anseo/api-client/chat-socket'
import { reload } from '@anseo/site-kit/reload'
import { useChatSocket } from '@anseo/site-kit/use-chat-socket'
import { notify } from '@anseo/ui/toasts'
import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, use } from 'react'
import { appointmentsKey } from '../queries/appointments.ts'
import { contactsKey } from '../queries/contacts.ts'
import { earningsKey } from '../queries/earnings.ts'
import { quoteRequestsKey } from '../queries/quote-requests.ts'
import { inboxKey } from '../queries/inbox.ts'
import { noticesKey } from '@anseo/site-kit/notice-queries'
import { onboardingKey } from '../queries/onboarding.ts'
import { payoutAccountKey } from '../queries/payout-account.ts'
import { profileKey } from '../queries/profile.ts'
import { reviewsKey } from '../queries/reviews.ts'
import { api, session } from '../site.ts'

const Context = createContext<ChatSocket | null>(null)

/** Updates pages from the socket: notifications, appointments, messages. */
export function Live({ children }: { children: ReactNode }) {
  const queries = useQueryClient()
  const reloadAll = (...keys: string[][]) => {
    for (const queryKey of keys) void reload(queries, queryKey)
  }
  const socket = useChatSocket(session, {
    onMissed: () =>
      reloadAll(appointmentsKey, earningsKey, payoutAccountKey, noticesKey, inboxKey, quoteRequestsKey),
    onNotice: (text, quiet) => {
      if (!quiet) notify.info(text || 'New announcement')
      reloadAll(
        appointmentsKey,
        contactsKey,
        earningsKey,
        payoutAccountKey,
        noticesKey,
        quoteRequestsKey,
        profileKey,
        onboardingKey,
        reviewsKey,
      )
    },
    onMessage: () => reloadAll(inboxKey),
    onTrouble: notify.error,
    onRestored: notify.success,
    askWhetherSignedIn: () => api('GET /api/pro/sessions'),
  })
  return <Context value={socket}>{children}</Context>
}

/** The vendor's socket, null while there is none. */
export const useSocket = (): ChatSocket | null => use(Context)
