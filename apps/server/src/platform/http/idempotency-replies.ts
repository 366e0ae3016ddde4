import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { IDEMPOTENCY_HOURS } from '@anseo/domain/limits'
import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../process/clock.ts'
import type { Database, Transaction } from '../database/database.ts'
import { idempotencyReply } from '../database/schema/replies.ts'
import { type IdempotentCall, idempotentCall } from '../unit-of-work/idempotent-call.ts'
import type { Caller } from './caller.ts'
import { invalidField, Refusal } from './refusal.ts'

/** Executes a call once per `Idempotency-Key` and caller, and returns its first response again for 24 hours (S9). */
export type AnswerOnce = (
  request: FastifyRequest,
  reply: FastifyReply,
  caller: Caller,
  answer: () => Promise<unknown>,
) => Promise<unknown>

const LONGEST_WAIT_MS = 10_000
const RECHECK_MS = 40
/** A claim this old belongs to a process that has died; another may take it over. */
const ABANDONED_AFTER_MS = 30_000
const LONGEST_KEY = 255

type IdempotencyReply = typeof idempotencyReply.$inferSelect

/** Creates the idempotent answering of calls; a call without an `Idempotency-Key` is simply answered. */
export function createAnswerOnce(db: Database, clock: Clock): AnswerOnce {
  return async (request, reply, caller, answer) => {
    const key = request.headers['idempotency-key']
    if (typeof key !== 'string' || key === '') return answer()
    if (key.length > LONGEST_KEY) throw invalidField('Idempotency-Key', 'Use 255 characters or fewer.')
    const entry = { accountId: caller.accountId, key, requestDigest: digestOf(request) }
    const stored = await claimOrWait(db, clock, entry)
    if (stored) return reply.status(stored.status ?? 200).send(stored.body)
    return save(db, entry, answer)
  }
}

type Entry = Pick<IdempotencyReply, 'accountId' | 'key' | 'requestDigest'>

const entryIs = ({ accountId, key }: Entry) =>
  and(eq(idempotencyReply.accountId, accountId), eq(idempotencyReply.key, key))

/** Returns a digest of the method, whole address and body of a call. */
function digestOf(request: FastifyRequest): string {
  const parts = [request.method, request.url, request.body ?? null]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

/** Returns null if the caller is the first and must answer; otherwise the stored response, once there is one. */
async function claimOrWait(db: Database, clock: Clock, entry: Entry): Promise<IdempotencyReply | null> {
  for (let waitedMs = 0; waitedMs < LONGEST_WAIT_MS; waitedMs += RECHECK_MS) {
    if (await claim(db, clock.now(), entry)) return null
    const [stored] = await db.select().from(idempotencyReply).where(entryIs(entry))
    if (stored && stored.requestDigest !== entry.requestDigest) throw new Refusal('IDEMPOTENCY_MISMATCH')
    if (stored && stored.status !== null) return stored
    await delay(RECHECK_MS)
  }
  throw new Refusal('UNAVAILABLE', { retryAfterSeconds: 5 })
}

/** Claims the key if it is free or older than 24 h, or if its owner has died or only has to store the response. */
async function claim(db: Database, now: Date, entry: Entry): Promise<boolean> {
  const ageMs = sql`abs(extract(epoch from (excluded.created_at - ${idempotencyReply.createdAt}))) * 1000`
  const isOld = sql`${ageMs} > ${IDEMPOTENCY_HOURS * 3_600_000}`
  const isLeft = sql`${ageMs} > ${ABANDONED_AFTER_MS}`
  const isSameRequest = eq(idempotencyReply.requestDigest, entry.requestDigest)
  const claimed = await db
    .insert(idempotencyReply)
    .values({ ...entry, createdAt: now })
    .onConflictDoUpdate({
      target: [idempotencyReply.accountId, idempotencyReply.key],
      set: {
        requestDigest: entry.requestDigest,
        status: null,
        body: null,
        outcome: sql`case when ${isOld} then null else ${idempotencyReply.outcome} end`,
        createdAt: now,
      },
      setWhere: or(
        isOld,
        and(isSameRequest, isNull(idempotencyReply.status), or(isLeft, isNotNull(idempotencyReply.outcome))),
      ),
    })
    .returning({ key: idempotencyReply.key })
  return claimed.length > 0
}

/** Answers the call and stores the response; 5xx and 429 are not stored, so that a retry can succeed. */
async function save(db: Database, entry: Entry, answer: () => Promise<unknown>): Promise<unknown> {
  try {
    const body = await idempotentCall.run(callOf(entry), answer)
    await db.update(idempotencyReply).set({ status: 200, body }).where(entryIs(entry))
    return body
  } catch (error) {
    const final = error instanceof Refusal && error.status < 500 && error.status !== 429
    await (final
      ? db.update(idempotencyReply).set({ status: error.status, body: error.body }).where(entryIs(entry))
      : db.delete(idempotencyReply).where(and(entryIs(entry), isNull(idempotencyReply.outcome))))
    throw error
  }
}

/**
 * Binds a call to the row in which its own transaction stores the result; the lock lets one run of it at a time
 * through.
 */
const callOf = (entry: Entry): IdempotentCall => ({
  entry,
  recall: async (db: Transaction) => {
    const [stored] = await db
      .select({ outcome: idempotencyReply.outcome })
      .from(idempotencyReply)
      .where(entryIs(entry))
      .for('update')
    return stored?.outcome ?? null
  },
  save: async (db: Transaction, result: unknown) => {
    await db
      .update(idempotencyReply)
      .set({ outcome: { result: result ?? null } })
      .where(entryIs(entry))
  },
})
