import { on, type Subscription } from '../../../platform/unit-of-work/unit-of-work.ts'
import { otherSessionsEnded } from '../../identity/events.ts'
import { endFeed, type FeedSender } from './end-feed.ts'

/** Revokes an owner's calendar link when their other sessions are ended: a stranger in one may have created it. */
export const calendarFeedListeners = (sender: FeedSender): Subscription[] => [
  on(otherSessionsEnded, (unit, { accountId }) => endFeed(sender, unit, accountId)),
]
