import type { Page } from 'playwright-core'

import { logIn, logInDemo, type Caller } from './caller.ts'
import type { Viewport } from './chromium.ts'
import { newClient } from './new-client.ts'
import { openQuietly } from './quiet-page.ts'
import type { Scene, Subjects, Viewer } from './scene.ts'

/** The parts of a running product that scenes use. */
export interface Stage {
  subjects: Subjects
  /** The token of each viewer; a visitor has none. */
  tokens: Record<Viewer, string | null>
}

/** The storage key under which the site of each viewer keeps the session (A1). */
const SESSION_KEYS: Record<Exclude<Viewer, 'visitor'>, string> = {
  client: 'anseo.client',
  newcomer: 'anseo.client',
  vendor: 'anseo.pro',
  applicant: 'anseo.pro',
  admin: 'anseo.admin',
}

/** A vendor of the demonstration who waits for vetting. */
const APPLICANT = 'orla.fitzgerald@demo.test'

interface ListedVendor {
  _id: string
  available: boolean
  slots_booked: object
}
interface ListedAppointment {
  _id: string
  payment: boolean
  isComplete: boolean
  cancelled: boolean
  isPast?: boolean
  clientData: { _id: string; name: string }
}

/** Finds the subjects of the scenes in the demonstration data of a product, and logs in its viewers. */
export async function setStage(productUrl: string): Promise<Stage> {
  const [client, vendor, admin, applicant, newcomer] = await Promise.all([
    logInDemo(productUrl, 'user'),
    logInDemo(productUrl, 'pro'),
    logInDemo(productUrl, 'admin'),
    logIn(productUrl, 'pro', APPLICANT),
    newClient(productUrl),
  ])
  return {
    subjects: await findSubjects({ client, vendor, admin }),
    tokens: {
      visitor: null,
      client: client.token,
      newcomer,
      vendor: vendor.token,
      applicant: applicant.token,
      admin: admin.token,
    },
  }
}

async function findSubjects(callers: Record<'client' | 'vendor' | 'admin', Caller>): Promise<Subjects> {
  const { client, vendor, admin } = callers
  const [vendors, own, profile, appointments, contacts, reports] = await Promise.all([
    client.call('GET', '/api/vendor/list'),
    client.call('GET', '/api/user/get-profile'),
    vendor.call('GET', '/api/pro/profile'),
    vendor.call('GET', '/api/pro/appointments'),
    vendor.call('GET', '/api/pro/contacts'),
    admin.call('GET', '/api/admin/problem-reports'),
  ])
  const free = (vendors.body.data as ListedVendor[]).find(
    ({ available, slots_booked }) => available && Object.keys(slots_booked).length === 0,
  )!
  const paid = (appointments.body.appointments as ListedAppointment[]).find(
    ({ payment, isComplete, cancelled }) => payment && !isComplete && !cancelled,
  )!
  const parties = { known: profile.body.vendorData._id, client: own.body.userData._id }
  return {
    ...parties,
    free: free._id,
    appointment: paid._id,
    contact: (contacts.body.rows as { _id: string; clientId: string | null }[]).find(
      ({ clientId }) => clientId === own.body.userData._id,
    )!._id,
    report: reports.body.reports?.[0]?._id ?? null,
    ...(await askForPayment(vendor)),
    ...(await reportContent(client, admin, parties)),
  }
}

/** Enters a booking far ahead and asks its client for a payment by link. */
async function askForPayment(vendor: Caller): Promise<Pick<Subjects, 'asked' | 'payPath'>> {
  const booking = {
    contact: { name: 'Nora Daly', email: 'nora@example.test' },
    slotDate: '9_8_2027',
    startTime: '10:00 AM',
    endTime: '12:00 PM',
    title: 'Wedding hair, trial',
    price: 120,
    outsideHours: true,
  }
  const { appointmentId: asked } = (await vendor.call('POST', '/api/pro/appointments', booking)).body
  const path = `/api/pro/appointments/${asked}/payment-request`
  await vendor.call('POST', path, { amount: 40 })
  const { url } = (await vendor.call('POST', `${path}/link`)).body
  return { asked, payPath: new URL(url).pathname }
}

/** Reports the vendor's page, which is kept and contested, and then one of its messages. */
async function reportContent(
  client: Caller,
  admin: Caller,
  { known, client: clientId }: Pick<Subjects, 'known' | 'client'>,
): Promise<Pick<Subjects, 'notice' | 'decision' | 'complaint'>> {
  const said = { name: 'Ciara Nolan', email: 'client@demo.test', goodFaith: true }
  const report = async (what: object): Promise<string> =>
    (await client.call('POST', '/api/notices-of-content', { ...said, ...what })).body.noticeId
  const profile = { kind: 'profile', id: known, reason: 'rules', text: 'The photos are not of her own work.' }
  const decision = await report(profile)
  await admin.call('POST', `/api/admin/content-notices/${decision}/decision`, {
    decision: 'none',
    toReporter: 'She showed us the originals of all photos.',
  })
  const sent = await client.call('POST', '/api/complaints', {
    decision,
    text: 'One of them is in a magazine of 2019.',
  })
  const chat = await client.call('GET', `/api/messages/${clientId}/${known}`)
  const theirs = (chat.body.messages as { _id: string; senderId: string }[]).find(
    ({ senderId }) => senderId === known,
  )!
  const text = 'Asks for money outside of the site, and says where I live.'
  const notice = await report({ kind: 'message', id: theirs._id, reason: 'illegal', text })
  return { notice, decision, complaint: sent.body.complaintId }
}

/** Makes every page opened from now on start without saved state, as this viewer. */
export async function becomeViewer(page: Page, viewer: Viewer, { tokens }: Stage): Promise<void> {
  const login = viewer === 'visitor' ? null : { key: SESSION_KEYS[viewer], token: tokens[viewer]! }
  await page.addInitScript((saved) => {
    // Text typed or opened on one page must not come back on the next.
    sessionStorage.clear()
    if (saved) localStorage.setItem(saved.key, saved.token)
  }, login)
}

/** Opens the page of a scene and waits until nothing more comes; `onPage` sees it before the state is brought about. */
export async function showScene(
  page: Page,
  scene: Scene,
  { subjects }: Stage,
  viewport: Viewport,
  onPage?: () => Promise<void>,
): Promise<void> {
  await openQuietly(page, typeof scene.path === 'string' ? scene.path : scene.path(subjects))
  await onPage?.()
  await scene.show?.(page, viewport)
}
