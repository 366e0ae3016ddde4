import { z } from 'zod'
import { call, succeeds } from './call.ts'
import { id, instant } from './wire.ts'

/** A saved card; its number is with the payment provider alone. */
export const savedCardOnWire = z.object({
  _id: id(),
  brand: z.string(),
  last4: z.string(),
  expMonth: z.int(),
  expYear: z.int(),
  savedAt: instant(),
})
export type SavedCardOnWire = z.output<typeof savedCardOnWire>

const list = call({
  method: 'GET',
  path: '/api/user/payment-methods',
  access: 'client',
  summary:
    "List the client's saved cards, the last used first (C3 of growth). They are saved only when the client asks: by a payment with `saveCard`, or on its own.",
  reply: succeeds({ paymentMethods: z.array(savedCardOnWire) }),
})

const begin = call({
  method: 'POST',
  path: '/api/user/payment-methods/setup',
  access: 'client',
  summary:
    "Begin to save a card without a payment: the client secret of the payment provider's setup intent, with which the page confirms the card.",
  reply: succeeds({ clientSecret: z.string() }),
  refusals: ['PAYMENT_PROVIDER_DOWN'],
})

const add = call({
  method: 'POST',
  path: '/api/user/payment-methods',
  access: 'client',
  summary:
    'Save the card of a setup intent once the provider has confirmed it. Repeating the call changes nothing.',
  body: z.object({
    id: z
      .string()
      .max(200)
      .meta({ examples: ['seti_1PqZ'] }),
  }),
  refusals: ['CARD_NOT_SAVED', 'PAYMENT_PROVIDER_DOWN'],
})

const remove = call({
  method: 'DELETE',
  path: '/api/user/payment-methods/:id',
  access: 'client',
  whileBlocked: true,
  summary: 'Remove a saved card, here and at the payment provider.',
})

export const savedCardCalls = { list, begin, add, remove }
