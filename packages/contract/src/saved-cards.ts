import { z } from 'zod'
import { call, succeeds, succeedsWithMessage } from './call.ts'
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
    "List the client's saved cards, the last used first (C3 of growth). They are saved by payments with `saveCard` only.",
  reply: succeeds({ paymentMethods: z.array(savedCardOnWire) }),
  refusals: [],
})

const remove = call({
  method: 'DELETE',
  path: '/api/user/payment-methods/:id',
  access: 'client',
  summary: 'Remove a saved card, here and at the payment provider.',
  params: z.object({ id: id() }),
  reply: succeedsWithMessage(),
  refusals: ['NOT_FOUND'],
})

export const savedCardCalls = { list, remove }
