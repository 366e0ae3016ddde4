// implements: §2.24, §9.17

// Here and not among the limits, whose lists would come with the first page.
const UNREAD_CAP = 99

/** Returns the text of an unread badge: the count, '99+' above 99 (§9). */
export function unreadCount(count: number): string {
  return count > UNREAD_CAP ? `${UNREAD_CAP}+` : String(count)
}
