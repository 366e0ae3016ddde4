import type { BodyFor, ReplyTo } from '@anseo/contract/calls'

/**
 * The state of pushes in this browser: `install` where only an installed app gets them (iPhone and iPad), `blocked`
 * where the user does not let this site send any.
 */
export type PushState = 'unsupported' | 'install' | 'blocked' | 'off' | 'on'

/** The calls of a site, and its service worker. */
export interface PushCalls {
  list: () => Promise<Pick<ReplyTo<'GET /api/user/push-subscriptions'>, 'publicKey' | 'endpoints'>>
  add: (body: BodyFor<'POST /api/user/push-subscriptions'>) => Promise<unknown>
  remove: (body: { endpoint: string }) => Promise<unknown>
  /** Registers the worker that shows pushes, if it is not registered yet. */
  worker: () => Promise<ServiceWorkerRegistration>
}

/** Reads the state from the browser and from what the server knows of it. */
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
 * @returns how it is then; `off` when the question was left unanswered.
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

/** Ends it, on the server first: what the browser forgets alone would be sent in vain. */
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

/** An iPad calls itself a Mac, but has a touch screen. */
const isAppleMobile = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)

const isInstalled = () => matchMedia('(display-mode: standalone)').matches

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** The registration once its worker runs: a new one installs first. */
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

/** A subscription for another key, as after a move of the server, makes room for a new one. */
async function subscribe({ pushManager }: ServiceWorkerRegistration, publicKey: string) {
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  const current = await pushManager.getSubscription()
  if (current && keyOf(current) !== publicKey) await current.unsubscribe()
  return pushManager.subscribe(options)
}

/** The key of the server, base64url. */
function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
