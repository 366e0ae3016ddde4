import { euroToCents, formatEuro } from '@anseo/domain/money'
import { PriceList } from '@anseo/ui/price-list'
import type { VendorAppointment } from '../../queries/appointments.ts'

const shown = (euro: number) => formatEuro(euroToCents(euro))

/** What the client pays, what of it the vendor gets, and what is left for the day. */
export function MoneyCard({ appointment }: { appointment: VendorAppointment }) {
  const { amount, platformFee, handlingFee, totalAmount, fullPrice, balance, refundAmount } = appointment
  return (
    <section className="card pad grid gap-3" aria-label="Money">
      <h2 className="text-lg">Money</h2>
      <PriceList
        lines={[
          { label: 'Your fee', amount: shown(amount) },
          { label: 'Platform fee', amount: shown(platformFee) },
          { label: 'Handling fee', amount: shown(handlingFee) },
        ]}
        total={{
          label: appointment.payment ? 'The client paid' : 'The client pays',
          amount: shown(totalAmount),
        }}
      />
      {fullPrice !== null && balance !== null && (
        <PriceList
          lines={[
            { label: 'Full price', amount: shown(fullPrice) },
            { label: 'Your fee comes off', amount: shown(-amount) },
          ]}
          total={{ label: 'To be paid to you on the day', amount: shown(balance) }}
        />
      )}
      {refundAmount !== null && <p className="num">{shown(refundAmount)} goes back to the client.</p>}
      <p className="text-ink-2">{earningText(appointment)}</p>
    </section>
  )
}

function earningText(appointment: VendorAppointment): string {
  const { amount, payment, isComplete, isDeclined, cancelled, cancelledBy, refundAmount } = appointment
  if (appointment.reportStatus === 'settled') return 'What you earned of it stands in your earnings.'
  if (isComplete) return `You have earned ${shown(amount)}.`
  if (cancelled && payment && cancelledBy === 'client' && refundAmount === null) {
    return `It was cancelled late, so you have earned ${shown(amount)}.`
  }
  if (cancelled || isDeclined) return 'You earn nothing from it.'
  return `You earn ${shown(amount)} once it is complete.`
}
