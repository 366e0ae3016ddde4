// implements: §2.77
import type { ServiceOnWire } from '@anseo/contract/services'
import type { Cost } from '@anseo/domain/cost'
import { cancellationText, onTheDayText } from '@anseo/domain/cost-words'
import { formatEuro } from '@anseo/domain/money'
import { formatNearMoment } from '@anseo/domain/near-day'
import { firstNameOf } from '@anseo/domain/person-name'
import type { Slot } from '@anseo/domain/slot'
import type { BookableVendor } from './choice.ts'
import { contractText } from '@anseo/domain/trader'
import { type Loss, LOSS_TEXTS } from './loss.ts'
import type { Chosen } from './summary.tsx'

/** A booking before it is made: with whom, what, when, and whether it is confirmed at once. */
export interface PlannedBooking {
  vendor: BookableVendor
  services: readonly ServiceOnWire[]
  chosen: Chosen
  /** The booking is confirmed as it is made (B6). */
  instant: boolean
  now: Date
}

/** The note before each booking: it explains the deposit and, for services, the amounts due now and on the day. */
export function NoteText({ vendor, services, chosen: { slot, cost }, instant, now }: PlannedBooking) {
  const payee = firstNameOf(vendor.name)
  const isFixed = services.length > 0 && cost !== null
  return (
    <div>
      {isFixed ? (
        <>
          <p>
            {services.map(({ name }) => name).join(', ')} {priceText(cost, services.length > 1)}{' '}
            {cost.nowCents > 0
              ? `You'll pay ${formatEuro(cost.nowCents)} ${instant ? 'now' : `once ${payee} confirms`}.`
              : "There's nothing to pay now."}{' '}
            {cost.totalCents > 0 && onTheDayText(cost, payee)}
          </p>
          <p className="mt-2">{refundText({ vendor, slot, cost, now })}</p>
        </>
      ) : (
        <p>
          The fee secures your appointment slot, not the full cost — unless stated by the vendor. Always
          request a full quote before booking.
        </p>
      )}
      {!instant && slot && (
        <p className="mt-2">
          {payee} has until {formatNearMoment(slot.start, now)} to answer. Without an answer the request ends
          and you won&apos;t be charged.
        </p>
      )}
      <p className="mt-2">{contractText(vendor.name, vendor.trader ?? null)}</p>
      <p className="mt-4 font-semibold">{isFixed ? 'Book this appointment?' : 'Did you get a full quote?'}</p>
    </div>
  )
}

function priceText({ totalCents, nowCents }: Cost, several: boolean): string {
  if (totalCents === 0) return several ? 'are free.' : 'is free.'
  const total = `${several ? 'have' : 'has'} a fixed price: ${formatEuro(totalCents)} in total`
  return nowCents > 0 ? `${total}, booking fees included.` : `${total}.`
}

interface Refunded {
  vendor: BookableVendor
  slot: Slot | null
  cost: Cost
  now: Date
}

/** Returns the sentence on what comes back after a cancellation, by law (D9) or by the vendor's policy (A8). */
export function refundText({ vendor, slot, cost, now }: Refunded): string {
  const { name, cancellationHours, withdrawal } = vendor
  const start = slot?.start ?? null
  return (
    withdrawal ??
    cancellationText({ price: cost.parts, start, cancellationHours, vendor: firstNameOf(name) }, now)
  )
}

/** Returns the text in a dialog that has no time to book any more. */
export const timeGoneText = (lost: Loss | null): string => (lost ? LOSS_TEXTS[lost] : 'Choose a time first.')
