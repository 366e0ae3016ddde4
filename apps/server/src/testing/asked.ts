import { expect } from 'vitest'
import { type Actor, createVendor } from './actors.ts'
import { settledBooks } from './begun.ts'
import { drained } from './drained.ts'
import { mailsTo } from './mails.ts'
import { CARDS, confirmCard, intentIdOf } from './payments.ts'
import { send } from './requests.ts'
import type { TestApp } from './test-app.ts'

const PATH = '/api/pro/appointments'
/** A Tuesday. */
export const ASKED_SLOT = { slotDate: '24_11_2026', startTime: '10:00 AM', endTime: '12:00 PM' }

/** A vendor's own booking with an open payment request, and the token of a link to it. */
export interface Asked {
  vendor: Actor
  id: string
  email: string
  token: string
}

/** Returns the token of a payment link. */
export const tokenOf = (url: string) => url.split('/pay/')[1]!

/** Asks for a payment by link. */
export const askByLink = (vendor: Actor, id: string, body: object = { amount: 40 }, headers = {}) =>
  vendor.call('POST', `${PATH}/${id}/payment-request`, body, headers)

/** Copies a link to the open request, as its vendor does. */
export const copyLink = async (vendor: Actor, id: string): Promise<string> =>
  tokenOf((await vendor.call('POST', `${PATH}/${id}/payment-request/link`, {})).body.url)

/** Asks for another payment and returns the token of its link. */
export async function askFor(vendor: Actor, id: string, wanted?: object): Promise<string> {
  await askByLink(vendor, id, wanted)
  return copyLink(vendor, id)
}

/** Returns the own booking as its vendor sees it. */
export const seenOwn = async ({ vendor, id }: Asked) =>
  (await vendor.call('GET', `${PATH}/${id}`)).body.appointment

/** Returns the vendor's earnings. */
export const ownEarnings = async (vendor: Actor) => (await vendor.call('GET', '/api/pro/earnings')).body

let count = 0

/** Returns the steps of vendors and holders of links in a test's app. */
export function linkSteps(appOf: () => TestApp) {
  const post = (path: string, body: object) => send(appOf(), 'POST', `/api/pay/${path}`, body)
  const show = ({ token }: Pick<Asked, 'token'>) => post('show', { token })
  const verify = ({ token }: Pick<Asked, 'token'>, id: string) => post('verify', { token, id })
  async function startPaying(asked: Pick<Asked, 'token'>): Promise<string> {
    const { status, body } = await post('intent', { token: asked.token })
    expect(status).toBe(200)
    return body.clientSecret
  }
  return {
    post,
    show,
    verify,
    startPaying,
    shown: async (asked: Pick<Asked, 'token'>) => (await show(asked)).body.link,
    cancel: ({ token }: Asked, expectedRefund: number) => post('cancel', { token, expectedRefund }),
    /** A vendor's own booking of €85 for which €40 were asked. */
    async createAsked(wanted: object = { amount: 40 }, booking: object = {}): Promise<Asked> {
      const vendor = await createVendor(appOf())
      const email = `tom-pays-${++count}@example.test`
      const contact = { name: 'Tom Hickey', email }
      const { body } = await vendor.call('POST', PATH, {
        contact,
        ...ASKED_SLOT,
        title: 'Colour',
        price: 85,
        ...booking,
      })
      const asked = await askByLink(vendor, body.appointmentId, wanted)
      expect(asked).toMatchObject({ status: 200, body: { emailed: 'sent' } })
      return { vendor, email, id: body.appointmentId, token: await copyLink(vendor, body.appointmentId) }
    },
    async pay(asked: Asked): Promise<void> {
      const secret = await startPaying(asked)
      await confirmCard(appOf(), secret, CARDS.good, 'Tom Hickey')
      expect((await verify(asked, intentIdOf(secret))).status).toBe(200)
    },
    settled: () => settledBooks(appOf()),
    /** The subjects of the emails that the client got. */
    async mailed({ email }: Asked, most: number): Promise<string[]> {
      await drained(appOf())
      return (await mailsTo(appOf(), email, most)).map(({ subject }) => subject)
    },
  }
}
