import type { BodyFor, ReplyTo } from '@anseo/contract/calls'

/**
 * The state of push notifications in this browser: `install` where they need an installed app (iPhone and iPad),
 * `blocked` where the user has denied the permission.
 */
export type PushState = 'unsupported' | 'install' | 'blocked' | 'off' | 'on'

/** The calls of a site, and its service worker. */
export interface PushCalls {
  list: () => Promise<Pick<ReplyTo<'GET /api/user/push-subscriptions'>, 'publicKey' | 'endpoints'>>
  add: (body: BodyFor<'POST /api/user/push-subscriptions'>) => Promise<unknown>
  remove: (body: { endpoint: string }) => Promise<unknown>
  /** Registers the service worker that shows pushes, if it is not registered yet. */
  worker: () => Promise<ServiceWorkerRegistration>
}

/** Reads the state from the browser and the server. */
export async function readPushState({ list }: Pick<PushCalls, 'list'>): Promise<PushState> {
  const lacking = whatIsLacking()
  if (lacking) return lacking
  if (Notification.permission !== 'granted') return 'off'
  const subscription = await currentSubscription()
  if (!subscription) return 'off'
  const { endpoints } = await list()
  return endpoints.includes(subscription.endpoint) ? 'on' : 'off'
}

/**
 * Asks for the permission, which browsers allow only after a click, and subscribes.
 * @returns the new state; `off` when the question was dismissed.
 */
export async function turnPushOn({ list, add, worker }: PushCalls): Promise<PushState> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off'
  const [{ publicKey }, registration] = await Promise.all([list(), activeWorker(worker)])
  const { endpoint, keys } = (await subscribe(registration, publicKey)).toJSON()
  await add({
    endpoint: endpoint ?? '',
    keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
  })
  return 'on'
}

/** Unsubscribes, on the server first: it would keep sending to a subscription that only the browser has ended. */
export async function turnPushOff({ remove }: Pick<PushCalls, 'remove'>): Promise<PushState> {
  const subscription = await currentSubscription()
  if (subscription) {
    await remove({ endpoint: subscription.endpoint })
    await subscription.unsubscribe()
  }
  return 'off'
}

function whatIsLacking(): 'unsupported' | 'install' | 'blocked' | null {
  const supported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!supported) return isAppleMobile() && !isInstalled() ? 'install' : 'unsupported'
  return Notification.permission === 'denied' ? 'blocked' : null
}

/** Recognises an iPad, which reports to be a Mac but has a touch screen. */
const isAppleMobile = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)

const isInstalled = () => matchMedia('(display-mode: standalone)').matches

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Returns the registration once its worker is active: a new one installs first. */
async function activeWorker(worker: PushCalls['worker']): Promise<ServiceWorkerRegistration> {
  const registration = await worker()
  const started = registration.installing ?? registration.waiting
  if (registration.active || !started) return registration
  await new Promise<void>((resolve, reject) => {
    started.addEventListener('statechange', () => {
      if (started.state === 'activated') resolve()
      if (started.state === 'redundant') reject(new Error('The service worker did not install'))
    })
  })
  return registration
}

/** Removes a subscription for another key, as after a move of the server, so that a new one can be made. */
async function subscribe({ pushManager }: ServiceWorkerRegistration, publicKey: string) {
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  const current = await pushManager.getSubscription()
  if (current && keyOf(current) !== publicKey) await current.unsubscribe()
  return pushManager.subscribe(options)
}

/** Returns the server's key that a subscription was made for, in base64url. */
function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
