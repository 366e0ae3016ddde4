import { expect, test, vi } from 'vitest'
import { booksBalance } from '../../../testing/books-balance.ts'
import { CARDS, createPayable, payByCard, setFaults, verify } from '../../../testing/payments.ts'
import { ownApp } from '../../../testing/own-app.ts'
import { checkBooks } from '../ledger/check-books.ts'
import { compareWithProvider } from './compare-with-provider.ts'
import { createRecheck } from './recheck-provider-object.ts'

const app = ownApp()

test('a charge that is recorded without a fee after the list was read gets the fee of the provider', async () => {
  await setFaults(app, { webhooks: 'drop' })
  const payable = await createPayable(app)
  const { intentId } = await payByCard(app, payable, CARDS.good)
  const { paymentIntents } = app.runtime.stripe
  const retrieve = paymentIntents.retrieve.bind(paymentIntents)
  const early = vi.spyOn(paymentIntents, 'retrieve').mockImplementation(async (id, ...rest) => {
    const intent = await retrieve(id, ...rest)
    if (intent.latest_charge instanceof Object) intent.latest_charge.balance_transaction = null
    return intent
  })
  await checkBooks(app.runtime)
  const recheck = createRecheck(app.runtime)
  await compareWithProvider(app.runtime, async (object) => {
    expect((await verify(payable.client, intentId)).status).toBe(200)
    await recheck(object)
  })
  early.mockRestore()
  const { rows } = await app.runtime.pool.query(
    `select e.account, e.cents from ledger_movement m join ledger_entry e on e.movement_id = m.id
     where m.appointment_id = $1 and m.kind = 'processing-fee' order by e.account`,
    [payable.appointmentId],
  )
  // 1.5 % of €100.74 and 25 cents.
  expect(rows).toEqual([
    { account: 'processing-costs', cents: 176 },
    { account: 'provider', cents: -176 },
  ])
  await booksBalance(app)
})
