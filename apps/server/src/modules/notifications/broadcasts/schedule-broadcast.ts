import { type Audience, audienceText, EVERYONE } from '@anseo/domain/audience'
import { DAY_MS } from '@anseo/domain/duration'
import { BROADCAST_AHEAD_DAYS } from '@anseo/domain/limits'
import { formatDatedMoment } from '@anseo/domain/moment-text'
import type { Caller } from '../../../platform/http/caller.ts'
import { invalidField, Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { recordAudit } from '../../audit/public.ts'
import { announcedText } from './send-broadcast.ts'
import { insertScheduled, lockScheduled, takeScheduled, updateScheduled } from './scheduled-store.ts'

type With = Pick<Runtime, 'transaction' | 'settings'>

interface Typed {
  content: string
  audience?: Audience | undefined
  /** ISO. */
  sendAt: string
}

/**
 * Schedules an announcement (D4), once for each `Idempotency-Key`.
 * @returns when it will be sent.
 * @throws Refusal `INVALID_REQUEST` if it has no text, or its time is past or more than a year away.
 */
export async function scheduleBroadcast(
  { transactionOnce, settings }: Pick<Runtime, 'transactionOnce' | 'settings'>,
  { accountId: adminId }: Caller,
  typed: Typed,
): Promise<Date> {
  await transactionOnce(async (unit) => {
    const wanted = read(typed, unit.now)
    const { id } = await insertScheduled(unit.db, { adminId, ...wanted })
    await record(unit, adminId, id, 'broadcast.scheduled', detailsOf(wanted, settings))
  })
  return new Date(typed.sendAt)
}

/**
 * Changes an announcement that is still to be sent (D4).
 * @returns when it will be sent.
 * @param seen the announcement on which the change is based; undefined if unknown.
 * @throws Refusal `NOT_FOUND` if it was sent or cancelled, `CHANGED_MEANWHILE`, and as `scheduleBroadcast` does.
 */
export const changeScheduledOf = (
  { transaction, settings }: With,
  { accountId: adminId }: Caller,
  id: string,
  { seen, ...typed }: Typed & { seen?: Required<Typed> | undefined },
) =>
  transaction(async (unit) => {
    const wanted = read(typed, unit.now)
    const before = await lockScheduled(unit.db, id)
    if (!before) throw new Refusal('NOT_FOUND')
    const isSeen =
      !seen ||
      isSame(detailsOf(before, settings), detailsOf({ ...seen, sendAt: new Date(seen.sendAt) }, settings))
    if (!isSeen) throw new Refusal('CHANGED_MEANWHILE')
    await updateScheduled(unit.db, id, wanted)
    await record(
      unit,
      adminId,
      id,
      'broadcast.changed',
      changesOf(detailsOf(before, settings), detailsOf(wanted, settings)),
    )
    return wanted.sendAt
  })

/**
 * Cancels an announcement that is still to be sent (D4).
 * @throws Refusal `NOT_FOUND` if it was sent or cancelled.
 */
export const cancelScheduledOf = (
  { transaction, settings }: With,
  { accountId: adminId }: Caller,
  id: string,
) =>
  transaction(async (unit) => {
    const row = await takeScheduled(unit.db, id)
    if (!row) throw new Refusal('NOT_FOUND')
    await record(unit, adminId, id, 'broadcast.cancelled', detailsOf(row, settings))
  })

function read({ content, audience = EVERYONE, sendAt: typed }: Typed, now: Date) {
  const sendAt = new Date(typed)
  if (sendAt <= now) throw invalidField('sendAt', 'Choose a time in the future.')
  if (sendAt.getTime() - now.getTime() > BROADCAST_AHEAD_DAYS * DAY_MS) {
    throw invalidField('sendAt', 'Choose a time within a year.')
  }
  return { content: announcedText(content), audience, sendAt }
}

const record = (
  unit: UnitOfWork,
  adminId: string,
  id: string,
  action: string,
  details: Record<string, unknown>,
) => recordAudit(unit, { adminId, action, subject: { kind: 'broadcast', id }, details })

const detailsOf = (
  { content, audience, sendAt }: { content: string; audience: Audience; sendAt: Date },
  settings: Runtime['settings'],
) => ({
  content,
  audience: audienceText(audience, settings.current.specialities),
  time: formatDatedMoment(sendAt),
})

type Details = ReturnType<typeof detailsOf>

const isSame = (before: Details, after: Details) => Object.keys(changesOf(before, after)).length === 0

/** Names what became of each detail that is another one now. */
const changesOf = (before: Details, after: Details) =>
  Object.fromEntries(
    (['content', 'audience', 'time'] as const)
      .filter((name) => before[name] !== after[name])
      .map((name) => [name, { from: before[name], to: after[name] }]),
  )
