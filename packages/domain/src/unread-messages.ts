import { DAY_MS, MINUTE_MS } from './duration.ts'

/** A receiver is notified of messages that stay unread for this long, so that a chat under way sends no email. */
const UNREAD_FOR_MS = 5 * MINUTE_MS
/** Nobody is notified of messages that have been unread for longer, such as after an outage. */
const WORTH_MS = DAY_MS

/** Returns the period in which messages were sent of which their receivers are to be notified at `now`, if they are unread. */
export const unreadPeriod = (now: Date): { start: Date; end: Date } => ({
  start: new Date(now.getTime() - WORTH_MS),
  end: new Date(now.getTime() - UNREAD_FOR_MS),
})
