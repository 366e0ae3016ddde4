// implements: §2.77
import type { Cost } from '@anseo/domain/cost'
import { cancellationText, onTheDayText } from '@anseo/domain/cost-words'
import { formatEuro } from '@anseo/domain/money'
import { formatNearMoment } from '@anseo/domain/near-day'
import { firstNameOf } from '@anseo/domain/person-name'
import type { Slot } from '@anseo/domain/slot'
import { Button } from '@anseo/ui/button'
import { Dialog } from '@anseo/ui/dialog'

/** Services with a fixed price. */
interface Fixed {
  names: readonly string[]
  cost: Cost
  /** The vendor's (A8). */
  cancellationHours: number
}

/** The time that is booked, and how. */
interface Booked {
  slot: Slot | null
  /** The booking is confirmed as it is made (B6). */
  instant: boolean
  now: Date
}

interface ImportantNoteProps extends Booked {
  vendorName: string
  /** The chosen services and their cost; without one the full price is still to be agreed. */
  fixed: Fixed | null | false
  busy: boolean
  onBack: () => void
  onBook: () => void
}

/** The question before each booking: it explains the deposit and, for services, the amounts due now and on the day. */
export default function ImportantNote(props: ImportantNoteProps) {
  const { vendorName, fixed, slot, instant, now, busy, onBack, onBook } = props
  const payee = firstNameOf(vendorName)
  return (
    <Dialog
      open
      onClose={onBack}
      title="Important Note"
      processing={busy}
      footer={
        <>
          <Button tone="sec" disabled={busy} onClick={onBack}>
            No, go back
          </Button>
          <Button tone="cta" busy={busy} onClick={onBook}>
            Yes, Book Appointment
          </Button>
        </>
      }
    >
      {fixed && <FixedPrice {...fixed} {...{ slot, instant, now, payee }} />}
      {!fixed && (
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
      <p className="mt-4 font-semibold">{fixed ? 'Book this appointment?' : 'Did you get a full quote?'}</p>
    </Dialog>
  )
}

function priceText({ totalCents, nowCents }: Cost, several: boolean): string {
  if (totalCents === 0) return several ? 'are free.' : 'is free.'
  const total = `${several ? 'have' : 'has'} a fixed price: ${formatEuro(totalCents)} in total`
  return nowCents > 0 ? `${total}, booking fees included.` : `${total}.`
}

function FixedPrice({
  names,
  cost,
  slot,
  cancellationHours,
  instant,
  now,
  payee,
}: Fixed & Booked & { payee: string }) {
  return (
    <>
      <p>
        {names.join(', ')} {priceText(cost, names.length > 1)}{' '}
        {cost.nowCents > 0
          ? `You'll pay ${formatEuro(cost.nowCents)} ${instant ? 'now' : `once ${payee} confirms`}.`
          : "There's nothing to pay now."}{' '}
        {cost.totalCents > 0 && onTheDayText(cost, payee)}
      </p>
      <p className="mt-2">
        {cancellationText(
          { price: cost.parts, start: slot?.start ?? null, cancellationHours, vendor: payee },
          now,
        )}
      </p>
    </>
  )
}
