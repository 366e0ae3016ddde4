import { type HistoryStep, historyOfChange, slotDetails } from '@anseo/domain/history'
import type { EventKind, FactsOf } from '../../../platform/unit-of-work/event.ts'
import { type Listener, on, type Subscription } from '../../../platform/unit-of-work/unit-of-work.ts'
import type { AppointmentEventBase } from '../appointment-event-base.ts'
import {
  appointmentStepped,
  appointmentUnanswered,
  proposalDeclined,
  proposalLapsed,
  proposalMade,
  proposalWithdrawn,
} from '../events.ts'
import { recordHistory } from './record-history.ts'
import { findTotalCents } from './store.ts'

/** Records an appointment's history in the transaction of each event. */
export const historyListeners = (): Subscription[] => [
  on(appointmentStepped, recordStep),
  on(
    appointmentUnanswered,
    recorded(() => ({ kind: 'reminded', actor: 'system', details: {} })),
  ),
  on(
    proposalMade,
    recorded(({ proposed }) => ({
      kind: 'proposed',
      actor: 'vendor',
      details: { slot: slotDetails(proposed) },
    })),
  ),
  on(
    proposalDeclined,
    recorded(({ proposed }) => ({
      kind: 'proposalDeclined',
      actor: 'client',
      details: { slot: slotDetails(proposed) },
    })),
  ),
  on(
    proposalLapsed,
    recorded(({ proposed }) => ({
      kind: 'proposalLapsed',
      actor: 'system',
      details: { slot: slotDetails(proposed) },
    })),
  ),
  on(
    proposalWithdrawn,
    recorded(({ proposed }) => ({
      kind: 'proposalWithdrawn',
      actor: 'vendor',
      details: { slot: slotDetails(proposed) },
    })),
  ),
]

/** Returns a listener that records one step of the history for each event. */
export const recorded =
  <Facts extends AppointmentEventBase>(toStep: (facts: Facts) => HistoryStep): Listener<EventKind<Facts>> =>
  (unit, facts) =>
    recordHistory(unit, facts, toStep(facts))

async function recordStep(
  unit: Parameters<typeof recordHistory>[0],
  { change, ...facts }: FactsOf<typeof appointmentStepped>,
): Promise<void> {
  const totalCents = change.set.paidAt ? await findTotalCents(unit.db, facts.appointmentId) : 0
  const step = historyOfChange(change, { ...facts, totalCents })
  if (step) await recordHistory(unit, facts, step)
}
