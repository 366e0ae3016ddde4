import { lazy, Suspense } from 'react'
import type { CheckoutProps } from './checkout/checkout.tsx'
import { ImportantNote } from './important-note.tsx'

// A client with a complete profile only needs the note.
const Checkout = lazy(() => import('./checkout/checkout.tsx'))

/** The dialog that books: the important note alone, or the checkout that contains it (C2). */
export default function BookingDialog(props: CheckoutProps) {
  const { booking, where, lost, vendor, services, chosen, instant, now } = props
  return booking.isNoteOpen ? (
    <ImportantNote
      {...{ vendor, services, chosen, instant, now, where, lost }}
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
