import { useNoticeChoices } from '@anseo/site-kit/use-notice-choices'
import { usePushDevice } from '@anseo/site-kit/use-push-device'
import { NotificationSettings } from '@anseo/ui/notification-settings'
import { api } from '../../api/browser-api.ts'
import { openWorker } from '../../offline/register-worker.ts'
import { useSettings } from '../../root.tsx'

const aboutFor = (brandName: string) => ({
  bookings: 'Requests, confirmations, changes and cancellations.',
  messages: "When you haven't read a message after 5 minutes.",
  payments: 'Payments and refunds.',
  reminders: '1 day and 2 hours before each appointment.',
  announcements: `Occasional news from ${brandName}.`,
})

/** The client's choices for email and push notifications, and whether this device receives push. */
export default function NotificationChoices() {
  const { brand } = useSettings()
  const choices = useNoticeChoices({ api, site: 'user' })
  const device = usePushDevice({
    list: () => api('GET /api/user/push-subscriptions'),
    add: (body) => api('POST /api/user/push-subscriptions', { body }),
    remove: (body) => api('POST /api/user/push-subscriptions/remove', { body }),
    worker: openWorker,
  })
  return <NotificationSettings about={aboutFor(brand.name)} choices={choices} device={device} />
}
