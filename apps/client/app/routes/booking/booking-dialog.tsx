import { lazy, Suspense } from 'react'
import type { CheckoutProps } from './checkout/checkout.tsx'
import { ImportantNote } from './important-note.tsx'

// Whoever is signed in and has a whole profile needs no more than the note.
const Checkout = lazy(() => import('./checkout/checkout.tsx'))

/** The dialog in which a booking is made: the important note, or the checkout, of which it is a part (C2). */
export default function BookingDialog(props: CheckoutProps) {
  const { booking, where, vendor, services, chosen, instant, now } = props
  return booking.asking ? (
    <ImportantNote
      {...{ vendor, services, chosen, instant, now }}
      asked={where.asked}
      busy={booking.busy}
      onBack={booking.goBack}
      onBook={booking.book}
    />
  ) : (
    <Suspense>
      <Checkout {...props} />
    </Suspense>
  )
}
