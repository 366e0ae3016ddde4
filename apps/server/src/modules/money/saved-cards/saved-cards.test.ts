import { afterEach, describe, expect, test } from 'vitest'
import { SANDBOX_KEYS } from '@anseo/payment-sandbox/keys'
import { eq } from 'drizzle-orm'
import type { Actor } from '../../../testing/actors.ts'
import { booksBalance } from '../../../testing/books-balance.ts'
import { drained } from '../../../testing/drained.ts'
import {
  authenticate,
  CARDS,
  createPaid,
  createPayable,
  insertPayable,
  intentIdOf,
  type Payable,
  postForm,
  saveCardByPaying,
  savedCardsOf,
  seenByClient,
  verify,
} from '../../../testing/payments.ts'
import { ownApp } from '../../../testing/own-app.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { report } from '../../../testing/webhooks.ts'
import { paymentCustomer, savedCard } from '../tables/saved-cards.ts'

const app = ownApp()
afterEach(() => booksBalance(app))

const NEVER = '00000000-0000-4000-8000-000000000000'

/** Another payable appointment of the same two, a week later each time. */
let weeks = 0
const another = (of: Payable): Promise<Payable> =>
  insertPayable(app, of, { startsAt: new Date(app.clock.now().getTime() + (10 + 7 * ++weeks) * 86_400_000) })

const askWith = ({ client, appointmentId }: Payable, paymentMethodId: string) =>
  client.call('POST', '/api/user/create-payment-intent', { appointmentId, paymentMethodId })

/** Confirms an intent as the page does for a saved card: without any card. */
const confirm = (clientSecret: string) =>
  postForm(app, `/v1/payment_intents/${intentIdOf(clientSecret)}/confirm`, {
    key: SANDBOX_KEYS.publishableKey,
    client_secret: clientSecret,
  })

const methodOf = async (cardId: string): Promise<string> => {
  const [row] = await app.runtime.db.select().from(savedCard).where(eq(savedCard.id, cardId))
  return row!.methodId
}

/** The cards that the provider would charge for a client. */
async function keptAtProvider({ client }: Payable): Promise<string[]> {
  const [row] = await app.runtime.db
    .select()
    .from(paymentCustomer)
    .where(eq(paymentCustomer.clientId, client.id))
  const { data } = await app.runtime.stripe.paymentMethods.list({ customer: row!.customerId })
  return data.map(({ id }) => id)
}

describe('a card', () => {
  test('is saved when asked for, and pays the next appointment without being typed', async () => {
    const first = await createPayable(app)
    const card = await saveCardByPaying(app, first, CARDS.good)
    expect(card).toEqual({
      _id: expect.any(String),
      brand: 'visa',
      last4: '4242',
      expMonth: 12,
      expYear: new Date().getFullYear() + 2,
      savedAt: expect.any(String),
    })
    const next = await another(first)
    const { status, body } = await askWith(next, card._id)
    expect(status).toBe(200)
    expect((await confirm(body.clientSecret)).body.status).toBe('succeeded')
    expect((await verify(next.client, intentIdOf(body.clientSecret))).status).toBe(200)
    expect(await seenByClient(next)).toMatchObject({ payment: true })
    expect(await savedCardsOf(first.client)).toEqual([card])
  })

  test('is not saved unless asked for, also when that was taken back', async () => {
    const paid = await createPaid(app)
    expect(await savedCardsOf(paid.client)).toEqual([])
    const { client, appointmentId } = await another(paid)
    const ask = (saveCard: boolean) =>
      client.call('POST', '/api/user/create-payment-intent', { appointmentId, saveCard })
    await ask(true)
    const { body } = await ask(false)
    await postForm(app, `/v1/payment_intents/${intentIdOf(body.clientSecret)}/confirm`, {
      key: SANDBOX_KEYS.publishableKey,
      client_secret: body.clientSecret,
      payment_method: 'pm_card_visa',
    })
    expect((await verify(client, intentIdOf(body.clientSecret))).status).toBe(200)
    expect(await savedCardsOf(client)).toEqual([])
  })

  test('saved again is still one, by which the one before ends at the provider', async () => {
    const first = await createPayable(app)
    const before = await methodOf((await saveCardByPaying(app, first, CARDS.good))._id)
    const again = await saveCardByPaying(app, await another(first), CARDS.good)
    expect(await savedCardsOf(first.client)).toHaveLength(1)
    await drained(app)
    expect(await keptAtProvider(first)).toEqual([await methodOf(again._id)])
    expect(await methodOf(again._id)).not.toBe(before)
  })

  test('used last comes first', async () => {
    const first = await createPayable(app)
    const visa = await saveCardByPaying(app, first, CARDS.good)
    app.clock.advance(1)
    await saveCardByPaying(app, await another(first), '5555555555554444')
    app.clock.advance(1)
    const { body } = await askWith(await another(first), visa._id)
    await confirm(body.clientSecret)
    await verify(first.client, intentIdOf(body.clientSecret))
    expect((await savedCardsOf(first.client)).map(({ last4 }: { last4: string }) => last4)).toEqual([
      '4242',
      '4444',
    ])
  })

  test('asks for the bank’s confirmation where it wants one', async () => {
    const first = await createPayable(app)
    const card = await saveCardByPaying(app, first, CARDS.threeDSecure)
    const next = await another(first)
    const { body } = await askWith(next, card._id)
    const { body: intent } = await confirm(body.clientSecret)
    expect(intent.status).toBe('requires_action')
    await authenticate(app, intent)
    expect((await verify(next.client, intent.id)).status).toBe(200)
  })
})

