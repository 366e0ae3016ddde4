import { MAX_UNPAGED_ENTRIES } from '@anseo/domain/limits'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Caller } from '../../../platform/http/caller.ts'
import { cursorOf, instantIn, readCursor } from '../../../platform/http/cursor.ts'
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
  const most = limit ?? MAX_UNPAGED_ENTRIES
  const found = await db
    .select({ blockedAt: block.blockedAt, id: account.id, name: account.name, imageKey: account.imageKey })
    .from(block)
    .innerJoin(account, eq(account.id, other))
    .where(and(isOwn, isAfter(cursor, sql`${other}::text`)))
    .orderBy(desc(block.blockedAt), desc(sql`${other}::text`))
    .limit(most + 1)
  const page = found.slice(0, most)
  const last = page.at(-1)
  const isMore = found.length > most
  return {
    rows: page.map(({ blockedAt, ...person }) => ({
      blockedAt: blockedAt.toISOString(),
      person: presentPerson(person),
    })),
    nextCursor: last && isMore ? cursorOf({ blockedAt: last.blockedAt.toISOString(), id: last.id }) : null,
    ...(limit === undefined &&
      cursor === undefined && { total: isMore ? await db.$count(block, isOwn) : page.length }),
  }
}

/** Returns the condition that a block comes after the place of a cursor. */
function isAfter(cursor: string | undefined, other: SQL): SQL | undefined {
  if (cursor === undefined) return undefined
  const { blockedAt, id } = readCursor(cursor, ['blockedAt', 'id'])
  const at = instantIn(blockedAt)
  if (!at) return sql`false`
  return sql`(${block.blockedAt}, ${other}) < (${at.toISOString()}, ${id})`
}
