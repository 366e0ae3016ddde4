import { quoteWordsIn } from '@anseo/domain/quote-text'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { quoteWordsReplaced } from '../events.ts'
import { findVersionsByIds, setSaid } from './store.ts'

/** Stands for each line of a quote whose message an operator has taken down. */
const TAKEN_LINE = 'Item'

/**
 * Replaces the words and lines of a version by those of its new message, and announces it, so that both see its new card.
 * Where that message does not hold them any more, it stands in place of the words, and the lines are kept to be shown
 * again; the prices stay.
 */
export async function replaceQuoteWords(
  unit: UnitOfWork,
  quoteVersionId: string,
  text: string,
): Promise<void> {
  const [found] = await findVersionsByIds(unit.db, [quoteVersionId])
  const { startsAt, endsAt, expiresAt, sentAt, takenItems, ...version } = found!.version
  const items = takenItems ?? version.items
  const said = { version: version.version, slot: { start: startsAt, end: endsAt }, items, expiresAt }
  const shown = quoteWordsIn(text, said, sentAt)
  const [first, ...others] = items
  await setSaid(
    unit.db,
    quoteVersionId,
    shown
      ? { words: shown.words, items: [{ ...first!, label: shown.label }, ...others], takenItems: null }
      : { words: text, items: items.map((item) => ({ ...item, label: TAKEN_LINE })), takenItems: items },
  )
  await unit.publish(quoteWordsReplaced, { quoteVersionId })
}