describe('somebody else’s card', () => {
  test('pays nothing, is not shown and cannot be removed', async () => {
    const owner = await createPayable(app)
    const card = await saveCardByPaying(app, owner, CARDS.good)
    const thief = await createPayable(app)
    expect(await savedCardsOf(thief.client)).toEqual([])
    for (const id of [card._id, NEVER]) {
      expect(await askWith(thief, id)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
      expect(await thief.client.call('DELETE', `/api/user/payment-methods/${id}`)).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND' },
      })
    }
    expect((await askWith(thief, await methodOf(card._id))).status).toBe(400)
    expect(await savedCardsOf(owner.client)).toEqual([card])
    expect(await seenByClient(thief)).toMatchObject({ payment: false })
  })

  test('is refused by the provider, too', async () => {
    const owner = await createPayable(app)
    const method = await methodOf((await saveCardByPaying(app, owner, CARDS.good))._id)
    const thief = await createPayable(app)
    const { client, appointmentId } = thief
    const { body } = await client.call('POST', '/api/user/create-payment-intent', {
      appointmentId,
      saveCard: true,
    })
    const tried = await postForm(app, `/v1/payment_intents/${intentIdOf(body.clientSecret)}/confirm`, {
      key: SANDBOX_KEYS.publishableKey,
      client_secret: body.clientSecret,
      payment_method: method,
    })
    expect(tried).toMatchObject({ status: 400, body: { error: { code: 'resource_missing' } } })
  })
})

describe('a removed card', () => {
  test('is gone here and at the provider, once', async () => {
    const first = await createPayable(app)
    const card = await saveCardByPaying(app, first, CARDS.good)
    const remove = () => first.client.call('DELETE', `/api/user/payment-methods/${card._id}`)
    const replies = await Promise.all([remove(), remove()])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect(await savedCardsOf(first.client)).toEqual([])
    expect((await askWith(await another(first), card._id)).status).toBe(404)
    await drained(app)
    expect(await keptAtProvider(first)).toEqual([])
  })

  test('at the provider is gone here; a renewed one shows its new expiry', async () => {
    const first = await createPayable(app)
    const card = await saveCardByPaying(app, first, CARDS.good)
    const method = await methodOf(card._id)
    await app.runtime.db.update(savedCard).set({ expYear: 2020 }).where(eq(savedCard.id, card._id))
    await report(app, 'payment_method.automatically_updated', { id: method })
    await drained(app)
    expect(await savedCardsOf(first.client)).toEqual([card])
    await app.runtime.stripe.paymentMethods.detach(method)
    await drained(app)
    expect(await savedCardsOf(first.client)).toEqual([])
  })
})

describe('a card without a payment', () => {
  const ADD = '/api/user/payment-methods'

  async function setUp(client: Actor, number: string, at = app) {
    const { body } = await client.call('POST', `${ADD}/setup`)
    const id = intentIdOf(body.clientSecret)
    const { body: intent } = await postForm(at, `/v1/setup_intents/${id}/confirm`, {
      key: SANDBOX_KEYS.publishableKey,
      client_secret: body.clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': number,
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': String(new Date().getFullYear() + 2),
      'payment_method_data[card][cvc]': '123',
    })
    if (intent.status === 'requires_action') await authenticate(at, intent)
    return id
  }

  test('is saved once the bank has agreed, however often that is said, and pays', async () => {
    const payable = await createPayable(app)
    const { client } = payable
    const id = await setUp(client, CARDS.threeDSecure)
    const replies = await Promise.all([1, 2, 3].map(() => client.call('POST', ADD, { id })))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    await drained(app)
    const cards = await savedCardsOf(client)
    expect(cards).toMatchObject([{ brand: 'visa', last4: '3184' }])
    expect(await keptAtProvider(payable)).toEqual([await methodOf(cards[0]._id)])
    const { body } = await askWith(payable, cards[0]._id)
    const { body: intent } = await confirm(body.clientSecret)
    await authenticate(app, intent)
    expect((await verify(client, intent.id)).status).toBe(200)
  })

  test('is saved by the provider’s word alone when the page is gone', async () => {
    const { client } = await createPayable(app)
    await setUp(client, CARDS.good)
    await expect.poll(() => savedCardsOf(client)).toMatchObject([{ last4: '4242' }])
  })

  test('is not another client’s, not without the bank’s yes, and not again once it is removed', async () => {
    const [owner, thief] = [await createPayable(app), await createPayable(app)]
    const id = await setUp(owner.client, CARDS.good)
    await thief.client.call('POST', `${ADD}/setup`)
    const declined = await setUp(thief.client, CARDS.declined)
    for (const wrong of [id, declined, 'seti_unknown', '../customers']) {
      expect(await thief.client.call('POST', ADD, { id: wrong })).toMatchObject({
        status: 400,
        body: { code: 'CARD_NOT_SAVED' },
      })
    }
    expect(await savedCardsOf(thief.client)).toEqual([])
    await owner.client.call('POST', ADD, { id })
    const [card] = await savedCardsOf(owner.client)
    await owner.client.call('DELETE', `${ADD}/${card._id}`)
    await drained(app)
    expect((await owner.client.call('POST', ADD, { id })).body.code).toBe('CARD_NOT_SAVED')
    expect(await savedCardsOf(owner.client)).toEqual([])
  })

  test('is no way to test stolen cards: after five declined ones none is taken for an hour', async () => {
    const limited = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1' } })
    const { client } = await createPayable(limited)
    for (let times = 1; times <= 5; times++) await setUp(client, CARDS.declined, limited)
    await expect.poll(async () => (await client.call('POST', `${ADD}/setup`)).status).toBe(429)
    await limited.close()
  })
})
