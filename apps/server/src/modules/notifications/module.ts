import type { ServerModule } from '../../platform/server-module.ts'
import { bindBroadcasts } from './broadcasts/routes.ts'
import { notificationJobs } from './jobs.ts'
import { notificationListeners } from './listeners.ts'
import { notificationsData } from './personal-data.ts'
import { bindNotifications } from './routes.ts'

/** Notices, emails, pushes and announcements. */
export const notifications: ServerModule = {
  routes: (bind, runtime) => {
    bindNotifications(bind, runtime)
    bindBroadcasts(bind, runtime)
  },
  listeners: notificationListeners,
  jobs: notificationJobs,
  personalData: notificationsData,
}
