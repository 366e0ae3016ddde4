import type { HistoryStep } from '@anseo/domain/history'
import { on, type Subscription } from '../../platform/unit-of-work/unit-of-work.ts'
import { recorded, type AppointmentEventBase } from '../booking/public.ts'
import { disputeChanged, paymentReturned, refundFailed, refundSettled } from './events.ts'

/** Writes what became of the money of an appointment into its history. */
export const moneyHistoryListeners = (): Subscription[] => [
  on(paymentReturned, recorded(bySystem('moneyReturned'))),
  on(refundSettled, recorded(bySystem('refunded'))),
  on(refundFailed, recorded(bySystem('refundFailed'))),
  on(
    disputeChanged,
    recorded(({ amountCents, status }) => ({
      kind: 'disputeChanged',
      actor: status === 'open' ? 'client' : 'system',
      details: { cents: amountCents, status },
    })),
  ),
]

function bySystem(kind: HistoryStep['kind']) {
  return ({ amountCents }: AppointmentEventBase & { amountCents: number }): HistoryStep => ({
    kind,
    actor: 'system',
    details: { cents: amountCents },
  })
}
