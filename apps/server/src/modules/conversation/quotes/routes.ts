import {
  acceptQuote,
  getQuote,
  listQuotes,
  previewQuote,
  sendQuote,
  sendQuoteVersion,
  withdrawQuote,
} from '@anseo/contract/quotes'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { acceptQuoteFor } from './accept-quote.ts'
import { listOwnQuotes, showOwnQuote } from './list-quotes.ts'
import { previewVersion, sendAnotherVersion, sendQuoteTo, showSent } from './send-quote.ts'
import { withdrawOwnQuote } from './withdraw-quote.ts'

/** Binds the quotes of both sides. */
export function bindQuotes(bind: Bind, runtime: Runtime) {
  bind(sendQuote, async ({ caller, body }) =>
    showSent(runtime, caller, await sendQuoteTo(runtime, caller, body)),
  )
  bind(previewQuote, ({ caller, body }) => previewVersion(runtime, caller, body))
  bind(sendQuoteVersion, async ({ caller, params, body }) =>
    showSent(runtime, caller, await sendAnotherVersion(runtime, caller, params.id, body)),
  )
  bind(withdrawQuote, async ({ caller, params }) => {
    await withdrawOwnQuote(runtime, caller, params.id)
    return 'Quote withdrawn'
  })
  bind(listQuotes, ({ caller, query }) => listOwnQuotes(runtime, caller, query))

  bind(getQuote, ({ caller, params }) => showOwnQuote(runtime, caller, params.id))
  bind(acceptQuote, async ({ caller, params, body }) => ({
    message: 'Quote accepted',
    appointmentId: await acceptQuoteFor(runtime, caller, params.id, body),
  }))
}
