import type { contentNoticeCalls } from '@anseo/contract/content-notices'
import type { QueryOf, ReplyOf } from '@anseo/contract/call'
import { MAX_UNPAGED_ENTRIES } from '@anseo/domain/limits'
import { cutPage } from '../../../platform/http/cursor-page.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { placeIn } from '../place-in-queue.ts'
import { presentNotice } from './present.ts'
import { countNotices, findNotices, orderOf } from './store.ts'

/**
 * Returns a page of reports for the operator: open ones oldest first, decided ones newest first; without a limit the
 * first 1,000.
 */
export async function listNotices(
  { db }: Pick<Runtime, 'db'>,
  { status, order, limit = MAX_UNPAGED_ENTRIES, cursor, ...filter }: QueryOf<typeof contentNoticeCalls.list>,
): Promise<ReplyOf<typeof contentNoticeCalls.list>> {
  const after = cursor === undefined ? undefined : placeIn(orderOf({ status, order }), cursor)
  const [found, open, decided] = await Promise.all([
    findNotices(db, { status, order, ...filter }, { after, limit: limit + 1 }),
    countNotices(db, 'open', filter),
    countNotices(db, 'decided', filter),
  ])
  const { page, nextCursor } = cutPage(found, limit, ({ key, notice }) => ({ key, id: notice.id }))
  return {
    rows: page.map(presentNotice),
    total: status === 'open' ? open : decided,
    nextCursor,
    counts: { open, decided },
  }
}
