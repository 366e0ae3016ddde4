import { areaWords } from '@anseo/domain/area-words'
import { addedText, closedText, requestText } from '@anseo/domain/quote-request'
import { quoteText } from '@anseo/domain/quote-text'
import { proposalText } from '@anseo/domain/time-proposal'
import type { Runtime } from '../../../platform/runtime.ts'
import { on, type Subscription } from '../../../platform/unit-of-work/unit-of-work.ts'
import { proposalClosed, proposalMade, proposalWordsReplaced } from '../../booking/events.ts'
import { clientOf } from '../../booking/public.ts'
import { byClient, byVendor } from '../contact/conversation.ts'
import { findWritingProblems, refuseWriting } from '../contact/policy.ts'
import {
  quoteClosed,
  quoteSent,
  quoteWordsReplaced,
  requestClosed,
  requestExtended,
  requestMade,
} from '../events.ts'
import { postCard, updateCard } from './post-card.ts'

/**
 * Posts suggested times, quotes and requests in the chat, thanks the vendors who were not chosen, and updates the cards
 * once they are closed. A vendor that may not write to the client cannot suggest a time either: the refusal aborts the
 * transaction (A6).
 */
export const chatListeners = (runtime: Pick<Runtime, 'settings'>): Subscription[] => [
  on(proposalMade, async (unit, { proposalId, proposed, words, ...parties }) => {
    const conversation = byVendor({ ...parties, clientId: clientOf(parties) })
    await refuseWriting(unit.db, conversation, unit.now)
    await postCard(unit, runtime, conversation, {
      proposalId,
      content: proposalText(proposed, words, unit.now),
    })
  }),
  on(proposalClosed, (unit, card) => updateCard(unit, runtime, card)),
  on(proposalWordsReplaced, (unit, { proposalId }) => updateCard(unit, runtime, { proposalId })),
  on(quoteSent, (unit, { quoteVersionId, ...quote }) =>
    postCard(unit, runtime, byVendor(quote), { quoteVersionId, content: quoteText(quote, unit.now) }),
  ),
  on(quoteClosed, (unit, card) => updateCard(unit, runtime, card)),
  on(quoteWordsReplaced, (unit, card) => updateCard(unit, runtime, card)),
  on(requestMade, (unit, { requestId, window, area, words, ...parties }) =>
    postCard(unit, runtime, byClient(parties), {
      requestId,
      content: requestText({ window, area: areaWords(area), words }, unit.now),
    }),
  ),
  on(requestExtended, (unit, facts) =>
    postCard(unit, runtime, byClient(facts), { requestId: facts.requestId, content: addedText(facts) }),
  ),
  on(requestClosed, async (unit, facts) => {
    const conversation = byClient(facts)
    const [problem] = await findWritingProblems(unit.db, [conversation], unit.now)
    if (!problem) await postCard(unit, runtime, conversation, { content: closedText(facts) })
  }),
]
