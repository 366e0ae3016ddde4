import type { HistoryStep } from '@anseo/domain/history'
import { on, type Subscription } from '../../platform/unit-of-work/unit-of-work.ts'
import { noted, type AboutAppointment } from '../booking/public.ts'
import { disputeChanged, paymentReturned, refundFailed, refundSettled } from './events.ts'

/** Writes what became of the money of an appointment into its history. */
export const moneyHistoryListeners = (): Subscription[] => [
  on(paymentReturned, noted(bySystem('moneyReturned'))),
  on(refundSettled, noted(bySystem('refunded'))),
  on(refundFailed, noted(bySystem('refundFailed'))),
  on(
    disputeChanged,
    noted(({ amountCents, status }) => ({
      kind: 'disputeChanged',
      actor: status === 'open' ? 'client' : 'system',
      details: { cents: amountCents, status },
    })),
  ),
]

function bySystem(kind: HistoryStep['kind']) {
  return ({ amountCents }: AboutAppointment & { amountCents: number }): HistoryStep => ({
    kind,
    actor: 'system',
    details: { cents: amountCents },
  })
}
