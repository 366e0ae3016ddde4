import type { JobHandlers } from '../../platform/jobs/queue.ts'
import type { Runtime } from '../../platform/runtime.ts'
import { spreadAnnouncement } from './push-announcement.ts'
import { sendPush } from './send-push.ts'

/** The pushes that leave the request. */
export const pushJobs = (runtime: Runtime): Pick<JobHandlers, 'send-push' | 'push-announcement'> => ({
  'send-push': (job) => sendPush(runtime, job),
  'push-announcement': (job) => spreadAnnouncement(runtime, job),
})
