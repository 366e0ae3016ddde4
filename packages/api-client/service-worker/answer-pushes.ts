import type { PushMessage } from '@anseo/contract/push-message'

declare const self: ServiceWorkerGlobalScope

/** Addresses of pictures. */
interface NoticePictures {
  /** Beside the text. */
  icon: string
  /** White on nothing: what a phone shows in its status bar. */
  badge: string
}

/** Lets a site's worker show what is pushed, lead to what it is about, and keep its subscription. */
export function answerPushes(pictures: NoticePictures): void {
  self.addEventListener('push', (event) => event.waitUntil(showPush(event, pictures)))
  self.addEventListener('notificationclick', (event) => event.waitUntil(openNotice(event)))
  self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewSubscription(event)))
}

/** Browsers demand that something is shown for every push, also while the site is open. */
async function showPush({ data }: PushEvent, { icon, badge }: NoticePictures): Promise<void> {
  const message = data?.json() as PushMessage | undefined
  if (!message) return
  const { title, body, tag, path } = message
  await self.registration.showNotification(title, { body, tag, icon, badge, data: { path } })
}

/** Goes to the tab that shows what a notice is about, or opens one: a tab with something else in it is left alone. */
async function openNotice({ notification }: NotificationEvent): Promise<void> {
  notification.close()
  const url = ownUrl((notification.data as { path?: string } | null)?.path)
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const tab = tabs.find((open) => open.url === url)
  await (tab ? tab.focus() : self.clients.openWindow(url))
}

/** An address of this site: what leads elsewhere leads home. */
function ownUrl(path = ''): string {
  const home = self.registration.scope
  const { href } = new URL(path, home)
  return href.startsWith(home) ? href : home
}

/** The browser gave a subscription up: the next one takes its place, with the old one's secret in place of a token. */
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
