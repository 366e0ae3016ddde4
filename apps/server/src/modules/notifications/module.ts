import type { ServerModule } from '../../platform/server-module.ts'
import { bindBroadcasts } from './broadcasts/routes.ts'
import { sendScheduled } from './broadcasts/send-scheduled.ts'
import { notificationJobs } from './jobs.ts'
import { notificationListeners } from './listeners.ts'
import { bindMessages } from './messages/routes.ts'
import { notificationsData } from './personal-data.ts'
import { bindNotifications } from './routes.ts'

/** Notices, emails, pushes and announcements. */
export const notifications: ServerModule = {
  routes: (bind, runtime) => {
    bindNotifications(bind, runtime)
    bindBroadcasts(bind, runtime)
    bindMessages(bind, runtime)
  },
  listeners: notificationListeners,
  jobs: notificationJobs,
  sweeps: (runtime) => [{ name: 'send scheduled announcements', run: () => sendScheduled(runtime) }],
  personalData: notificationsData,
}
