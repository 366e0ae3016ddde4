// implements: §2.24, §9.17
import { UNREAD_CAP } from './limits.ts'

/** The text of an unread badge: the count, '99+' above 99 (§9). */
export function unreadCount(count: number): string {
  return count > UNREAD_CAP ? `${UNREAD_CAP}+` : String(count)
}
