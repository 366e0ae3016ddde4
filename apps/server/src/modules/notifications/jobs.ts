import type { JobHandlers } from '../../platform/jobs/queue.ts'
import type { Runtime } from '../../platform/runtime.ts'
import { spreadAnnouncementMails } from './mail-announcement.ts'
import { pushJobs } from './push-jobs.ts'

type NotificationJob = 'mail-announcement' | 'send-push' | 'push-announcement'

/** What people are told outside of the site. */
export const notificationJobs = (runtime: Runtime): Pick<JobHandlers, NotificationJob> => ({
  'mail-announcement': (job) => spreadAnnouncementMails(runtime, job),
  ...pushJobs(runtime),
})
