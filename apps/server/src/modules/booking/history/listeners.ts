import { type HistoryStep, historyOfChange, slotDetails } from '@anseo/domain/history'
import type { AboutAppointment, DomainEvents, EventName } from '../../../platform/unit-of-work/events.ts'
import type { Listener, Listeners } from '../../../platform/unit-of-work/unit-of-work.ts'
import { noteHistory } from './note-history.ts'
import { findTotalCents } from './store.ts'

type EventOfAppointment = {
  [E in EventName]: DomainEvents[E] extends AboutAppointment ? E : never
}[EventName]

/** Writes down what happens to appointments, in the transaction that it happens in. */
export const historyListeners = (): Listeners => ({
  'appointment.stepped': [noteStep],
  'appointment.booked': noted(({ slot }) => ({
    kind: 'booked',
    actor: 'client',
    details: { slot: slotDetails(slot) },
  })),
  'appointment.unanswered': noted(() => ({ kind: 'reminded', actor: 'system', details: {} })),
  'proposal.made': noted(({ proposed }) => ({
    kind: 'proposed',
    actor: 'vendor',
    details: { slot: slotDetails(proposed) },
  })),
  'proposal.declined': noted(({ proposed }) => ({
    kind: 'proposalDeclined',
    actor: 'client',
    details: { slot: slotDetails(proposed) },
  })),
  'proposal.withdrawn': noted(({ proposed }) => ({
    kind: 'proposalWithdrawn',
    actor: 'vendor',
    details: { slot: slotDetails(proposed) },
  })),
  'payment.returned': noted(bySystem('moneyReturned')),
  'refund.settled': noted(bySystem('refunded')),
  'refund.failed': noted(bySystem('refundFailed')),
  'dispute.changed': noted(({ amountCents, status }) => ({
    kind: 'disputeChanged',
    actor: status === 'open' ? 'client' : 'system',
    details: { cents: amountCents, status },
  })),
})

/** A listener that writes one row for an event. */
function noted<E extends EventOfAppointment>(tell: (facts: DomainEvents[E]) => HistoryStep): Listener<E>[] {
  return [(unit, facts) => noteHistory(unit, facts as AboutAppointment, tell(facts))]
}

function bySystem(kind: HistoryStep['kind']) {
  return ({ amountCents }: { amountCents: number }): HistoryStep => ({
    kind,
    actor: 'system',
    details: { cents: amountCents },
  })
}

const noteStep: Listener<'appointment.stepped'> = async (unit, { change, ...facts }) => {
  const totalCents = change.set.paidAt ? await findTotalCents(unit.db, facts.appointmentId) : 0
  const step = historyOfChange(change, { ...facts, totalCents })
  if (step) await noteHistory(unit, facts, step)
}
