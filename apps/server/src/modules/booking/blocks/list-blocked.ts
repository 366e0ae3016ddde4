import { MAX_UNPAGED_ENTRIES } from '@anseo/domain/limits'
import { and, eq } from 'drizzle-orm'
import type { Caller } from '../../../platform/http/caller.ts'
import { cursorAfter, isAfter, newestFirst } from '../../../platform/http/newest-first.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import type { PersonRole } from '../../../platform/personal-data/personal-data.ts'
import { presentPerson } from '../../identity/public.ts'
import { account } from '../../identity/tables/accounts.ts'
import { block } from '../tables/blocks.ts'

interface Page {
  limit?: number | undefined
  cursor?: string | undefined
}

/** Returns a page of the people whom the caller has blocked, the latest block first; without a limit the first 1,000. */
export async function listBlocked(
  { db }: Pick<Runtime, 'db'>,
  { accountId, role }: Caller,
  { limit, cursor }: Page,
) {
  const [own, other] = role === 'client' ? [block.clientId, block.vendorId] : [block.vendorId, block.clientId]
  const isOwn = and(eq(own, accountId), eq(block.by, role as PersonRole))
  const order = { time: block.blockedAt, id: other }
  const most = limit ?? MAX_UNPAGED_ENTRIES
  const found = await db
    .select({ blockedAt: block.blockedAt, id: account.id, name: account.name, imageKey: account.imageKey })
    .from(block)
    .innerJoin(account, eq(account.id, other))
    .where(and(isOwn, isAfter(cursor, order)))
    .orderBy(...newestFirst(order))
    .limit(most + 1)
  const page = found.slice(0, most)
  const last = page.at(-1)
  const isMore = found.length > most
  return {
    rows: page.map(({ blockedAt, ...person }) => ({
      blockedAt: blockedAt.toISOString(),
      person: presentPerson(person),
    })),
    nextCursor: last && isMore ? cursorAfter(last.blockedAt, last.id) : null,
    ...(limit === undefined &&
      cursor === undefined && { total: isMore ? await db.$count(block, isOwn) : page.length }),
  }
}
