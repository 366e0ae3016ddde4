import { describe, expect, test } from 'vitest'
import { createVendor } from '../../../testing/actors.ts'
import {
  ASKED_SLOT,
  askByLink,
  askFor,
  copyLink,
  linkSteps,
  seenOwn,
  tokenOf,
} from '../../../testing/asked.ts'
import { drained } from '../../../testing/drained.ts'
import { inOrder } from '../../../testing/hold-row.ts'
import { linkIn, mailsTo } from '../../../testing/mails.ts'
import { app, START, setUpLinks } from '../../../testing/link-app.ts'
import { CARDS, confirmCard, intentIdOf, setFaults } from '../../../testing/payments.ts'
import { send } from '../../../testing/requests.ts'
import { startTestApp } from '../../../testing/test-app.ts'

setUpLinks()

const PATH = '/api/pro/appointments'
const { cancel, createAsked, pay, post, settled, show, startPaying, verify } = linkSteps(() => app)

describe('a link', () => {
  test('ends with a newer request, and what is paid by the old one comes back', async () => {
    await setFaults(app, { webhooks: 'drop' })
    const asked = await createAsked()
    const secret = await startPaying(asked)
    const newer = { ...asked, token: await askFor(asked.vendor, asked.id, { amount: 50 }) }
    await confirmCard(app, secret, CARDS.good)
    expect((await show(asked)).status).toBe(404)
    expect((await post('intent', asked)).status).toBe(404)
    expect((await cancel(asked, 0)).status).toBe(404)
    await verify(asked, intentIdOf(secret))
    await drained(app)
    await pay(newer)
    await settled()
    expect(await seenOwn(asked)).toMatchObject({
      totalAmount: 50,
      paymentRequest: { amount: 50, status: 'paid' },
    })
  })

  test('ends when it is withdrawn', async () => {
    const asked = await createAsked()
    await startPaying(asked)
    const withdraw = () => asked.vendor.call('DELETE', `${PATH}/${asked.id}/payment-request`)
    expect((await withdraw()).status).toBe(200)
    expect((await withdraw()).status).toBe(404)
    expect((await show(asked)).status).toBe(404)
    expect(await seenOwn(asked)).toMatchObject({ paymentRequest: { status: 'over' }, cancelled: false })
  })

  test('says who the contract is with, as far as the vendor has told', async () => {
    const asked = await createAsked()
    const shownTrader = async () => (await show(asked)).body.link.vendor.trader
    expect(await shownTrader()).toBeNull()
    await asked.vendor.call('PUT', '/api/pro/trader', { isTrader: false })
    expect(await shownTrader()).toEqual({ isTrader: false })
    await asked.vendor.call('PUT', '/api/pro/trader', {
      isTrader: true,
      legalName: 'Byrne Hair Ltd',
      line1: '12 Main Street',
      town: 'Dublin',
      eircode: 'D06 X2Y7',
      email: 'hello@byrne-hair.test',
      phone: '086 123 4567',
      certifies: true,
    })
    expect(await shownTrader()).toMatchObject({ isTrader: true, legalName: 'Byrne Hair Ltd' })
  })

  test('is sent again and copied; all of them work, and only digests are stored', async () => {
    const asked = await createAsked()
    const again = await asked.vendor.call('POST', `${PATH}/${asked.id}/payment-request/send`, {})
    expect(again.body).toMatchObject({ emailed: 'sent' })
    await drained(app)
    const mails = await mailsTo(app, asked.email, 2)
    const tokens = [asked.token, ...mails.map((mail) => tokenOf(linkIn(mail).href))]
    expect(new Set(tokens).size).toBe(3)
    for (const token of tokens) expect((await show({ token })).status).toBe(200)
    const { rows } = await app.runtime.pool.query(
      'select to_jsonb(l) from payment_link l union all select to_jsonb(r) from kept_reply r',
    )
    for (const token of tokens) expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('is opened so often from one network and not more', async () => {
    await using strict = await startTestApp({ start: START, env: { RATE_LIMIT_FACTOR: '0.05' } })
    const open = () => send(strict, 'POST', '/api/pay/show', { token: 'a'.repeat(43) })
    for (let times = 1; times <= 6; times++) expect((await open()).status).toBe(404)
    expect((await open()).status).toBe(429)
  })

  test('is made and counts among the 50 emails a day', async () => {
    await using strict = await startTestApp({ start: START, env: { RATE_LIMIT_FACTOR: '1' } })
    const vendor = await createVendor(strict)
    const contact = { name: 'Tom', email: 'tom-limit@example.test' }
    const { appointmentId: id } = (await vendor.call('POST', PATH, { contact, ...ASKED_SLOT })).body
    await Promise.all(
      Array.from({ length: 49 }, () => strict.runtime.rateLimiter.count('email a client', vendor.id)),
    )
    expect((await askByLink(vendor, id)).body.emailed).toBe('sent')
    expect((await askByLink(vendor, id, { amount: 30 })).body.emailed).toBe('limit')
    expect(await copyLink(vendor, id)).toHaveLength(43)
  })

  test('that is refused once more takes none of the 50 emails', async () => {
    await using strict = await startTestApp({ start: START, env: { RATE_LIMIT_FACTOR: '1' } })
    const vendor = await createVendor(strict)
    const contact = { name: 'Tom', email: 'tom-refused@example.test' }
    const { appointmentId: id } = (await vendor.call('POST', PATH, { contact, ...ASKED_SLOT })).body
    const path = `${PATH}/${id}/payment-request`
    expect((await askByLink(vendor, id)).body.emailed).toBe('sent')
    await Promise.all(
      Array.from({ length: 48 }, () => strict.runtime.rateLimiter.count('email a client', vendor.id)),
    )
    const [sent, withdrawn] = await inOrder(strict, vendor.id, [
      () => vendor.call('POST', `${path}/send`),
      () => vendor.call('DELETE', path),
    ])
    expect([sent.status, withdrawn.status]).toEqual([404, 200])
    expect((await askByLink(vendor, id)).body.emailed).toBe('sent')
  })

  test.each(['', 'x', 'a'.repeat(43), 'a'.repeat(200), '%00', "' or 1=1"])(
    'is nothing: %j',
    async (token) => {
      for (const [path, body] of [
        ['show', { token }],
        ['intent', { token }],
        ['verify', { token, id: 'pi_1' }],
        ['cancel', { token, expectedRefund: 0 }],
      ] as const) {
        expect([400, 404], path).toContain((await post(path, body)).status)
      }
    },
  )

  test('verifies no intent of another', async () => {
    const [one, other] = [await createAsked(), await createAsked()]
    const secret = await startPaying(other)
    await confirmCard(app, secret, CARDS.good)
    expect((await verify(one, intentIdOf(secret))).status).toBe(404)
  })
})
