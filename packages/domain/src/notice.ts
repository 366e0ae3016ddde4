// implements: §3.15
/** The prefix of a stored personal notice (§3, C2). */
export const NOTICE_PREFIX = '📢 Notifications:'

// Wider than the prefix itself, so that no invisible character or letter case makes a look-alike.
const PREFIX_LIKE =
  /📢[\s\p{Default_Ignorable_Code_Point}]*notifications[\s\p{Default_Ignorable_Code_Point}]*[:：]/giu

export interface Notice {
  type: 'Notification' | 'Broadcast'
  text: string
}

/** The stored content of a personal notice (C2). */
export function formNotice(text: string): string {
  return `${NOTICE_PREFIX} ${text}`
}

/** The badge and the text without the prefix (§3 Notification). */
export function readNotice(content: string): Notice {
  if (!content.startsWith(NOTICE_PREFIX)) return { type: 'Broadcast', text: content }
  return { type: 'Notification', text: content.slice(NOTICE_PREFIX.length).trimStart() }
}

/** A user's text from which the prefix is gone, so that no name or text can form a notice (C2). */
export function withoutNoticePrefix(text: string): string {
  let result = text
  // The text around a removed prefix may form it anew.
  while (result.search(PREFIX_LIKE) >= 0) result = result.replace(PREFIX_LIKE, '').trim()
  return result
}
