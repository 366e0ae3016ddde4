import { areaWords } from '@anseo/domain/area-words'
import { addedText, closedText, requestText } from '@anseo/domain/quote-request'
import { quoteText } from '@anseo/domain/quote-text'
import { proposalText } from '@anseo/domain/time-proposal'
import type { Runtime } from '../../../platform/runtime.ts'
import { on, type Subscription, type UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { proposalClosed, proposalMade } from '../../booking/events.ts'
import { clientOf } from '../../booking/public.ts'
import type { Conversation } from '../contact/conversation.ts'
import { findWritingProblems, refuseWriting } from '../contact/policy.ts'
import { quoteClosed, quoteSent, requestClosed, requestExtended, requestMade } from '../events.ts'
import { postCard, showCardAnew } from './post-card.ts'

/**
 * Posts suggested times, quotes and requests in the chat, thanks the vendors who were not chosen, and updates their cards once they are closed. A vendor that may not
 * write to the client cannot suggest a time either: the refusal aborts the transaction (A6).
 */
export const chatListeners = (runtime: Pick<Runtime, 'settings'>): Subscription[] => [
  on(proposalMade, async (unit, { proposalId, proposed, words, ...parties }) => {
    const conversation = byVendor(parties)
    await refuseWriting(unit.db, conversation, unit.now)
    await postCard(unit, runtime, conversation, { proposalId, content: proposalText(proposed, words) })
  }),
  on(proposalClosed, (unit, card) => showCardAnew(unit, runtime, card)),
  on(quoteSent, (unit, { quoteVersionId, ...quote }) =>
    postCard(unit, runtime, byVendor(quote), { quoteVersionId, content: quoteText(quote) }),
  ),
  on(quoteClosed, (unit, card) => showCardAnew(unit, runtime, card)),
  on(requestMade, (unit, { window, area, words, ...parties }) =>
    postCard(unit, runtime, byClient(parties), {
      content: requestText({ window, area: areaWords(area), words }),
    }),
  ),
  on(requestExtended, (unit, facts) => postIfAllowed(unit, runtime, byClient(facts), addedText(facts))),
  on(requestClosed, (unit, facts) => postIfAllowed(unit, runtime, byClient(facts), closedText(facts))),
]

/** Posts a text of the client unless one side has blocked the other since. */
async function postIfAllowed(
  unit: UnitOfWork,
  runtime: Pick<Runtime, 'settings'>,
  conversation: Conversation,
  content: string,
): Promise<void> {
  const [problem] = await findWritingProblems(unit.db, [conversation], unit.now)
  if (!problem) await postCard(unit, runtime, conversation, { content })
}

/** The conversation of a client and a vendor, seen from the client. */
const byClient = ({ clientId, vendorId }: { clientId: string; vendorId: string }): Conversation => ({
  own: { role: 'client', id: clientId },
  other: { role: 'vendor', id: vendorId },
})

/** The conversation of a client and a vendor, seen from the vendor. */
const byVendor = (parties: { clientId: string | null; vendorId: string }): Conversation => ({
  own: { role: 'vendor', id: parties.vendorId },
  other: { role: 'client', id: clientOf(parties) },
})
