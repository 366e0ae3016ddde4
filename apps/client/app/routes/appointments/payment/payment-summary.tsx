// implements: §2.88
import { useNow } from '@anseo/site-kit/use-now'
import { nowLines, onTheDayText } from '@anseo/domain/cost-words'
import { costFromWire } from '@anseo/domain/cost-wire'
import { euroText, formatEuro } from '@anseo/domain/money'
import { firstNameOf } from '@anseo/domain/person-name'
import { PriceList } from '@anseo/ui/price-list'
import type { ClientAppointment } from '../../../appointments/client-appointment.ts'
import { refundNote } from '../../../appointments/refund-note.ts'
import { VendorLine } from '../../../appointments/vendor-line.tsx'

/** The appointment, the sum of its parts, the balance on the day, and refunds by date (§3 Payment summary). */
export function PaymentSummary({ appointment }: { appointment: ClientAppointment }) {
  const now = useNow()
  const { wire } = appointment
  const cost = costFromWire(wire.cost)
  const { parts } = cost
  const payee = firstNameOf(wire.vendorData.name)
  return (
    <section aria-label="Payment summary" className="grid gap-3 self-start rounded-md bg-sunken p-4">
      <VendorLine appointment={appointment} plainDay />
      <PriceList
        lines={nowLines(parts)}
        total={{ label: 'Total to pay now', amount: euroText(wire.totalAmount) }}
      />
      <p className="num text-sm">
        {parts.priceCents !== null &&
          `This includes your ${formatEuro(parts.vendorFeeCents)} deposit for ${wire.serviceName ?? 'it'}. `}
        {onTheDayText(cost, payee)}
      </p>
      <p className="num text-sm text-ink-2">{refundNote(appointment, now)}</p>
    </section>
  )
}
