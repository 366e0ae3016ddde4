// implements: §4.31, §8.17, §8.18
import { ApiError } from '@anseo/api-client/api-error'
import { ACCOUNT } from '@anseo/api-client/error-catalogue/account'
import { useConnected } from '@anseo/site-kit/on-connected'
import type { NoticeOnWire } from '@anseo/contract/notifications'
import { notify } from '@anseo/ui/toasts'
import { useEffect, useEffectEvent, useState } from 'react'
import { api } from '../../api/browser-api.ts'
import { useSocket } from '../../account/live.tsx'
import { useUnread } from '../../account/unread.tsx'

const PAGE = 20

export interface Notices {
  /** Newest first; null until they are there. An unread one stays marked as new while the page is open (C3). */
  list: readonly NoticeOnWire[] | null
  /** How many there are, those that are not shown yet among them. */
  total: number
  /** The server knows that they were seen. */
  allRead: boolean
  failed: boolean
  reload: () => void
  /** Null when everything is shown. */
  showEarlier: (() => Promise<void>) | null
}

/** The client's notices, live; what has been shown is marked as read on the server right away (§4). */
export function useNotices(): Notices {
  const socket = useSocket()
  const { unread, set } = useUnread()
  const [list, setList] = useState<readonly NoticeOnWire[] | null>(null)
  const [total, setTotal] = useState(0)
  const [cursor, setCursor] = useState<string | null>(null)
  const [allRead, setAllRead] = useState(false)
  const [failed, setFailed] = useState(false)

  const load = async (from: { cursor?: string }) => {
    try {
      const reply = await api('GET /api/notifications', { query: { limit: PAGE, ...from } })
      setFailed(false)
      setTotal(reply.total)
      setList((before) => merge(before ?? [], reply.notifications))
      if (list === null || from.cursor !== undefined) setCursor(reply.nextCursor)
      if (from.cursor !== undefined) return
      // Its failure is no matter for the reader (§8): the next visit marks them.
      setAllRead(
        await api('PATCH /api/notifications/mark-read').then(
          () => true,
          () => false,
        ),
      )
    } catch (error) {
      setFailed(true)
      const isToldAlready = error instanceof ApiError && error.status === 401
      if (!isToldAlready) notify.error(ACCOUNT.notificationsFailed)
    }
  }
  const seen = list !== null
  useEffect(() => {
    if (seen && unread.notices > 0) set({ notices: 0 })
  }, [seen, set, unread.notices])
  const loadNewest = useEffectEvent(() => void load({}))
  useEffect(() => {
    loadNewest()
  }, [])
  useEffect(() => {
    const onNews = () => loadNewest()
    socket?.on('receive_notification', onNews)
    return () => void socket?.off('receive_notification', onNews)
  }, [socket])
  useConnected(socket, () => void load({}))
  return {
    list,
    total,
    allRead,
    failed,
    reload: () => void load({}),
    showEarlier: cursor === null ? null : () => load({ cursor }),
  }
}

/** Each once, newest first; what was new when it was first shown stays so. */
function merge(shown: readonly NoticeOnWire[], loaded: readonly NoticeOnWire[]): NoticeOnWire[] {
  const known = new Set(shown.map(({ _id }) => _id))
  const all = [...shown, ...loaded.filter(({ _id }) => !known.has(_id))]
  return all.toSorted((a, b) => b.timestamp.localeCompare(a.timestamp))
}
