import { beforeEach, describe, expect, test } from 'vitest'
import {
  ask,
  askForLater,
  BEGUN_AT,
  createBegun,
  moveBack,
  paymentsOf,
  record,
  settledBooks,
  withdraw,
} from '../../../testing/begun.ts'
import { drained } from '../../../testing/drained.ts'
import { CARDS, confirmCard, intentIdOf, type Paid, setFaults, verify } from '../../../testing/payments.ts'
import { send } from '../../../testing/requests.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { timeOutRequests } from '../payment-links/time-out-requests.ts'
import { ownApp } from '../../../testing/own-app.ts'

const app = ownApp({ start: BEGUN_AT })

beforeEach(() => setFaults(app, { webhooks: 'normal', refunds: 'normal', latencyMs: 0 }))

describe('money that arrives too late goes back', () => {
  test('when it was recorded as cash, withdrawn, or asked for anew meanwhile', async () => {
    await setFaults(app, { webhooks: 'drop' })
    for (const action of [(of: Paid) => record(of, 10), withdraw, ask, (of: Paid) => record(of, 60)]) {
      const of = await createBegun(app)
      await ask(of)
      const { clientSecret } = (await askForLater(of)).body
      await action(of)
      await confirmCard(app, clientSecret, CARDS.good)
      const { body } = await verify(of.client, intentIdOf(clientSecret))
      // The intent may have been cancelled before the card was charged.
      expect(['PAYMENT_RETURNED', 'PAYMENT_NOT_SUCCEEDED']).toContain(body.code)
      const { paid, total, open } = await paymentsOf(of)
      expect([paid + open, paid <= total]).toEqual([total, true])
    }
    await settledBooks(app)
  })

  test('when the webhook alone reports it, it counts once', async () => {
    const of = await createBegun(app)
    await ask(of)
    const { clientSecret } = (await askForLater(of)).body
    await confirmCard(app, clientSecret, CARDS.good)
    await drained(app)
    await expect.poll(() => paymentsOf(of), { timeout: 20_000 }).toMatchObject({ open: 0 })
    await verify(of.client, intentIdOf(clientSecret))
    await settledBooks(app)
  })

  test('when nobody came, which ends the request', async () => {
    const of = await createBegun(app)
    await ask(of)
    const { clientSecret } = (await askForLater(of)).body
    await of.vendor.call('POST', `/api/pro/appointments/${of.appointmentId}/no-show`, {})
    expect(await paymentsOf(of)).toMatchObject({ askedAt: null, open: 60 })
    await confirmCard(app, clientSecret, CARDS.good)
    await verify(of.client, intentIdOf(clientSecret))
    expect(await paymentsOf(of)).toMatchObject({ paid: 100.74, open: 60 })
    await settledBooks(app)
  })

  test('and a request ends 30 days after', async () => {
    const of = await createBegun(app)
    await ask(of)
    await moveBack(app, of)
    await timeOutRequests(app.runtime)
    expect(await paymentsOf(of)).toMatchObject({ askedAt: null, open: 60 })
  })
})

test('whatever happens at once, in two processes, nothing above the total is paid', async () => {
  await using other = await startTestApp({ sharing: app })
  for (let round = 0; round < 4; round++) {
    const of = await createBegun(app)
    await ask(of)
    const { clientSecret } = (await askForLater(of)).body
    await confirmCard(app, clientSecret, CARDS.good)
    const id = intentIdOf(clientSecret)
    const actions = [
      () => verify(of.client, id),
      () => record(of, 40),
      () => record(of, 60, 'other'),
      () => ask(of),
      () => askForLater(of),
      () => withdraw(of),
      () => of.vendor.call('POST', `/api/pro/appointments/${of.appointmentId}/cancel`, {}),
      () => verify({ ...of.client, call: callAt(other, of) }, id),
    ]
    const shifted = [...actions.slice(round), ...actions.slice(0, round)]
    const replies = await Promise.all(shifted.map((action) => action()))
    expect(replies.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
    const { open, paid, total } = await paymentsOf(of)
    expect([open >= 0, paid <= total]).toEqual([true, true])
  }
  await settledBooks(app)
})

const callAt =
  (at: TestApp, { client }: Paid) =>
  (method: string, path: string, body?: Parameters<typeof send>[3]) =>
    send(at, method, path, body, { authorization: `Bearer ${client.token}` })
