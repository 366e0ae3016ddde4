import { eq, inArray } from 'drizzle-orm'
import type { NoticeChoice } from '@anseo/domain/notice-choices'
import type { Queryable } from '../../platform/database/database.ts'
import { noticeChoice } from './tables/push.ts'

const COLUMNS = { topic: noticeChoice.topic, channel: noticeChoice.channel, wanted: noticeChoice.wanted }

/** Finds the choices of an account; the rest is by default. */
export const findChoices = (db: Queryable, accountId: string): Promise<NoticeChoice[]> =>
  db.select(COLUMNS).from(noticeChoice).where(eq(noticeChoice.accountId, accountId))

/** Finds the choices of each of some accounts. */
export const findChoicesOf = (db: Queryable, accountIds: string[]) =>
  db
    .select({ accountId: noticeChoice.accountId, ...COLUMNS })
    .from(noticeChoice)
    .where(inArray(noticeChoice.accountId, accountIds))

/** Stores a choice; of two concurrent ones the later wins. */
export const saveChoice = (db: Queryable, accountId: string, choice: NoticeChoice) =>
  db
    .insert(noticeChoice)
    .values({ accountId, ...choice })
    .onConflictDoUpdate({
      target: [noticeChoice.accountId, noticeChoice.topic, noticeChoice.channel],
      set: { wanted: choice.wanted },
    })
