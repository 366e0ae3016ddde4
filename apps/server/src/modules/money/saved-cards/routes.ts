import { savedCardCalls } from '@anseo/contract/saved-cards'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { addCard, beginCard } from './add-card.ts'
import { listCards, removeCard } from './manage-cards.ts'

/** Binds the calls by which clients look after their saved cards. */
export function bindSavedCards(bind: Bind, runtime: Runtime) {
  bind(savedCardCalls.list, async ({ caller }) => ({
    paymentMethods: await listCards(runtime, caller),
  }))
  bind(savedCardCalls.begin, ({ caller }) => beginCard(runtime, caller))
  bind(savedCardCalls.add, async ({ caller, body }) => {
    await addCard(runtime, caller, body.id)
    return 'Card saved'
  })
  bind(savedCardCalls.remove, async ({ caller, params }) => {
    await removeCard(runtime, caller, params.id)
    return 'Card removed'
  })
}
