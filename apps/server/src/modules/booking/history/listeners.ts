import { type HistoryStep, historyOfChange, slotDetails } from '@anseo/domain/history'
import type { EventKind, FactsOf } from '../../../platform/unit-of-work/event.ts'
import { type Listener, on, type Subscription } from '../../../platform/unit-of-work/unit-of-work.ts'
import type { AboutAppointment } from '../about-appointment.ts'
import {
  appointmentBooked,
  appointmentStepped,
  appointmentUnanswered,
  proposalDeclined,
  proposalMade,
  proposalWithdrawn,
} from '../events.ts'
import { noteHistory } from './note-history.ts'
import { findTotalCents } from './store.ts'

/** Writes down what happens to appointments, in the transaction that it happens in. */
export const historyListeners = (): Subscription[] => [
  on(appointmentStepped, noteStep),
  on(
    appointmentBooked,
    noted(({ slot }) => ({ kind: 'booked', actor: 'client', details: { slot: slotDetails(slot) } })),
  ),
  on(
    appointmentUnanswered,
    noted(() => ({ kind: 'reminded', actor: 'system', details: {} })),
  ),
  on(
    proposalMade,
    noted(({ proposed }) => ({
      kind: 'proposed',
      actor: 'vendor',
      details: { slot: slotDetails(proposed) },
    })),
  ),
  on(
    proposalDeclined,
    noted(({ proposed }) => ({
      kind: 'proposalDeclined',
      actor: 'client',
      details: { slot: slotDetails(proposed) },
    })),
  ),
  on(
    proposalWithdrawn,
    noted(({ proposed }) => ({
      kind: 'proposalWithdrawn',
      actor: 'vendor',
      details: { slot: slotDetails(proposed) },
    })),
  ),
]

/** A listener that writes one row for an event. */
export const noted =
  <Facts extends AboutAppointment>(tell: (facts: Facts) => HistoryStep): Listener<EventKind<Facts>> =>
  (unit, facts) =>
    noteHistory(unit, facts, tell(facts))

async function noteStep(
  unit: Parameters<typeof noteHistory>[0],
  { change, ...facts }: FactsOf<typeof appointmentStepped>,
): Promise<void> {
  const totalCents = change.set.paidAt ? await findTotalCents(unit.db, facts.appointmentId) : 0
  const step = historyOfChange(change, { ...facts, totalCents })
  if (step) await noteHistory(unit, facts, step)
}
