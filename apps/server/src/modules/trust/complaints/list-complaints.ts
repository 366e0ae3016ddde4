import type { complaintCalls } from '@anseo/contract/complaints'
import type { QueryOf, ReplyOf } from '@anseo/contract/call'
import { MAX_UNPAGED_ENTRIES } from '@anseo/domain/limits'
import { cutPage } from '../../../platform/http/cursor-page.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { placeIn } from '../place-in-queue.ts'
import { presentComplaintRow } from './present.ts'
import { countComplaints, findComplaints, orderOf } from './store.ts'

/** Returns a page of complaints for the operator; without a limit the first 1,000. */
export async function listComplaints(
  { db }: Pick<Runtime, 'db'>,
  { status, order, limit = MAX_UNPAGED_ENTRIES, cursor }: QueryOf<typeof complaintCalls.list>,
): Promise<ReplyOf<typeof complaintCalls.list>> {
  const filter = { status, order }
  const after = cursor === undefined ? undefined : placeIn(orderOf(filter), cursor)
  const [found, open, answered] = await Promise.all([
    findComplaints(db, filter, { after, limit: limit + 1 }),
    countComplaints(db, 'open'),
    countComplaints(db, 'answered'),
  ])
  const { page, nextCursor } = cutPage(found, limit, ({ key, complaint }) => ({ key, id: complaint.id }))
  return {
    rows: page.map(presentComplaintRow),
    total: status === 'open' ? open : answered,
    nextCursor,
    counts: { open, answered },
  }
}
