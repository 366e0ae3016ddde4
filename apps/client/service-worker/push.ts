import badge from '@anseo/ui/assets/brand/badge-96.png'
import icon from '@anseo/ui/assets/brand/icon-192.png'
import type { PushMessage } from '@anseo/contract/push-message'

declare const self: ServiceWorkerGlobalScope

/** Shows what was pushed. Browsers demand that something is shown for every push, also while the site is open. */
export async function showPush({ data }: PushEvent): Promise<void> {
  const message = data?.json() as PushMessage | undefined
  if (!message) return
  const { title, body, tag, path } = message
  await self.registration.showNotification(title, { body, tag, icon, badge, data: { path } })
}

/** Goes to the tab that shows what a notice is about, or opens one: a tab with something else in it is left alone. */
export async function openNotice({ notification }: NotificationEvent): Promise<void> {
  notification.close()
  const url = ownUrl((notification.data as { path?: string } | null)?.path)
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const tab = tabs.find((open) => open.url === url)
  await (tab ? tab.focus() : self.clients.openWindow(url))
}

/** An address of this site: what leads elsewhere leads home. */
function ownUrl(path = '/'): string {
  const url = new URL(path, self.location.origin)
  return url.origin === self.location.origin ? url.href : `${self.location.origin}/`
}

/** The browser gave a subscription up: the next one takes its place, with the old one's secret in place of a token. */
export async function renewSubscription(event: PushSubscriptionChangeEvent): Promise<void> {
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
