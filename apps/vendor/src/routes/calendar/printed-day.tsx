import { appointmentState } from '@anseo/domain/appointment'
import type { CalendarDate } from '@anseo/domain/calendar-date'
import { withinGrid } from '@anseo/domain/day-grid'
import { formatLongDay } from '@anseo/domain/near-day'
import { formatPhone } from '@anseo/domain/phone'
import type { VendorAppointment } from '../../queries/appointments.ts'
import { addressText, timesText } from '../../appointments/appointment-texts.ts'
import type { CalendarContent } from './free-hours.ts'
import './printed-day.css'

interface PrintedDayProps {
  date: CalendarDate
  content: CalendarContent
  now: Date
}

/** A day on paper, in place of the page: phone and address as far as the vendor may see them. */
export function PrintedDay({ date, content, now }: PrintedDayProps) {
  const shown = content.appointments.filter(
    ({ facts }) =>
      !['declined', 'cancelled', 'overdue'].includes(appointmentState(facts, now)) &&
      withinGrid(facts, date, content.bounds),
  )
  return (
    <section className="printed-day">
      <h1>
        {formatLongDay(date)} {date.year}
      </h1>
      {shown.length === 0 ? (
        <p>No appointments</p>
      ) : (
        <table className="num">
          <thead>
            <tr>
              {['Time', 'Client', 'Service', 'Place', 'Phone'].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((appointment) => (
              <tr key={appointment._id}>
                <td>{timesText(appointment)}</td>
                <td>{appointment.clientData.name}</td>
                <td>{appointment.serviceName}</td>
                <td>{placeText(appointment)}</td>
                <td>{appointment.clientData.phone && formatPhone(appointment.clientData.phone)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function placeText(appointment: VendorAppointment): string | null {
  if (appointment.place === 'vendor') return 'At your place'
  return addressText(appointment) ?? (appointment.place && "At the client's")
}
