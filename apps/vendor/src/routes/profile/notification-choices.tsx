import { useNoticeChoices } from '@anseo/site-kit/use-notice-choices'
import { usePushDevice } from '@anseo/site-kit/use-push-device'
import { NotificationSettings } from '@anseo/ui/notification-settings'
import { api, settings } from '../../site.ts'

const ABOUT = {
  bookings: 'Requests, changes and cancellations.',
  messages: "When you haven't read a message after 5 minutes.",
  payments: 'Payments and refunds.',
  reminders: '1 day and 2 hours before each appointment.',
  announcements: `Occasional news from ${settings.brand.name}.`,
}

/** Settings for the vendor's notifications and for this device. */
export function NotificationChoices() {
  const choices = useNoticeChoices({ api, site: 'pro' })
  const device = usePushDevice({
    list: () => api('GET /api/pro/push-subscriptions'),
    add: (body) => api('POST /api/pro/push-subscriptions', { body }),
    remove: (body) => api('POST /api/pro/push-subscriptions/remove', { body }),
    worker: () => navigator.serviceWorker.register('/pro/push-worker.js'),
  })
  return <NotificationSettings about={ABOUT} choices={choices} device={device} />
}
