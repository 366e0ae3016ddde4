import { appointmentFacts, completesAt, isLive } from '@anseo/domain/appointment'
import { problemTo } from '@anseo/domain/appointment-permissions'
import { type AppointmentStep, stepAppointment } from '@anseo/domain/appointment-steps'
import { cutoffOf } from '@anseo/domain/cutoff'
import { HOUR_MS } from '@anseo/domain/duration'
import { DEFAULT_PAYMENT_WINDOW_HOURS, NO_SHOW_MINUTES } from '@anseo/domain/limits'
import type { Moment, Move, StepName } from './move.ts'
import type { AppointmentRow } from './rows.ts'
import type { World } from './world.ts'

/** A move that happens to an appointment. */
export type AppointmentMove = Extract<
  Move,
  { do: 'step' | 'reschedule' | 'accept proposal' | 'settle report' | 'open payment page' | 'wait until' }
>

/** The name of each step in a history. */
export const STEPS: Record<StepName, AppointmentStep> = {
  confirm: { kind: 'confirm', paymentWindowHours: DEFAULT_PAYMENT_WINDOW_HOURS },
  decline: { kind: 'decline' },
  'cancel by client': { kind: 'cancel', by: 'client' },
  'cancel by vendor': { kind: 'cancel', by: 'vendor' },
  'cancel by admin': { kind: 'cancel', by: 'admin' },
  'mark complete by client': { kind: 'markComplete', by: 'client' },
  'mark complete by vendor': { kind: 'markComplete', by: 'vendor' },
  'no-show': { kind: 'noShow' },
  report: { kind: 'report' },
}

/** Returns the appointments newest first, with those for which the move makes sense before all others. */
export function likelyFirst(world: World, move: AppointmentMove): AppointmentRow[] {
  const newest = world.db.all('appointment').toReversed()
  const isLikely = (row: AppointmentRow) => makesSense(world, row, move)
  // There is nothing to wait for in appointments that are over.
  if (move.do === 'wait until') return newest.filter(isLikely)
  return [...newest.filter(isLikely), ...newest.filter((row) => !isLikely(row))]
}

function makesSense({ now }: World, row: AppointmentRow, move: AppointmentMove): boolean {
  const facts = appointmentFacts(row)
  switch (move.do) {
    case 'step':
      return stepAppointment(row, STEPS[move.step], now).change !== null
    case 'reschedule':
      return problemTo.reschedule(facts, now) === null
    case 'accept proposal':
      return problemTo.acceptProposal(facts, now) === null
    case 'settle report':
      return problemTo.settleReport(facts, now) === null
    case 'open payment page':
      return problemTo.pay(facts, now) === null
    case 'wait until': {
      const moment = momentOf(row, move.moment)
      return (
        isLive(facts, now) && facts.paid === PAID_MOMENTS.has(move.moment) && moment !== null && moment > now
      )
    }
  }
}

const PAID_MOMENTS = new Set<Moment>(['cutoff', 'no-show', 'end', 'completion'])

/** Returns the instant of a moment of an appointment; null if it has none. */
export function momentOf(appointment: AppointmentRow, moment: Moment): Date | null {
  const { start, end, payBy, vendorMarkedAt, cancellationHours } = appointment
  switch (moment) {
    case 'cutoff':
      return cutoffOf(start, cancellationHours)
    case 'pay-by':
      return payBy
    case 'start':
      return start
    case 'no-show':
      return new Date(start.getTime() + (NO_SHOW_MINUTES / 60) * HOUR_MS)
    case 'end':
      return end
    case 'completion':
      return completesAt(end, vendorMarkedAt)
  }
}
