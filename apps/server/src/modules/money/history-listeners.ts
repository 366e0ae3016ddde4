import type { HistoryStep } from '@anseo/domain/history'
import { on, type Subscription } from '../../platform/unit-of-work/unit-of-work.ts'
import { recorded, type AppointmentEventBase } from '../booking/public.ts'
import {
  automaticChargeFailed,
  balanceAsked,
  balanceRecorded,
  disputeChanged,
  laterPaymentPaid,
  paymentReturned,
  refundFailed,
  refundMade,
  refundSettled,
} from './events.ts'

/** Records payments, refunds and disputes of an appointment in its history. */
export const moneyHistoryListeners = (): Subscription[] => [
  on(
    balanceRecorded,
    recorded(({ amountCents: cents, way, isUndone }) => ({
      kind: isUndone ? 'balanceUndone' : 'balanceRecorded',
      actor: 'vendor',
      details: { cents, way },
    })),
  ),
  on(
    balanceAsked,
    recorded(({ amountCents: cents, isWithdrawn }) => ({
      kind: isWithdrawn ? 'balanceWithdrawn' : 'balanceAsked',
      actor: 'vendor',
      details: { cents },
    })),
  ),
  on(
    laterPaymentPaid,
    recorded(({ amountCents: cents, kind }) => ({
      kind: kind === 'tip' ? 'tipPaid' : 'balancePaid',
      actor: 'client',
      details: { cents },
    })),
  ),
  on(automaticChargeFailed, recorded(bySystem('chargeFailed'))),
  on(paymentReturned, recorded(bySystem('moneyReturned'))),
  on(
    refundMade,
    recorded(({ amountCents: cents, reason }) => ({
      kind: 'refundMade',
      actor: 'admin',
      details: { cents, reason },
    })),
  ),
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
