import { problemTo } from '@anseo/domain/appointment-permissions'
import { addDays, formatIsoDate } from '@anseo/domain/calendar-date'
import { dublinDate } from '@anseo/domain/dublin-time'
import { euroToCents } from '@anseo/domain/money'
import { isMoveTold } from '@anseo/domain/payment-request'
import type { Slot } from '@anseo/domain/slot'
import { type ChosenTime, slotOfTime, timeOfSlot } from '../../appointments/chosen-time.ts'
import { mayMove } from '../../appointments/may-move.ts'
import type { VendorAppointment } from '../../queries/appointments.ts'

/** The choice for an appointment in a time off (B8). */
export type Choice = 'keep' | 'move' | 'cancel' | 'decline'

/** The choice for an appointment, and the time for one that is moved. */
export interface Planned {
  choice: Choice
  time: ChosenTime
}

/**
 * Returns what the vendor can choose for an appointment now.
 * @param asked the series that wait for one answer, so that none of their visits is declined.
 */
export function choicesOf(appointment: VendorAppointment, asked: ReadonlySet<string>, now: Date): Choice[] {
  const { facts, seriesId } = appointment
  const isAsked = seriesId !== null && asked.has(seriesId)
  return [
    'keep',
    ...(mayMove(appointment, now) ? (['move'] as const) : []),
    ...(problemTo.vendorCancel(facts, now) ? [] : (['cancel'] as const)),
    ...(isAsked || problemTo.decline(facts, now) ? [] : (['decline'] as const)),
  ]
}

/** Returns the initial plan: the appointment is kept; if it is to move, to the same time on the day after the time off. */
export function firstPlan({ facts }: VendorAppointment, range: Slot): Planned {
  const lastDay = dublinDate(new Date(range.end.getTime() - 1))
  return { choice: 'keep', time: { ...timeOfSlot(facts), day: formatIsoDate(addDays(lastDay, 1)) } }
}

const VERBS: Record<Exclude<Choice, 'keep'>, string> = {
  move: 'Move',
  cancel: 'Cancel',
  decline: 'Decline',
}

/** Returns the chosen changes in words, such as 'Cancel 2 and move 1'; null if everything stays. */
export function changesText(choices: readonly Choice[]): string | null {
  const parts = (['cancel', 'decline', 'move'] as const).flatMap((choice) => {
    const count = choices.filter((each) => each === choice).length
    return count === 0 ? [] : `${VERBS[choice]} ${count}`
  })
  if (parts.length === 0) return null
  return new Intl.ListFormat('en-IE').format([parts[0]!, ...parts.slice(1).map((part) => part.toLowerCase())])
}

/** Returns the label of the reason for ending appointments, which no client of the vendor's own bookings reads. */
export const reasonLabel = (ended: readonly VendorAppointment[]): string =>
  ended.every(({ source }) => source === 'vendor')
    ? 'Reason (optional, only for you)'
    : 'Reason (optional, sent to clients)'

/**
 * Returns the new start of a vendor's own booking if its client paid by a link and has to be emailed the move (B8); null
 * otherwise.
 */
export function startToTell(
  { source, totalAmount, facts }: VendorAppointment,
  { choice, time }: Planned,
  now: Date,
): Date | null {
  if (source !== 'vendor' || choice !== 'move') return null
  const to = slotOfTime(time)?.start ?? facts.start
  return isMoveTold(euroToCents(totalAmount), { from: facts.start, to }, now) ? to : null
}
