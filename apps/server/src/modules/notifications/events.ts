import type { Audience } from '@anseo/domain/audience'
import type { PushMessage } from '@anseo/contract/push-message'
import { job } from '../../platform/jobs/job.ts'

/** Queues the emails of an announcement to the accounts that want them; a batch, of those after the id `after`. */
export const mailAnnouncementJob = job<{ content: string; after: string | null; audience?: Audience }>(
  'mail-announcement',
)

/** Notifies vendors of announced terms; a batch, of those after the id `after`. */
export const notifyVendorTermsJob = job<{ version: string; after: string | null }>('tell-vendor-terms')

/** Sends a push message to a browser, unless the instant `until` (ISO) has passed. */
export const sendPushJob = job<{ subscriptionId: string; message: PushMessage; until: string }>('send-push')

/** Queues the push messages of an announcement; a batch, of the browsers whose subscriptions follow the id `after`. */
export const pushAnnouncementJob = job<{
  message: Omit<PushMessage, 'path'>
  after: string | null
  until: string
  audience?: Audience
}>('push-announcement')
