import { addressLine } from '@anseo/domain/address'
import { isLive } from '@anseo/domain/appointment'
import { directionsUrl } from '@anseo/domain/directions'
import { Spinner } from '@anseo/ui/spinner'
import { CalendarPlus, MessageCircle, Navigation, ReceiptText } from 'lucide-react'
import { Link } from 'react-router'
import { api } from '../../../api/browser-api.ts'
import type { ClientAppointment } from '../../../appointments/client-appointment.ts'
import { useDownload } from '../../../forms/use-download.ts'
import { useChatSearch } from '../chat-over-page.tsx'

interface QuickLinksProps {
  appointment: ClientAppointment
  now: Date
  blocked: string | undefined
}

/** Links to message the vendor, to directions, to the calendar file and to the receipt, where each exists. */
export function QuickLinks({ appointment, now, blocked }: QuickLinksProps) {
  const { wire, facts } = appointment
  const chat = useChatSearch(wire.vendorData._id)
  const { busy, download } = useDownload(() =>
    api('GET /api/user/appointments/:id/calendar-entry', { params: { id: wire._id } }),
  )
  const place = wire.address.line1 === '' ? null : addressLine(wire.address)
  const isAhead = isLive(facts, now) && now < facts.end
  return (
    <div className="quick-links">
      <Link to={chat}>
        <MessageCircle aria-hidden="true" />
        Message
      </Link>
      {isAhead && place && (
        <a href={directionsUrl(place)} target="_blank" rel="noreferrer">
          <Navigation aria-hidden="true" />
          Directions
        </a>
      )}
      {isAhead && !blocked && (
        <button type="button" aria-busy={busy || undefined} onClick={() => busy || download()}>
          {busy ? <Spinner /> : <CalendarPlus aria-hidden="true" />}
          Calendar<span className="sr-only">: add this appointment</span>
        </button>
      )}
      {hasReceipt(appointment) && (
        <Link to={`/receipts?appointment=${wire._id}`}>
          <ReceiptText aria-hidden="true" />
          Receipt
        </Link>
      )}
    </div>
  )
}

/**
 * An appointment has a receipt once it was paid, or when a late payment is refunded (M5); also a free one of which the
 * balance or a tip was paid by card (B12).
 */
const hasReceipt = ({ wire, facts }: ClientAppointment) =>
  (facts.paid && !facts.free) || wire.refundAmount !== null || wire.payments.refundable !== undefined
