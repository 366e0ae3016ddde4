import { and, eq } from 'drizzle-orm'
import type { Caller } from '../../../platform/http/caller.ts'
import { type PageQuery, readPage } from '../../../platform/http/cursor-page.ts'
import { isAfter, newestFirst, placeAt } from '../../../platform/http/newest-first.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import type { PersonRole } from '../../../platform/personal-data/personal-data.ts'
import { presentPerson } from '../../identity/public.ts'
import { account } from '../../identity/tables/accounts.ts'
import { block } from '../tables/blocks.ts'

/** Returns a page of the people whom the caller has blocked, the latest block first; without a limit the first 1,000. */
export async function listBlocked(
  { db }: Pick<Runtime, 'db'>,
  { accountId, role }: Caller,
  query: PageQuery,
) {
  const [own, other] = role === 'client' ? [block.clientId, block.vendorId] : [block.vendorId, block.clientId]
  const isOwn = and(eq(own, accountId), eq(block.by, role as PersonRole))
  const order = { time: block.blockedAt, id: other }
  const { page, ...rest } = await readPage(query, {
    find: (most) =>
      db
        .select({
          blockedAt: block.blockedAt,
          id: account.id,
          name: account.name,
          imageKey: account.imageKey,
        })
        .from(block)
        .innerJoin(account, eq(account.id, other))
        .where(and(isOwn, isAfter(query.cursor, order)))
        .orderBy(...newestFirst(order))
        .limit(most),
    placeOf: ({ blockedAt, id }) => placeAt(blockedAt, id),
    count: () => db.$count(block, isOwn),
  })
  const rows = page.map(({ blockedAt, ...person }) => ({
    blockedAt: blockedAt.toISOString(),
    person: presentPerson(person),
  }))
  return { rows, ...rest }
}
