import { on, type Subscription } from '../../../platform/unit-of-work/unit-of-work.ts'
import { otherSessionsEnded } from '../../identity/events.ts'
import { endFeed, type FeedSender } from './end-feed.ts'

/** Ends the link to a calendar with the sessions of its owner: one of them may have made it. */
export const calendarFeedListeners = (sender: FeedSender): Subscription[] => [
  on(otherSessionsEnded, (unit, { accountId }) => endFeed(sender, unit, accountId)),
]
