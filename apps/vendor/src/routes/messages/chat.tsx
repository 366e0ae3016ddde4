import { chatHistoryText } from '@anseo/api-client/chat-history-text'
import { conversationDays } from '@anseo/api-client/conversation'
import { useConversation } from '@anseo/api-client/use-conversation'
import { useDraft } from '@anseo/api-client/use-draft'
import { useNow } from '@anseo/api-client/use-now'
import { MESSAGE_MAX_LENGTH } from '@anseo/domain/limits'
import { ChatComposer } from '@anseo/ui/chat-composer'
import { ChatLog } from '@anseo/ui/chat-log'
import { LoadFailure } from '@anseo/ui/load-failure'
import { LoadingNote } from '@anseo/ui/loading-note'
import { notify } from '@anseo/ui/toasts'
import { useOnline } from '@anseo/ui/use-online'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { api } from '../../site.ts'
import { inboxKey } from '../../queries/inbox.ts'
import { useVendor } from '../../queries/profile.ts'
import { useSocket } from '../../shell/live.tsx'
import { ChatHead } from './chat-head.tsx'

/** The conversation with a client. */
export function Chat({ clientId }: { clientId: string }) {
  const vendor = useVendor()
  const queries = useQueryClient()
  const online = useOnline()
  const now = useNow(60_000)
  const storageKey = `anseo.pro.${vendor._id}.${clientId}`
  const [draft, setDraft] = useDraft(storageKey)
  const input = useRef<HTMLTextAreaElement>(null)
  const reloadInbox = () => queries.invalidateQueries({ queryKey: inboxKey })
  const chat = useConversation({
    otherId: clientId,
    storageKey,
    socket: useSocket(),
    loadMessages: (query) => api('GET /api/pro/messages/:clientId', { params: { clientId }, query }),
    markRead: async () => {
      await api('PATCH /api/pro/messages/read/:clientId', { params: { clientId } })
      await reloadInbox()
    },
    onRefused: notify.error,
    onSent: () => void reloadInbox(),
  })
  const send = () => {
    if (chat.send(draft)) setDraft('')
    input.current?.focus()
  }
  return (
    <section className="chat" aria-label="Chat">
      <ChatHead clientId={clientId} />
      {chat.state === 'failed' && (
        <div className="chat-log">
          <LoadFailure title={chatHistoryText(chat.error)} onRetry={chat.reload}>
            What you have written stays here.
          </LoadFailure>
        </div>
      )}
      {chat.state === 'loading' && (
        <div className="chat-log">
          <LoadingNote text="Loading Messages..." />
        </div>
      )}
      {chat.state === 'ready' && (
        <ChatLog
          days={conversationDays(chat.conversation, now)}
          onRetry={chat.retry}
          onEarlier={chat.loadEarlier}
        />
      )}
      <ChatComposer
        value={draft}
        onChange={setDraft}
        onSend={send}
        maxLength={MESSAGE_MAX_LENGTH}
        closed={online ? null : 'Offline. Your draft stays here.'}
        inputRef={input}
      />
    </section>
  )
}
