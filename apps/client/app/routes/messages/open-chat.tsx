// implements: §2.105, §7.34
import { ApiError } from '@anseo/api-client/api-error'
import { hasOpenQuote } from '@anseo/api-client/open-quote'
import { BlockedNote } from '@anseo/site-kit/cards/blocked-note'
import { reportableIn } from '@anseo/site-kit/reportable'
import { useChatReason } from '@anseo/site-kit/use-chat-reason'
import { useConversation } from '@anseo/site-kit/use-conversation'
import { useDraft } from '@anseo/site-kit/use-draft'
import { useNow } from '@anseo/site-kit/use-now'
import { firstNameOf } from '@anseo/domain/person-name'
import { notify } from '@anseo/ui/toasts'
import { useOnline } from '@anseo/ui/use-online'
import { useEffect, useRef } from 'react'
import { api } from '../../api/browser-api.ts'
import { useSocket } from '../../account/live.tsx'
import { useUnread } from '../../account/unread.tsx'
import { useAppointmentsWith } from '../../queries/appointments.ts'
import { useOwnBlocks } from '../../queries/blocks.ts'
import { useReporting } from '../../queries/reports.ts'
import { useChatVendor } from '../../queries/chat-vendor.ts'
import { ChatForm } from './chat-form.tsx'
import { ChatHead } from './chat-head.tsx'
import { ChatHistory } from './chat-history.tsx'
import { chatStorageKey } from './chat-storage-key.ts'
import { NextAppointmentStrip } from './next-appointment-strip.tsx'
import { VendorUnknown } from './vendor-unknown.tsx'
import { withDraft } from './with-draft.ts'

/** While a page is open, 'Today' becomes 'Yesterday' and a quote expires. */
const NOW_EVERY_MS = 60_000

interface OpenChatProps {
  userId: string
  vendorId: string
  onClose: () => void
}

/** The chat with a vendor, once both user ids are known. */
export function OpenChat({ userId, vendorId, onClose }: OpenChatProps) {
  const socket = useSocket()
  const { refresh } = useUnread()
  const appointments = useAppointmentsWith(vendorId)
  const vendor = useChatVendor(vendorId, appointments)
  const blocks = useOwnBlocks()
  const closed = useChatReason(socket, useOnline())
  const now = useNow(NOW_EVERY_MS)
  const params = { userId, vendorId }
  const storageKey = chatStorageKey(userId, vendorId)
  const [draft, setDraft] = useDraft(`${storageKey}.draft`)
  const input = useRef<HTMLTextAreaElement>(null)
  const ask = (text: string) => {
    setDraft(withDraft(text, draft))
    input.current?.focus()
  }
  const chat = useConversation({
    otherId: vendorId,
    storageKey,
    socket,
    loadMessages: (query) => api('GET /api/messages/:userId/:vendorId', { params, query }),
    markRead: () => {
      // The socket informs the writer immediately; the call also works without a socket.
      if (socket?.connected) socket.emit('message_read', { senderId: vendorId })
      return api('PATCH /api/messages/read/:vendorId', { params: { vendorId } }).then(refresh)
    },
    onRefused: notify.error,
  })
  // Messages and next appointment appear at the same time: one after the other, the messages would jump.
  const loading = appointments === null || (chat.state === 'loading' && chat.conversation.stored.length === 0)
  const newest = chat.conversation.stored.at(-1)
  const newestOwnId = newest?.senderId === userId ? newest._id : undefined
  // The inbox shows the newest message of each chat, so it reloads after one is sent.
  useEffect(() => void (newestOwnId && refresh()), [newestOwnId, refresh])

  const reporting = useReporting(reportableIn(chat.conversation, vendor?.name ?? 'The vendor'))

  if (chat.error instanceof ApiError && chat.error.status === 404) return <VendorUnknown onClose={onClose} />
  return (
    <section className="chat @container" aria-label={vendor ? `Chat with ${vendor.name}` : 'Chat'}>
      <ChatHead
        vendor={vendor}
        vendorId={vendorId}
        onClose={onClose}
        quoted={hasOpenQuote(chat.conversation, now)}
        blocks={blocks}
        reporting={reporting}
      />
      {!loading && <NextAppointmentStrip appointments={appointments} />}
      <ChatHistory
        chat={chat}
        name={vendor?.name ?? 'the vendor'}
        payee={vendor ? firstNameOf(vendor.name) : 'the vendor'}
        loading={loading}
        closed={closed}
        now={now}
        appointments={appointments ?? []}
        onAsk={ask}
      />
      {blocks.isBlocked(vendorId) ? (
        <BlockedNote
          name={vendor?.name ?? 'the vendor'}
          busy={blocks.busy}
          onUnblock={() => blocks.unblock(vendorId)}
        />
      ) : (
        <ChatForm
          storageKey={storageKey}
          draft={draft}
          setDraft={setDraft}
          inputRef={input}
          closed={closed}
          onSend={chat.send}
        />
      )}
    </section>
  )
}
