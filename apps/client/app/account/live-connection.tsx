import type { ChatSocket } from '@anseo/api-client/chat-socket'
import { clearDraftsAtLogout, useOwnDrafts } from '@anseo/site-kit/drafts'
import { onConnected } from '@anseo/site-kit/on-connected'
import { useChatSocket } from '@anseo/site-kit/use-chat-socket'
import { useServerCheck } from '@anseo/site-kit/use-server-check'
import { notify, prepareToasts } from '@anseo/ui/toasts'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import { api } from '../api/browser-api.ts'
import { BlockedAccount } from './blocked-account.tsx'
import { ChangedTerms } from './changed-terms.tsx'
import { ClosingAccount } from '@anseo/site-kit/cards/closing-account'
import { ACCOUNT_STRIPS } from './account-strips.ts'
import { useSavedFavourites } from '../favourites/use-saved-favourites.ts'
import { useProfile } from './profile.tsx'
import { session, SESSION_KEY } from '../session/session.ts'
import { useUnread } from './unread.tsx'

const DEFAULT_ANNOUNCEMENT = 'New announcement'

/** Loads the toasts too: the first one may say that the connection is lost, when nothing can load any more. */
export const toastsReady = prepareToasts()

clearDraftsAtLogout(SESSION_KEY)

interface LiveConnectionProps {
  /** Called with the socket as soon as there is one, and with null when it is gone. */
  onSocket: (socket: ChatSocket | null) => void
}

/**
 * Holds the connection of the logged-in user, announces events that it receives and shows messages that belong above
 * every page. Its code loads only with a token.
 */
export function LiveConnection({ onSocket }: LiveConnectionProps) {
  const { refresh } = useUnread()
  const { profile, user, reload } = useProfile()
  const userId = user?._id ?? null
  const inMessages = useLocation().pathname.startsWith('/messages')
  const wasConnected = useRef(false)
  const socket = useChatSocket(session, {
    onMissed: refresh,
    onNotice: (text, quiet) => {
      if (!quiet) notify.info(text || DEFAULT_ANNOUNCEMENT)
      refresh()
    },
    onMessage: refresh,
    onTrouble: (text) => {
      // A page that has never been connected shows no toast outside of chat: the offline banner is enough.
      if (inMessages || wasConnected.current) notify.error(text)
    },
    onRestored: notify.success,
    askWhetherSignedIn: () => api('GET /api/user/sessions'),
  })
  useEffect(() => {
    onSocket(socket)
    return () => onSocket(null)
  }, [socket, onSocket])
  useEffect(() => {
    if (!socket) return
    const stop = onConnected(socket, () => {
      wasConnected.current = true
    })
    return () => {
      stop()
      wasConnected.current = false
    }
  }, [socket])
  useRoom(socket, userId)
  useSavedFavourites()
  useServerCheck(profile.state === 'failed', () => void reload())
  useOwnDrafts(SESSION_KEY, userId)
  return createPortal(
    <>
      <ChangedTerms />
      <ClosingAccount api={api} site="user" />
      <BlockedAccount />
    </>,
    document.getElementById(ACCOUNT_STRIPS)!,
  )
}

/** Joins the user's own room at each connection (§7); the server has already put the socket there. */
function useRoom(socket: ChatSocket | null, userId: string | null) {
  useEffect(() => {
    if (!socket || userId === null) return
    return onConnected(socket, () => void socket.emit('join_room', `User:${userId}`))
  }, [socket, userId])
}
