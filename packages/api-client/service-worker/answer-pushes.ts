import type { PushMessage } from '@anseo/contract/push-message'

declare const self: ServiceWorkerGlobalScope

/** The addresses of a push notification's pictures. */
interface NoticePictures {
  /** The picture next to the text. */
  icon: string
  /** A white shape on a transparent background, for a phone's status bar. */
  badge: string
}

/** Makes a site's service worker show pushes, open their pages when they are clicked, and renew its subscription. */
export function answerPushes(pictures: NoticePictures): void {
  self.addEventListener('push', (event) => event.waitUntil(showPush(event, pictures)))
  self.addEventListener('notificationclick', (event) => event.waitUntil(openNotice(event)))
  self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewSubscription(event)))
}

/** Browsers require a notification for every push, also while the site is open. */
async function showPush({ data }: PushEvent, { icon, badge }: NoticePictures): Promise<void> {
  const message = data?.json() as PushMessage | undefined
  if (!message) return
  const { title, body, tag, path } = message
  await self.registration.showNotification(title, { body, tag, icon, badge, data: { path } })
}

/** Focuses a tab that already shows the notification's page, or opens a new one; other tabs do not change. */
async function openNotice({ notification }: NotificationEvent): Promise<void> {
  notification.close()
  const url = ownUrl((notification.data as { path?: string } | null)?.path)
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const tab = tabs.find((open) => open.url === url)
  await (tab ? tab.focus() : self.clients.openWindow(url))
}

/** Returns an address of this site: a link to another site leads to the home page instead. */
function ownUrl(path = ''): string {
  const home = self.registration.scope
  const { href } = new URL(path, home)
  return href.startsWith(home) ? href : home
}

/** Replaces a subscription that the browser has expired; the old one's secret authenticates the call. */
async function renewSubscription(event: PushSubscriptionChangeEvent): Promise<void> {
  const old = event.oldSubscription
  if (!old) return
  const { applicationServerKey } = old.options
  const next =
    event.newSubscription ??
    (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }))
  await fetch('/api/push-subscriptions/renew', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      old: { endpoint: old.endpoint, auth: old.toJSON().keys?.['auth'] },
      subscription: next.toJSON(),
    }),
  })
}
