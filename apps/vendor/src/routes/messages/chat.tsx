import { chatHistoryText } from '@anseo/api-client/chat-history-text'
import { conversationDays } from '@anseo/api-client/conversation'
import { BlockedNote } from '@anseo/site-kit/cards/blocked-note'
import { reportableIn } from '@anseo/site-kit/reportable'
import { useChatReason } from '@anseo/site-kit/use-chat-reason'
import { useConversation } from '@anseo/site-kit/use-conversation'
import { useNow } from '@anseo/site-kit/use-now'
import { ChatHistory } from '@anseo/ui/chat-history'
import { appointmentState } from '@anseo/domain/appointment'
import { EmptyState } from '@anseo/ui/empty-state'
import wavingHandPicture from '@anseo/ui/assets/pictures/waving-hand.webp?no-inline'
import { MessagePhotos } from '@anseo/ui/message-photos'
import { notify } from '@anseo/ui/toasts'
import { useOnline } from '@anseo/ui/use-online'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { api } from '../../site.ts'
import { useAppointmentsOf } from '../../queries/appointments.ts'
import { useReporting } from '../../queries/reports.ts'
import { useOwnBlocks } from '../../queries/blocks.ts'
import { photoFiles } from '../../queries/attached-photos.ts'
import { inboxKey } from '../../queries/inbox.ts'
import { useVendor } from '../../queries/profile.ts'
import { useQuoteRequest, useUnansweredRequestOf } from '../../queries/quote-requests.ts'
import { useSocket } from '../../shell/live.tsx'
import { ChatForm } from './chat-form.tsx'
import { ChatHead } from './chat-head.tsx'
import { ProposalMessage } from './proposal-message.tsx'
import { QuoteMessage } from './quote-message.tsx'
import { UnknownQuote } from './unknown-quote.tsx'
import { useChatClient } from './use-chat-client.ts'
import { useQuoteBefore, useQuoting } from './use-quoting.ts'

const QuoteEditor = lazy(() => import('./quote-editor.tsx'))

/** 'Today' becomes 'Yesterday', and a quote expires, under an open page. */
const NOW_EVERY_MS = 60_000

/** The conversation with a client, beside the quote that is being written. */
export function Chat({ clientId }: { clientId: string }) {
  const vendor = useVendor()
  const queries = useQueryClient()
  const socket = useSocket()
  const now = useNow(NOW_EVERY_MS)
  const blocks = useOwnBlocks()
  const closed = useChatReason(socket, useOnline())
  const quoting = useQuoting()
  const request = useQuoteRequest(quoting.requestId)
  const wanted = request.data
  const client = useChatClient(clientId, wanted)
  const unanswered = useUnansweredRequestOf(clientId)
  // A new quote starts from the client's request.
  const booked = useAppointmentsOf(clientId)
  const storageKey = `anseo.pro.${vendor._id}.${clientId}`
  const reloadInbox = () => queries.invalidateQueries({ queryKey: inboxKey })
  const chat = useConversation({
    otherId: clientId,
    storageKey,
    socket,
    loadMessages: (query) => api('GET /api/pro/messages/:clientId', { params: { clientId }, query }),
    markRead: async () => {
      // The socket marks messages as read immediately; the call also works without one.
      if (socket?.connected) socket.emit('message_read', { senderId: clientId })
      await api('PATCH /api/pro/messages/read/:clientId', { params: { clientId } })
      await reloadInbox()
    },
    onRefused: notify.error,
    onSent: () => void reloadInbox(),
  })
  const { conversation, loadEarlier } = chat
  const { before, query: quotes } = useQuoteBefore(chat, quoting.quoteId)
  // Without what it is for, it would become another new quote.
  const isKnown = (quoting.quoteId === null || before) && (quoting.requestId === null || wanted)
  const canQuote = quoting.isOpen && chat.state === 'ready' && !booked.isPending
  const reporting = useReporting(reportableIn(conversation, client?.name ?? 'The client'))
  const showEarlier = async () =>
    loadEarlier?.().catch((error: unknown) => void notify.error(chatHistoryText(error)))
  return (
    <>
      <section className="chat @container" aria-label={client ? `Chat with ${client.name}` : 'Chat'}>
        <ChatHead clientId={clientId} client={client} blocks={blocks} reporting={reporting} />
        <ChatHistory
          days={conversationDays(conversation, now)}
          loading={chat.state === 'loading' && conversation.stored.length === 0}
          failure={chat.state === 'failed' ? chatHistoryText(chat.error) : null}
          onReload={chat.reload}
          closed={closed !== null}
          now={now}
          onRetry={chat.retry}
          onEarlier={loadEarlier && showEarlier}
          renderCard={({ quote, proposal }) =>
            proposal ? (
              <ProposalMessage proposal={proposal} now={now} />
            ) : (
              quote && (
                <QuoteMessage
                  quote={quote}
                  name={client?.firstName ?? 'the client'}
                  appointments={client?.appointments ?? []}
                  now={now}
                  onChange={() => quoting.openAgain(quote._id)}
                />
              )
            )
          }
          renderPhotos={(photos, own) => (
            <MessagePhotos
              photos={photos}
              load={photoFiles.load}
              alt={`Photo from ${own ? 'you' : (client?.name ?? 'the client')}`}
            />
          )}
          empty={
            <EmptyState title="No messages yet" picture={wavingHandPicture} wall="primrose">
              Introduce yourself or send a quote.
            </EmptyState>
          }
        />
        {blocks.isBlocked(clientId) ? (
          <BlockedNote
            name={client?.name ?? 'the client'}
            busy={blocks.busy}
            onUnblock={() => blocks.unblock(clientId)}
          />
        ) : (
          <ChatForm
            storageKey={storageKey}
            closed={closed}
            client={client}
            onSend={chat.send}
            onQuote={() => quoting.openNew(unanswered)}
          />
        )}
      </section>
      {canQuote && !isKnown && (
        <UnknownQuote query={quoting.requestId === null ? quotes : request} onClose={quoting.close} />
      )}
      {canQuote && isKnown && (
        <Suspense>
          <QuoteEditor
            key={quoting.quoteId ?? quoting.requestId}
            clientId={clientId}
            name={client?.name ?? 'the client'}
            before={before}
            asked={client?.appointments.find(({ facts }) => appointmentState(facts, now) === 'pending')}
            wanted={wanted ?? undefined}
            storageKey={storageKey}
            onClose={quoting.close}
          />
        </Suspense>
      )}
    </>
  )
}
