import { serverNow } from '@anseo/api-client/server-clock'
import type { ServiceOnWire } from '@anseo/contract/services'
import { addDays, type CalendarDate, formatIsoDate } from '@anseo/domain/calendar-date'
import { columnDate } from '@anseo/domain/day-grid'
import { instantOf } from '@anseo/domain/dublin-time'
import { CLOSING_HOUR, EARLIEST_HOUR } from '@anseo/domain/limits'
import { euroToCents, formatEuro } from '@anseo/domain/money'
import { Button } from '@anseo/ui/button'
import { CardSkeleton } from '@anseo/ui/card-skeleton'
import { useNavigate, useSearchParams } from 'react-router'
import { MAX_OWN_HOURS } from '../../appointments/day-quarters.ts'
import { useContact } from '../../queries/contacts.ts'
import { useServices } from '../../queries/services.ts'
import { BackLink } from '../../shell/back-link.tsx'
import { Page } from '../../shell/page.tsx'
import type { BookingDraft } from './booking-draft.ts'
import { BookingForm } from './booking-form.tsx'
import './new-appointment.css'
import { proposedTime } from './proposed-time.ts'

/** `/appointments/new?day=2026-11-25&hour=11.25&hours=2&contact=…`: a booking that the vendor agreed on elsewhere. */
export function NewAppointmentPage() {
  const [params] = useSearchParams()
  const contactId = params.get('contact')
  const navigate = useNavigate()
  const { day, hour, hours } = proposedTime(params, serverNow())
  const calendar = `/calendar?day=${formatIsoDate(columnDate(instantOf(day, hour)))}`
  return (
    <Page title="New appointment" className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <BackLink to={contactId ? `/clients/${contactId}` : calendar}>
          {contactId ? 'Client' : 'Calendar'}
        </BackLink>
        {!contactId && params.has('hour') && (
          <Button
            tone="sec"
            size="sm"
            onClick={() => void navigate(calendar, { state: { block: nightOfEvening(day, hour) } })}
          >
            Block this time instead
          </Button>
        )}
      </div>
      <Prepared key={params.toString()} contactId={contactId} day={day} hour={hour} hours={hours} />
    </Page>
  )
}

interface PreparedProps {
  contactId: string | null
  day: CalendarDate
  hour: number
  /** The length, where it was chosen. */
  hours: number | null
}

/** Waits for the named client, whose last service is filled in. */
function Prepared({ contactId, day, hour, hours }: PreparedProps) {
  const contact = useContact(contactId ?? '', contactId !== null)
  const services = useServices()
  if (contactId !== null && (contact.isPending || services.isPending)) return <CardSkeleton count={1} />
  const client = contactId === null ? undefined : contact.data
  const last = client?.history.find(({ serviceName }) => serviceName !== null)?.serviceName
  const usual = usualOf(last, services.data ?? [])
  const minutes = usual.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0) || 60
  const price = usual.reduce((sum, service) => sum + euroToCents(service.price), 0)
  const draft: BookingDraft = {
    client: client
      ? { contactId: client._id, name: client.name, phone: '', email: client.email ?? '' }
      : null,
    search: '',
    day: formatIsoDate(day),
    startHour: hour,
    hours: hours ?? Math.min(minutes / 60, MAX_OWN_HOURS, Math.max(1, CLOSING_HOUR - hour)),
    serviceIds: usual.map(({ _id }) => _id),
    price: usual.length > 0 ? formatEuro(price) : '',
    place: '',
    note: '',
    notify: false,
  }
  return <BookingForm initial={draft} />
}

/** The services of the last visit, by their names; none unless all of them are still offered. */
function usualOf(last: string | null | undefined, menu: readonly ServiceOnWire[]): ServiceOnWire[] {
  const named = (name: string) => menu.filter((service) => service.name === name).slice(0, 1)
  if (!last) return []
  const names = named(last).length > 0 ? [last] : last.split(', ')
  const services = names.flatMap(named)
  return services.length === names.length ? services : []
}

/** Returns an hour as time off names it: the night after an evening belongs to the evening's date (B2). */
const nightOfEvening = (date: CalendarDate, startHour: number) =>
  startHour < EARLIEST_HOUR ? { date: addDays(date, -1), startHour: startHour + 24 } : { date, startHour }
