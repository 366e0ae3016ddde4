import type { InfiniteData } from '@tanstack/react-query'

/** A page of notifications, as the list calls of all sites return it. */
interface NoticePage {
  notifications: { _id: string; read: boolean }[]
}

/** Returns the notifications of all loaded pages, in their order. */
export const noticesOf = <P extends NoticePage>({ pages }: InfiniteData<P>): P['notifications'] =>
  pages.flatMap(({ notifications }) => notifications)

/**
 * Keeps notifications marked as new while they stay on the screen, although showing them marks them as read: for
 * `structuralSharing` of a list that is not cached once its page is left. Such a list has no `select`, whose results
 * would be passed here as well.
 */
export function keepShownAsNew<P extends NoticePage>(
  before: InfiniteData<P> | undefined,
  loaded: InfiniteData<P>,
): InfiniteData<P> {
  const shownAsNew = new Set(before && noticesOf(before).flatMap(({ _id, read }) => (read ? [] : [_id])))
  const pages = loaded.pages.map((page) => ({
    ...page,
    notifications: page.notifications.map((notice) =>
      shownAsNew.has(notice._id) ? { ...notice, read: false } : notice,
    ),
  }))
  return { ...loaded, pages }
}
