import type { Audience } from '@anseo/domain/audience'
import type { PushMessage } from '@anseo/contract/push-message'
import { job } from '../../platform/jobs/job.ts'

/** Queues the emails of an announcement to the accounts that asked for them, after the id `after`. */
export const mailAnnouncementJob = job<{ content: string; after: string | null; audience?: Audience }>(
  'mail-announcement',
)

/** Tells vendors of announced terms, after the id `after`. */
export const notifyVendorTermsJob = job<{ version: string; after: string | null }>('tell-vendor-terms')

/** Sends a push to a browser, if that is before `until`, ISO. */
export const sendPushJob = job<{ subscriptionId: string; message: PushMessage; until: string }>('send-push')

/** Queues the pushes of an announcement to the browsers after that of the id `after`. */
export const pushAnnouncementJob = job<{
  message: Omit<PushMessage, 'path'>
  after: string | null
  until: string
  audience?: Audience
}>('push-announcement')
