import { handle, type JobHandler } from '../../platform/jobs/job.ts'
import type { Runtime } from '../../platform/runtime.ts'
import { notifyBookedJob } from '../booking/events.ts'
import { notifyOfBookings } from './notify-of-bookings.ts'
import { mailAnnouncementJob, pushAnnouncementJob, sendPushJob, notifyVendorTermsJob } from './events.ts'
import { queueAnnouncementBatch } from './mail-announcement.ts'
import { spreadAnnouncement } from './push-announcement.ts'
import { sendPush } from './send-push.ts'
import { notifyOfVendorTerms } from './notify-of-vendor-terms.ts'

/** Returns the jobs that notify people outside of the site. */
export const notificationJobs = (runtime: Runtime): JobHandler[] => [
  handle(notifyBookedJob, (payload, run) => notifyOfBookings(runtime, payload, run)),
  handle(mailAnnouncementJob, (payload, run) => queueAnnouncementBatch(runtime, payload, run)),
  handle(notifyVendorTermsJob, (payload, run) => notifyOfVendorTerms(runtime, payload, run)),
  handle(sendPushJob, (payload) => sendPush(runtime, payload)),
  handle(pushAnnouncementJob, (payload, run) => spreadAnnouncement(runtime, payload, run)),
]
