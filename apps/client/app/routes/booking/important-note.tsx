// implements: §2.77
import type { Cost } from '@anseo/domain/cost'
import { cancellationText, onTheDayText } from '@anseo/domain/cost-words'
import { formatEuro } from '@anseo/domain/money'
import { firstNameOf } from '@anseo/domain/person-name'
import type { Slot } from '@anseo/domain/slot'
import { Button } from '@anseo/ui/button'
import { Dialog } from '@anseo/ui/dialog'

/** A service with a fixed price at a time. */
interface Fixed {
  name: string
  cost: Cost
  slot: Slot | null
  /** The vendor's (A8). */
  cancellationHours: number
  now: Date
}

interface ImportantNoteProps {
  vendorName: string
  /** The chosen service and its cost; without one the full price is still to be agreed. */
  fixed: Fixed | null | undefined
  busy: boolean
  onBack: () => void
  onBook: () => void
}

/** The question before each booking: it explains the deposit and, for a service, the amounts due now and on the day. */
export default function ImportantNote({ vendorName, fixed, busy, onBack, onBook }: ImportantNoteProps) {
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
      {fixed ? <FixedPrice {...fixed} payee={firstNameOf(vendorName)} /> : <QuoteQuestion />}
    </Dialog>
  )
}

const QuoteQuestion = () => (
  <>
    <p>
      The fee secures your appointment slot, not the full cost — unless stated by the vendor. Always request a
      full quote before booking.
    </p>
    <p className="mt-4 font-semibold">Did you get a full quote?</p>
  </>
)

const priceText = ({ totalCents, nowCents }: Cost) =>
  nowCents > 0
    ? `a fixed price of ${formatEuro(totalCents)} in total, booking fees included.`
    : `${totalCents > 0 ? `a fixed price of ${formatEuro(totalCents)}` : 'free'}.`

function FixedPrice({ name, cost, slot, cancellationHours, now, payee }: Fixed & { payee: string }) {
  return (
    <>
      <p>
        {name}: {priceText(cost)}{' '}
        {cost.nowCents > 0
          ? `You'll pay ${formatEuro(cost.nowCents)} once ${payee} confirms.`
          : "There's nothing to pay now."}{' '}
        {cost.totalCents > 0 && onTheDayText(cost, payee)}
      </p>
      <p className="mt-2">
        {cancellationText(
          { price: cost.parts, start: slot?.start ?? null, cancellationHours, vendor: payee },
          now,
        )}
      </p>
      <p className="mt-4 font-semibold">Book this appointment?</p>
    </>
  )
}
