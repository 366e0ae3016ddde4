import { useNoticeChoices } from '@anseo/api-client/use-notice-choices'
import { usePushDevice } from '@anseo/api-client/use-push-device'
import { NotificationSettings } from '@anseo/ui/notification-settings'
import { api } from '../../api/browser-api.ts'
import { openWorker } from '../../offline/register-worker.ts'

const ABOUT = {
  bookings: 'Requests, confirmations, changes and cancellations.',
  payments: 'Payments and refunds.',
  reminders: '1 day and 2 hours before each appointment.',
  announcements: 'News for everyone, now and then.',
}

/** How the client is told outside of the site, and whether this device is. */
export default function NotificationChoices() {
  const choices = useNoticeChoices({
    list: () => api('GET /api/user/notice-choices'),
    choose: (body) => api('PUT /api/user/notice-choices', { body }),
  })
  const device = usePushDevice({
    list: () => api('GET /api/user/push-subscriptions'),
    add: (body) => api('POST /api/user/push-subscriptions', { body }),
    remove: (body) => api('POST /api/user/push-subscriptions/remove', { body }),
    worker: openWorker,
  })
  return <NotificationSettings about={ABOUT} choices={choices} device={device} />
}
