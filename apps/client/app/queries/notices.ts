// implements: §4.31, §8.17, §8.18
import { isSignedOut } from '@anseo/api-client/api-error'
import { ACCOUNT } from '@anseo/api-client/error-catalogue/account'
import type { ReplyTo } from '@anseo/contract/calls'
import { keepShownAsNew } from '@anseo/site-kit/notice-pages'
import { useVisible } from '@anseo/site-kit/use-visible'
import { notify } from '@anseo/ui/toasts'
import { type InfiniteData, useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useUnread } from '../account/unread.tsx'
import { api } from '../api/browser-api.ts'
import { LIVE } from './live.ts'
import { useReadPages } from './use-read.ts'

const PAGE = 20

type Pages = InfiniteData<ReplyTo<'GET /api/notifications'>>

/** Loads the client's notifications, newest first; an unread one stays marked as new while the page is open (C3). */
export function useNotices() {
  const query = useReadPages([LIVE, 'notices'], 'GET /api/notifications', {
    query: { limit: PAGE },
    structuralSharing: (before, loaded) => keepShownAsNew(before as Pages | undefined, loaded as Pages),
  })
  const { error } = query
  useEffect(() => {
    if (error && !isSignedOut(error)) notify.error(ACCOUNT.notificationsFailed)
  }, [error])
  return query
}

/**
 * Marks the notifications on screen as read, on the server and on the bell (§4), once the tab can be seen. One that comes
 * meanwhile stays new.
 * @param newest the id of the first one; undefined while none is shown.
 * @returns whether the server knows that they were read.
 */
export function useMarkNoticesRead(newest: string | undefined): boolean {
  const { unread, set } = useUnread()
  const seen = useVisible() ? newest : undefined
  const [allRead, setAllRead] = useState(false)
  const { mutate } = useMutation({
    // A failure is not shown (§8): the next visit marks them as read.
    meta: { inForm: true },
    mutationFn: (until: string) => api('PATCH /api/notifications/mark-read', { query: { until } }),
    onSettled: (_reply, error) => setAllRead(error === null),
  })
  useEffect(() => {
    if (seen !== undefined) mutate(seen)
  }, [seen, mutate])
  useEffect(() => {
    if (seen !== undefined && unread.notices > 0) set({ notices: 0 })
  }, [seen, set, unread.notices])
  return allRead
}
