import type { FactsOf } from '../../platform/unit-of-work/event.ts'
import type { UnitOfWork } from '../../platform/unit-of-work/unit-of-work.ts'
import type { proposalWordsReplaced } from '../booking/events.ts'
import type { requestWordsReplaced } from '../conversation/events.ts'
import type { reviewTextReplaced } from '../trust/events.ts'
import { replaceInNotices } from './store.ts'
import { inQuotes } from './wording.ts'

/** Replaces a person's words in the notices that quote them, as where they were written. */
export async function onWordsReplaced(
  { db }: UnitOfWork,
  {
    readers,
    before,
    after,
  }: FactsOf<typeof proposalWordsReplaced | typeof requestWordsReplaced | typeof reviewTextReplaced>,
): Promise<void> {
  if (before !== null && after !== null) {
    await replaceInNotices(db, readers, inQuotes(before), inQuotes(after))
  }
}
