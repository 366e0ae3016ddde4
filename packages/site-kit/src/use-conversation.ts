// implements: §4.33, §7.35, §7.37
import type { MessageOnWire } from '@anseo/contract/messages'
import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ChatSocket } from '@anseo/api-client/chat-socket'
import {
  type Conversation,
  emptyConversation,
  hasUnread,
  lastStoredId,
  withChanged,
  withEarlier,
  withMissed,
  withOwnReading,
  withReadBy,
  withStored,
} from '@anseo/api-client/conversation'
import { type LoadMessages, loadMissed } from './load-missed.ts'
import { useMissed } from './missed-events.ts'
import { saveUnsent, withUnsent } from '@anseo/api-client/unsent-messages'
import { type Sending, useSending } from './use-sending.ts'

/** The number of messages in one request. */
const PAGE = 50

/** The conversation to load, and the calls and callbacks for it. */
export interface ConversationSource {
  /** The id of the person on the other side; the component that uses this hook needs it as its `key`. */
  otherId: string
  /** Names this account and conversation in the tab's storage, where unsent messages are saved. */
  storageKey: string
  socket: ChatSocket | null
  loadMessages: LoadMessages
  /** Marks the other person's messages as read on the server. */
  markRead: () => Promise<unknown>
  /** Called with a text when the server refused a message or there is no connection. */
  onRefused: (text: string) => void
  /** Called when a message has been stored. */
  onSent?: () => void
}

/** The conversation with its loading state, and the functions that change it. */
export interface ConversationControl extends Sending {
  conversation: Conversation
  /** The state of the first load; loaded messages stay when a later load fails. */
  state: 'loading' | 'ready' | 'failed'
  error: unknown
  reload: () => void
  /** Loads earlier messages; null when all have been loaded. */
  loadEarlier: (() => Promise<void>) | null
}

/** Loads a conversation and keeps it current: new messages, ticks, missed messages after a reconnect, unsent ones. */
export function useConversation(source: ConversationSource): ConversationControl {
  const { otherId, storageKey, socket, loadMessages, markRead, onRefused, onSent } = source
  const [conversation, setConversation] = useState(() => withUnsent(emptyConversation(otherId), storageKey))
  const [state, setState] = useState<ConversationControl['state']>('loading')
  const [error, setError] = useState<unknown>(null)
  const [cursor, setCursor] = useState<string | null>(null)

  const load = async () => {
    try {
      const { messages, nextCursor } = await loadMessages({ limit: PAGE })
      const isFirst = state !== 'ready'
      setConversation((before) => (isFirst ? withEarlier : withStored)(before, messages))
      if (isFirst) setCursor(nextCursor)
      setState('ready')
    } catch (reason) {
      setError(reason)
      setState((before) => (before === 'ready' ? before : 'failed'))
    }
  }
  const loadFirst = useEffectEvent(load)
  useEffect(() => {
    queueMicrotask(() => void loadFirst())
  }, [])
  // While the load of what was missed has failed: where the gap begins. The socket adds messages behind it.
  const gapAfter = useRef<string | undefined>(undefined)
  const catchUp = async () => {
    const after = gapAfter.current ?? lastStoredId(conversation)
    gapAfter.current = after
    if (after !== undefined && !(await loadSince(after))) return
    gapAfter.current = undefined
    // The newest messages are loaded again for their ticks.
    await load()
  }
  const loadSince = async (after: string): Promise<boolean> => {
    const missed = await loadMissed(loadMessages, after).catch(() => null)
    if (missed) setConversation((before) => withMissed(before, missed, after))
    return missed !== null
  }
  useMissed(socket, () => void catchUp())
  useLive(socket, setConversation)
  useReading(conversation, setConversation, markRead)
  useEffect(() => saveUnsent(conversation.outgoing, storageKey), [conversation.outgoing, storageKey])

  const loadEarlier = async () => {
    if (cursor === null) return
    const earlier = await loadMessages({ limit: PAGE, cursor })
    setConversation((before) => withEarlier(before, earlier.messages))
    setCursor(earlier.nextCursor)
  }
  const reload = () => {
    setState('loading')
    void load()
  }
  return {
    conversation,
    state,
    error,
    reload,
    loadEarlier: cursor === null ? null : loadEarlier,
    ...useSending({ conversation, setConversation, socket, onRefused, onSent }),
  }
}

type SetConversation = Dispatch<SetStateAction<Conversation>>

/** Applies the socket's events to the conversation: new, changed and read messages. */
function useLive(socket: ChatSocket | null, setConversation: SetConversation) {
  useEffect(() => {
    if (!socket) return
    const onMessage = (message: MessageOnWire) => setConversation((before) => withStored(before, [message]))
    const onRead = ({ readerId }: { readerId: string }) =>
      setConversation((before) => withReadBy(before, readerId))
    const onChange = (message: MessageOnWire) => setConversation((before) => withChanged(before, message))
    socket.on('receive_message', onMessage)
    socket.on('message_changed', onChange)
    socket.on('messages_read', onRead)
    return () => {
      socket.off('receive_message', onMessage)
      socket.off('message_changed', onChange)
      socket.off('messages_read', onRead)
    }
  }, [socket, setConversation])
}

/** Marks the other person's messages as read while the tab is visible. */
function useReading(
  conversation: Conversation,
  setConversation: SetConversation,
  markRead: () => Promise<unknown>,
) {
  const read = useEffectEvent(() => {
    if (document.visibilityState !== 'visible' || !hasUnread(conversation)) return
    setConversation(withOwnReading)
    // A failure is not shown: the next message or visit marks them again.
    markRead().catch(() => undefined)
  })
  useEffect(() => {
    if (hasUnread(conversation)) read()
  }, [conversation])
  useEffect(() => {
    const onVisible = () => read()
    document.addEventListener('visibilitychange', onVisible)
    return () => document.removeEventListener('visibilitychange', onVisible)
  }, [])
}
