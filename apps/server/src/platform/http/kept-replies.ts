import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { IDEMPOTENCY_HOURS } from '@anseo/domain/limits'
import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../process/clock.ts'
import type { Database, Transaction } from '../database/database.ts'
import { keptReply } from '../database/schema/replies.ts'
import { type KeptCall, keptCall } from '../unit-of-work/kept-call.ts'
import type { Caller } from './caller.ts'
import { invalidField, Refusal } from './refusal.ts'

/** Answers a call once per `Idempotency-Key` and caller, and gives that answer again for 24 h (S9). */
export type KeepReplies = (
  request: FastifyRequest,
  reply: FastifyReply,
  caller: Caller,
  answer: () => Promise<unknown>,
) => Promise<unknown>

const LONGEST_WAIT_MS = 10_000
const LOOK_AGAIN_MS = 40
/** A claim this old belongs to a process that died on the way; another may take it over. */
const ABANDONED_AFTER_MS = 30_000
const LONGEST_KEY = 255

type KeptReply = typeof keptReply.$inferSelect

export function createKeepReplies(db: Database, clock: Clock): KeepReplies {
  return async (request, reply, caller, answer) => {
    const key = request.headers['idempotency-key']
    if (typeof key !== 'string' || key === '') return answer()
    if (key.length > LONGEST_KEY) throw invalidField('Idempotency-Key', 'Use 255 characters or fewer.')
    const entry = { accountId: caller.accountId, key, requestDigest: digestOf(request) }
    const kept = await claimOrWait(db, clock, entry)
    if (kept) return reply.status(kept.status ?? 200).send(kept.body)
    return keep(db, entry, answer)
  }
}

type Entry = Pick<KeptReply, 'accountId' | 'key' | 'requestDigest'>

const entryIs = ({ accountId, key }: Entry) => and(eq(keptReply.accountId, accountId), eq(keptReply.key, key))

/** Of all that a call says, its whole address included: two things done by one path pattern are two calls. */
function digestOf(request: FastifyRequest): string {
  const parts = [request.method, request.url, request.body ?? null]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

/** Null when the caller is the first and is to answer; else the kept answer, once there is one. */
async function claimOrWait(db: Database, clock: Clock, entry: Entry): Promise<KeptReply | null> {
  for (let waitedMs = 0; waitedMs < LONGEST_WAIT_MS; waitedMs += LOOK_AGAIN_MS) {
    if (await claim(db, clock.now(), entry)) return null
    const [kept] = await db.select().from(keptReply).where(entryIs(entry))
    if (kept && kept.requestDigest !== entry.requestDigest) throw new Refusal('IDEMPOTENCY_MISMATCH')
    if (kept && kept.status !== null) return kept
    await delay(LOOK_AGAIN_MS)
  }
  throw new Refusal('UNAVAILABLE', { retryAfterSeconds: 5 })
}

/** Takes the key if it is free, its answer is older than 24 h, or who held it is gone or has only the reply to give. */
async function claim(db: Database, now: Date, entry: Entry): Promise<boolean> {
  const ageMs = sql`abs(extract(epoch from (excluded.created_at - ${keptReply.createdAt}))) * 1000`
  const isOld = sql`${ageMs} > ${IDEMPOTENCY_HOURS * 3_600_000}`
  const isLeft = sql`${ageMs} > ${ABANDONED_AFTER_MS}`
  const isSameRequest = eq(keptReply.requestDigest, entry.requestDigest)
  const claimed = await db
    .insert(keptReply)
    .values({ ...entry, createdAt: now })
    .onConflictDoUpdate({
      target: [keptReply.accountId, keptReply.key],
      set: {
        requestDigest: entry.requestDigest,
        status: null,
        body: null,
        outcome: sql`case when ${isOld} then null else ${keptReply.outcome} end`,
        createdAt: now,
      },
      setWhere: or(
        isOld,
        and(isSameRequest, isNull(keptReply.status), or(isLeft, isNotNull(keptReply.outcome))),
      ),
    })
    .returning({ key: keptReply.key })
  return claimed.length > 0
}

/** Answers and keeps the answer; a failure of ours and a limit are not kept, so that a repeat may succeed. */
async function keep(db: Database, entry: Entry, answer: () => Promise<unknown>): Promise<unknown> {
  try {
    const body = await keptCall.run(callOf(entry), answer)
    await db.update(keptReply).set({ status: 200, body }).where(entryIs(entry))
    return body
  } catch (error) {
    const final = error instanceof Refusal && error.status < 500 && error.status !== 429
    await (final
      ? db.update(keptReply).set({ status: error.status, body: error.body }).where(entryIs(entry))
      : db.delete(keptReply).where(and(entryIs(entry), isNull(keptReply.outcome))))
    throw error
  }
}

/** What the call's own transaction keeps; the lock lets one run of it at a time through. */
const callOf = (entry: Entry): KeptCall => ({
  recall: async (db: Transaction) => {
    const [kept] = await db
      .select({ outcome: keptReply.outcome })
      .from(keptReply)
      .where(entryIs(entry))
      .for('update')
    return kept?.outcome ?? null
  },
  keep: async (db: Transaction, result: unknown) => {
    await db
      .update(keptReply)
      .set({ outcome: { result: result ?? null } })
      .where(entryIs(entry))
  },
})
