import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { booksBalance } from '../../../../testing/books-balance.ts'
import { drained } from '../../../../testing/drained.ts'
import { holdIntent, whenWaiting } from '../../../../testing/hold-row.ts'
import {
  askForIntent,
  CARDS,
  confirmCard,
  createPayable,
  intentIdOf,
  type Payable,
  reschedule,
  seenByClient,
  setFaults,
  toldClient,
  verify,
} from '../../../../testing/payments.ts'
import { chargesAtProvider, refundsAtProvider } from '../../../../testing/provider-view.ts'
import { ownApp } from '../../../../testing/own-app.ts'

const app = ownApp()
beforeEach(() => setFaults(app, { webhooks: 'normal' }))
afterEach(() => booksBalance(app))

const WHOLE = { amount: 10_074, status: 'succeeded' }

const confirmAnew = ({ vendor, appointmentId }: Payable) =>
  vendor.call('POST', `/api/pro/appointments/${appointmentId}/confirm`)

const openTab = async (payable: Payable): Promise<string> => (await askForIntent(payable)).body.clientSecret

describe('two tabs', () => {
  test('that pay at once share one intent and charge once', async () => {
    const payable = await createPayable(app)
    const tab = async () => {
      const secret = await openTab(payable)
      await confirmCard(app, secret, CARDS.good)
      const intentId = intentIdOf(secret)
      return { intentId, status: (await verify(payable.client, intentId)).status }
    }
    const [one, other] = await Promise.all([tab(), tab()])
    expect(other).toEqual({ intentId: one.intentId, status: 200 })
    await drained(app)
    expect(await chargesAtProvider(app, one.intentId)).toBe(1)
    expect(await seenByClient(payable)).toMatchObject({ payment: true, refundAmount: null })
    expect((await toldClient(payable)).filter((text) => text.includes('Paid: €100.74'))).toHaveLength(1)
  })

  test('with an intent each, the older given up and paid first: the first money goes back', async () => {
    await setFaults(app, { webhooks: 'drop' })
    const payable = await createPayable(app)
    const older = await openTab(payable)
    await confirmCard(app, older, CARDS.good)
    await reschedule(payable)
    await drained(app)
    await confirmAnew(payable)
    const newer = await openTab(payable)
    await confirmCard(app, newer, CARDS.good)
    expect((await verify(payable.client, intentIdOf(newer))).status).toBe(200)
    await drained(app)
    expect(await refundsAtProvider(app, intentIdOf(older))).toEqual([WHOLE])
    expect(await refundsAtProvider(app, intentIdOf(newer))).toEqual([])
    expect(await seenByClient(payable)).toMatchObject({ payment: true })
  })

  test('with an intent each, both paid before we hear of either: one counts, the other goes back', async () => {
    await setFaults(app, { webhooks: 'drop' })
    const payable = await createPayable(app)
    const older = await openTab(payable)
    const release = await holdIntent(app.runtime.pool, intentIdOf(older))
    const paying = confirmCard(app, older, CARDS.good)
    await whenWaiting(app.runtime.pool, 1)
    await reschedule(payable)
    await whenWaiting(app.runtime.pool, 2)
    await confirmAnew(payable)
    const newer = await openTab(payable)
    expect((await confirmCard(app, newer, CARDS.good)).body.status).toBe('succeeded')
    await release()
    expect((await paying).body.status).toBe('succeeded')
    await drained(app)
    const ids = [older, newer].map(intentIdOf)
    const refunds = await Promise.all(ids.map((id) => refundsAtProvider(app, id)))
    expect(refunds.flat()).toEqual([WHOLE])
    expect(await seenByClient(payable)).toMatchObject({ payment: true, refundStatus: 'refunded' })
    const replies = await Promise.all(ids.map((id) => verify(payable.client, id)))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await toldClient(payable)).filter((text) => text.includes('Payment returned'))).toHaveLength(1)
  })
})
