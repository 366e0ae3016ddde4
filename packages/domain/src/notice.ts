// implements: §3.15
/** The prefix of a stored personal notice (§3, C2). */
export const NOTICE_PREFIX = '📢 Notifications:'

// It matches more than the prefix itself, so that invisible characters or letter case cannot imitate it.
const PREFIX_LIKE =
  /📢[\s\p{Default_Ignorable_Code_Point}]*notifications[\s\p{Default_Ignorable_Code_Point}]*[:：]/giu

export interface Notice {
  type: 'Notification' | 'Broadcast'
  text: string
}

/** Returns a text as the stored content of a personal notice (C2). */
export function formNotice(text: string): string {
  return `${NOTICE_PREFIX} ${text}`
}

/** Returns the type of a notice, which is its badge, and its text without the prefix (§3 Notification). */
export function readNotice(content: string): Notice {
  if (!content.startsWith(NOTICE_PREFIX)) return { type: 'Broadcast', text: content }
  return { type: 'Notification', text: content.slice(NOTICE_PREFIX.length).trimStart() }
}

/** Removes the prefix from a user's text, so that no name or text can imitate a notice (C2). */
export function withoutNoticePrefix(text: string): string {
  let result = text
  // The text around a removed prefix may form another one.
  while (result.search(PREFIX_LIKE) >= 0) result = result.replace(PREFIX_LIKE, '').trim()
  return result
}
