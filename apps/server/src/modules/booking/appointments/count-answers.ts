import { usualAnswer } from '@anseo/domain/answer-time'
import { DAY_MS } from '@anseo/domain/duration'
import { ANSWER_DAYS } from '@anseo/domain/limits'
import { and, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { workOff } from '../../../platform/jobs/work-off.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { findAnswersCountedBefore, saveAnswerMinutes } from '../../catalogue/public.ts'
import { isOfVendor } from '../lock-appointment.ts'
import { appointment } from '../tables/appointments.ts'
import { timeProposal } from '../tables/proposals.ts'

/** Recomputes how soon a vendor usually answers, from its answers of the last days (B6). */
export async function countAnswers({ db, clock }: Runtime, vendorId: string): Promise<void> {
  const now = clock.now()
  await saveAnswerMinutes(db, vendorId, usualAnswer(await findAnswers(db, vendorId, now)), now)
}

/** The sweep: recomputes each vendor's answer time once a day, because old answers stop counting even if no new ones follow. */
export async function countOldAnswers(runtime: Runtime): Promise<void> {
  const yesterday = new Date(runtime.clock.now().getTime() - DAY_MS)
  await workOff(
    runtime,
    (limit) => findAnswersCountedBefore(runtime.db, yesterday, limit),
    String,
    (id) => countAnswers(runtime, id),
  )
}

const answeredAt = sql`coalesce(${appointment.confirmedAt}, ${appointment.declinedAt})`

/**
 * Finds the minutes that each request, for a single appointment or a series, waited for its answer. Quotes and instant
 * bookings are confirmed as they are made, and a suggested time is confirmed by the client, so they are no answers.
 */
async function findAnswers(db: Queryable, vendorId: string, now: Date): Promise<number[]> {
  const since = new Date(now.getTime() - ANSWER_DAYS * DAY_MS)
  // The visits of a series are answered at once, with one answer (C6).
  const request = sql`coalesce(${appointment.seriesId}, ${appointment.id})`
  const rows = await db
    .selectDistinctOn([request, answeredAt], {
      minutes: sql<number>`(extract(epoch from ${answeredAt} - ${appointment.requestedAt}) / 60)::float8`,
    })
    .from(appointment)
    .where(
      and(
        isOfVendor(vendorId),
        isNotNull(appointment.clientId),
        eq(appointment.instant, false),
        gt(appointment.startsAt, since),
        sql`${answeredAt} > ${since.toISOString()}::timestamptz`,
        sql`${answeredAt} > ${appointment.requestedAt}`,
        sql`not exists (select from ${timeProposal} where ${timeProposal.appointmentId} = ${appointment.id}
          and ${timeProposal.answer} = 'accepted')`,
      ),
    )
  return rows.map(({ minutes }) => minutes)
}
